import { FindingList, findingsInOrder } from '../intake/finding-list.ts';
import { ID_LENGTH } from '../intake/values/id.ts';
import { readBatch } from '../intake/read-batch.ts';
import { readDecisions } from '../intake/read-decisions.ts';
import { report } from '../model/finding-rule.ts';
import type { Finding } from '../model/finding.ts';
import { foldId } from '../model/identity.ts';
import { ZERO, readCents } from '../model/money.ts';
import type { Program } from '../model/program.ts';
import type { Round } from '../model/round.ts';
import { type DecisionsChecked, checkDecisions } from '../review/decisions/check-decisions.ts';
import type { PlaceInRun } from '../review/decisions/context.ts';
import type { ApplicationState } from '../review/placed-application.ts';
import { tooLargeForOneEntry } from '../review/decisions/rules.ts';
import { canonicalJson } from '../store/canonical-json.ts';
import type { ResultItem } from '../store/round-store.ts';
import { sha256 } from '../store/sha256.ts';
import type { LedgerState } from './ledger-state.ts';
import type { RoundFiles } from './review-round.ts';
import { roundKey } from './upload-key.ts';

/** The run that decisions are made on: its files, with the ledger as it stands now, and where its rows came to stand. */
export interface DecidedRun {
  readonly round: Round;
  readonly files: RoundFiles;
  readonly results: Iterable<ResultItem>;
}

export interface DecisionFile {
  readonly bytes: Uint8Array;
  /** When it was stored, ISO 8601 in UTC. */
  readonly uploadedAt: string;
}

export interface DecisionFileChecked extends DecisionsChecked {
  /** Whether an error keeps the file from being taken. */
  readonly refused: boolean;
}

/** Reads a file of decisions and checks it by itself, beside the run, and against the ceilings of each day. */
export async function checkDecisionFile(
  file: DecisionFile,
  run: DecidedRun,
  ledger: Pick<LedgerState, 'grants' | 'decisions'>,
): Promise<DecisionFileChecked> {
  const own = new FindingList();
  const decisions = await readDecisions(file.bytes, own);
  const batch = await readBatch(run.files, run.round);
  // Without the whole ledger no ceiling is known.
  const faults = batch.referenceFault ? batch.findings.filter(isReferenceError) : [];
  const { round } = run;
  const checked = checkDecisions(faults.length > 0 ? [] : decisions, {
    round,
    applications: new Map(Array.from(batch.applications, (each) => [foldId(each.applicationId), each])),
    places: placesOf(run.results),
    ledger: batch.ledger,
    records: ledger.grants,
    decided: ledger.decisions.get(roundKey(round.id)) ?? new Map(),
    uploadedAt: file.uploadedAt,
    grantIdOf: (applicationId) => grantIdOf(round.id, applicationId),
  });
  const findings = findingsInOrder([...own.inOrder(), ...checked.findings, ...faults, ...tooLarge(checked)]);
  return { ...checked, findings, refused: findings.some((each) => each.severity === 'error') };
}

/** Of the 400 KB of an item, with room for what stands beside the decisions. */
const MOST_BYTES = 390_000;

function tooLarge({ records, grants }: DecisionsChecked): readonly Finding[] {
  const bytes = Buffer.byteLength(canonicalJson([records, grants]), 'utf8');
  if (bytes <= MOST_BYTES) return [];
  return [report(tooLargeForOneEntry, { bytes, most: MOST_BYTES }, { file: 'decisions', row: null })];
}

function isReferenceError({ file, severity }: Finding): boolean {
  return file !== 'applications' && severity === 'error';
}

export function placesOf(results: Iterable<ResultItem>): ReadonlyMap<string, PlaceInRun> {
  const places = new Map<string, PlaceInRun>();
  for (const { applicationId, row, program, rank, state, recommended, reasons } of results) {
    places.set(foldId(applicationId), {
      applicationId,
      row,
      program: program === 'unknown' ? null : (program as Program),
      rank,
      state: state as ApplicationState,
      recommended: recommended === null ? ZERO : readCents(recommended),
      reasons,
    });
  }
  return places;
}

/** "FY2027#A-017": the same however often the decision is recorded, and an id that a ledger file may carry. */
export function grantIdOf(round: string, applicationId: string): string {
  const plain = `${round}#${applicationId}`;
  return plain.length <= ID_LENGTH ? plain : `D-${sha256(plain).slice(0, 32)}`;
}
