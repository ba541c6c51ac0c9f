import { describe, expect, it } from 'vitest';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { readLedgerState } from '../../lib/pipeline/ledger-state.ts';
import { brokenLink } from '../../lib/store/hash-chain.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { Stopper, stoppable } from '../support/stopped.ts';
import { APPLICATIONS, HEADER, LEDGER, ROUND, row } from './uploads.ts';

const FOLDER = 'inbox/rounds/FY2027/';
const DECISIONS = `${FOLDER}decisions.csv`;
const COLUMNS = 'application_id,decision,approved_on,amount,agenda_item,reason\n';

/** Three applications of 200,000 each, half of whose cost is 250,000; Center A-1 has room for 100,000. */
async function published(applications = APPLICATIONS, round = ROUND): Promise<MemoryPipeline> {
  const pipeline = new MemoryPipeline();
  await pipeline.upload('inbox/ledger/past.csv', LEDGER);
  await pipeline.upload(`${FOLDER}round.yaml`, round);
  await pipeline.upload(`${FOLDER}applications.csv`, applications);
  return pipeline;
}

const decide = (pipeline: MemoryPipeline, rows: string) => pipeline.upload(DECISIONS, COLUMNS + rows);

/** The findings that a receipt points to, as "code row". */
async function told(pipeline: MemoryPipeline, folder: string | null): Promise<readonly string[]> {
  const key = `${folder ?? ''}findings.csv`;
  const current = await pipeline.reports.current(key);
  const body = await pipeline.reports.read(key, current?.versionId ?? '');
  const lines = Buffer.from(body?.bytes ?? [])
    .toString('utf8')
    .split('\r\n')
    .slice(1, -1);
  return lines.map((line) => `${/,([A-Z]\d{3}),/.exec(line)?.[1]} ${line.split(',')[0]}`);
}

const grantsOf = async (pipeline: MemoryPipeline) =>
  [...(await readLedgerState(pipeline.ledger)).grants.values()].map(
    ({ grant_id, amount, approved_on, status, round }) => [grant_id, amount, approved_on, status, round],
  );

describe('a good file of decisions', () => {
  it('is one entry of the ledger: a grant for each approval, and every decision with its reason', async () => {
    const pipeline = await published();
    const receipt = await decide(
      pipeline,
      'A-1,approved,2026-05-20,"$100,000.00","Agenda 2026-05-20, item 7",\n' +
        'A-2,deferred,5/20/2026,,,The site is not surveyed\n' +
        'A-3,withdrawn,,,,\n',
    );
    expect(receipt).toMatchObject({
      status: 'ACCEPTED',
      kind: 'decisions',
      round: 'FY2027',
      codes: {},
      message:
        'Recorded in the ledger: 1 approved, 1 deferred, 1 withdrawn. The round is not final: another upload of applications can still move its ranks.',
    });
    expect(pipeline.ledger.entries).toHaveLength(2);
    const [, entry] = pipeline.ledger.entries;
    expect(brokenLink(pipeline.ledger.entries)).toBeNull();
    expect(entry).toMatchObject({
      actor: 'officer',
      body: {
        event: 'decided',
        round: 'FY2027',
        revision: 1,
        decisions: [
          {
            ...{ application_id: 'A-1', decision: 'approved', amount: '100000.00', rank: '1' },
            ...{ recommended: '100000.00', ceiling: '100000.00', basis: 'as_of_right' },
          },
          { application_id: 'A-2', decision: 'deferred', reason: 'The site is not surveyed', basis: '' },
          { application_id: 'A-3', decision: 'withdrawn', amount: '', grant_id: '' },
        ],
        grants: [
          {
            ...{ grant_id: 'FY2027#A-1', program: 'senior_center', program_kind: 'this_program' },
            ...{ locality: '24029', center_name: 'Center A-1', project_type: 'renovation' },
            ...{ approved_on: '2026-05-20', amount: '100000.00', amount_returned: '', status: 'pending' },
            ...{ source: 'Agenda 2026-05-20, item 7', round: 'FY2027' },
          },
        ],
      },
    });
  });

  it('counts in the next review, against the center, the budget and never funded', async () => {
    const pipeline = await published();
    await decide(pipeline, 'A-1,approved,2026-05-20,60000.00,,\n');
    const next = 'inbox/rounds/FY2028/';
    await pipeline.upload(`${next}round.yaml`, ROUND.replace('FY2027', 'FY2028'));
    const receipt = await pipeline.upload(`${next}applications.csv`, HEADER + row('A-1'));
    const [result] = await pipeline.store.resultsPage(receipt.runId ?? '', 'senior_center', 0);
    // § 10-504(e): 800,000 less 700,000 of 2020 and 60,000 of 2026.
    expect(result).toMatchObject({ applicationId: 'A-1', ceiling: '40000.00' });
  });

  it('may be given in parts, and the same bytes again are recognised', async () => {
    const pipeline = await published();
    await decide(pipeline, 'A-2,approved,2026-05-20,200000.00,,\n');
    const both = 'A-2,approved,2026-05-20,200000.00,,\nA-3,approved,2026-05-20,200000.00,,\n';
    const second = await decide(pipeline, both);
    expect(second.message).toContain('1 approved. 1 of the file was recorded already.');
    const again = await decide(pipeline, both);
    expect(again).toMatchObject({
      status: 'UNCHANGED',
      message: 'All 2 decisions are recorded already, as they stand here: nothing was changed.',
    });
    expect(pipeline.ledger.entries).toHaveLength(3);
  });

  it('is named in any case of letters', async () => {
    const pipeline = await published();
    const receipt = await pipeline.upload(
      'inbox/Rounds/fy2027/Decisions.CSV',
      `${COLUMNS}a-2,APPROVED,2026-05-20,200000,,\n`,
    );
    expect(receipt.status).toBe('ACCEPTED');
    expect(await grantsOf(pipeline)).toContainEqual([
      'FY2027#a-2',
      '200000.00',
      '2026-05-20',
      'pending',
      'FY2027',
    ]);
  });
});

