import { formatUnits } from '../model/decimal.ts';
import { formatCents, formatDollars } from '../model/money.ts';
import { TEXTS_OF, type TextKey } from '../model/program.ts';
import type { FactorScore } from '../priority/factor.ts';
import type { Step } from '../review/recorder.ts';
import type { PlacedApplication, ProgramReview } from '../review/reviewed.ts';
import type { ReviewedApplication } from '../review/reviewed-application.ts';
import { workedSums } from '../review/worked-sum.ts';
import type { ReviewedRun } from './reviewed-run.ts';

const TEXT_NAMES: Readonly<Record<TextKey, string>> = {
  'senior-center-statute': 'Md. Code, Human Services § 10-504',
  'senior-center-regulation': 'COMAR, Department of Aging, senior center grant amounts',
  'assisted-living-statute': 'Md. Code, Health-General § 24-1004',
};

/** One application's worked sum for a terminal: every step that a pocket calculator can redo. */
export function renderWorkedSum(run: ReviewedRun, program: ProgramReview, placed: PlacedApplication): string {
  const { reviewed } = placed;
  const { application } = reviewed;
  const sums = workedSums(application, run.review.law);
  return [
    `${application.applicationId}  ${application.applicant}`,
    ...(application.projectTitle === '' ? [] : [application.projectTitle]),
    `row ${application.row}, ${application.locality.name}, ${application.projectTypes.join('; ')}, received ${application.receivedOn}`,
    `Law and 15-year windows as of ${run.review.round.decisionDate}`,
    '',
    ...outcome(placed),
    ...TEXTS_OF[application.program].flatMap((text) => [
      '',
      TEXT_NAMES[text],
      ...steps(sums.get(text) ?? []),
    ]),
    ...dispute(reviewed),
    '',
    'Priority',
    ...factors(reviewed),
    '',
    `Allocation, ${program.rules.policy}`,
    ...allocation(placed),
    '',
  ].join('\n');
}

function outcome({ state, recommended, reviewed, rank, reasons, conditions }: PlacedApplication): string[] {
  return [
    `State         ${state}${reasons.length === 0 ? '' : ` (${reasons.join(', ')})`}`,
    `Rank          ${rank ?? 'none'}`,
    `Requested     ${formatDollars(reviewed.application.requestedGrant)}`,
    `Ceiling       ${formatDollars(reviewed.governing.payable)}`,
    `Recommended   ${formatDollars(recommended)}`,
    ...(conditions.length === 0 ? [] : [`On condition  ${conditions.join(', ')}`]),
  ];
}

function steps(all: readonly Step[]): string[] {
  return all.flatMap(({ label, clause, inputs, value }, i) => [
    `${String(i + 1).padStart(3)}. ${label}  [${clause}]`,
    ...inputs.map((input) => `       from ${input}`),
    `       = ${value}`,
  ]);
}

function dispute({ texts, disputed }: ReviewedApplication): string[] {
  if (texts.program === 'assisted_living') return [];
  const { statute, regulation } = texts;
  return [
    '',
    `Dollars in dispute between the two texts: ${formatCents(statute.asOfRight)} (statute) and ${formatCents(regulation.asOfRight)} (regulation) differ by ${formatCents(disputed)}`,
  ];
}

function factors({ priority }: ReviewedApplication): string[] {
  return [
    ...priority.factors.map(factorLine),
    `  score  ${formatUnits(priority.score, 4)} (the sum of the contributions)`,
  ];
}

function factorLine(factor: FactorScore): string {
  const raw = factor.raw === null ? '' : `raw ${formatUnits(factor.raw, 2)}, `;
  const note = factor.note === null ? '' : ` (${factor.note})`;
  const sum = `value ${formatUnits(factor.value, 6)} × weight ${factor.weight.text} × 100 = ${formatUnits(factor.contribution, 4)}`;
  return `  ${factor.name}  ${raw}${sum}${note}`;
}

function allocation({ step }: PlacedApplication): string[] {
  if (step === null) return ['  not ranked, so nothing was asked of the budget'];
  const room =
    step.roomLeft === null
      ? []
      : [`  room of the center left by rows above  ${formatCents(step.roomLeft)}  [§ 10-504(e)]`];
  return [
    `  asked, the lesser of request and ceiling  ${formatCents(step.asked)}`,
    ...room,
    `  budget before  ${formatCents(step.before)}`,
    `  amount  ${formatCents(step.amount)}${step.reason === null ? '' : ` (${step.reason})`}`,
    `  budget after  ${formatCents(step.after)}`,
  ];
}
