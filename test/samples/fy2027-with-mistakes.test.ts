import { describe, expect, it } from 'vitest';
import { readRoundFile } from '../../lib/intake/round-file.ts';
import type { Finding, InputFile } from '../../lib/model/finding.ts';
import { placed, ranking } from './sample-round.ts';
import { readmeTable, reviewIn, sampleFile } from './mistakes.ts';

// What each mistake is told stands in the README of the sample, and was worked out there by hand.

const run = await reviewIn(sampleFile('fy2027-with-mistakes/applications.csv'));

const told = (findings: readonly Finding[], file: InputFile): readonly (readonly string[])[] =>
  findings
    .filter((finding) => finding.file === file && finding.severity !== 'note')
    .map(({ row, applicationId, code, column, message }) => [
      row === null ? '' : String(row),
      applicationId ?? '',
      code,
      column ?? '',
      message,
    ]);

describe('the applications with mistakes', () => {
  it('get what the README says, row by row, and nothing else', () => {
    const table = readmeTable('What is told').map(([row, id, _mistake, code, column, message]) => [
      row,
      id,
      code,
      column,
      message,
    ]);
    expect(table.length).toBeGreaterThan(25);
    expect(told(run.findings, 'applications')).toEqual(table);
  });

  it('have nothing told of the rows that may stand as they are', () => {
    const rows = readmeTable('What is read as it stands').map(([row]) => Number(row));
    expect(rows).toEqual([0, 2, 3, 4, 7, 19, 34]);
    const odd = run.findings.filter(
      (finding) => finding.severity === 'error' && rows.includes(finding.row ?? -1),
    );
    // The rows of SC-02 and SC-06 have a mistake in another cell.
    expect(odd.map(({ row, column }) => [row, column])).toEqual([
      [3, 'federal_grant'],
      [7, 'other_grants'],
    ]);
  });

  it('are read in Windows-1252', () => {
    const al10 = run.review.unreviewed.find((each) => each.row.row === 31);
    expect(al10?.row.applicant).toBe('Casa Mañana Elder Homes, Inc.');
    expect(placed(run, 'SC-16').reviewed.application.projectTitle).toBe('Long Branch: café kitchen');
  });

  // Rows 34 to 36 are blank; the total and the footnote are rows that wait.
  it('are ranked where they are good, and each row is accounted for', () => {
    expect(run.review.status).toBe('PROVISIONAL');
    expect([...ranking(run, 'senior_center')].sort()).toEqual(['SC-01', 'SC-03', 'SC-04', 'SC-16', 'SC-18']);
    expect([...ranking(run, 'assisted_living')].sort()).toEqual(['AL-02', 'AL-07', 'AL-08']);
    expect(placed(run, 'SC-20').state).toBe('not_eligible');
    expect(placed(run, 'AL-06').state).toBe('not_eligible');
    expect(run.review.counts).toMatchObject({ rows: 32, ranked: 8, waiting: 22, notEligible: 2 });
  });
});

describe('the ledger with mistakes', () => {
  it('gets what the README says, and keeps everything from being ranked', async () => {
    const beside = await reviewIn(
      sampleFile('fy2027/applications.csv'),
      sampleFile('fy2027-with-mistakes/ledger-with-mistakes.csv'),
    );
    const table = readmeTable('A ledger with mistakes').map(([row, _id, _mistake, code, column, message]) => [
      row,
      '',
      code,
      column,
      message,
    ]);
    expect(table).toHaveLength(8);
    expect(told(beside.findings, 'ledger')).toEqual(table);
    expect(beside.review.status).toBe('NEEDS_CORRECTION');
  });
});

describe('the round file with mistakes', () => {
  it('is told what the README says, line by line, each with a remedy', () => {
    const file = readRoundFile(
      Buffer.from(sampleFile('fy2027-with-mistakes/round-with-mistakes.yaml')).toString(),
    );
    const problems = file.ok ? [] : file.problems;
    const table = readmeTable('A round file with mistakes').map(([line, _mistake, message]) => [
      line,
      message,
    ]);
    expect(table).toHaveLength(10);
    expect(problems.map(({ line, message }) => [String(line), message])).toEqual(table);
    expect(problems.every(({ fix }) => fix !== '')).toBe(true);
  });
});
