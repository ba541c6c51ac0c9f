import type { Finding } from '../model/finding.ts';
import { formatUnits } from '../model/decimal.ts';
import { formatDollars } from '../model/money.ts';
import { TEXTS_OF } from '../model/program.ts';
import type { ProgramRules } from '../model/round.ts';
import type { FactorScore } from '../priority/factor.ts';
import type { NearestCenter } from '../priority/proximity.ts';
import type { Step } from '../review/recorder.ts';
import type { ReviewedApplication } from '../review/reviewed-application.ts';
import type { PlacedApplication } from '../review/placed-application.ts';
import type { ProgramReview } from '../review/reviewed.ts';
import { workedSums } from '../review/worked-sum.ts';
import { STATE_WORDS, TEXT_WORDS, TIE_BREAK_WORDS, conditionWords, reasonWords } from './html/words.ts';
import { factorArithmetic } from './factor-arithmetic.ts';
import type { ReviewedRun } from './reviewed-run.ts';

/** One application's worked sum for a terminal: every step that a pocket calculator can redo. */
export function renderWorkedSum(run: ReviewedRun, program: ProgramReview, placed: PlacedApplication): string {
  const { reviewed } = placed;
  const { application } = reviewed;
  const sums = workedSums(application, run.review.law);
  const about = run.findings.filter((each) => each.file === 'applications' && each.row === application.row);
  return [
    `${application.applicationId}  ${application.applicant}`,
    ...(application.projectTitle === '' ? [] : [application.projectTitle]),
    `row ${application.row}, ${application.locality.name}, ${application.projectTypes.join('; ')}, received ${application.receivedOn}`,
    `Law and 15-year windows as of ${run.review.round.decisionDate}`,
    '',
    ...outcome(placed),
    ...TEXTS_OF[application.program].flatMap((text) => [
      '',
      TEXT_WORDS[text],
      ...steps(sums.get(text) ?? []),
    ]),
    ...dispute(reviewed),
    '',
    'Priority',
    ...priority(placed, program.rules),
    '',
    `Allocation, ${program.rules.policy}`,
    ...allocation(placed),
    ...findings(about),
    '',
  ].join('\n');
}

function outcome(placed: PlacedApplication): string[] {
  const { state, recommended, reviewed, rank, reasons, conditions, decidedByTieBreak } = placed;
  const unallocated = reviewed.unallocatedOnReceipt;
  const tie = decidedByTieBreak === null ? '' : `, by a tie-break: ${TIE_BREAK_WORDS[decidedByTieBreak]}`;
  return [
    `State         ${STATE_WORDS[state]}`,
    ...reasons.map((reason) => `  because     ${reasonWords(reason)}`),
    `Rank          ${rank === null ? 'none' : `${rank}${tie}`}`,
    `Requested     ${formatDollars(reviewed.application.requestedGrant)}`,
    `Ceiling       ${formatDollars(reviewed.governing.payable)}`,
    `Recommended   ${formatDollars(recommended)}`,
    ...conditions.map((condition) => `On condition  ${conditionWords(condition)}`),
    ...(unallocated === null
      ? []
      : [
          `Unallocated   ${formatDollars(unallocated)} of the budget on the day of receipt  [§ 24-1004(g)(2)]`,
        ]),
  ];
}

function steps(all: readonly Step[]): string[] {
  return all.flatMap(({ label, clause, inputs, value }, i) => [
    `${String(i + 1).padStart(3)}. ${label}  [${clause}]`,
    ...inputs.map((input) => `       from ${withDollars(input)}`),
    `       = ${withDollars(value)}`,
  ]);
}

/** Amounts as people read them; three or four decimals are a half or quarter cent before rounding. */
function withDollars(text: string): string {
  return text.replace(/(?<![\w.-])(\d+)(\.\d{2,4})(?![\w.])/gu, (_, whole: string, fraction: string) => {
    return `$${whole.replace(/\B(?=(\d{3})+$)/gu, ',')}${fraction}`;
  });
}

function dispute({ texts, disputed }: ReviewedApplication): string[] {
  if (texts.program === 'assisted_living') return [];
  const { statute, regulation } = texts;
  const both = `${formatDollars(statute.asOfRight)} by the statute, ${formatDollars(regulation.asOfRight)} by the regulation`;
  return ['', `The two texts: ${both}, ${formatDollars(disputed)} in dispute`];
}

function priority({ reviewed }: PlacedApplication, rules: ProgramRules): string[] {
  const { factors, nearest, score } = reviewed.priority;
  return [
    ...factors.flatMap((factor) => [
      factorLine(factor),
      ...factorArithmetic(factor, reviewed.application, rules).map((line) => `    ${line}`),
    ]),
    `  score  ${formatUnits(score, 4)}, the sum of the contributions`,
    ...(nearest === null ? [] : nearestLines(nearest, reviewed)),
  ];
}

function factorLine(factor: FactorScore): string {
  const raw = factor.raw === null ? '' : `raw ${formatUnits(factor.raw, 2)}, `;
  const note = factor.note === null ? '' : ` (${factor.note})`;
  const sum = `value ${formatUnits(factor.value, 6)} × weight ${factor.weight.text} × 100 = ${formatUnits(factor.contribution, 4)}`;
  return `  ${factor.name}  ${raw}${sum}${note}`;
}

function nearestLines(
  { centerId, miles, override, crossesBay }: NearestCenter,
  { application }: ReviewedApplication,
): string[] {
  if (override)
    return [
      `  nearest other center  ${formatUnits(miles, 2)} miles, by the Department: ${application.overrideEvidence}`,
    ];
  const bay = crossesBay ? '; the straight line crosses the Bay, the drive is longer' : '';
  return [
    `  nearest other center  ${centerId ?? ''}, ${formatUnits(miles, 2)} miles in a straight line${bay}`,
  ];
}

function allocation({ step }: PlacedApplication): string[] {
  if (step === null) return ['  not ranked, so nothing was asked of the budget'];
  const room =
    step.roomLeft === null
      ? []
      : [`  room of the center left by rows above  ${formatDollars(step.roomLeft)}  [§ 10-504(e)]`];
  return [
    `  asked, the lesser of request and ceiling  ${formatDollars(step.asked)}`,
    ...room,
    `  budget before  ${formatDollars(step.before)}`,
    `  amount  ${formatDollars(step.amount)}`,
    `  budget after  ${formatDollars(step.after)}`,
  ];
}

function findings(about: readonly Finding[]): string[] {
  if (about.length === 0) return [];
  return [
    '',
    'Findings',
    ...about.map((each) => `  ${each.severity} ${each.code}  ${each.message} ${each.fix}`),
  ];
}
