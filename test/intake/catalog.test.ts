import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../lib/intake/catalog.ts';
import { TABLES } from '../../lib/intake/tables.ts';
import { csv, GOOD, GOOD_CENTER, GOOD_DECISION, GOOD_GRANT, GOOD_LOCALITY, findingsOf } from './batches.ts';

const SEVERITIES: Readonly<Record<string, string>> = {
  F: 'error',
  S: 'error',
  V: 'error',
  H: 'error',
  Q: 'question',
  B: 'question',
  L: 'note',
};

describe('the catalog of findings', () => {
  it('has each code once', () => {
    const codes = CATALOG.map((rule) => rule.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual([...codes].sort());
  });

  it.each(CATALOG.map((rule) => [rule.code, rule] as const))(
    '%s has the severity of its letter, a sentence, and columns of the dictionary',
    (code, rule) => {
      expect(code).toMatch(/^[FSVHQBL]\d{3}$/);
      expect(rule.severity).toBe(SEVERITIES[code[0] ?? '']);
      expect(rule.when).toMatch(/^[a-z0-9"A-Z][^.]*$/);
      const known = new Set(TABLES.flatMap((table) => table.columns.map((column) => column.name)));
      expect(rule.columns.filter((column) => !known.has(column))).toEqual([]);
    },
  );
});

const BASES = {
  applications: GOOD,
  ledger: GOOD_GRANT,
  centers: GOOD_CENTER,
  localities: GOOD_LOCALITY,
  decisions: GOOD_DECISION,
};

describe.each(TABLES.map((table) => [table.file, table] as const))('the dictionary of %s', (file, table) => {
  it('names each column once, with a title, a meaning and an example', () => {
    expect(new Set(table.columns.map((column) => column.name)).size).toBe(table.columns.length);
    for (const column of table.columns) {
      expect(column.name).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(column.title).toMatch(/^[A-Z]/);
      expect(column.means).toMatch(/\.$/);
      expect(column.example).not.toBe('');
    }
    expect(table.columns.map((column) => column.name)).toEqual(expect.arrayContaining([...table.anchors]));
  });

  it.each(table.columns.map((column) => column.name))(
    '%s is read: a cell that nothing accepts is reported there',
    async (name) => {
      const findings = await findingsOf(file, csv(BASES[file], { [name]: '\u0001' }));
      const told = findings.filter((finding) => finding.file === file && finding.column === name);
      expect(told.map((finding) => finding.severity)).toEqual(['error']);
      expect(told[0]?.message).toContain(table.columns.find((column) => column.name === name)?.title);
    },
  );

  it.each(table.columns.filter((column) => column.required).map((column) => column.name))(
    '%s is required, in the header and in the row',
    async (name) => {
      const blank = await findingsOf(file, csv(BASES[file], { [name]: '' }));
      expect(blank.map((finding) => [finding.code, finding.column])).toContainEqual(['V101', name]);
      const { [name]: _left, ...rest }: Readonly<Record<string, string>> = BASES[file];
      const without = await findingsOf(file, csv(rest, {}));
      expect(without.find((finding) => finding.code === 'F202')?.message).toContain(name);
    },
  );

  it.each(table.columns.map((column) => [column.name, column.example] as const))(
    '%s accepts its own example, %s',
    async (name, example) => {
      const findings = await findingsOf(file, csv(BASES[file], { [name]: example }));
      const about = findings.filter(
        (finding) => finding.file === file && finding.column === name && finding.severity === 'error',
      );
      // A figure alone may ask for its other half; what is written is accepted.
      expect(about.filter((finding) => finding.code.startsWith('S'))).toEqual([]);
    },
  );
});
