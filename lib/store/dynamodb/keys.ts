import type { Key } from './attributes.ts';

// docs/data-model.md has the table of all keys. Ids are taken as they are: whoever holds two spellings of a round for
// one round (case, spaces) folds them before asking.

export const RANKS_A_PAGE = 1000;
const DIGITS = 10;

/** Text sorts digit by digit, so numbers in keys have leading zeros: 2 comes before 10. */
export function padded(value: number): string {
  const text = String(value);
  if (!Number.isSafeInteger(value) || value < 0 || text.length > DIGITS)
    throw new RangeError(`${text} cannot stand in a key.`);
  return text.padStart(DIGITS, '0');
}

/** One part of a key. An id may hold #, which separates parts, so it is written %23, and % is written %25. */
export function keyPart(id: string): string {
  return id.replace(/[%#]/g, (sign) => (sign === '%' ? '%25' : '%23'));
}

/** The parts of a key again, as they were. */
export function keyParts(key: string): readonly string[] {
  return key.split('#').map((part) => part.replace(/%2[35]/g, (code) => (code === '%25' ? '%' : '#')));
}

const joined = (...parts: readonly string[]): string => parts.map(keyPart).join('#');

export const runKey = (runId: string): Key => ({ pk: joined('RUN', runId), sk: 'RUN' });

/** A page is a partition of its own, so that a large run is written to many at once. */
export const rankPage = (runId: string, program: string, page: number): string =>
  joined('RUN', runId, program, String(page));

export const unrankedPage = (runId: string, program: string): string =>
  joined('RUN', runId, program, 'UNRANKED');

/** Ranks 1 to 1,000 are page 0. */
export const pageOfRank = (rank: number): number => Math.floor((rank - 1) / RANKS_A_PAGE);

export function resultKey(
  runId: string,
  { program, rank, row }: { readonly program: string; readonly rank: number | null; readonly row: number },
): Key {
  return rank === null
    ? { pk: unrankedPage(runId, program), sk: padded(row) }
    : { pk: rankPage(runId, program, pageOfRank(rank)), sk: padded(rank) };
}

export const applicationPartition = (applicationId: string): string => joined('APP', applicationId);

/** The row is there because two rows of one upload may carry the same id: both wait, and both are found. */
export const appearanceKey = (
  applicationId: string,
  place: { readonly round: string; readonly runId: string; readonly row: number },
): Key => ({
  pk: applicationPartition(applicationId),
  sk: joined(place.round, place.runId, padded(place.row)),
});

export const receiptKey = (id: string): Key => ({ pk: joined('RECEIPT', id), sk: 'RECEIPT' });

/** Of uploads whose key names no round: RECEIPTS, which no round has. */
export const receiptsPartition = (round: string | null): string =>
  round === null ? 'RECEIPTS' : joined('RECEIPTS', round);

export const receiptListKey = (round: string | null, uploadedAt: string, id: string): Key => ({
  pk: receiptsPartition(round),
  sk: joined(uploadedAt, id),
});

export const ROUNDS = 'ROUNDS';
export const roundListKey = (round: string): Key => ({ pk: ROUNDS, sk: keyPart(round) });

/** Where a log lies: its partition, and what its sort keys begin with. */
export interface LogPlace {
  readonly partition: string;
  readonly prefix: string;
}

export const publicationsOf = (round: string): LogPlace => ({
  partition: joined('ROUND', round),
  prefix: 'PUB#',
});
export const LEDGER: LogPlace = { partition: 'LEDGER', prefix: '' };

export const logKey = ({ partition, prefix }: LogPlace, sequence: number): Key => ({
  pk: partition,
  sk: prefix + padded(sequence),
});
