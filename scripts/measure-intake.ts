import { readFileSync } from 'node:fs';
import { readBatch } from '../lib/intake/read-batch.ts';
import { readRoundFile } from '../lib/intake/round-file.ts';

/** Reads and checks one applications file in a process of its own. Prints its peak memory in bytes, and counts. */
const [applications = '', roundFile = ''] = process.argv.slice(2);
const outcome = readRoundFile(readFileSync(roundFile, 'utf8'));
if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
const files = { applications: readFileSync(applications), ledger: null, centers: null, localities: null };
const start = performance.now();
const { counts, findings } = await readBatch(files, outcome.round);
process.stdout.write(
  JSON.stringify({
    peak: process.resourceUsage().maxRSS * 1024,
    seconds: (performance.now() - start) / 1000,
    rows: counts.seen,
    findings: findings.length,
  }),
);
