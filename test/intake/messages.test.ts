import { describe, expect, it } from 'vitest';
import type { Finding } from '../../lib/model/finding.ts';
import { csv, GOOD, GOOD_GRANT, read } from './batches.ts';

// Messages say what, where and how to mend it, of the row at hand.

async function told(code: string, changes: Readonly<Record<string, string>>): Promise<Finding | undefined> {
  const batch = await read({ applications: csv(GOOD, changes) });
  return batch.findings.find((finding) => finding.code === code);
}

describe('a message', () => {
  it('names the grants that were added up', async () => {
    const federal = { federal_grant: '400000.00', cdbg_grant: '200000.00', local_match: '' };
    expect((await told('Q203', federal))?.message).toBe(
      'Federal grants, $600,000.00 (federal grant $400,000.00, CDBG grant $200,000.00), are more than the eligible cost, $500,000.00: nothing remains to be paid.',
    );
    expect((await told('Q205', { eligible_cost: '50000000.00', cdbg_grant: '' }))?.message).toBe(
      'Eligible cost is $50,000,000.00, and the money named for it comes to $500,000.00 (requested grant $200,000.00, local match $300,000.00): a decimal point or a digit may be misplaced.',
    );
  });

  it.each([
    ['S203', '18/03/2026', 'Perhaps 2026-03-18 is meant. Write the day as year-month-day.'],
    ['S205', '46146', 'Perhaps 2026-05-04 is meant. Write the day as year-month-day.'],
    ['S206', '2026-05-04 09:30', 'Perhaps 2026-05-04 is meant. Write the day as year-month-day.'],
    ['S201', 'in May', 'Write the day as year-month-day, for example 2026-05-04.'],
  ])('%s shows the day that is meant, or an example', async (code, cell, fix) => {
    expect((await told(code, { received_on: cell }))?.fix).toBe(fix);
  });

  it('S207 shows both days that a slashed date can be', async () => {
    const ledger = csv(GOOD_GRANT, { approved_on: '3/8/2014' }, { approved_on: '18/03/2014' });
    const { findings } = await read({ ledger });
    expect(findings.find(({ code }) => code === 'S207')?.fix).toBe(
      'Find out which day it is and write 2014-03-08 or 2014-08-03; write every date of the column so.',
    );
  });

  it('about a missing header says where to get one, of each file', async () => {
    const { findings } = await read({ applications: 'Kent,1\nTalbot,2\n', ledger: 'Kent,1\nTalbot,2\n' });
    expect(findings.map(({ code, file, fix }) => [code, file, fix])).toEqual([
      [
        'F201',
        'applications',
        'Put the names of the columns into the first row; "grantline template applications" writes them.',
      ],
      [
        'F201',
        'ledger',
        'Put the names of the columns into the first row; "grantline template ledger" writes them.',
      ],
    ]);
  });

  it('about a project in two rows says what to do with its phases', async () => {
    const { findings } = await read({
      applications: csv(GOOD, { project_id: 'P-1' }, { project_id: 'p-1' }),
    });
    expect(findings.find(({ code }) => code === 'V305')?.fix).toContain(
      'Phases of one project that are asked for together are one application',
    );
  });
});
