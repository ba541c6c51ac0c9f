import * as z from 'zod';

// results.json and manifest.json as the page on the interfaces has them. Every object is strict: a key that is missing
// fails, and so does one that nobody has written down. What was added to the page's keys stands apart, as `added`.

const money = z.string().regex(/^\d+\.\d{2}$/);
const score = z.string().regex(/^\d+\.\d{4}$/);
const twoDecimals = z.string().regex(/^\d+\.\d{2}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const row = z.int().min(2);
const name = z.string().min(1);

const evidence = z.enum(['met', 'not_met', 'not_evidenced']);
const policy = z.enum(['strict', 'fill_down', 'offer_remainder', 'proportional']);
const program = z.enum(['senior_center', 'assisted_living']);
const rankedState = z.enum(['recommended', 'recommended_partial', 'recommended_unfunded', 'held']);
const allocationReason = z.enum([
  'held',
  'over_budget',
  'below_minimum_share',
  'stopped',
  'center_room_taken',
  'ceiling_zero',
]);
const reason = z.enum([
  'late',
  'no_surplus_certificate',
  'certificate_not_evidenced',
  'sectarian_use',
  ...allocationReason.options,
]);
const tieBreak = z.enum(['never_funded', 'received_on', 'application_id']);
const limit = z.enum([
  'dollar_cap',
  'half_of_unpaid',
  'three_quarters_of_unpaid',
  'project_prior',
  'center_room',
  'prior_grants_rule',
  'unpaid_cost',
]);

const factor = z.strictObject({
  raw: twoDecimals.nullable(),
  value: z.string().regex(/^[01]\.\d{6}$/),
  weight: z.string().regex(/^(?:0?\.\d+|0|1(?:\.0+)?)$/),
  contribution: score,
  clamped: z.boolean(),
  note: name.nullable(),
});

const nearestCenter = z.strictObject({
  center_id: name.nullable(),
  miles: twoDecimals,
  override: z.boolean(),
  crosses_bay: z.boolean(),
});

function board<const Conditions extends readonly string[]>(conditions: Conditions) {
  return z.strictObject({
    status: z.enum([...evidence.options, 'not_applicable']),
    amount: money.nullable(),
    conditions: z.strictObject(
      Object.fromEntries(conditions.map((each) => [each, evidence])) as Record<
        Conditions[number],
        typeof evidence
      >,
    ),
  });
}

const steps = z
  .array(z.strictObject({ label: name, clause: name, inputs: z.array(name), value: name }))
  .min(1);
const projectPrior = z.strictObject({ net: money, gross: money });
const common = { as_of_right: money, binding: z.array(limit).min(1), steps };

const seniorCenterTexts = z.strictObject({
  'senior-center-statute': z.strictObject({
    ...common,
    board: board(['project_type', 'property_value', 'residual_value']),
    project_prior: projectPrior,
    center_room: z
      .strictObject({
        room: money,
        counted: money,
        returns_on: day.nullable(),
        room_then: money.nullable(),
      })
      .nullable(),
  }),
  'senior-center-regulation': z.strictObject({
    ...common,
    board: board(['project_type', 'property_value', 'no_state_funds', 'no_state_debt']),
    local_share: z.strictObject({
      status: z.enum([...evidence.options, 'not_applicable']),
      required: money.nullable(),
      short_by: money.nullable(),
    }),
    project_prior: projectPrior, // added
  }),
});

const assistedLivingTexts = z.strictObject({
  'assisted-living-statute': z.strictObject({
    ...common,
    board: board(['project_type', 'property_value', 'no_state_funds', 'no_state_debt']),
    project_prior: projectPrior,
  }),
});

const factors = z.partialRecord(z.enum(['density', 'proximity', 'never_funded', 'area_need']), factor);

const application = z.strictObject({
  application_id: name.nullable(),
  row,
  program: program.nullable(),
  state: z.enum([...rankedState.options, 'not_eligible', 'waiting']),
  rank: z.int().min(1).nullable(),
  score: score.nullable(),
  decided_by_tie_break: tieBreak.nullable(),
  factors: factors.nullable(),
  nearest_center: nearestCenter.nullable(),
  requested: money.nullable(),
  recommended: money.nullable(),
  reasons: z.array(reason),
  conditions: z.array(z.enum(['sectarian_evidence', 'board_authorization'])),
  unallocated_on_receipt: money.nullable(),
  texts: z.union([seniorCenterTexts, assistedLivingTexts]).nullable(),
  dollars_in_dispute: money.nullable(),
});

const programTotals = z.strictObject({
  budget: money,
  policy,
  recommended: money,
  unspent: money,
  ceilings: z.union([
    z.strictObject({ 'senior-center-statute': money, 'senior-center-regulation': money }),
    z.strictObject({ 'assisted-living-statute': money }),
  ]),
  dollars_in_dispute: money,
  // added
  round_file_budget: money,
  charged_to_round: money,
  funding_changes: z.array(
    z.strictObject({ application_id: name, recommended: money, under_the_other_reading: money }),
  ),
});

const allocation = z.strictObject({
  program,
  policy,
  chosen: z.boolean(),
  steps: z.array(
    z.strictObject({
      rank: z.int().min(1),
      application_id: name,
      asked: money,
      ceiling: money,
      before: money,
      amount: money,
      after: money,
      state: rankedState,
      reason: allocationReason.nullable(),
      // added
      room_left: money.nullable(),
      can_take: money,
    }),
  ),
});

const finding = z.strictObject({
  file: z.enum(['applications', 'ledger', 'centers', 'localities']),
  code: z.string().regex(/^[FSVHQBL]\d{3}$/),
  severity: z.enum(['error', 'question', 'note']),
  row: z.int().min(1).nullable(),
  application_id: name.nullable(),
  applicant: name.nullable(),
  column: name.nullable(),
  message: name,
  fix: name,
  value: z.string().nullable(),
  expected: z.string().nullable(),
  difference: z.string().nullable(),
  source: name.nullable(),
  checks_not_run: z.array(name),
});

export const RESULTS = z.strictObject({
  format: z.literal(1),
  run_id: hash,
  round: name,
  status: z.enum(['RANKED', 'PROVISIONAL', 'NEEDS_CORRECTION', 'FILE_REJECTED']),
  status_line: name, // added
  counts: z.strictObject({
    rows: z.int().min(0),
    ranked: z.int().min(0),
    waiting: z.int().min(0),
    not_eligible: z.int().min(0),
  }),
  programs: z.partialRecord(program, programTotals),
  applications: z.array(application),
  allocation: z.array(allocation),
  findings: z.array(finding),
});

export type Results = z.infer<typeof RESULTS>;
export type ApplicationResult = Results['applications'][number];
export type FindingResult = Results['findings'][number];

const TEXT_KEYS = ['senior-center-statute', 'senior-center-regulation', 'assisted-living-statute'] as const;

export const MANIFEST = z.strictObject({
  format: z.literal(1),
  run_id: hash,
  round: name,
  code_version: z.string().regex(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/),
  law: z.record(z.enum(TEXT_KEYS), hash),
  inputs: z.record(z.enum(['applications', 'round', 'centers', 'localities']), hash),
  ledger_sha256: hash,
  outputs: z.record(name, hash),
});

/** results.json, checked key by key. Throws with the path of everything that departs. */
export const parseResults = (text: string): Results => RESULTS.parse(JSON.parse(text));
