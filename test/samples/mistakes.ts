import { readFileSync } from 'node:fs';
import { reviewRound } from '../../lib/pipeline/review-round.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';

const folder = new URL('../../samples/', import.meta.url);

export const sampleFile = (name: string): Uint8Array => readFileSync(new URL(name, folder));

/** Reviews applications in the sample round, with its ledger or another. */
export async function reviewIn(
  applications: Uint8Array,
  ledger: Uint8Array = sampleFile('fy2027/ledger.csv'),
): Promise<ReviewedRun> {
  const outcome = await reviewRound({
    applications,
    ledger,
    round: sampleFile('fy2027/round.yaml'),
    centers: null,
    localities: null,
  });
  if (!outcome.ok) throw new Error(`the sample's round file: ${JSON.stringify(outcome.problems)}`);
  return outcome.run;
}

/** The cells of the table below a heading of the README, without its header. */
export function readmeTable(heading: string): readonly (readonly string[])[] {
  const text = Buffer.from(sampleFile('fy2027-with-mistakes/README.md')).toString();
  const section = text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`README.md has no section "${heading}"`);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}
