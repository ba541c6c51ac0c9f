/** Where randomness and waiting come from: a test gives its own. */
export interface Waiting {
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const FIRST = 50;
const MOST = 5000;

/** How long to wait after a try, counted from 1: any time up to a limit that doubles, so that writers spread out. */
export function backoff(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(MOST, FIRST * 2 ** (attempt - 1)));
}