describe('a file of decisions that cannot be taken', () => {
  it.each([
    ['an unknown application', 'A-1,approved,2026-05-20,1,,\nA-9,denied,,,,\n', ['V811 3']],
    ['a blank amount', 'A-2,approved,2026-05-20,,,\n', ['V803 2']],
    ['a blank day', 'A-2,approved,,200000,,\n', ['V802 2']],
    ['an amount that is none', 'A-2,approved,2026-05-20,abc,,\n', ['S101 2']],
    [
      'two decisions of one application',
      'A-2,approved,2026-05-20,1,,\na-2,denied,,,,x\n',
      ['V801 2', 'V801 3'],
    ],
    ['an approval above the ceiling', 'A-2,approved,2026-05-20,250000.01,,\n', ['V813 2']],
    ['a denial of what is recommended', 'A-2,denied,2026-05-20,,,\n', ['V816 2']],
    ['a deferral of what is recommended', 'A-2,deferred,,,,\n', ['V816 2']],
  ])('with %s is told so, and nothing of it is recorded', async (_, rows, errors) => {
    const pipeline = await published();
    const receipt = await decide(pipeline, rows);
    expect(receipt).toMatchObject({ status: 'REJECTED', message: expect.stringMatching(/^Nothing was rec/) });
    const findings = await told(pipeline, receipt.reports);
    expect(findings.filter((each) => !each.startsWith('Q'))).toEqual(errors);
    expect(pipeline.ledger.entries).toHaveLength(1);
    expect(pipeline.store.publications('FY2027').entries).toHaveLength(1);
  });

  it('on a round without a published run says what is missing', async () => {
    const pipeline = new MemoryPipeline();
    const receipt = await decide(pipeline, 'A-1,approved,2026-05-20,1,,\n');
    expect(receipt).toMatchObject({
      status: 'REJECTED',
      message:
        'Round FY2027 has no published run that could be decided on, and nothing was recorded. Upload its round.yaml and applications.csv first, then the decisions again.',
    });
  });

  it('may withdraw an application that waits, and not approve it', async () => {
    const pipeline = await published(
      HEADER + row('A-1') + row('A-2') + row('A-3').replace('500000.00', 'abc'),
    );
    const approved = await decide(pipeline, 'A-3,approved,2026-05-20,1000,,Urgent\n');
    expect(await told(pipeline, approved.reports)).toEqual(['V812 2']);
    expect(await decide(pipeline, 'A-3,withdrawn,,,,\n')).toMatchObject({ status: 'ACCEPTED' });
  });
});

