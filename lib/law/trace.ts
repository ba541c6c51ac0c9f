import type { Evidence } from '../model/evidence.ts';
import type { Grant } from '../model/grant.ts';
import type { LegalFigure } from './parameters.ts';
import type { Quarters } from './limits.ts';
import type { CountedGrant } from './window.ts';

/**
 * Where a number of a step comes from: a column of the upload, an earlier step's label or a reading; a grant, by itself
 * or as counted, so that a long list of them is handed over as it is; a figure of law.
 */
export type Source = string | Grant | CountedGrant | LegalFigure;

/**
 * Told each step of a text as it is worked out, by the lines that work it out. A recorder keeps the steps for a
 * reader; the silent one ignores them, so that a batch pays nothing for what nobody reads.
 */
export interface Trace {
  money(clause: string, label: string, sources: readonly Source[], value: Quarters): void;
  condition(clause: string, label: string, sources: readonly Source[], value: Evidence): void;
  note(clause: string, label: string, sources: readonly Source[], value: string): void;
}

const ignore = (): void => undefined;

export const silent: Trace = { money: ignore, condition: ignore, note: ignore };
