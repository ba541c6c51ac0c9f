import { describe, expect, it } from 'vitest';
import { bytesOf, caseOf, errorsOf, idsOf, readBytes, readCase } from './cases.ts';
import { plainApplication } from '../support/plain-application.ts';

// Cases about what a file is and how it is built. Expectations are the cases' own, of two allowed the kinder one.

describe('encodings', () => {
  it('001-utf8-bom: the mark is no part of the first column name', async () => {
    const marked = await readCase('001-utf8-bom');
    const plain = await readBytes(bytesOf('001-utf8-bom').subarray(3));
    expect(idsOf(marked)).toEqual(['A-101']);
    expect(marked).toEqual(plain);
  });

  it('003-utf16le-no-bom: decoded, and no value holds a NUL', async () => {
    const batch = await readCase('003-utf16le-no-bom');
    expect(idsOf(batch)).toEqual(['A-101']);
    expect(JSON.stringify(batch)).not.toContain('\\u0000');
  });

  it("004-cp1252-apostrophe: Windows-1252 is Prince George's County all the same", async () => {
    const batch = await readCase('004-cp1252-apostrophe');
    expect(batch.applications.at(0)?.locality.fips).toBe('24033');
    expect(batch.applications.at(0)?.applicant).toBe('Prince George’s County Government');
    expect(batch.applications.at(0)?.centerName).toBe('René Café Center');
    expect(JSON.stringify(batch)).not.toContain('\ufffd');
  });

  it('006-mojibake-resaved: text damaged earlier is an unknown locality, with the one that is meant', async () => {
    const batch = await readCase('006-mojibake-resaved');
    expect(errorsOf(batch)).toEqual(['2 V301 locality']);
    expect(batch.findings.find((finding) => finding.code === 'V301')?.expected).toBe(
      "Prince George's County",
    );
  });

  it('008-xlsx-named-csv: one sentence, not hundreds of row errors', async () => {
    const batch = await readCase('008-xlsx-named-csv');
    expect(batch.rejected).toBe(true);
    expect(batch.findings).toHaveLength(1);
    expect(batch.findings[0]?.message).toContain('Excel workbook');
    expect(batch.findings[0]?.fix).toContain('CSV UTF-8');
  });
});

describe('structure', () => {
  it('013-crlf-then-lf: line ends may be mixed', async () => {
    expect(idsOf(await readCase('013-crlf-then-lf'))).toEqual(['A-101', 'A-102', 'A-103']);
  });

  it('016-unquoted-thousands-same-width: $1,200,000 is never an eligible cost of 1', async () => {
    const batch = await readCase('016-unquoted-thousands-same-width');
    expect(batch.counts).toEqual({ seen: 1, accepted: 0, refused: 1, blank: 0 });
    expect(errorsOf(batch)).toEqual(['2 V409 eligible_cost']);
    expect(batch.findings[0]?.message).toContain('$1,200,000');
  });

  it('017-trailing-comma-rows: rows of commas are blank rows', async () => {
    const batch = await readCase('017-trailing-comma-rows');
    expect(batch.counts).toEqual({ seen: 41, accepted: 1, refused: 0, blank: 40 });
    expect(errorsOf(batch)).toEqual([]);
  });

  it.each([
    [
      'the header',
      (lines: readonly string[]) => lines.map((line, index) => (index === 0 ? `${line},` : line)),
    ],
    ['the rows', (lines: readonly string[]) => lines.map((line, index) => (index > 0 ? `${line},` : line))],
    ['every line, thrice', (lines: readonly string[]) => lines.map((line) => `${line},,,`)],
  ])('017-trailing-comma-rows: a comma at the end of %s adds a cell of nothing', async (_, add) => {
    const lines = (caseOf('017-trailing-comma-rows').input.text ?? '').trimEnd().split('\n').slice(0, 2);
    const batch = await readBytes(Buffer.from(add(lines).join('\n')));
    expect(idsOf(batch)).toEqual(['A-101']);
    expect(errorsOf(batch)).toEqual([]);
  });

  it('022-title-rows-above-header: the header is found, and rows keep their numbers', async () => {
    const batch = await readCase('022-title-rows-above-header');
    expect([...batch.applications].map(({ applicationId, row }) => [applicationId, row])).toEqual([
      ['A-101', 5],
    ]);
  });

  it('023-totals-row: a total and a footnote are no applications', async () => {
    const batch = await readCase('023-totals-row');
    expect(idsOf(batch)).toEqual(['A-101', 'A-102']);
    expect(errorsOf(batch)).toEqual(['4 F302', '5 F302']);
  });

  it('024-concatenated-files: the second header and its mark are passed over', async () => {
    const batch = await readCase('024-concatenated-files');
    expect(idsOf(batch)).toEqual(['A-101', 'A-102']);
    expect(errorsOf(batch)).toEqual([]);
    expect(batch.findings.filter((finding) => finding.row === 3).map((finding) => finding.code)).toEqual([
      'Q103',
    ]);
    expect(JSON.stringify(Array.from(batch.applications, plainApplication))).not.toContain('\ufeff');
  });

  it('025-ctrl-z-tail: a Ctrl-Z at the end is nothing; before the last row it is a refused row', async () => {
    const bytes = bytesOf('025-ctrl-z-tail');
    const batch = await readBytes(bytes);
    expect(batch.counts).toEqual({ seen: 1, accepted: 1, refused: 0, blank: 0 });
    const last =
      'A-102,FY2027,senior_center,renovation,Kent,Kent,Center,2026-06-30,1000,0,0,500,500,0,0,0,0,0,39.2123,-76.0699\n';
    const within = await readBytes(Buffer.concat([bytes, Buffer.from(`\n${last}`)]));
    expect(idsOf(within)).toEqual(['A-101', 'A-102']);
    expect(errorsOf(within)).toEqual(['3 F302']);
  });

  it('028-skip-errors-silently: a row too long is refused and counted', async () => {
    const batch = await readCase('028-skip-errors-silently');
    expect(idsOf(batch)).toEqual(['A-101', 'A-103']);
    expect(errorsOf(batch)).toEqual(['3 F301']);
    expect(batch.findings.find((finding) => finding.code === 'F301')?.message).toContain(
      '21 cells and the header has 20',
    );
    expect(batch.counts).toEqual({ seen: 3, accepted: 2, refused: 1, blank: 0 });
  });
});

describe('headers', () => {
  it('019-duplicate-header: the file is refused, and the columns are named by their letters', async () => {
    const batch = await readCase('019-duplicate-header');
    expect(batch.rejected).toBe(true);
    expect(batch.findings.map((finding) => finding.message)).toEqual([
      'The column "requested_grant" appears more than once: columns L and U.',
    ]);
    const normalised = Buffer.from(bytesOf('019-duplicate-header'))
      .toString()
      .replace(/,requested_grant\n/, ',Requested  Grant\n');
    expect((await readBytes(Buffer.from(normalised))).rejected).toBe(true);
  });

  it('021-no-header-row: the first application is not taken for a header', async () => {
    const batch = await readCase('021-no-header-row');
    expect(batch.rejected).toBe(true);
    expect(batch.findings).toHaveLength(1);
    expect(batch.findings[0]?.message).toContain('not a header');
    expect(batch.findings[0]?.message).toContain('application_id, program, project_type');
  });
});
