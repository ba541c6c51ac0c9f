import { describe, expect, it } from 'vitest';
import type { Finding } from '../../lib/model/finding.ts';
import { findingsCsv } from '../../lib/reports/findings-csv.ts';
import { reviewed, sampleTexts } from '../support/round-files.ts';
import { readReport } from './read-report.ts';

const BLANK: Finding = {
  file: 'applications',
  code: 'V204',
  severity: 'error',
  row: 7,
  applicationId: 'A-006',
  applicant: 'Kent County Government',
  column: 'federal_grant',
  message: 'Federal grant is blank.',
  fix: 'Write the amount, or 0 if there is none: a blank would raise the ceiling.',
  value: '',
  expected: null,
  difference: null,
  source: '§ 10-504(a)(1)',
  checksNotRun: ['past grants', 'costs'],
};

/** A piece is good until the next one is asked for: each is read at once. */
const written = (...findings: readonly Finding[]): string =>
  Array.from(findingsCsv(findings), (piece) => Buffer.from(piece).toString()).join('');
const only = (finding: Finding) => readReport(written(finding)).rows[0];

describe('findings.csv', () => {
  it('has the columns of the product page in its order, then the code’s and the file', () => {
    expect(written()).toBe(
      '\uFEFFrow,application_id,applicant,severity,message,fix,column,value,expected,difference,code,source,checks_not_run,file\r\n',
    );
  });

  it('tells a finding whole', () => {
    expect(only(BLANK)).toEqual({
      row: '7',
      application_id: 'A-006',
      applicant: 'Kent County Government',
      severity: 'error',
      message: BLANK.message,
      fix: BLANK.fix,
      column: 'federal_grant',
      value: '',
      expected: '',
      difference: '',
      code: 'V204',
      source: '§ 10-504(a)(1)',
      checks_not_run: 'past grants; costs',
      file: 'applications',
    });
  });

  it('leaves blank what a finding of the whole file has not', () => {
    expect(
      only({ ...BLANK, file: 'ledger', row: null, applicationId: null, applicant: null, column: null }),
    ).toMatchObject({ row: '', application_id: '', applicant: '', column: '', file: 'ledger' });
  });

  it('guards what was given in the upload, and leaves amounts as they are', () => {
    expect(
      only({ ...BLANK, applicant: '=1+1', value: '=2+2', expected: '-x', difference: '-250.00' }),
    ).toMatchObject({ applicant: "'=1+1", value: "'=2+2", expected: "'-x", difference: '-250.00' });
    expect(only({ ...BLANK, value: '-1200.00' })?.value).toBe('-1200.00');
  });

  it('keeps line ends and quotes of a value within its cell', () => {
    expect(only({ ...BLANK, value: 'a "b"\r\nc' })?.value).toBe('a "b"\r\nc');
  });

  it('keeps all findings, in the order given', () => {
    const many = Array.from({ length: 3_000 }, (_, i) => ({ ...BLANK, row: i + 2 }));
    expect(readReport(written(...many)).rows.map((each) => Number(each.row))).toEqual(
      many.map((each) => each.row),
    );
  });

  it('has a line for each finding of the sample round', async () => {
    const { findings } = await reviewed(sampleTexts());
    expect(readReport(written(...findings)).rows.map((each) => each.code)).toEqual(
      findings.map((each) => each.code),
    );
  });
});
