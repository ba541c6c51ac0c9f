import { compareCodePoints } from '../../model/code-point.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { type Html, h } from './markup.ts';
import { row, table } from './table.ts';

/** What the run was made of, so that it can be made again and compared. */
export function inputsOfRun({ runId, codeVersion, hashes, ledgerGiven }: ReviewedRun): Html {
  const hash = (name: string, value: string): Html => row(name, h`<code>${value}</code>`);
  const byName = (record: Readonly<Record<string, string>>) =>
    Object.entries(record).sort(([a], [b]) => compareCodePoints(a, b));
  return h`<h3>Inputs of this run</h3>
${table({
  kind: 'hashes',
  caption: 'Run, version and SHA-256 of everything that the run was made of',
  head: ['What', 'Value'],
  rows: [
    hash('Run', runId),
    hash('Grantline version', codeVersion),
    ...byName(hashes.inputs).map(([name, value]) => hash(`Input: ${name}`, value)),
    hash(ledgerGiven ? 'Ledger, as read' : 'Ledger (none given)', hashes.ledger),
    ...byName(hashes.law).map(([key, value]) => hash(`Text of law: ${key}`, value)),
  ],
})}`;
}
