import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { PublicationOutcome } from '../lib/pipeline/publish-run.ts';
import type { RoundChange } from '../lib/pipeline/round-changes/change-round.ts';
import type { Arguments } from './arguments.ts';
import { readArguments } from './arguments.ts';
import { FINDINGS_BLOCK, RANKED } from './exit-status.ts';
import { shortRun } from './history-tables.ts';
import { openStore, STORE_OPTIONS, type OpenStore } from './store/open-store.ts';
import { plain } from './terminal-table.ts';
import { UsageError } from './usage-error.ts';
import { writeOut } from './write-out.ts';

/** Options of every command that changes what stands of a round. */
const CHANGE_OPTIONS = {
  ...STORE_OPTIONS,
  reason: { type: 'string' },
  actor: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const CHANGE_HELP = `  --reason TEXT           why; it is kept with the entry
  --actor NAME            who does it (default: your name on this machine)`;

type MoreOptions = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

export function changeArguments(words: readonly string[], more: MoreOptions = {}): Arguments {
  return readArguments(words, { ...CHANGE_OPTIONS, ...more });
}

/** The one word that a command is about. */
export function onlyWord({ positionals }: Arguments, what: string): string {
  const [word, ...others] = positionals;
  if (word === undefined || word.trim() === '') throw new UsageError(`Which ${what}? Give it.`);
  if (others.length > 0) throw new UsageError(`One ${what} at a time; what is ${others.join(' ')} for?`);
  return word.trim();
}

export function givenRound(args: Arguments): string {
  const round = args.text('round')?.trim() ?? '';
  if (round === '') throw new UsageError('Which round? Give it with --round, such as --round FY2027.');
  return round;
}

export function changeOf(args: Arguments, round: string): RoundChange {
  const reason = args.text('reason')?.trim() ?? '';
  if (reason === '') throw new UsageError('Why? Give it with --reason: it is kept, for whoever asks later.');
  return { round, reason, actor: actorOf(args), operationId: `by-hand:${randomUUID()}` };
}

export function actorOf(args: Arguments): string {
  const actor = args.text('actor')?.trim() ?? '';
  return actor === '' ? userInfo().username : actor;
}

/** Opens the store, changes the round, and tells what the entry is or why there is none. */
export async function runChange(
  args: Arguments,
  change: (opened: OpenStore) => Promise<PublicationOutcome>,
): Promise<number> {
  const opened = await openStore(args);
  try {
    const outcome = await change(opened);
    await writeOut([args.flag('json') ? `${JSON.stringify(outcome, null, 2)}\n` : say(outcome)]);
    return outcome.published ? RANKED : FINDINGS_BLOCK;
  } finally {
    await opened.close();
  }
}

function say(outcome: PublicationOutcome): string {
  if (!outcome.published) return `${plain(outcome.stop.message)}\n`;
  const { sequence, body, actor } = outcome.entry;
  const event = body.event.replaceAll('_', ' ');
  return `Revision ${sequence}: ${event} by ${plain(actor)}. The current run is ${shortRun(body.runId)}.\n`;
}
