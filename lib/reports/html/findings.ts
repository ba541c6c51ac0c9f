import type { Finding, InputFile } from '../../model/finding.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { linkTo, rowAnchor } from './anchor.ts';
import { count } from './figures.ts';
import { type Child, type Html, each, h } from './markup.ts';
import { wideTable } from './table.ts';
import { FILE_WORDS, SEVERITY_WORDS } from './words.ts';

/** Section 6, second part: every finding, in the order given, a table for each input file. None is left out. */
export function findingsSection(run: ReviewedRun): Html {
  const { findings } = run;
  const places = placesOf(run);
  const of = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length;
  const summary = `${count(of('error'), 'error')}, ${count(of('question'), 'question')}, ${count(of('note'), 'note')}. An error keeps a row, or the batch, from being ranked; a question should be answered; a note asks for nothing.`;
  return h`<section id="findings"><h2>Findings</h2>
<p>${summary}</p>
${findings.length === 0 ? null : byFile(findings).map(([file, group]) => fileTable(file, group, places))}</section>
`;
}

function byFile(findings: readonly Finding[]): [InputFile, Finding[]][] {
  const groups = new Map<InputFile, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.file);
    if (group) group.push(finding);
    else groups.set(finding.file, [finding]);
  }
  return [...groups];
}

/** Where the report speaks of a row: an application's section, or the table of rows that are not ranked. */
interface Places {
  readonly sections: ReadonlySet<string>;
  readonly unranked: ReadonlySet<number>;
}

function placesOf({ review }: ReviewedRun): Places {
  const placed = review.programs.flatMap(({ applications }) => applications);
  return {
    sections: new Set(placed.map(({ reviewed }) => reviewed.application.applicationId)),
    unranked: new Set(review.unreviewed.map(({ row }) => row.row)),
  };
}

function fileTable(file: InputFile, findings: readonly Finding[], places: Places): Html {
  const name = FILE_WORDS[file];
  return h`<h3>${name}</h3>
${wideTable(`${name}: findings`, {
  kind: 'findings',
  caption: `${name}: ${count(findings.length, 'finding')}`,
  head: ['Severity', 'Row', 'Application', 'Column', 'What is wrong, and what to do', 'Given', 'Expected'],
  rows: each(findings, (finding) => findingRow(finding, places)),
})}`;
}

function findingRow(finding: Finding, places: Places): Html {
  const { severity, code, row, applicant, column, message, fix, source, value } = finding;
  return h`<tr class="${severity}"><td>${SEVERITY_WORDS[severity]}<small>${code}</small></td><td>${row ?? 'file'}</td><th scope="row">${applicationCell(finding, places)}${applicant !== null && h`<small>${applicant}</small>`}</th><td>${column !== null && h`<code>${column}</code>`}</td><td>${message}<small>${fix}</small>${source !== null && h`<small>Source: ${source}</small>`}${notRun(finding)}</td><td>${value !== null && h`<code>${value}</code>`}</td><td>${expectedCell(finding)}</td></tr>
`;
}

function applicationCell({ file, applicationId: id, row }: Finding, places: Places): Child {
  if (file === 'applications' && id !== null && places.sections.has(id)) return linkTo(id);
  if (file === 'applications' && row !== null && places.unranked.has(row))
    return h`<a href="#${rowAnchor(row)}">${id ?? 'no id read'}</a>`;
  return id ?? '–';
}

function expectedCell({ expected, difference }: Finding): Html {
  return h`${expected}${difference !== null && h`<small>difference ${difference}</small>`}`;
}

function notRun({ checksNotRun }: Finding): Html | null {
  return checksNotRun.length === 0 ? null : h`<small>Checks not run: ${checksNotRun.join(', ')}</small>`;
}
