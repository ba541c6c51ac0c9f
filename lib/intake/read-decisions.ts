import type { Decision, DecisionKind } from '../model/decision.ts';
import { formatDollars } from '../model/money.ts';
import { reportAmbiguousDates } from './ambiguous-dates.ts';
import { DECISIONS } from './columns/decisions.ts';
import {
  amountWithoutApproval,
  approvalWithoutAmount,
  approvalWithoutDay,
  sameDecision,
} from './decision-rules.ts';
import { Duplicates } from './duplicates.ts';
import type { FindingList } from './finding-list.ts';
import { RowScan } from './row-scan.ts';
import { reportSharedIds } from './shared-ids.ts';
import type { IdOfRow } from './shared-ids.ts';
import { readTable } from './table.ts';

/** Reads decisions.csv. Rows with errors are left out, and the findings say so: nothing of the file counts then. */
export async function readDecisions(bytes: Uint8Array, findings: FindingList): Promise<readonly Decision[]> {
  const decisions: Decision[] = [];
  const ids = new Duplicates<IdOfRow>((each) => each.id);
  await readTable(DECISIONS, bytes, findings, (layout) => {
    const scan = new RowScan(layout, findings);
    const { at } = layout;
    const read = (): Decision | null => {
      const applicationId = scan.id(at.application_id);
      scan.applicationId = applicationId;
      const decision = scan.choice(at.decision) as DecisionKind | null;
      const approvedOn = scan.date(at.approved_on);
      const amount = scan.money(at.amount);
      const agendaItem = scan.text(at.agenda_item) ?? '';
      const reason = scan.text(at.reason) ?? '';
      if (applicationId !== null) ids.add({ row: scan.row, id: applicationId });
      if (decision === 'approved') {
        if (approvedOn === null && !scan.unread(at.approved_on))
          scan.report(approvalWithoutDay, undefined, at.approved_on);
        if ((amount ?? 0) === 0 && !scan.unread(at.amount))
          scan.report(approvalWithoutAmount, undefined, at.amount);
      } else if (decision !== null && amount !== null && amount > 0) {
        scan.report(amountWithoutApproval, { decision, amount: formatDollars(amount) }, at.amount);
      }
      if (scan.errors > 0 || applicationId === null || decision === null) return null;
      const given = decision === 'approved' ? amount : null;
      return { row: scan.row, applicationId, decision, approvedOn, amount: given, agendaItem, reason };
    };
    return {
      row(row, cells) {
        scan.begin(row, cells);
        const decision = read();
        if (decision !== null) decisions.push(decision);
      },
      broken: () => undefined,
      end: () => {
        reportAmbiguousDates(scan, findings);
      },
    };
  });
  reportSharedIds(ids, sameDecision, 'decisions', findings);
  return decisions;
}
