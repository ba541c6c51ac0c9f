import { FIXED_READINGS, READINGS, type Reading } from '../../law/readings.ts';
import type { Round } from '../../model/round.ts';
import { clauseLinks } from './clause-links.ts';
import { type Child, type Html, h } from './markup.ts';
import { row, table } from './table.ts';

/** Where a text can be read two ways: how this round reads it; then the readings that no round file changes. */
export function readingsOfRound(round: Round): Html {
  return h`<h3>Readings of the law</h3>
${table({
  kind: 'readings',
  caption: 'Readings as the round file sets them',
  head: ['Reading', 'Set to', 'What that means'],
  rows: READINGS.map((reading) => readingRow(reading, round)),
})}${table({
    kind: 'fixed',
    caption: 'Readings that are fixed, for every round',
    head: ['Reading', 'What it means'],
    rows: FIXED_READINGS.map(({ title, clause, reading }) =>
      row(h`${title}<small>${clauseLinks(clause)}</small>`, withCode(reading)),
    ),
  })}`;
}

function readingRow(reading: Reading, round: Round): Html {
  const set =
    reading.property === 'governingText' ? round.governingText : String(round.readings[reading.property]);
  const isDefault = set === reading.byDefault;
  return row(
    h`${reading.id} ${reading.title}<small>${clauseLinks(reading.clause)}</small>`,
    h`${set}<small>${isDefault ? 'the default' : 'not the default'}</small>`,
    withCode(isDefault ? reading.whenTrue : reading.whenFalse),
  );
}

/** Names of columns and keys stand between backquotes. */
function withCode(text: string): Child {
  return text.split('`').map((part, i) => (i % 2 === 1 ? h`<code>${part}</code>` : part));
}
