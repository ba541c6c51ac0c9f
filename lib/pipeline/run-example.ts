import { errorsTemplate } from '../intake/examples/errors-template.ts';
import type { ExampleFiles } from '../intake/examples/example.ts';
import { FILE_EXAMPLES } from '../intake/examples/file-examples.ts';
import { exampleRound } from '../intake/examples/round-template.ts';
import { filledTemplate } from '../intake/examples/tables-of-examples.ts';
import type { Finding } from '../model/finding.ts';
import type { ReviewedRun } from '../reports/reviewed-run.ts';
import { ALL_FINDINGS } from './all-findings.ts';
import { reviewRound } from './review-round.ts';

/** Reviews example files by the same road as an upload. */
export async function runExample(files: ExampleFiles): Promise<ReviewedRun> {
  const given = {
    applications: bytesOf(files.applications ?? filledTemplate('applications')),
    round: bytesOf(files.round ?? exampleRound()),
    ledger: files.ledger === undefined ? null : bytesOf(files.ledger),
    centers: files.centers === undefined ? null : bytesOf(files.centers),
    localities: files.localities === undefined ? null : bytesOf(files.localities),
  };
  const lengths = files.length === undefined ? {} : { applications: files.length };
  const outcome = await reviewRound(given, { lengths });
  if (outcome.ok) return outcome.run;
  throw new Error(outcome.problems.map(({ message, fix }) => `${message} ${fix}`).join(' '));
}

/** One finding of each code as the checker really tells it, from the examples. */
export async function findingOfEachCode(): Promise<ReadonlyMap<string, Finding>> {
  const found = new Map<string, Finding>();
  const rows = await runExample({ applications: errorsTemplate(ALL_FINDINGS) });
  for (const finding of rows.findings) if (!found.has(finding.code)) found.set(finding.code, finding);
  for (const { code, files } of FILE_EXAMPLES) {
    const finding = (await runExample(files())).findings.find((each) => each.code === code);
    if (finding !== undefined) found.set(code, finding);
  }
  return found;
}

function bytesOf(file: string | Uint8Array): Uint8Array {
  return typeof file === 'string' ? new TextEncoder().encode(file) : file;
}
