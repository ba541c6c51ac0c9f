import { readFileSync } from 'node:fs';
import type { Batch } from '../../lib/model/batch.ts';
import type { Round } from '../../lib/model/round.ts';
import { readBatch } from '../../lib/intake/read-batch.ts';
import { ROUND } from '../intake/rounds.ts';

/** A fault that somebody reported in public, carried over to this project's columns. */
export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly source: string;
  readonly input: {
    readonly text?: string;
    readonly bytes_base64?: string;
    readonly steps?: readonly string[];
    readonly event?: unknown;
  };
  readonly expected: string;
  readonly why: string;
}

const lines = readFileSync(new URL('cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
export const CASES: readonly Case[] = lines.map((line) => JSON.parse(line) as Case);

export function caseOf(id: string): Case {
  const found = CASES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

export function bytesOf(id: string): Uint8Array {
  const { text, bytes_base64: base64 } = caseOf(id).input;
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  if (text === undefined) throw new Error(`case ${id} has no file`);
  return Buffer.from(text);
}

export interface Beside {
  readonly ledger?: string;
  readonly centers?: string;
  readonly round?: Round;
}

/** Reads the case's file as an upload to round FY2027. */
export async function readCase(id: string, beside: Beside = {}): Promise<Batch> {
  return readBytes(bytesOf(id), beside);
}

export async function readBytes(applications: Uint8Array, beside: Beside = {}): Promise<Batch> {
  const files = {
    applications,
    ledger: beside.ledger === undefined ? null : Buffer.from(beside.ledger),
    centers: beside.centers === undefined ? null : Buffer.from(beside.centers),
    localities: null,
  };
  return readBatch(files, beside.round ?? ROUND);
}

/** Errors as "row code column: value". */
export function errorsOf(batch: Batch): readonly string[] {
  return batch.findings
    .filter((finding) => finding.severity === 'error')
    .map(({ row, code, column }) => [row ?? 'file', code, column].filter((part) => part !== null).join(' '));
}

export const idsOf = (batch: Batch): readonly string[] =>
  [...batch.applications].map((application) => application.applicationId);
