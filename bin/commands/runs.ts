import type { Ports } from '../../lib/pipeline/ports.ts';
import { readAllHistories, readRoundHistory, type RoundHistory } from '../../lib/pipeline/round-history.ts';
import { staleOf } from '../../lib/pipeline/round-status.ts';
import type { SharedInput } from '../../lib/pipeline/stale.ts';
import type { Receipt } from '../../lib/store/round-store.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { RANKED } from '../exit-status.ts';
import { publicationsTable, receiptsTable } from '../history-tables.ts';
import { sayStale } from '../say-status.ts';
import { openStore, STORE_HELP, STORE_OPTIONS } from '../store/open-store.ts';
import { plain } from '../terminal-table.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';

const HELP = `Usage: grantline runs [ROUND] [options]

Shows what was published, by round: revision, when, by whom, with what outcome; a star marks the current run. Then the
last uploads and what became of them. With ROUND, that round alone, and all of its uploads.

${STORE_HELP}
  --json                  print publications and receipts as JSON

Examples:
  grantline runs
  grantline runs FY2027 --stage test --region us-east-1

Exit status: 0 shown, 2 wrong use or no such round or store, 3 a fault of the program.
`;

const MOST_RECENT = 10;

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, { ...STORE_OPTIONS, json: { type: 'boolean' } });
  const round = roundOf(args);
  const opened = await openStore(args);
  try {
    const { ports } = opened;
    const histories = round === undefined ? await readAllHistories(ports) : [await historyOf(ports, round)];
    const listed = await Promise.all(histories.map((history) => withStale(ports, history)));
    const others = round === undefined ? await ports.store.receipts(null) : [];
    const shown = round === undefined ? MOST_RECENT : Infinity;
    await writeOut([args.flag('json') ? asJson(listed, others) : asText(listed, others, shown)]);
    return RANKED;
  } finally {
    await opened.close();
  }
}

/** The one round that a command is about, where one is given. */
export function roundOf({ positionals }: Arguments): string | undefined {
  const [round, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`One round at a time; what is ${others.join(' ')} for?`);
  return round;
}

/** @throws UsageError that names the rounds that there are. */
export async function historyOf(ports: Ports, round: string): Promise<RoundHistory> {
  const history = await readRoundHistory(ports, round);
  if (history !== null) return history;
  const known = (await readAllHistories(ports)).map((each) => each.round);
  const instead = known.length === 0 ? 'There is none yet.' : `There are: ${known.join(', ')}.`;
  throw new UsageError(`Nothing was uploaded for a round ${plain(round)}. ${instead}`);
}

interface Listed extends RoundHistory {
  readonly stale: readonly SharedInput[];
}

async function withStale(ports: Ports, history: RoundHistory): Promise<Listed> {
  const current = history.publications.at(-1);
  return { ...history, stale: current === undefined ? [] : await staleOf(ports, current.body) };
}

function asText(histories: readonly Listed[], others: readonly Receipt[], most: number): string {
  const parts = histories.map(({ round, publications, receipts, stale }) => {
    const heading = `Round ${plain(round)}\n\n`;
    const published =
      publications.length === 0 ? 'Nothing is published yet.' : publicationsTable(publications);
    const old = stale.length === 0 ? '' : `\n${sayStale(round, stale)}`;
    return `${heading}${published}\n${old}${uploads('Uploads', receipts, most)}`;
  });
  if (others.length > 0) parts.push(uploads('Uploads that belong to no round', others, most));
  return parts.length === 0 ? 'Nothing was uploaded yet.\n' : parts.join('\n');
}

function uploads(title: string, receipts: readonly Receipt[], most: number): string {
  if (receipts.length === 0) return '';
  const more = receipts.length > most ? `\n… and ${receipts.length - most} older` : '';
  return `\n${title}, newest first\n\n${receiptsTable(receipts.slice(0, most))}${more}\n`;
}

function asJson(histories: readonly Listed[], others: readonly Receipt[]): string {
  const rounds = histories.map(({ round, publications, receipts, stale }) => ({
    round,
    current: publications.at(-1)?.body.runId ?? null,
    stale,
    publications,
    receipts,
  }));
  return `${JSON.stringify({ rounds, receipts: others }, null, 2)}\n`;
}

export const runs: Command = { name: 'runs', summary: 'show what was published', help: HELP, run };