describe('above the ceiling as of right', () => {
  // (b): 500,000 is unpaid; property worth 400,000 bounds the grant; 1 of residual value exceeds no State money.
  const withBoard = APPLICATIONS.replace(
    /\n/,
    ',property_value,residual_value,prior_match,outstanding_state_debt,other_state_investment\n',
  )
    .replace(/(A-[23],.*)\n/g, '$1,400000.00,1,0,0,0\n')
    .replace(/(A-1,.*)\n/, '$1,,,,,\n');

  it('the Board’s authorization carries it, where its conditions are met', async () => {
    const pipeline = await published(withBoard);
    const receipt = await decide(pipeline, 'A-2,approved,2026-05-20,400000.00,,\n');
    expect(receipt.status).toBe('ACCEPTED');
    expect(pipeline.ledger.entries[1]?.body).toMatchObject({
      decisions: [{ ceiling: '250000.00', basis: 'board_authorization' }],
    });
    const over = await decide(pipeline, 'A-3,approved,2026-05-20,400000.01,,\n');
    expect((await told(pipeline, over.reports)).filter((each) => each.startsWith('V'))).toEqual(['V813 2']);
  });

  it('otherwise a reason does', async () => {
    const pipeline = await published();
    const receipt = await decide(pipeline, 'A-2,approved,2026-05-20,300000,,The Board so resolved\n');
    expect(receipt).toMatchObject({ status: 'ACCEPTED', codes: { Q801: 1, Q802: 1 } });
    expect(pipeline.ledger.entries[1]?.body).toMatchObject({
      decisions: [{ reason: 'The Board so resolved', basis: 'reason', ceiling: '250000.00' }],
    });
  });

  it('nothing carries it past the center’s room of 15 years', async () => {
    const pipeline = await published();
    const receipt = await decide(pipeline, 'A-1,approved,2026-05-20,100000.01,,The Board so resolved\n');
    expect((await told(pipeline, receipt.reports)).filter((each) => each.startsWith('V'))).toEqual([
      'V814 2',
    ]);
  });

  it('counts on the day of the approval, not of the review', async () => {
    // 700,000 of 2020-05-06 leave on 2035-05-06; a day before there is room for 100,000.
    const pipeline = await published();
    const early = await decide(pipeline, 'A-1,approved,2035-05-05,200000,,\n');
    expect((await told(pipeline, early.reports)).filter((each) => each.startsWith('V'))).toEqual(['V814 2']);
    const late = await decide(pipeline, 'A-1,approved,2035-05-06,200000,,\n');
    expect(late).toMatchObject({ status: 'ACCEPTED', codes: { Q801: 1, Q804: 1 } });
  });
});

describe('out of rank', () => {
  // 250,000 pay A-1 its 100,000 and A-2 150,000 of its 200,000; by fill_down A-2 does not fit and A-3 neither.
  const scarce = ROUND.replace('2000000', '250000');

  it('an approval needs a reason while one above has nothing', async () => {
    const pipeline = await published(APPLICATIONS, scarce);
    const bare = await decide(pipeline, 'A-3,approved,2026-05-20,150000,,\n');
    expect((await told(pipeline, bare.reports)).filter((each) => each.startsWith('V'))).toEqual(['V815 2']);
    const reasoned = await decide(pipeline, 'A-3,approved,2026-05-20,150000,,A-2 lacks a site\n');
    expect(reasoned.status).toBe('ACCEPTED');
  });

  it('or the decision on those above, in the same file', async () => {
    const pipeline = await published(APPLICATIONS, scarce);
    const rows =
      'A-3,approved,2026-05-20,150000,,\nA-2,denied,2026-05-20,,,\nA-1,deferred,2026-05-20,,,No quorum\n';
    expect(await decide(pipeline, rows)).toMatchObject({ status: 'ACCEPTED' });
  });
});

