import { errorsTemplate } from '../intake/examples/errors-template.ts';
import type { DecisionsExample, ExampleFiles } from '../intake/examples/example.ts';
import { FILE_EXAMPLES } from '../intake/examples/file-examples.ts';
import { exampleRound } from '../intake/examples/round-template.ts';
import { blankTemplate, filledTemplate } from '../intake/examples/tables-of-examples.ts';
import { readReference } from '../intake/read-reference.ts';
import type { Finding } from '../model/finding.ts';
import { foldId } from '../model/identity.ts';
import type { ReviewedRun } from '../reports/reviewed-run.ts';
import type { PastDecision } from '../review/decisions/context.ts';
import { ALL_FINDINGS } from './all-findings.ts';
import { checkDecisionFile } from './check-decision-file.ts';
import { ledgerCsv } from './ledger-state.ts';
import { resultItems } from './result-items.ts';
import { type RoundFiles, reviewRound } from './review-round.ts';
import { roundKey } from './upload-key.ts';

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
  if (!outcome.ok) throw new Error(outcome.problems.map(({ message, fix }) => `${message} ${fix}`).join(' '));
  const { decisions = [] } = files;
  return decisions.length === 0 ? outcome.run : decideExample(given, outcome.run, decisions);
}

/** The run with the findings of its last decisions instead of its own; those before are recorded. */
async function decideExample(
  files: RoundFiles,
  run: ReviewedRun,
  decisions: readonly DecisionsExample[],
): Promise<ReviewedRun> {
  const { round } = run.review;
  const { grants } = await readReference('ledger', files.ledger ?? bytesOf(blankTemplate('ledger')), files);
  const records = new Map(grants.map((grant) => [foldId(grant.grant_id), grant]));
  const decided = new Map<string, PastDecision>();
  let findings: readonly Finding[] = [];
  for (const { text, uploadedAt } of decisions) {
    const now = { ...files, ledger: bytesOf(ledgerCsv(records.values())) };
    const checked = await checkDecisionFile(
      { bytes: bytesOf(text), uploadedAt },
      { round, files: now, results: resultItems(run.review) },
      { grants: records, decisions: new Map([[roundKey(round.id), decided]]) },
    );
    findings = checked.findings;
    for (const grant of checked.grants) records.set(foldId(grant.grant_id), grant);
    for (const record of checked.records) decided.set(foldId(record.application_id), { record, uploadedAt });
  }
  return { ...run, findings };
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
