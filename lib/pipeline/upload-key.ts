import { foldId } from '../model/identity.ts';

/** What a key of the inbox stands for. */
export type UploadKind =
  | { readonly kind: 'applications' | 'round' | 'decisions'; readonly round: string }
  | { readonly kind: 'centers' | 'localities' | 'ledger' }
  /** A folder marker, or a key outside the inbox: nothing happened. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' };

const ROUND_FILES: Readonly<Record<string, 'applications' | 'round' | 'decisions'>> = {
  'applications.csv': 'applications',
  'round.yaml': 'round',
  'decisions.csv': 'decisions',
};

/** The keys that exist, for whoever used another. */
export const KNOWN_KEYS =
  'inbox/rounds/ROUND/applications.csv, inbox/rounds/ROUND/round.yaml, inbox/rounds/ROUND/decisions.csv, ' +
  'inbox/reference/centers.csv, inbox/reference/localities.csv and inbox/ledger/NAME.csv';

/** Reads a key, without regard to the case of names. A round's id may hold slashes. */
export function readUploadKey(key: string): UploadKind {
  const lower = key.toLowerCase();
  if (!lower.startsWith('inbox/') || key.endsWith('/')) return { kind: 'nothing' };
  const path = key.slice('inbox/'.length);
  const name = lower.slice(lower.lastIndexOf('/') + 1);
  const folder = path.slice(0, -(name.length + 1));
  const inRound = /^rounds\/(.+)$/i.exec(folder)?.[1];
  if (inRound !== undefined) {
    const kind = ROUND_FILES[name];
    return kind === undefined ? { kind: 'unknown' } : { kind, round: inRound };
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
