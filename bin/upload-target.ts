import { basename } from 'node:path';
import { KNOWN_KEYS, readUploadKey, sameUpload } from '../lib/pipeline/upload-key.ts';
import { readRoundBytes } from '../lib/pipeline/review-round.ts';
import type { ObjectStore } from '../lib/store/object-store.ts';
import { nearest } from './nearest.ts';
import { plain } from './terminal-table.ts';
import { UsageError } from './usage-error.ts';

/** What a file can be put as. */
export const UPLOAD_KINDS = [
  'applications',
  'round',
  'decisions',
  'ledger',
  'centers',
  'localities',
] as const;
type Kind = (typeof UPLOAD_KINDS)[number];

const NAMES: Readonly<Record<string, Kind>> = {
  'applications.csv': 'applications',
  'round.yaml': 'round',
  'decisions.csv': 'decisions',
  'ledger.csv': 'ledger',
  'centers.csv': 'centers',
  'localities.csv': 'localities',
};

export interface UploadWish {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** A kind, or a key of the inbox. */
  readonly as: string | undefined;
  readonly round: string | undefined;
}

/** The key of the inbox that a file belongs under. @throws UsageError that names those that exist */
export function uploadTarget(wish: UploadWish): string {
  const { path, as, round } = wish;
  if (as?.includes('/')) return knownKey(as, round);
  const kind = as === undefined ? kindByName(path) : kindNamed(as);
  switch (kind) {
    case 'applications':
    case 'decisions':
      return `inbox/rounds/${given(round, kind)}/${kind}.csv`;
    case 'round':
      return `inbox/rounds/${round ?? roundIn(wish)}/round.yaml`;
    case 'ledger':
      return `inbox/ledger/${withoutRound(round, kind, basename(path)).replace(/(?:\.csv)?$/i, '.csv')}`;
    case 'centers':
    case 'localities':
      return `inbox/reference/${withoutRound(round, kind, kind)}.csv`;
  }
}

function knownKey(key: string, round: string | undefined): string {
  if (round !== undefined) throw new UsageError('--as gives a whole key, so leave --round out.');
  const { kind } = readUploadKey(key);
  if (kind !== 'unknown' && kind !== 'nothing') return key;
  throw new UsageError(`Nothing is known by the key ${plain(key)}. There are: ${KNOWN_KEYS}.`);
}

function kindByName(path: string): Kind {
  const name = basename(path);
  const kind = NAMES[name.toLowerCase()];
  if (kind !== undefined) return kind;
  throw new UsageError(
    `The name ${plain(name)} does not tell what it is. Say so with --as and one of ${UPLOAD_KINDS.join(', ')}. The keys that exist: ${KNOWN_KEYS}.`,
  );
}

function kindNamed(word: string): Kind {
  const known = UPLOAD_KINDS.find((kind) => kind === word.toLowerCase());
  if (known !== undefined) return known;
  const meant = nearest(word, UPLOAD_KINDS);
  throw new UsageError(
    `There is no kind ${plain(word)}.${meant === null ? '' : ` Did you mean ${meant}?`} Choose of ${UPLOAD_KINDS.join(', ')}. The keys that exist: ${KNOWN_KEYS}.`,
  );
}

function given(round: string | undefined, kind: Kind): string {
  if (round !== undefined && round.trim() !== '') return round.trim();
  throw new UsageError(`Which round do the ${kind} belong to? Give it with --round, such as --round FY2027.`);
}

/** A round file says its round itself. */
function roundIn({ bytes, path }: UploadWish): string {
  const opened = readRoundBytes(bytes);
  if (opened.ok) return opened.round.id;
  throw new UsageError(
    `${path} cannot be read as a round file, so its round is not known. Give it with --round to be told what is wrong.`,
  );
}

function withoutRound(round: string | undefined, kind: Kind, name: string): string {
  if (round === undefined) return name;
  throw new UsageError(`A ${kind} file belongs to every round, so leave --round out.`);
}

/** The key as it is already written in the inbox, if only the case of its letters differs. */
export async function spelledAsBefore(inbox: ObjectStore, key: string): Promise<string> {
  const kind = readUploadKey(key);
  const listed = await inbox.list('inbox/');
  const before = listed.filter((each) =>
    kind.kind === 'ledger'
      ? each.key.toLowerCase() === key.toLowerCase()
      : sameUpload(readUploadKey(each.key), kind),
  );
  return before.sort((a, b) => (a.storedAt < b.storedAt ? -1 : 1)).at(-1)?.key ?? key;
}
