/** Replaced by builds and tests, all by way of scripts/code-version.mjs. */
declare const GRANTLINE_CODE_VERSION: string;

/**
 * Part of a run's identity: the package's version, a plus sign, and twelve digits of the hash of all code and packaged
 * data that decide results. Two builds that could give other bytes for the same files never share one.
 */
export const codeVersion = GRANTLINE_CODE_VERSION;
