/** Exit statuses of every command. */
export const RANKED = 0;
export const FINDINGS_BLOCK = 1;
export const USAGE = 2;
export const FAULT = 3;
