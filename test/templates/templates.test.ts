import { describe, expect, it } from 'vitest';
import { errorsTemplate } from '../../lib/intake/examples/errors-template.ts';
import { blankTemplate, filledTemplate } from '../../lib/intake/examples/tables-of-examples.ts';
import { templateOf } from '../../lib/intake/examples/templates.ts';
import { TABLES } from '../../lib/intake/tables.ts';
import { ALL_FINDINGS } from '../../lib/pipeline/all-findings.ts';
import { runExample } from '../../lib/pipeline/run-example.ts';

const serious = async (files: Parameters<typeof runExample>[0]) =>
  (await runExample(files)).findings
    .filter((finding) => finding.severity !== 'note')
    .map(({ file, code, row, column }) => [file, code, row, column]);

describe('a blank template', () => {
  it.each(TABLES.map((table) => [table.file, table] as const))(
    'of %s is the header of its dictionary, with a mark and CRLF',
    (file, table) => {
      expect(blankTemplate(file)).toBe(`\uFEFF${table.columns.map((column) => column.name).join(',')}\r\n`);
    },
  );

  // Without a row there is nothing to review, and nothing else is wrong; a ledger or a list may be empty.
  it.each([
    ['applications', [['applications', 'F210', null, null]]],
    ['ledger', []],
    ['centers', []],
    ['localities', [['localities', 'F210', null, null]]],
  ] as const)('of %s is understood', async (file, told) => {
    const findings = await serious({ [file]: blankTemplate(file) });
    expect(findings.filter(([of]) => of === file)).toEqual(told);
  });
});

describe('a filled template', () => {
  it('of each file passes beside the packaged lists', async () => {
    expect(await serious({ applications: filledTemplate('applications') })).toEqual([]);
    expect(await serious({ ledger: filledTemplate('ledger') })).toEqual([]);
    expect(await serious({ centers: filledTemplate('centers') })).toEqual([]);
  });

  it('of all files together is ranked', async () => {
    const run = await runExample({
      ledger: filledTemplate('ledger'),
      centers: filledTemplate('centers'),
      localities: filledTemplate('localities'),
    });
    expect(run.findings).toEqual([]);
    expect(run.review.status).toBe('RANKED');
    expect(run.review.counts).toMatchObject({ rows: 3, ranked: 3 });
  });
});

describe('templates', () => {
  it.each(['applications', 'ledger', 'centers', 'localities'] as const)(
    'of %s have CRLF only, and end with one',
    (file) => {
      const texts = [blankTemplate(file), filledTemplate(file)];
      for (const text of texts) expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const text of texts) expect(text).toMatch(/^\uFEFF[^]*\r\n$/);
    },
  );

  it('with errors are of applications alone', () => {
    expect(templateOf('applications', 'errors', ALL_FINDINGS)).toBe(errorsTemplate(ALL_FINDINGS));
    expect(templateOf('ledger', 'errors', ALL_FINDINGS)).toBeNull();
    expect(templateOf('round', 'errors', ALL_FINDINGS)).toBeNull();
  });
});
