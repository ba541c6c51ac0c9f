import type { AllocationStep } from '../allocation/claim.ts';
import type { BoardRoute } from '../law/board.ts';
import type { PriorSum } from '../law/prior-grants.ts';
import type { CenterRoom } from '../law/window.ts';
import { formatUnits } from '../model/decimal.ts';
import type { Finding } from '../model/finding.ts';
import { type Cents, ZERO, add, formatCents } from '../model/money.ts';
import {
  ASSISTED_LIVING_STATUTE,
  SENIOR_CENTER_REGULATION,
  SENIOR_CENTER_STATUTE,
  TEXTS_OF,
  type TextKey,
} from '../model/program.ts';
import type { FactorScore } from '../priority/factor.ts';
import type { NearestCenter } from '../priority/proximity.ts';
import { fundingChanges, scenarios } from '../review/allocation.ts';
import type { Step } from '../review/recorder.ts';
import type { PlacedApplication } from '../review/placed-application.ts';
import type { ProgramReview, TextResults, UnreviewedRow } from '../review/reviewed.ts';
import { workedSums } from '../review/worked-sum.ts';
import type { ReviewedRun } from './reviewed-run.ts';
import { type ReportRow, reportRows } from './rows.ts';
import { statusLine } from './status-line.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const money = (amount: Cents | null): string | null => (amount === null ? null : formatCents(amount));

/** results.json, piece by piece: money with two decimals, scores with four, factor values with six; absent is null. */
export function* resultsJson(run: ReviewedRun): Generator<string> {
  const { review } = run;
  const rejected = review.status === 'FILE_REJECTED';
  const programs = rejected ? [] : review.programs;
  const { rows, ranked, waiting, notEligible } = review.counts;
  yield '{\n';
  yield member('format', 1);
  yield member('run_id', run.runId);
  yield member('round', review.round.id);
  yield member('status', review.status);
  yield member('status_line', statusLine(run));
  yield member('counts', { rows, ranked, waiting, not_eligible: notEligible });
  yield member(
    'programs',
    Object.fromEntries(programs.map((each) => [each.program, programJson(run, each)])),
  );
  yield* list('applications', rejected ? [] : applicationRows(run));
  yield ',\n';
  yield* allocations(programs);
  yield ',\n';
  yield* list('findings', eachOf(run.findings, findingJson));
  yield '\n}\n';
}

function member(key: string, value: Json): string {
  return `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`;
}

/** An array with one entry a line, never all in memory at once. */
function* list(key: string, entries: Iterable<Json>): Generator<string> {
  yield `  ${JSON.stringify(key)}: [`;
  let first = true;
  for (const entry of entries) {
    yield `${first ? '' : ','}\n    ${JSON.stringify(entry)}`;
    first = false;
  }
  yield first ? ']' : '\n  ]';
}

function programJson(run: ReviewedRun, program: ProgramReview): Json {
  const { applications } = program;
  const sums = TEXTS_OF[program.program].map((text) => {
    const total = applications.reduce<Cents>(
      (sum, each) => add(sum, asOfRightOf(each.reviewed.texts, text)),
      ZERO,
    );
    return [text, formatCents(total)] as const;
  });
  const disputed = applications.reduce<Cents>((sum, each) => add(sum, each.reviewed.disputed), ZERO);
  return {
    budget: money(program.available),
    policy: program.rules.policy,
    recommended: money(program.recommended),
    unspent: money(program.unspent),
    ceilings: Object.fromEntries(sums),
    dollars_in_dispute: money(disputed),
    round_file_budget: money(program.rules.budget),
    charged_to_round: money(program.charged),
    funding_changes: fundingChanges(run.review, program).map((change) => ({
      application_id: change.applicationId,
      recommended: money(change.recommended),
      under_the_other_reading: money(change.otherwise),
    })),
  };
}

function asOfRightOf(texts: TextResults, text: string): Cents {
  if (texts.program === 'senior_center' && text === SENIOR_CENTER_REGULATION)
    return texts.regulation.asOfRight;
  return texts.statute.asOfRight;
}

function* applicationRows(run: ReviewedRun): Generator<Json> {
  for (const row of reportRows(run.review)) yield applicationJson(row, run);
}

/** One entry of `applications`. */
export function applicationJson(row: ReportRow, run: ReviewedRun): Json {
  return row.kind === 'placed' ? placedJson(row.placed, run) : unreviewedJson(row.unreviewed);
}

function placedJson(placed: PlacedApplication, run: ReviewedRun): Json {
  const { application, priority, texts, disputed, unallocatedOnReceipt } = placed.reviewed;
  const sums = workedSums(application, run.review.law);
  return {
    application_id: application.applicationId,
    row: application.row,
    program: application.program,
    state: placed.state,
    rank: placed.rank,
    score: formatUnits(priority.score, 4),
    decided_by_tie_break: placed.decidedByTieBreak,
    factors: Object.fromEntries(priority.factors.map((factor) => [factor.name, factorJson(factor)])),
    nearest_center: nearestJson(priority.nearest),
    requested: money(application.requestedGrant),
    recommended: money(placed.recommended),
    reasons: placed.reasons,
    conditions: placed.conditions,
    unallocated_on_receipt: money(unallocatedOnReceipt),
    texts: textsJson(texts, (text) => stepsJson(sums.get(text) ?? [])),
    dollars_in_dispute: money(disputed),
  };
}

