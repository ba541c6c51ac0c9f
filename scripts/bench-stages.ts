import { readFileSync } from 'node:fs';
import { readBatch } from '../lib/intake/read-batch.ts';
import { readRoundFile } from '../lib/intake/round-file.ts';
import { findingsInOrder } from '../lib/intake/finding-list.ts';
import { correctionsCsv } from '../lib/reports/corrections-csv.ts';
import { findingsCsv } from '../lib/reports/findings-csv.ts';
import { rankingCsv } from '../lib/reports/ranking-csv.ts';
import type { ReviewedRun } from '../lib/reports/reviewed-run.ts';
import { reviewBatch } from '../lib/review/review.ts';

/** The stages of a review, timed one by one in one process. Prints milliseconds a stage as JSON. */
const [applications = '', roundFile = '', ledger = ''] = process.argv.slice(2);
const times: Record<string, number> = {};

async function stage<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  times[name] = performance.now() - start;
  return result;
}

function length(pieces: Iterable<string | Uint8Array>): number {
  let total = 0;
  for (const piece of pieces) total += piece.length;
  return total;
}

const outcome = readRoundFile(readFileSync(roundFile, 'utf8'));
if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
const { round } = outcome;
const files = {
  applications: readFileSync(applications),
  ledger: readFileSync(ledger),
  centers: null,
  localities: null,
};
const batch = await stage('read and check', () => readBatch(files, round));
const review = await stage('law, score, rank, allocate', () => reviewBatch(batch, round));
const findings = await stage('order findings', () => findingsInOrder([...batch.findings, ...review.notes]));
const run: ReviewedRun = {
  runId: '',
  codeVersion: '',
  hashes: { inputs: {}, ledger: '', law: {} },
  review,
  findings,
  upload: batch.upload,
  extraColumns: batch.extraColumns,
  centers: batch.centers,
  localities: batch.localities,
  ledgerGiven: true,
};
await stage('write ranking', () => length(rankingCsv(run)));
await stage('write findings', () => length(findingsCsv(findings)));
await stage('write corrections', () => length(batch.upload ? correctionsCsv(batch.upload, findings) : []));
process.stdout.write(JSON.stringify(times));
