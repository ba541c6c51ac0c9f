import type { ObjectVersion } from '../store/object-store.ts';

/** What is written beside an upload, as its metadata. */
export interface UploadNote {
  /** Why a final round is changed, a smaller batch is meant so, or the ledger is corrected. Null where none is needed. */
  readonly reason: string | null;
  /** Who says to have uploaded; believed on one machine alone. */
  readonly actor: string | null;
}

const ACTOR = 'uploaded-by';

export function writeNote({ reason, actor }: UploadNote): Record<string, string> {
  return { ...header('reason', reason), ...header(ACTOR, actor) };
}

/** A blank text is none. */
export function readNote({ metadata }: Pick<ObjectVersion, 'metadata'>): UploadNote {
  return { reason: fromHeader(metadata.reason), actor: fromHeader(metadata[ACTOR]) };
}

/** Metadata travels in headers, which hold ASCII. Other text is written as RFC 8187 has it. */
const ENCODED = "utf-8''";

function header(name: string, text: string | null): Record<string, string> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return {};
  const isPlain = /^[ -~]+$/.test(trimmed) && !trimmed.toLowerCase().startsWith(ENCODED);
  return { [name]: isPlain ? trimmed : ENCODED + encodeURIComponent(trimmed) };
}

function fromHeader(value: string | undefined): string | null {
  const text = value?.toLowerCase().startsWith(ENCODED) ? decoded(value) : value?.trim();
  return text === undefined || text === '' ? null : text;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.slice(ENCODED.length)).trim();
  } catch {
    return value;
  }
}
