import { describe, expect, it } from 'vitest';
import { errorsTemplate, ROW_EXAMPLES } from '../../lib/intake/examples/errors-template.ts';
import { APART_BECAUSE } from '../../lib/intake/examples/example.ts';
import { FILE_EXAMPLES } from '../../lib/intake/examples/file-examples.ts';
import { ALL_FINDINGS } from '../../lib/pipeline/all-findings.ts';
import { runExample } from '../../lib/pipeline/run-example.ts';

const run = await runExample({ applications: errorsTemplate(ALL_FINDINGS) });

/** The codes that a row of the file got; its header is row 1. */
const codesOf = (row: number): readonly string[] =>
  run.findings.filter((finding) => finding.row === row).map((finding) => finding.code);

describe('the errors example of applications', () => {
  it.each(ROW_EXAMPLES.map((example, index) => [index + 2, example.expected.join(' '), example] as const))(
    'row %d gets %s, and nothing else',
    (row, _codes, { expected }) => {
      expect([...codesOf(row)].sort()).toEqual([...expected].sort());
    },
  );

  it('has no finding about the file, and none outside its rows', () => {
    expect(run.findings.filter((finding) => finding.row === null)).toEqual([]);
    expect(run.findings.every((finding) => finding.file === 'applications')).toBe(true);
    expect(run.review.counts.rows).toBe(ROW_EXAMPLES.length);
  });

  it('says beside each row what is expected, and hands that on', () => {
    expect(run.extraColumns).toEqual(['x_expected', 'x_when']);
    const asked = run.review.programs
      .flatMap((program) => program.applications)
      .find((each) => each.reviewed.application.applicationId === 'EX-Q203');
    expect(asked?.reviewed.application.extra).toEqual([
      'Q203 L501',
      'federal grants are above the eligible cost',
    ]);
    expect(errorsTemplate(ALL_FINDINGS)).toContain(',L501,the applicant asks for more than the ceiling\r\n');
  });
});

describe('every finding', () => {
  const onRows = new Set(ROW_EXAMPLES.flatMap((example) => example.expected));
  const apart = new Map(FILE_EXAMPLES.map((example) => [example.code, example]));

  it.each(ALL_FINDINGS.map(({ code, when }) => [code, when]))('%s has an example: %s', (code) => {
    const example = apart.get(code);
    // One place each: on a row, or apart with the reason.
    expect(onRows.has(code)).toBe(example === undefined);
    if (example !== undefined) expect(APART_BECAUSE[example.because]).toMatch(/^it /);
  });

  it('of the examples is one that the checker knows', () => {
    const known = new Set(ALL_FINDINGS.map((rule) => rule.code));
    expect([...onRows, ...apart.keys()].filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('an example in files of its own', () => {
  it.each(FILE_EXAMPLES.map((example) => [example.code, example.because, example] as const))(
    '%s, because of the %s, is told and no other error is',
    async (code, _because, { files }) => {
      const { findings } = await runExample(files());
      const serious = findings.filter((finding) => finding.severity === 'error' || finding.code === code);
      expect([...new Set(serious.map((finding) => finding.code))]).toEqual([code]);
    },
  );
});
