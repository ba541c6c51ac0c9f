import { describe, expect, it } from 'vitest';
import { codes, csv, GOOD, GOOD_GRANT, read } from './batches.ts';

// What an application says of its project, beside the ledger's grants to it. $250,000 were received in 2014.

type Cells = Readonly<Record<string, string>>;
const GRANT = { project_id: 'P-1', center_name: 'New Center' };

async function told(application: Cells, ...grants: readonly Cells[]): Promise<readonly string[]> {
  const ledger = csv(GOOD_GRANT, ...grants.map((grant) => ({ ...GRANT, ...grant })));
  return codes(await read({ applications: csv(GOOD, { project_id: 'p-1', ...application }), ledger }));
}

describe('a project of the ledger', () => {
  it('raises nothing where application and ledger agree', async () => {
    expect(await told({}, {})).toEqual([]);
  });

  it('under another program is an error: its grants would not be deducted', async () => {
    expect(await told({}, { program: 'assisted_living' })).toEqual(['H102 2 project_id']);
    // One grant of two is enough: that one would be lost.
    expect(await told({}, {}, { program: 'assisted_living' })).toEqual(['H102 2 project_id']);
  });

  it('under another program is none where the grant is cancelled or of a similar program', async () => {
    expect(await told({}, { program: 'assisted_living', status: 'cancelled' })).toEqual([]);
    expect(await told({}, { program: 'assisted_living', program_kind: 'similar_program' })).toEqual([]);
  });

  it('is asked about where only one of the two is a master plan', async () => {
    expect(await told({}, { project_type: 'master_plan' })).toEqual(['Q305 2 project_id']);
    expect(await told({ project_type: 'master_plan' }, { project_type: 'construction' })).toEqual([
      'Q305 2 project_id',
    ]);
    expect(await told({ project_type: 'master_plan' }, { project_type: 'master_plan' })).toEqual([]);
    // Another kind of work is no contradiction: phases differ.
    expect(await told({}, { project_type: 'construction' })).toEqual([]);
  });

  it('is asked about where the prior match is less than what was received', async () => {
    expect(await told({ prior_match: '249999.99' }, {})).toEqual(['Q306 2 prior_match']);
    expect(await told({ prior_match: '250000.00' }, {})).toEqual([]);
    expect(await told({ prior_match: '' }, {})).toEqual([]);
    // 250,000 less 50,000 returned, pending and later grants not counted.
    const grants = [{ amount_returned: '50000.00' }, { status: 'pending' }, { approved_on: '2026-07-02' }];
    expect(await told({ prior_match: '200000.00' }, ...grants)).toEqual([]);
    expect(await told({ prior_match: '199999.99' }, ...grants)).toEqual(['Q306 2 prior_match']);
  });

  it('is asked about where it has a grant of this round already', async () => {
    expect(await told({}, { round: 'fy2027', approved_on: '2026-06-03' })).toEqual(['Q307 2 project_id']);
    expect(await told({}, { round: 'FY2026' })).toEqual([]);
  });
});
