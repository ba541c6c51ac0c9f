import type { Grant, GrantStatus, ProgramKind } from '../model/grant.ts';
import type { LedgerRecord } from '../model/ledger-record.ts';
import { formatCents, formatDollars } from '../model/money.ts';
import type { Program } from '../model/program.ts';
import { centerKeyOfId, foldId } from '../model/identity.ts';
import type { CenterIndex } from './center-index.ts';
import { LEDGER } from './columns/ledger.ts';
import { Duplicates } from './duplicates.ts';
import type { FindingList } from './finding-list.ts';
import type { LocalityIndex } from './locality-index.ts';
import { scanLocality } from './place-scan.ts';
import { returnedMore, sameGrant, severalCenters } from './reference-rules.ts';
import { reportAmbiguousDates } from './ambiguous-dates.ts';
import { RowScan } from './row-scan.ts';
import { reportSharedIds } from './shared-ids.ts';
import type { IdOfRow } from './shared-ids.ts';
import { readTable } from './table.ts';

type Unsettled = Omit<Grant, 'centerKey'> & { readonly centerId: string | null };

/**
 * Reads the ledger and adds the centers that it names to the index; a grant that names its center only by name is
 * then settled against both. Rows with errors are left out, and the findings say so: none may be ranked then. `keep`
 * receives each good row as the ledger's log keeps it.
 */
export async function readLedger(
  bytes: Uint8Array,
  localities: LocalityIndex,
  centers: CenterIndex,
  findings: FindingList,
  keep?: (record: LedgerRecord) => void,
): Promise<readonly Grant[]> {
  const grants: Unsettled[] = [];
  const ids = new Duplicates<IdOfRow>((each) => each.id);
  await readTable(LEDGER, bytes, findings, (layout) => {
    const scan = new RowScan(layout, findings);
    const { at } = layout;
    const read = (): Unsettled | null => {
      const grantId = scan.id(at.grant_id);
      const program = scan.choice(at.program) as Program | null;
      const programKind = scan.choice(at.program_kind) as ProgramKind | null;
      const locality = scanLocality(scan, at.locality, localities);
      const centerId = scan.id(at.center_id);
      const centerName = scan.text(at.center_name) ?? '';
      const projectId = scan.id(at.project_id);
      const types = scan.projectTypes(at.project_type);
      const approvedOn = scan.date(at.approved_on);
      const amount = scan.money(at.amount);
      const amountReturned = scan.money(at.amount_returned);
      if (amount !== null && amountReturned !== null && amountReturned > amount) {
        scan.report(
          returnedMore,
          { amount: formatDollars(amount), returned: formatDollars(amountReturned) },
          at.amount_returned,
        );
      }
      const status = scan.choice(at.status) as GrantStatus | null;
      const source = scan.text(at.source) ?? '';
      const round = scan.id(at.round);
      if (grantId !== null) ids.add({ row: scan.row, id: grantId });
      if (
        scan.errors > 0 ||
        grantId === null ||
        program === null ||
        programKind === null ||
        locality === null
      )
        return null;
      if (approvedOn === null || amount === null || status === null) return null;
      const projectKey = projectId === null ? null : foldId(projectId);
      const masterPlan = types?.[0] === 'master_plan';
      const { fips } = locality;
      keep?.({
        grant_id: grantId,
        program,
        program_kind: programKind,
        locality: fips,
        center_id: centerId ?? '',
        center_name: centerName,
        project_id: projectId ?? '',
        project_type: types?.join(';') ?? '',
        approved_on: approvedOn,
        amount: formatCents(amount),
        amount_returned: amountReturned === null ? '' : formatCents(amountReturned),
        status,
        source,
        round: round ?? '',
      });
      return {
        grantId,
        program,
        programKind,
        fips,
        centerId,
        centerName,
        projectKey,
        masterPlan,
        approvedOn,
        amount,
        amountReturned,
        status,
        source,
        round,
        row: scan.row,
      };
    };
    return {
      row(row, cells) {
        scan.begin(row, cells);
        const grant = read();
        if (grant !== null) grants.push(grant);
      },
      broken: () => undefined,
      end: () => {
        reportAmbiguousDates(scan, findings);
      },
    };
  });
  reportSharedIds(ids, sameGrant, 'ledger', findings);
  return settleCenters(grants, centers, findings);
}

/** Ids first, so that a grant that gives only the name finds the center that another grant names with its id. */
function settleCenters(
  grants: readonly Unsettled[],
  centers: CenterIndex,
  findings: FindingList,
): readonly Grant[] {
  for (const { centerId, centerName, fips } of grants) {
    if (centerId !== null) centers.add({ id: centerId, name: centerName, fips });
  }
  return grants.map(({ centerId, ...grant }) => ({
    ...grant,
    centerKey: centerKeyOf(centerId, grant, centers, findings),
  }));
}

function centerKeyOf(
  centerId: string | null,
  grant: Omit<Grant, 'centerKey'>,
  centers: CenterIndex,
  findings: FindingList,
): string | null {
  if (centerId !== null) return centerKeyOfId(centerId);
  if (grant.centerName === '') return null;
  const match = centers.byName(grant.fips, grant.centerName);
  if (match.kind !== 'several') return match.key;
  const facts = { title: 'Center name', shown: grant.centerName, accepts: match.ids.join(', '), hint: '' };
  findings.add(severalCenters, facts, {
    file: 'ledger',
    row: grant.row,
    column: 'center_name',
    value: grant.centerName,
  });
  return null;
}
