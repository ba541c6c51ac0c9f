import { formatDollars } from '../../model/money.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import type { ProgramReview, Review } from '../../review/reviewed.ts';
import { linkTo } from './anchor.ts';
import { factorChart } from './factor-chart.ts';
import { points } from './figures.ts';
import { type Html, each, h, joined } from './markup.ts';
import { wideTable } from './table.ts';
import {
  FACTOR_SHORT,
  PROGRAM_WORDS,
  STATE_WORDS,
  TIE_BREAK_WORDS,
  conditionWords,
  limitWords,
  reasonWords,
} from './words.ts';

/** Section 3: everyone that was reviewed, by rank, then those without a rank by row. */
export function ranking(review: Review): Html {
  return h`<section id="ranking"><h2>Ranking</h2>
<p>Score: the sum of the contributions under it, of 100 points. Ceiling: as of right, under the text that governs; the limit that binds is named under it.</p>
${review.programs.map(programRanking)}</section>
`;
}

const HEAD = [
  'Rank',
  'Application',
  'Applicant and project',
  'Score',
  'Ceiling',
  'Requested',
  'Recommended',
  'State and reason',
];

function programRanking(reviewed: ProgramReview): Html {
  const { program, applications } = reviewed;
  const name = PROGRAM_WORDS[program];
  if (applications.length === 0)
    return h`<h3>${name}</h3><p>No application was reviewed.</p>
`;
  return h`<h3>${name}</h3>
${factorChart(reviewed)}${wideTable(`${name}: ranking`, {
    kind: 'ranking',
    caption: `${name}: ranking`,
    head: HEAD,
    rows: each(applications, rankingRow),
  })}`;
}

function rankingRow(placed: PlacedApplication): Html {
  const { reviewed, rank } = placed;
  const { application, governing } = reviewed;
  return h`<tr><td>${rank ?? '–'}</td><th scope="row">${linkTo(application.applicationId)}</th><td>${application.applicant}<small>${application.projectTitle}</small><small>${application.locality.name}</small></td><td>${scoreCell(placed)}</td><td>${formatDollars(governing.asOfRight)}<small>${limitWords(governing.binding)}</small></td><td>${formatDollars(application.requestedGrant)}</td><td><b>${formatDollars(placed.recommended)}</b></td><td>${stateCell(placed)}</td></tr>
`;
}

function scoreCell({ reviewed }: PlacedApplication): Html {
  const { score, factors } = reviewed.priority;
  const parts = factors.map(({ name, contribution }) => h`${FACTOR_SHORT[name]} ${points(contribution)}`);
  return h`${points(score)}<small>${joined(parts, h`<br>`)}</small>`;
}

function stateCell({ state, reasons, conditions, decidedByTieBreak: tie }: PlacedApplication): Html {
  const words = [...reasons.map(reasonWords), ...conditions.map(conditionWords)];
  if (tie !== null) words.push(`Ties with the one above, decided by: ${TIE_BREAK_WORDS[tie]}.`);
  return h`${STATE_WORDS[state]}${words.map((each) => h`<small>${each}</small>`)}`;
}
