import { foldId, isRoundId, ROUND_ID_FORM } from '../model/identity.ts';

/** What a key of the inbox stands for. */
export type UploadKind =
  | { readonly kind: 'applications' | 'round' | 'decisions'; readonly round: string }
  | { readonly kind: 'centers' | 'localities' | 'ledger' }
  /** A folder marker, or a key outside the inbox: nothing happened. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' };

const ROUND_FILES: ReadonlyMap<string, 'applications' | 'round' | 'decisions'> = new Map([
  ['applications.csv', 'applications'],
  ['round.yaml', 'round'],
  ['decisions.csv', 'decisions'],
] as const);

/** The keys that exist, for whoever used another. */
export const KNOWN_KEYS =
  'inbox/rounds/ROUND/applications.csv, inbox/rounds/ROUND/round.yaml, inbox/rounds/ROUND/decisions.csv, ' +
  `inbox/reference/centers.csv, inbox/reference/localities.csv and inbox/ledger/NAME.csv; ROUND is the round's id, ${ROUND_ID_FORM}`;

/** Reads a key, without regard to the case of names behind inbox/. A round's id may hold slashes. */
export function readUploadKey(key: string): UploadKind {
  if (!key.startsWith('inbox/') || key.endsWith('/')) return { kind: 'nothing' };
  const end = key.lastIndexOf('/');
  const folder = key.slice('inbox/'.length, end);
  // In lower case some names are longer.
  const name = key.slice(end + 1).toLowerCase();
  const round = /^rounds\/(.+)$/is.exec(folder)?.[1];
  if (round !== undefined) {
    const kind = ROUND_FILES.get(name);
    // A round that no round file can name would be kept for good, under a key that may be longer than keys may be.
    return kind === undefined || !isRoundId(round.trim()) ? { kind: 'unknown' } : { kind, round };
  }
  if (/^reference$/i.test(folder) && name === 'centers.csv') return { kind: 'centers' };
  if (/^reference$/i.test(folder) && name === 'localities.csv') return { kind: 'localities' };
  if (/^ledger$/i.test(folder) && /[^.].*\.csv$/.test(name)) return { kind: 'ledger' };
  return { kind: 'unknown' };
}

/** Two keys that differ only in the case of their letters, or in the round's, are one file. */
export function sameUpload(a: UploadKind, b: UploadKind): boolean {
  if (a.kind !== b.kind) return false;
  return !('round' in a) || ('round' in b && roundKey(a.round) === roundKey(b.round));
}

/** A round's identity in the store: its id without regard to case and spaces. */
export function roundKey(round: string): string {
  return foldId(round);
}
