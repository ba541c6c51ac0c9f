import type { LedgerRecord } from '../model/ledger-record.ts';
import { foldId } from '../model/identity.ts';
import { MOST_GRANTS } from '../store/ledger-entry.ts';
import type { ObjectBody } from '../store/object-store.ts';
import { LEDGER_COLUMNS, ledgerStateOf } from './ledger-state.ts';
import type { Ports } from './ports.ts';

export type ImportOutcome =
  | { readonly imported: true; readonly appended: number; readonly known: number; readonly sequence: number }
  /** Grants that the ledger holds with other figures: a correction says why. */
  | { readonly imported: false; readonly differing: readonly string[] };

export interface LedgerUpload {
  readonly body: ObjectBody;
  readonly receiptId: string;
  readonly actor: string;
  readonly reason: string | null;
}

/**
 * Appends the grants of a ledger file that the ledger does not hold yet, an entry for every 500 rows of the file.
 * With a reason it corrects those that differ, too. Delivered again, it goes on where it stopped; while a part is
 * missing the others do not count.
 */
export async function importLedger(
  { ledger, now }: Ports,
  grants: readonly LedgerRecord[],
  upload: LedgerUpload,
): Promise<ImportOutcome> {
  const { body, receiptId, actor, reason } = upload;
  const entries = [...(await ledger.read())];
  const parts = Math.ceil(grants.length / MOST_GRANTS);
  for (;;) {
    const own = entries.filter((entry) => entry.body.batch === receiptId);
    const held = ledgerStateOf(entries.filter((entry) => entry.body.batch !== receiptId)).grants;
    const from = own.length * MOST_GRANTS;
    const changed = grants
      .slice(from)
      .filter((grant) => !sameRecord(held.get(foldId(grant.grant_id)), grant));
    const differing = changed.filter((grant) => held.has(foldId(grant.grant_id)));
    if (differing.length > 0 && reason === null)
      return { imported: false, differing: differing.map((grant) => grant.grant_id) };
    if (own.length === parts || (own.length === 0 && changed.length === 0)) {
      const appended = own.reduce((sum, entry) => sum + entry.body.grants.length, 0);
      const sequence = entries.at(-1)?.sequence ?? 0;
      return { imported: true, appended, known: grants.length - appended, sequence };
    }
    const slice = new Set(grants.slice(from, from + MOST_GRANTS));
    const part = own.length + 1;
    const { key, versionId, sha256 } = body;
    const outcome = await ledger.append(entries.at(-1) ?? null, {
      operationId: `import:${receiptId}:${part}`,
      at: now().toISOString(),
      actor,
      body: {
        event: 'imported',
        batch: receiptId,
        part,
        parts,
        key,
        versionId,
        sha256,
        reason,
        grants: changed.filter((grant) => slice.has(grant)),
      },
    });
    entries.push(...(outcome.outcome === 'appended' ? [outcome.entry] : outcome.since));
  }
}

function sameRecord(a: LedgerRecord | undefined, b: LedgerRecord): boolean {
  return a !== undefined && LEDGER_COLUMNS.every((name) => a[name] === b[name]);
}
