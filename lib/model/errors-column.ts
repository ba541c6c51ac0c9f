/** Our own corrections file carries it, and it is ignored when it comes back. */
export const ERRORS_COLUMN = 'errors';

const OURS = /^(?:Error|Question): /;

/** Whether a cell says what we write into that column. */
export function isOurError(cell: string): boolean {
  return OURS.test(cell);
}
