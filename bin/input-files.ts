import { readFile } from 'node:fs/promises';
import type { RoundFiles } from '../lib/pipeline/review-round.ts';
import type { Arguments } from './arguments.ts';
import { UsageError } from './usage-error.ts';

/** The options that name a round's files, shared by every command that reads one. */
export const ROUND_OPTIONS = {
  round: { type: 'string' },
  ledger: { type: 'string' },
  centers: { type: 'string' },
  localities: { type: 'string' },
} as const;

/** The paths of a round's files, as given. */
export function inputPaths(applications: string, args: Arguments): string[] {
  const named = Object.keys(ROUND_OPTIONS).map((name) => args.text(name));
  return [applications, ...named.filter((path) => path !== undefined)];
}

/** Reads a round's files. Throws UsageError for one that is missing or cannot be read. */
export async function readInputFiles(applications: string, args: Arguments): Promise<RoundFiles> {
  const round = args.text('round');
  if (round === undefined) throw new UsageError('Which round? Give its round file with --round ROUND.yaml.');
  const optional = async (name: string): Promise<Uint8Array | null> => {
    const path = args.text(name);
    return path === undefined ? null : readInput(path, `the ${name} file`);
  };
  return {
    applications: await readInput(applications, 'the applications file'),
    round: await readInput(round, 'the round file'),
    ledger: await optional('ledger'),
    centers: await optional('centers'),
    localities: await optional('localities'),
  };
}

/** @throws UsageError for a file that is missing or cannot be read. */
export async function readInput(path: string, what: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UsageError(`Cannot read ${what}, ${path}: ${reasonOf(error)}.`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file. Check the name and the folder';
    case 'EISDIR':
      return 'it is a folder. Give the file itself';
    case 'EACCES':
    case 'EPERM':
      return 'you have no permission to read it';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
