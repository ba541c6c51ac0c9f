import { type FindingGroup, groupFindings, sayRanges } from '../finding-groups.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { count } from './figures.ts';
import { type Html, h } from './markup.ts';
import { wideTable } from './table.ts';
import { FILE_WORDS, SEVERITY_WORDS } from './words.ts';

/** Longer lists of rows stand in full below, finding by finding. */
const MOST_STRETCHES = 200;

/** Findings that are mended alike, told once, with all their rows: what to do first is on top. */
export function fixFirst({ findings }: ReviewedRun): Html {
  const groups = groupFindings(findings);
  return h`<section id="fix-first"><h2>What to fix first</h2>
${
  groups.length === 0
    ? h`<p>Nothing: there is no error and no question.</p>
`
    : wideTable('What to fix first', {
        kind: 'fixes',
        caption: `${count(groups.length, 'kind of finding', 'kinds of finding')}, errors first; each row is told by itself under Findings`,
        head: ['Severity', 'File and column', 'Rows', 'What is wrong, and what to do'],
        rows: groups.map(groupRow),
      })
}</section>
`;
}

function groupRow({ first, alike, rows }: FindingGroup): Html {
  const { severity, code, file, column, message, fix } = first;
  const where = rows.length === 0 ? 'the file' : sayRanges(rows, MOST_STRETCHES);
  return h`<tr class="${severity}"><td>${SEVERITY_WORDS[severity]}<small>${code}</small></td><th scope="row">${FILE_WORDS[file]}${column !== null && h`<small><code>${column}</code></small>`}</th><td>${where}${rows.length > 1 && h`<small>${count(rows.length, 'row')}</small>`}</td><td>${!alike && h`For example, row ${first.row}: `}${message}<small>${fix}</small></td></tr>
`;
}