describe('a decision that is changed', () => {
  it('needs a reason; the grant follows it', async () => {
    const pipeline = await published();
    await decide(pipeline, 'A-2,approved,2026-05-20,200000,,\n');
    const bare = await decide(pipeline, 'A-2,approved,2026-05-20,150000,,\n');
    expect((await told(pipeline, bare.reports)).filter((each) => each.startsWith('V'))).toEqual(['V817 2']);
    await decide(pipeline, 'A-2,approved,2026-05-20,150000,,A bid came in lower\n');
    expect(await grantsOf(pipeline)).toContainEqual([
      'FY2027#A-2',
      '150000.00',
      '2026-05-20',
      'pending',
      'FY2027',
    ]);
    await decide(pipeline, 'A-2,withdrawn,,,,The county withdrew\n');
    expect(await grantsOf(pipeline)).toContainEqual([
      'FY2027#A-2',
      '150000.00',
      '2026-05-20',
      'cancelled',
      'FY2027',
    ]);
  });

  it('from deferred needs none: that is what putting off is for', async () => {
    const pipeline = await published();
    await decide(pipeline, 'A-2,deferred,2026-05-20,,,No quorum\n');
    expect(await decide(pipeline, 'A-2,approved,2026-05-27,200000,,\n')).toMatchObject({
      status: 'ACCEPTED',
    });
  });

  it('does not stand in its own way', async () => {
    const pipeline = await published();
    await decide(pipeline, 'A-1,approved,2026-05-20,60000,,\n');
    // Room for 100,000 without it; 40,000 with it.
    expect(await decide(pipeline, 'A-1,approved,2026-05-20,90000,,A second bid\n')).toMatchObject({
      status: 'ACCEPTED',
    });
  });

  it('by an older upload that arrives later is refused', async () => {
    const pipeline = await published();
    const older = await pipeline.arrive(
      DECISIONS,
      `${COLUMNS}A-2,approved,2026-05-20,100000,,First figure\n`,
    );
    await decide(pipeline, 'A-2,approved,2026-05-20,200000,,\n');
    const receipt = await processUpload(pipeline, older);
    expect(await told(pipeline, receipt?.reports ?? null)).toContain('V818 2');
  });
});

describe('two approvals for one center', () => {
  const other = 'inbox/rounds/FY2028/';
  async function twoRounds(): Promise<MemoryPipeline> {
    const pipeline = await published();
    await pipeline.upload(`${other}round.yaml`, ROUND.replace('FY2027', 'FY2028'));
    await pipeline.upload(`${other}applications.csv`, HEADER + row('A-1'));
    return pipeline;
  }

  it('of one file cannot pass together what neither passes alone', async () => {
    const pipeline = await published(APPLICATIONS + row('A-4').replace('Center A-4', 'Center A-1'));
    const receipt = await decide(
      pipeline,
      'A-1,approved,2026-05-20,60000,,\nA-4,approved,2026-05-20,60000,,Split by the Board\n',
    );
    expect((await told(pipeline, receipt.reports)).filter((each) => each.startsWith('V'))).toEqual([
      'V814 3',
    ]);
    expect(
      await decide(
        pipeline,
        'A-1,approved,2026-05-20,60000,,\nA-4,approved,2026-05-20,40000,,Split by the Board\n',
      ),
    ).toMatchObject({ status: 'ACCEPTED' });
  });

  it('of two workers at once: the one that loses the entry checks again', async () => {
    const pipeline = await twoRounds();
    const first = await pipeline.arrive(DECISIONS, `${COLUMNS}A-1,approved,2026-05-20,60000,,\n`);
    const second = await pipeline.arrive(
      `${other}decisions.csv`,
      `${COLUMNS}A-1,approved,2026-05-20,60000,,\n`,
    );
    let raced = false;
    const ports = stoppable(pipeline, new Stopper(0, 'before'));
    const ledger: typeof ports.ledger = {
      ...ports.ledger,
      append: async (after, draft) => {
        if (!raced) {
          raced = true;
          expect((await processUpload(pipeline, second))?.status).toBe('ACCEPTED');
        }
        return ports.ledger.append(after, draft);
      },
    };
    const receipt = await processUpload({ ...ports, ledger }, first);
    expect(raced).toBe(true);
    expect(receipt?.status).toBe('REJECTED');
    expect(await told(pipeline, receipt?.reports ?? null)).toContain('V814 2');
    expect(await grantsOf(pipeline)).toEqual([
      ['G-1', '700000.00', '2020-05-06', 'received', ''],
      ['FY2028#A-1', '60000.00', '2026-05-20', 'pending', 'FY2028'],
    ]);
  });

  it('of two workers at once, where there is room for both', async () => {
    const pipeline = await twoRounds();
    const first = await pipeline.arrive(DECISIONS, `${COLUMNS}A-1,approved,2026-05-20,60000,,\n`);
    const second = await pipeline.arrive(
      `${other}decisions.csv`,
      `${COLUMNS}A-1,approved,2026-05-20,40000,,\n`,
    );
    const receipts = await Promise.all([processUpload(pipeline, first), processUpload(pipeline, second)]);
    expect(receipts.map((each) => each?.status)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(brokenLink(pipeline.ledger.entries)).toBeNull();
    expect(pipeline.ledger.entries).toHaveLength(3);
  });
});
