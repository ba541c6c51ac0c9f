import { describe, expect, it } from 'vitest';
import { readReference } from '../../lib/intake/read-reference.ts';
import { csv, GOOD_CENTER, GOOD_GRANT, GOOD_LOCALITY, read } from './batches.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** A list of Kent County alone: the packaged centers name the other counties too. */
const localities = csv(GOOD_LOCALITY, {});

describe('a reference file by itself', () => {
  it('is told what it is told beside a batch, with a list of localities of one’s own', async () => {
    const ledger = csv(GOOD_GRANT, {}, { locality: '24031' }, { amount: '' });
    const alone = await readReference('ledger', bytes(ledger), {
      centers: null,
      localities: bytes(localities),
    });
    const beside = await read({ ledger, localities });
    const told = (findings: typeof alone.findings) =>
      findings.filter(({ file }) => file !== 'applications').map(({ file, code, row }) => [file, code, row]);
    expect(told(alone.findings)).toEqual(told(beside.findings));
    // Montgomery County is not in the list, and an amount is missing; the packaged centers are no mistake.
    expect(told(alone.findings)).toEqual([
      ['ledger', 'V301', 3],
      ['ledger', 'V101', 4],
    ]);
    expect(alone.grants.map((grant) => grant.grant_id)).toEqual(['G-10']);
  });

  it('of centers is refused where it names a locality that the list lacks', async () => {
    const file = bytes(csv(GOOD_CENTER, {}, { locality: '24031' }));
    const { refused, findings } = await readReference('centers', file, {
      centers: null,
      localities: bytes(localities),
    });
    expect(refused).toBe(true);
    expect(findings.map(({ code, row }) => [code, row])).toEqual([['V301', 3]]);
  });
});
