import { describe, expect, it } from 'vitest';
import { rankingCsv } from '../../lib/reports/ranking-csv.ts';
import { ROUND_FILE, SENIOR, type Texts, csvOf, reviewed, sampleTexts } from '../support/round-files.ts';
import { HAND_MADE } from './hand-made-round.ts';
import { readReport } from './read-report.ts';

const written = async (texts: Texts): Promise<string> => [...rankingCsv(await reviewed(texts))].join('');
const text = await written(HAND_MADE);
const { header, rows } = readReport(text);
const of = (id: string) => rows.find((each) => each.application_id === id);

const BEFORE = [
  ...['rank', 'application_id', 'program', 'state', 'recommended', 'requested', 'ceiling', 'binding'],
  ...['board_status', 'board_ceiling', 'regulation_ceiling', 'dollars_in_dispute', 'score'],
];
const AFTER = [
  ...['applicant', 'locality', 'center_name', 'project_title', 'received_on'],
  ...['decided_by_tie_break', 'reasons'],
];

describe('ranking.csv', () => {
  it('begins with a byte-order mark and ends every line with CRLF', () => {
    expect(text.startsWith('\uFEFFrank,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has the columns of the page, one contribution for each factor that is weighed, then those of the upload', () => {
    expect(header).toEqual([
      ...BEFORE,
      'contribution_density',
      'contribution_proximity',
      'contribution_never_funded',
      'contribution_area_need',
      ...AFTER,
      'x_note',
    ]);
  });

  it('has no column for a factor that no program weighs', async () => {
    const round = ROUND_FILE.replace(/ {2}assisted_living:[^]*$/, '').replace(
      '{ density: 0.4, proximity: 0.3, never_funded: 0.3 }',
      '{ density: 1 }',
    );
    const report = readReport(await written({ applications: csvOf([SENIOR]), round }));
    expect(report.header).toEqual([...BEFORE, 'contribution_density', ...AFTER]);
  });

  it('has every row of the upload, ranked ones first in each program', () => {
    expect(rows.map((each) => [each.rank, each.application_id])).toEqual([
      ...[
        ['1', 'A-002'],
        ['2', 'A-001'],
        ['3', 'A-003'],
        ['4', 'A-006'],
        ['5', 'A-007'],
      ],
      ...[
        ['', 'A-004'],
        ['', 'A-005'],
      ],
      ...[
        ['1', 'H-001'],
        ['2', 'H-002'],
        ['3', 'H-003'],
        ['4', 'H-005'],
      ],
      ...[
        ['', 'H-004'],
        ['', 'H-006'],
      ],
    ]);
  });

  it('shows what was worked out for a senior center', () => {
    expect(of('A-001')).toEqual({
      rank: '2',
      application_id: 'A-001',
      program: 'senior_center',
      state: 'recommended',
      recommended: '550000.00',
      requested: '600000.00',
      ceiling: '550000.00',
      binding: 'center_room',
      board_status: 'not_applicable',
      board_ceiling: '',
      regulation_ceiling: '600000.00',
      dollars_in_dispute: '50000.00',
      score: '35.0000',
      contribution_density: '20.0000',
      contribution_proximity: '15.0000',
      contribution_never_funded: '0.0000',
      contribution_area_need: '',
      applicant: 'Kent County Government',
      locality: 'Kent County',
      center_name: 'Chester Center',
      project_title: 'New roof',
      received_on: '2026-03-02',
      decided_by_tie_break: '',
      reasons: '',
      x_note: "'=SUM(A1)",
    });
  });

  it('shows a Board ceiling that may stand, a tie-break that decided, and the reason for less', () => {
    expect(of('A-002')).toMatchObject({ board_status: 'not_evidenced', board_ceiling: '300000.00' });
    expect(of('A-006')).toMatchObject({
      ...{ decided_by_tie_break: 'received_on', reasons: 'center_room_taken', recommended: '0.00' },
    });
  });

  it('leaves out what a text or a factor does not say of assisted living', () => {
    expect(of('H-001')).toMatchObject({
      ...{ ceiling: '1200000.00', binding: 'three_quarters_of_unpaid', regulation_ceiling: '' },
      ...{ contribution_density: '', contribution_area_need: '90.0000', dollars_in_dispute: '0.00' },
    });
  });

  it('has of a waiting row what could be read, and nothing that could not be worked out', () => {
    expect(of('A-005')).toMatchObject({
      ...{ rank: '', state: 'waiting', recommended: '', requested: '250000.00', ceiling: '', binding: '' },
      ...{ board_status: '', score: '', contribution_density: '', applicant: 'Kent County Government' },
      ...{ locality: 'Kent County', center_name: 'Harbor Hall', received_on: '2026-03-02', reasons: '' },
    });
  });

  it('hands on x_ cells as they came, guarded only where a formula would run', () => {
    expect(of('A-002')?.x_note).toBe('-5');
    expect(of('A-003')?.x_note).toBe('');
  });

  it('guards names that begin like a formula, and quotes what holds a comma, a quote or a line end', async () => {
    const hostile = {
      ...SENIOR,
      ...{ applicant: '=HYPERLINK("x")', project_title: '@roof, new', center_name: '-Hall "B"' },
      'x_=1': '+1; "two"\nlines',
    };
    const raw = await written({ applications: csvOf([hostile]) });
    const [row] = readReport(raw).rows;
    expect(row).toMatchObject({
      ...{ applicant: `'=HYPERLINK("x")`, project_title: "'@roof, new", center_name: `'-Hall "B"` },
      'x_=1': `'+1; "two"\nlines`,
    });
    expect(raw).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('has the rows of the sample, one line each', async () => {
    const sample = readReport(await written(sampleTexts()));
    expect(sample.rows).toHaveLength(30);
    expect(sample.header.slice(-2)).toEqual(['x_contact_office', 'x_notes']);
  });
});
