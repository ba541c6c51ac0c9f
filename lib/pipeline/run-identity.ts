import { compareCodePoints } from '../model/code-point.ts';
import type { Grant } from '../model/grant.ts';
import type { RunInputs } from '../reports/reviewed-run.ts';
import { sha256 } from '../store/sha256.ts';

/**
 * The hash of the ledger as read: its grants in order of id, whatever file, log or row order they came from.
 * No ledger at all is another thing than an empty one.
 */
export function hashLedger(ledger: readonly Grant[], given: boolean): string {
  if (!given) return sha256('no ledger');
  const entries = [...ledger]
    .sort((a, b) => compareCodePoints(a.grantId, b.grantId))
    .map((grant) => JSON.stringify({ ...grant, row: undefined }, Object.keys(grant).sort()));
  return sha256(entries.join('\n'));
}

/**
 * The identity of a run: SHA-256 of round id, every input, ledger, law and code version. Where a file lay and when it
 * came are not part of it, so the same bytes are the same run on the command line and in the cloud.
 */
export function runIdOf(round: string, hashes: RunInputs, codeVersion: string): string {
  const parts = [
    `round ${JSON.stringify(round)}`,
    ...named('input', hashes.inputs),
    `ledger ${hashes.ledger}`,
    ...named('law', hashes.law),
    `code ${codeVersion}`,
  ];
  return sha256(parts.join('\n'));
}

function named(kind: string, hashes: Readonly<Record<string, string>>): string[] {
  return Object.keys(hashes)
    .sort(compareCodePoints)
    .map((name) => `${kind} ${name} ${hashes[name] ?? ''}`);
}
