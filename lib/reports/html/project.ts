import type { LawOfRound } from '../../law/law-of-round.ts';
import type { LimitName } from '../../law/limits.ts';
import type { BoardRoute } from '../../law/board.ts';
import type { PriorSum } from '../../law/prior-grants.ts';
import type { LocalShare } from '../../law/senior-center-regulation.ts';
import { type Cents, formatDollars } from '../../model/money.ts';
import { SENIOR_CENTER_REGULATION, type TextKey } from '../../model/program.ts';
import type { Step } from '../../review/recorder.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import type { ProgramReview, TextResults } from '../../review/reviewed.ts';
import { workedSums } from '../../review/worked-sum.ts';
import { anchorOf } from './anchor.ts';
import { boardSection } from './board-route.ts';
import { centerYears } from './center-years.ts';
import { factorTable } from './factor-table.ts';
import { dollarsOr } from './figures.ts';
import { type Html, h } from './markup.ts';
import { projectFacts } from './project-facts.ts';
import { allocationStep, recommendation } from './recommendation.ts';
import { EVIDENCE_WORDS, TEXT_WORDS, limitWords } from './words.ts';
import { workedSumTable } from './worked-sum.ts';

/** What every text makes of an application, whichever it is. */
export interface TextResult {
  readonly asOfRight: Cents;
  readonly binding: readonly LimitName[];
  readonly board: BoardRoute;
  readonly projectPrior: PriorSum;
}

/** Section 4, for one project: what a person needs to follow and to check its recommendation. */
export function projectSection(
  placed: PlacedApplication,
  program: ProgramReview,
  law: LawOfRound,
  extraColumns: readonly string[],
): Html {
  const { reviewed } = placed;
  const { application, texts } = reviewed;
  const sums = workedSums(application, law);
  const years =
    texts.program === 'senior_center' &&
    centerYears(reviewed, texts.statute, sums.get('senior-center-statute') ?? []);
  return h`<section class="project" id="${anchorOf(application.applicationId)}">${projectTitle(placed)}
${projectFacts(placed, extraColumns)}<h4>Recommendation</h4>
${recommendation(placed)}${allocationStep(placed, program.rules.policy)}${factorTable(placed, program.rules)}${[...sums].map(([text, steps]) => textSection(placed, text, steps, law))}${years}<p class="back"><a href="#ranking">Back to the ranking</a></p></section>
`;
}

export function projectTitle({ reviewed }: PlacedApplication): Html {
  const { applicationId, projectTitle: title } = reviewed.application;
  return h`<h3><bdi>${applicationId}</bdi>${title !== '' && h` <bdi>${title}</bdi>`}</h3>`;
}

export function resultOf(texts: TextResults, text: TextKey): TextResult {
  return text === SENIOR_CENTER_REGULATION && texts.program === 'senior_center'
    ? texts.regulation
    : texts.statute;
}

function textSection(
  { reviewed }: PlacedApplication,
  text: TextKey,
  steps: readonly Step[],
  law: LawOfRound,
): Html {
  const { texts, application } = reviewed;
  const result = resultOf(texts, text);
  const share = text === SENIOR_CENTER_REGULATION && texts.program === 'senior_center';
  return h`<h4>${TEXT_WORDS[text]}</h4>
<p>Ceiling as of right: <b>${formatDollars(result.asOfRight)}</b>, bound by ${limitWords(result.binding)}. ${priorWords(result.projectPrior)}</p>
${
  share &&
  h`<p>Half from local contributions, C(2): ${localShareWords(texts.regulation.localShare)}</p>
`
}${workedSumTable(steps, application.row)}${boardSection(reviewed, text, result, law)}`;
}

export function priorWords({ net, gross, grants }: PriorSum): string {
  if (grants.length === 0) return 'The ledger holds no earlier grant to this project.';
  return `Earlier grants to this project: ${formatDollars(net)} counted, ${formatDollars(gross)} awarded.`;
}

export function localShareWords({ status, required, shortBy }: LocalShare): string {
  switch (status) {
    case 'not_applicable':
      return 'not applicable, because a federal grant is applied or it is a master plan.';
    case 'met':
      return `met; ${dollarsOr(required)} is required. It does not lower the ceiling.`;
    case 'not_met':
      return `not met by ${dollarsOr(shortBy)}; ${dollarsOr(required)} is required. It does not lower the ceiling.`;
    case 'not_evidenced':
      return `${EVIDENCE_WORDS[status].toLowerCase()}; ${dollarsOr(required)} is required and local_match is blank. It does not lower the ceiling.`;
  }
}
