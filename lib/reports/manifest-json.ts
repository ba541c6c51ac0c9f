import type { ReviewedRun } from './reviewed-run.ts';

/** manifest.json: the SHA-256 of everything that went in, and of every file that came out. */
export function manifestJson(run: ReviewedRun, outputs: Readonly<Record<string, string>>): string {
  const manifest = {
    format: 1,
    run_id: run.runId,
    round: run.review.round.id,
    code_version: run.codeVersion,
    law: run.hashes.law,
    inputs: run.hashes.inputs,
    ledger_sha256: run.hashes.ledger,
    outputs,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
