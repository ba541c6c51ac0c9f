import { readRoundStatus, type RoundStatus } from '../../lib/pipeline/round-status.ts';
import { reportsFolder } from '../../lib/pipeline/store-reports.ts';
import { roundKey } from '../../lib/pipeline/upload-key.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { RANKED } from '../exit-status.ts';
import { sayStatus } from '../say-status.ts';
import { openStore, STORE_HELP, STORE_OPTIONS } from '../store/open-store.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';
import { historyOf, roundOf } from './runs.ts';

const HELP = `Usage: grantline status ROUND [options]

Shows how a round stands: the current run and its outcome, the funding line of each program, the rows that wait, what
was uploaded since and what became of it, and whether the round is stale: reviewed before the ledger or a reference
file changed. A round is reviewed again on request alone: grantline put --again ROUND.

${STORE_HELP}
  --json                  print the same as JSON

Examples:
  grantline status FY2027
  grantline status FY2027 --stage prod --region us-east-1

Exit status: 0 shown, 2 wrong use or no such round or store, 3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, { ...STORE_OPTIONS, json: { type: 'boolean' } });
  const round = roundOf(args);
  if (round === undefined) throw new UsageError('Which round? Give its id; grantline runs lists them.');
  const opened = await openStore(args);
  try {
    const history = await historyOf(opened.ports, round);
    const status = await readRoundStatus(opened.ports, history);
    const report = status === null ? null : opened.placeOfReport(reportKey(round, status));
    await writeOut([
      args.flag('json')
        ? `${JSON.stringify({ round: history.round, report, status }, null, 2)}\n`
        : sayStatus(history, status, report),
    ]);
    return RANKED;
  } finally {
    await opened.close();
  }
}

function reportKey(round: string, { current }: RoundStatus): string {
  return `${reportsFolder(roundKey(round), current.body.runId)}report.html`;
}

export const status: Command = { name: 'status', summary: 'show how a round stands', help: HELP, run };