function unreviewedJson({ row, state, reasons }: UnreviewedRow): Json {
  return {
    application_id: row.applicationId,
    row: row.row,
    program: row.program,
    state,
    rank: null,
    score: null,
    decided_by_tie_break: null,
    factors: null,
    nearest_center: null,
    requested: money(row.requestedGrant),
    recommended: state === 'waiting' ? null : '0.00',
    reasons,
    conditions: [],
    unallocated_on_receipt: null,
    texts: null,
    dollars_in_dispute: null,
  };
}

function factorJson(factor: FactorScore): Json {
  return {
    raw: factor.raw === null ? null : formatUnits(factor.raw, 2),
    value: formatUnits(factor.value, 6),
    weight: factor.weight.text,
    contribution: formatUnits(factor.contribution, 4),
    clamped: factor.clamped,
    note: factor.note,
  };
}

function nearestJson(nearest: NearestCenter | null): Json {
  if (nearest === null) return null;
  const { centerId, miles, override, crossesBay } = nearest;
  return { center_id: centerId, miles: formatUnits(miles, 2), override, crosses_bay: crossesBay };
}

function textsJson(texts: TextResults, steps: (text: TextKey) => Json): Json {
  if (texts.program === 'assisted_living') {
    const { asOfRight, binding, board, projectPrior } = texts.statute;
    const common = { as_of_right: money(asOfRight), binding, board: boardJson(board) };
    return {
      [ASSISTED_LIVING_STATUTE]: {
        ...common,
        project_prior: priorJson(projectPrior),
        steps: steps(ASSISTED_LIVING_STATUTE),
      },
    };
  }
  const { statute, regulation } = texts;
  const { status, required, shortBy } = regulation.localShare;
  return {
    [SENIOR_CENTER_STATUTE]: {
      as_of_right: money(statute.asOfRight),
      binding: statute.binding,
      board: boardJson(statute.board),
      project_prior: priorJson(statute.projectPrior),
      center_room: roomJson(statute.centerRoom),
      steps: steps(SENIOR_CENTER_STATUTE),
    },
    [SENIOR_CENTER_REGULATION]: {
      as_of_right: money(regulation.asOfRight),
      binding: regulation.binding,
      board: boardJson(regulation.board),
      project_prior: priorJson(regulation.projectPrior),
      local_share: { status, required: money(required), short_by: money(shortBy) },
      steps: steps(SENIOR_CENTER_REGULATION),
    },
  };
}

function boardJson({ status, amount, conditions }: BoardRoute): Json {
  return { status, amount: money(amount), conditions };
}

function priorJson({ net, gross }: PriorSum): Json {
  return { net: money(net), gross: money(gross) };
}

function roomJson(room: CenterRoom | null): Json {
  if (room === null) return null;
  return {
    room: money(room.room),
    counted: money(room.counted),
    returns_on: room.returnsOn,
    room_then: money(room.roomThen),
  };
}

function stepsJson(steps: readonly Step[]): Json {
  return steps.map(({ label, clause, inputs, value }) => ({ label, clause, inputs, value }));
}

/** One entry for each policy, which has a step for each application: told step by step. */
function* allocations(programs: readonly ProgramReview[]): Generator<string> {
  const all = programs.flatMap((program) =>
    scenarios(program).map((each) => ({ ...each, program: program.program })),
  );
  yield '  "allocation": [';
  for (const [i, { program, policy, chosen, allocation }] of all.entries()) {
    const entry = JSON.stringify({ program, policy, chosen, steps: [] });
    yield `${i === 0 ? '' : ','}\n    ${entry.slice(0, -']}'.length)}`;
    let comma = '';
    for (const step of allocation) {
      yield comma + JSON.stringify(allocationStepJson(step));
      comma = ',';
    }
    yield ']}';
  }
  yield all.length === 0 ? ']' : '\n  ]';
}

function* eachOf<T>(items: readonly T[], make: (item: T) => Json): Generator<Json> {
  for (const item of items) yield make(item);
}

function allocationStepJson(step: AllocationStep): Json {
  return {
    rank: step.rank,
    application_id: step.applicationId,
    asked: money(step.asked),
    ceiling: money(step.ceiling),
    room_left: money(step.roomLeft),
    can_take: money(step.canTake),
    before: money(step.before),
    amount: money(step.amount),
    after: money(step.after),
    state: step.state,
    reason: step.reason,
  };
}

export function findingJson(finding: Finding): Json {
  return {
    file: finding.file,
    code: finding.code,
    severity: finding.severity,
    row: finding.row,
    application_id: finding.applicationId,
    applicant: finding.applicant,
    column: finding.column,
    message: finding.message,
    fix: finding.fix,
    value: finding.value,
    expected: finding.expected,
    difference: finding.difference,
    source: finding.source,
    checks_not_run: finding.checksNotRun,
  };
}
