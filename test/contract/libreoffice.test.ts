import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stripFormulaGuard } from '../../lib/intake/values/spreadsheet-guard.ts';
import { findingsCsv } from '../../lib/reports/findings-csv.ts';
import { rankingCsv } from '../../lib/reports/ranking-csv.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';
import { findingsWorkbook } from '../../lib/reports/xlsx/findings-workbook.ts';
import { rankingWorkbook } from '../../lib/reports/xlsx/ranking-workbook.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import {
  type OpenedCell,
  libreOfficeIsInstalled,
  libreOfficeIsRequired,
  openInLibreOffice,
} from '../support/libreoffice.ts';
import { bytesOf } from '../support/read-xlsx.ts';
import { SENIOR, csvOf, reviewed } from '../support/round-files.ts';
import { temporaryFolder } from '../support/temporary.ts';

// The reports as a spreadsheet opens them: every cell is what was written, and nothing is run.

const folder = temporaryFolder();

/** Sixty applications whose every free text is hostile, guarded as they would be uploaded, and findings that echo them in every column of text. */
async function hostileRun(): Promise<ReviewedRun> {
  const rows = HOSTILE_TEXTS.map((text, i) => {
    const guarded = /^'*[=+\-@]/.test(text) ? `'${text}` : text;
    return {
      ...SENIOR,
      application_id: String(i).padStart(5, '0'),
      ...{ applicant: guarded, center_name: guarded, project_title: guarded, 'x_=1+1': guarded },
    };
  });
  const run = await reviewed({ applications: csvOf(rows) });
  const findings = HOSTILE_TEXTS.map((text, i) => ({
    ...({ file: 'applications', code: 'V204', severity: 'error', row: i + 2 } as const),
    ...{ applicationId: text, applicant: text, column: text, message: text, fix: text, value: text },
    ...{ expected: text, difference: text, source: text, checksNotRun: [text] },
  }));
  return { ...run, findings };
}

async function open(
  name: string,
  pieces: Iterable<Uint8Array | string>,
): Promise<Map<string, OpenedCell[][]>> {
  const path = join(folder, name);
  writeFileSync(path, bytesOf(Array.from(pieces, (piece) => Buffer.from(piece))));
  return openInLibreOffice(path, folder);
}

const formulas = (sheets: Map<string, OpenedCell[][]>): OpenedCell[] =>
  [...sheets.values()].flat(2).filter(({ formula }) => formula !== null);

/** What intake makes of a name: it is trimmed. */
const kept = (text: string): string => text.trim();

if (libreOfficeIsInstalled()) {
  describe('in LibreOffice', { timeout: 90_000 }, () => {
    it('ranking.xlsx opens with every text as it came, numbers as numbers and days as days', async () => {
      const run = await hostileRun();
      const sheets = await open('ranking.xlsx', await rankingWorkbook(run));
      expect([...sheets.keys()]).toEqual(['About', 'Ranking', 'Programs']);
      expect(formulas(sheets)).toEqual([]);
      const [header = [], ...rows] = sheets.get('Ranking') ?? [];
      const at = (name: string): number => header.findIndex(({ value }) => value === name);
      const column = (name: string): OpenedCell[] => rows.map((row) => row[at(name)] as OpenedCell);
      const byId = new Map(rows.map((row) => [row[at('application_id')]?.value, row]));
      expect(byId.size).toBe(60);
      HOSTILE_TEXTS.forEach((text, i) => {
        const row = byId.get(String(i).padStart(5, '0')) ?? [];
        const string = (value: string): OpenedCell => ({ type: 'string', value, formula: null });
        for (const name of ['applicant', 'center_name', 'project_title'])
          expect([name, row[at(name)]]).toEqual([name, string(kept(text))]);
        expect(row[at('x_=1+1')]).toEqual(string(text));
      });
      expect(new Set(column('application_id').map(({ type }) => type))).toEqual(new Set(['string']));
      expect(new Set(column('requested').map(({ type, value }) => `${type} ${value}`))).toEqual(
        new Set(['float 250000']),
      );
      expect(new Set(column('received_on').map(({ type, value }) => `${type} ${value}`))).toEqual(
        new Set(['date 2026-03-02']),
      );
    });

    it('findings.xlsx opens with every text as it came', async () => {
      const sheets = await open('findings.xlsx', await findingsWorkbook(await hostileRun()));
      expect(formulas(sheets)).toEqual([]);
      const [, ...rows] = sheets.get('Findings') ?? [];
      expect(rows).toHaveLength(60);
      rows.forEach((row, i) => {
        const text = { type: 'string', value: HOSTILE_TEXTS[i], formula: null };
        expect(row[0]).toEqual({ type: 'float', value: String(i + 2), formula: null });
        for (const at of [1, 2, 4, 5, 6, 7, 8, 9, 11, 12]) expect([at, row[at]]).toEqual([at, text]);
      });
    });

    it.each(['ranking.csv', 'findings.csv'])('%s runs nothing, and no guard is lost', async (name) => {
      const run = await hostileRun();
      const pieces = name === 'ranking.csv' ? rankingCsv(run) : findingsCsv(run.findings);
      const [rows = []] = (await open(name, pieces)).values();
      expect(rows).toHaveLength(61);
      expect(rows.flat().filter(({ formula }) => formula !== null)).toEqual([]);
      const applicant = rows[0]?.findIndex(({ value }) => value === 'applicant') ?? -1;
      rows.slice(1).forEach((row, i) => {
        const { type, value } = row[applicant] ?? { type: 'empty', value: '' };
        const given = HOSTILE_TEXTS[i] ?? '';
        // CSV has no types: what looks like a number is taken for one, which is why there is XLSX.
        if (type === 'string') expect(kept(stripFormulaGuard(value))).toBe(kept(given));
        else expect(given).toMatch(/^[\dA-Z]/);
      });
    });
  });
} else {
  it('is opened where LibreOffice is required', () => {
    process.stdout.write('LibreOffice is not installed: no report was opened in it\n');
    expect(libreOfficeIsRequired).toBe(false);
  });
}
