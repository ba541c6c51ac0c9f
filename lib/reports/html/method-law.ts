import { type DatedFigure, FIGURES, type LegalFigure, SHARES, WINDOW_YEARS } from '../../law/parameters.ts';
import type { IsoDate } from '../../model/date.ts';
import { formatDollars } from '../../model/money.ts';
import type { Review } from '../../review/reviewed.ts';
import { clauseLinks } from './clause-links.ts';
import { type Html, h } from './markup.ts';
import { row, table } from './table.ts';

/** The dated figures of law, with citation and basis, and which of them hold on the decision date. */
export function figuresOfLaw({ round, programs }: Review): Html {
  const has = (wanted: string) => programs.some(({ program }) => program === wanted);
  const figures = has('senior_center') ? FIGURES : [];
  const shares = SHARES.filter(({ citation }) =>
    has(citation.includes('24-1004') ? 'assisted_living' : 'senior_center'),
  );
  return h`<h3>Figures of law</h3>
${table({
  kind: 'law',
  caption: `Figures of law, read as of ${round.decisionDate}`,
  head: ['Figure and citation', 'From', 'Value', 'Basis'],
  rows: [
    ...figures.flatMap((figure) => figureRows(figure, round.decisionDate)),
    ...shares.map(({ share, citation, basis }) =>
      row(h`Share of the cost<small>${clauseLinks(citation)}</small>`, 'undated', share, basis),
    ),
    ...(has('senior_center')
      ? [
          row(
            h`Length of the window<small>${clauseLinks('§ 10-504(e)')}</small>`,
            'as the rule',
            `${WINDOW_YEARS} calendar years`,
            'the text itself',
          ),
        ]
      : []),
  ],
})}`;
}

function figureRows(figure: LegalFigure, on: IsoDate): Html[] {
  const holds = figure.periods.findLast(({ from }) => from === null || from <= on);
  return figure.periods.map((period) =>
    row(
      h`${figure.title}<small>${clauseLinks(figure.citation)}</small>`,
      fromWords(period),
      h`${valueWords(period)}${period === holds && h`<small><b>holds in this round</b></small>`}`,
      period.basis,
    ),
  );
}

function fromWords({ from }: DatedFigure): string {
  if (from === null) return 'undated';
  return from === '0001-01-01' ? 'earlier' : from;
}

function valueWords({ value }: DatedFigure): string {
  if (typeof value === 'number') return formatDollars(value);
  return value === 'no_rule' ? 'no such rule' : 'not established';
}
