import type { Finding } from '../../model/finding.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import type { UnreviewedRow } from '../../review/reviewed.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { linkTo, rowAnchor } from './anchor.ts';
import { dollarsOr } from './figures.ts';
import { type Child, type Html, each, h, joined } from './markup.ts';
import { wideTable } from './table.ts';
import { PROGRAM_WORDS, STATE_WORDS, reasonWords } from './words.ts';

/** Section 6, first part: rows that wait, and rows that are not eligible, each with why. */
export function notRanked({ review, findings }: ReviewedRun): Html {
  const errors = errorsByRow(findings);
  const placed = review.programs.flatMap(({ applications }) =>
    applications.filter(({ rank }) => rank === null),
  );
  const rows: readonly TableRow[] = [
    ...review.unreviewed.map((each) => ({ row: each.row.row, html: () => unreviewedRow(each, errors) })),
    ...placed.map((each) => ({ row: each.reviewed.application.row, html: () => placedRow(each) })),
  ].sort((a, b) => a.row - b.row);
  return h`<section id="not-ranked"><h2>Rows not ranked</h2>
${
  rows.length === 0
    ? h`<p>Every row of the upload is ranked.</p>
`
    : wideTable('Rows not ranked', {
        kind: 'unranked',
        caption: 'Rows that wait for correction, and rows that are not eligible',
        head: ['Row', 'Application', 'Applicant and project', 'Received', 'Requested', 'State', 'Why'],
        rows: each(rows, ({ html }) => html()),
      })
}</section>
`;
}

function errorsByRow(findings: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const byRow = new Map<number, Finding[]>();
  for (const finding of findings) {
    if (finding.file !== 'applications' || finding.severity !== 'error' || finding.row === null) continue;
    const errors = byRow.get(finding.row);
    if (errors) errors.push(finding);
    else byRow.set(finding.row, [finding]);
  }
  return byRow;
}

interface Cells {
  readonly row: number;
  readonly id: Child;
  readonly who: readonly (string | null)[];
  readonly received: string | null;
  readonly requested: string;
  readonly state: 'waiting' | 'not_eligible';
  readonly why: readonly Child[];
}

interface TableRow {
  readonly row: number;
  readonly html: () => Html;
}

function unreviewedRow(
  { row: r, state, reasons }: UnreviewedRow,
  errors: ReadonlyMap<number, readonly Finding[]>,
): Html {
  const found = errors.get(r.row) ?? [];
  const why: Child[] = [
    ...reasons.map(reasonWords),
    ...found.map(({ column, message }) => h`${column !== null && h`<code>${column}</code>: `}${message}`),
  ];
  const fallback = 'An error in the ledger, the centers or the localities keeps the batch from being ranked.';
  return tableRow({
    row: r.row,
    id: r.applicationId ?? 'no id read',
    who: [r.applicant, r.projectTitle, r.locality, r.program === null ? null : PROGRAM_WORDS[r.program]],
    received: r.receivedOn,
    requested: dollarsOr(r.requestedGrant, 'not read'),
    state,
    why: why.length > 0 ? why : [fallback],
  });
}

function placedRow({ reviewed, reasons }: PlacedApplication): Html {
  const { application: a } = reviewed;
  return tableRow({
    row: a.row,
    id: linkTo(a.applicationId),
    who: [a.applicant, a.projectTitle, a.locality.name, PROGRAM_WORDS[a.program]],
    received: a.receivedOn,
    requested: dollarsOr(a.requestedGrant),
    state: 'not_eligible',
    why: reasons.map(reasonWords),
  });
}

function tableRow({ row, id, who, received, requested, state, why }: Cells): Html {
  const [applicant, ...others] = who.filter((each) => each !== null && each !== '');
  return h`<tr id="${rowAnchor(row)}"><td>${row}</td><th scope="row">${id}</th><td>${applicant ?? 'not read'}${others.map((each) => h`<small>${each}</small>`)}</td><td>${received ?? 'not read'}</td><td>${requested}</td><td>${STATE_WORDS[state]}</td><td>${joined(why, h`<br>`)}</td></tr>
`;
}
