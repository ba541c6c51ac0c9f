import { type Decoded, decode } from '../intake/decode.ts';
import { findingsInOrder } from '../intake/finding-list.ts';
import { PACKAGED_CENTERS, PACKAGED_LOCALITIES } from '../intake/packaged.ts';
import { type BatchFiles, type ReadOptions, readBatch } from '../intake/read-batch.ts';
import { type RoundFileProblem, readRoundFile } from '../intake/round-file.ts';
import { NotEstablishedError } from '../law/parameters.ts';
import { TEXTS, wholeText } from '../law/texts/texts.ts';
import type { Round } from '../model/round.ts';
import type { ReviewedRun, RunInputs } from '../reports/reviewed-run.ts';
import { reviewBatch } from '../review/review.ts';
import { codeVersion } from './code-version.ts';
import { hashLedger, runIdOf } from './run-identity.ts';
import { sha256 } from '../store/sha256.ts';

/** The files of a round, as bytes; null where the packaged reference, or an empty ledger, stands in. */
export interface RoundFiles extends BatchFiles {
  readonly round: Uint8Array;
}

export type RoundOutcome =
  | { readonly ok: true; readonly run: ReviewedRun }
  | { readonly ok: false; readonly problems: readonly RoundFileProblem[] };

/**
 * Reads, checks and reviews a round. A round file that cannot be used gives its problems; everything wrong with the
 * other files is a finding of the run. Nothing is written.
 */
export async function reviewRound(files: RoundFiles, options: ReadOptions = {}): Promise<RoundOutcome> {
  const opened = openRound(files.round, files.ledger !== null);
  if (!opened.ok) return opened;
  try {
    return await reviewOpened(files, opened.round, options);
  } catch (error) {
    if (error instanceof NotEstablishedError) return { ok: false, problems: [lawUnknown(error)] };
    throw error;
  }
}

async function reviewOpened(files: RoundFiles, round: Round, options: ReadOptions): Promise<RoundOutcome> {
  const batch = await readBatch(files, round, options);
  const review = reviewBatch(batch, round);
  const hashes: RunInputs = {
    inputs: {
      applications: sha256(files.applications),
      round: sha256(files.round),
      centers: sha256(files.centers ?? PACKAGED_CENTERS),
      localities: sha256(files.localities ?? PACKAGED_LOCALITIES),
    },
    ledger: hashLedger(batch.ledger, files.ledger !== null),
    law: Object.fromEntries(Object.values(TEXTS).map((text) => [text.key, sha256(wholeText(text))])),
  };
  const run: ReviewedRun = {
    runId: runIdOf(round.id, hashes, codeVersion),
    codeVersion,
    hashes,
    review,
    findings: findingsInOrder([...batch.findings, ...review.notes]),
    upload: batch.upload,
    extraColumns: batch.extraColumns,
    centers: batch.centers,
    localities: batch.localities,
    ledgerGiven: files.ledger !== null,
  };
  return { ok: true, run };
}

export type OpenedRound =
  | { readonly ok: true; readonly round: Round }
  | { readonly ok: false; readonly problems: readonly RoundFileProblem[] };

/** The round file as it is read for a review. Without a ledger none is complete. */
function openRound(bytes: Uint8Array, ledgerGiven: boolean): OpenedRound {
  const outcome = readRoundBytes(bytes);
  if (!outcome.ok) return outcome;
  const { round } = outcome;
  return { ok: true, round: { ...round, ledgerComplete: round.ledgerComplete && ledgerGiven } };
}

/** Reads a round file from its bytes, in whatever encoding it came. */
export function readRoundBytes(bytes: Uint8Array): OpenedRound {
  const decoded = decode(bytes);
  if (!decoded.ok) return { ok: false, problems: [unreadable(decoded.refuse)] };
  return readRoundFile(decoded.text.toString('utf8'));
}

/** The words that a CSV of the same bytes would get. */
function unreadable(refuse: Extract<Decoded, { ok: false }>['refuse']): RoundFileProblem {
  let problem: RoundFileProblem = { line: null, path: '', message: 'The file cannot be read.', fix: '' };
  refuse((rule, facts) => {
    problem = { line: null, path: '', message: rule.message(facts), fix: rule.fix(facts) };
  });
  return problem;
}

function lawUnknown(error: NotEstablishedError): RoundFileProblem {
  const fix = 'Choose a decision date on which the law is established.';
  return { line: null, path: 'decision_date', message: error.message, fix };
}
