import { describe, expect, it } from 'vitest';
import { codes, csv, errors, GOOD, ids, read } from './batches.ts';

const file = csv(GOOD, {}, {});
const header = file.split('\r\n')[0] ?? '';
const [, first = '', second = ''] = file.split('\r\n');

const utf16 = (text: string, mark: boolean) => Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');

describe('a column "errors" of our own', () => {
  const told = 'Question: old.';
  const rows = (...lines: readonly string[]) => read({ applications: lines.join('\r\n') });
  const facts = async (...lines: readonly string[]) =>
    (await rows(...lines)).findings.map(({ code, row, message }) => `${String(row)} ${code} ${message}`);
  const HEADER_ROW = 'Q103 This row repeats the header and is passed over. Perhaps files were joined.';
  const width = (cells: number) =>
    `F301 This row has ${String(cells)} cells and the header has 15, so that values may stand in wrong columns.`;

  it('may be missing from a row where it is the last', async () => {
    const batch = await rows(`${header},errors`, first, `${second},${told}`);
    expect(codes(batch)).toEqual([]);
    expect(batch.applications).toHaveLength(2);
  });

  it('is not counted with the cells of a row, wherever it stands', async () => {
    const short = first.replace(/,[^,]*$/, '');
    // The row lacks its last cell, and what we wrote stands in its place.
    expect(await facts(`${header},errors`, `${short},${told}`)).toEqual([`2 ${width(14)}`]);
    expect(await facts(`${header},errors`, short)).toEqual([`2 ${width(14)}`]);
    expect(await facts(`${header},errors`, `${first},x,${told}`)).toEqual([`2 ${width(16)}`]);
    expect(await facts(`errors,${header}`, `${told},${short}`)).toEqual([`2 ${width(14)}`]);
  });

  it('may come and go where parts are joined, with the rows below each header', async () => {
    expect(await facts(header, first, `${header},errors`, `${second},${told}`)).toEqual([`3 ${HEADER_ROW}`]);
    expect(await facts(`${header},errors`, `${first},${told}`, header, second)).toEqual([`3 ${HEADER_ROW}`]);
    expect(await facts(`errors,${header}`, `${told},${first}`, `errors,${header}`, `,${second}`)).toEqual([
      `3 ${HEADER_ROW}`,
    ]);
    // Without the column again, what stands behind the last is a surplus cell.
    expect(await facts(`${header},errors`, first, header, `${second},${told}`)).toEqual([
      `3 ${HEADER_ROW}`,
      `4 ${width(16)}`,
    ]);
  });

  it('shifts the rest where one part has it before other columns: the file is refused', async () => {
    expect(codes(await rows(header, first, `errors,${header}`, `${told},${second}`))).toEqual(['F209 3']);
    expect(codes(await rows(`errors,${header}`, `,${first}`, header, second))).toEqual(['F209 3']);
  });

  it('does not hide a header that is written otherwise', async () => {
    const shouted = header.toUpperCase().replaceAll('_', ' ');
    expect(await facts(header, first, shouted, second)).toEqual([`3 ${HEADER_ROW}`]);
  });
});

describe('encodings', () => {
  it.each([
    ['UTF-8', Buffer.from(file)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${file}`)],
    ['UTF-16 with a mark', utf16(file, true)],
    ['UTF-16 without a mark', utf16(file, false)],
    ['UTF-16, big end first, with a mark', utf16(file, true).swap16()],
    ['UTF-16, big end first, without a mark', utf16(file, false).swap16()],
  ])('%s is read', async (_name, bytes) => {
    expect(ids(await read({ applications: bytes }))).toEqual(['A-10', 'A-11']);
  });

  it('maps the bytes 0x80 to 0x9F of Windows-1252', async () => {
    const bytes = Buffer.from(csv(GOOD, { center_name: 'MARK' }), 'latin1');
    const at = bytes.indexOf('MARK');
    const cell = [0x80, 0x92, 0x96, 0x9f]; // € ’ – Ÿ
    bytes.set(cell, at);
    expect((await read({ applications: bytes })).applications.at(0)?.centerName).toBe('€’–Ÿ');
  });

  it.each([0x81, 0x8d, 0x8f, 0x90, 0x9d])(
    'refuses byte %d, which Windows-1252 does not have',
    async (byte) => {
      const bytes = Buffer.from(csv(GOOD, { center_name: 'MARK' }), 'latin1');
      bytes[bytes.indexOf('MARK')] = byte;
      expect(errors(await read({ applications: bytes }))).toEqual(['F108 file']);
    },
  );

  it('does not turn UTF-8 with one bad byte into nonsense', async () => {
    const bytes = Buffer.from(csv(GOOD, { applicant: 'René' }, { applicant: 'MARK' }));
    bytes[bytes.indexOf('MARK')] = 0xe9; // é in Windows-1252
    const batch = await read({ applications: bytes });
    expect(errors(batch)).toEqual(['F109 file']);
    expect(batch.findings[0]?.message).toContain('line 3');
  });

  it.each([
    ['half of a character', [0xed, 0xa0, 0x80]],
    ['its other half', [0xed, 0xbf, 0xbf]],
    ['both, each for itself', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]],
  ])('refuses text that is UTF-8 but for %s, as damaged', async (_, half) => {
    const [before = '', after = ''] = csv(GOOD, { applicant: 'René' }, { applicant: 'MARK' }).split('MARK');
    const bytes = Buffer.concat([Buffer.from(before), Uint8Array.from(half), Buffer.from(after)]);
    const batch = await read({ applications: bytes });
    expect(errors(batch)).toEqual(['F110 file']);
    expect(batch.findings[0]?.message).toContain('damaged before it was uploaded: line 3');
  });

  it('reads the same letters in a file that is Windows-1252', async () => {
    const bytes = Buffer.from(csv(GOOD, { applicant: 'Ren\u00e9', center_name: 'MARK' }), 'latin1');
    bytes.set([0xed, 0xa0, 0x80], bytes.indexOf('MARK')); // í, a blank that does not break, €
    expect((await read({ applications: bytes })).applications.at(0)?.centerName).toBe('í\u00a0€K');
  });

  it('refuses text in which letters were already lost, and names the line', async () => {
    const batch = await read({ applications: csv(GOOD, {}, { applicant: 'Ren\ufffd' }) });
    expect(batch.rejected).toBe(true);
    expect(batch.findings[0]?.message).toContain('line 3');
  });

  it.each([
    ['F101', ''],
    ['F101', '\ufeff'],
    ['F101', '\r\n \r\n'],
    ['F102', 'PK\u0003\u0004rest'],
    ['F103', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['F104', '%PDF-1.7'],
    ['F105', '\n <!DOCTYPE html><html>'],
    ['F105', '<?xml version="1.0"?>'],
    ['F106', `${file}\0`],
  ])('refuses with %s and one sentence: %j', async (code, bytes) => {
    const batch = await read({ applications: bytes });
    expect(codes(batch)).toEqual([`${code} file`]);
    expect(batch.rejected).toBe(true);
    expect(batch.counts).toEqual({ seen: 0, accepted: 0, refused: 0, blank: 0 });
  });
});

describe('separators', () => {
  it.each([';', '\t'])('%j is found by the header', async (separator) => {
    const text = file.replaceAll(',', separator);
    expect(ids(await read({ applications: text }))).toEqual(['A-10', 'A-11']);
  });

  it('a line "sep=;" is none of the rows', async () => {
    const batch = await read({ applications: `sep=;\r\n${file.replaceAll(',', ';')}` });
    expect([...batch.applications].map((application) => application.row)).toEqual([2, 3]);
  });

  it('another sign is refused by name', async () => {
    const batch = await read({ applications: file.replaceAll(',', '|') });
    expect(batch.findings.map((finding) => finding.message)).toEqual([
      'Cells are separated by "|", which is not read as a separator.',
    ]);
  });

  it.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CRLF', '\r\n'],
  ])('line ends: %s, also within a chunk and without one at the end', async (_name, end) => {
    const many = csv(GOOD, ...Array.from({ length: 800 }, () => ({}))).trimEnd();
    expect((await read({ applications: many.replaceAll('\r\n', end) })).counts.accepted).toBe(800);
  });
});

describe('a file that is cut off at the end of a row', () => {
  const whole = csv(GOOD, {}, {});
  const cut = whole.slice(0, whole.indexOf('\r\nA-11') + 2);

  it('is refused where its length is known, and read where it is not', async () => {
    expect(ids(await read({ applications: cut }))).toEqual(['A-10']);
    const batch = await read({ applications: cut }, { lengths: { applications: whole.length } });
    expect(codes(batch)).toEqual(['F111 file']);
    expect(batch).toMatchObject({ rejected: true, applications: [], waiting: [] });
    expect(batch.findings[0]?.message).toBe(
      `The file is cut off: ${String(cut.length)} of its ${String(whole.length)} bytes arrived.`,
    );
  });

  it('may be the ledger: then nothing is ranked', async () => {
    const batch = await read({ ledger: 'grant_id\r\n' }, { lengths: { ledger: 500, applications: 1 } });
    expect(codes(batch)).toEqual(['F111 file']);
    expect(batch.referenceFault).toBe(true);
    expect(ids(batch)).toEqual(['A-1']);
  });

  it('is not suspected where all of it is there', async () => {
    const batch = await read({ applications: whole }, { lengths: { applications: whole.length } });
    expect(codes(batch)).toEqual([]);
  });
});

describe('headers', () => {
  it('match trimmed, in any case, with spaces for underscores', async () => {
    const batch = await read({
      applications: file
        .replace('application_id', ' Application ID ')
        .replace('eligible_cost', '"Eligible  Cost"'),
    });
    expect(ids(batch)).toEqual(['A-10', 'A-11']);
  });

  it('lacking required columns are refused, with the near miss', async () => {
    const batch = await read({
      applications: file.replace('federal_grant', 'fedral_grant').replace('received_on', 'day'),
    });
    expect(errors(batch)).toEqual(['F202 file']);
    expect(batch.findings[0]?.message).toBe('Required columns are missing: received_on, federal_grant.');
    expect(batch.findings[0]?.fix).toContain('Is "fedral_grant" meant to be federal_grant?');
  });

  it('with unknown columns are asked about; x_ columns and our own errors column are not', async () => {
    const batch = await read({
      applications: csv(GOOD, {
        x_note: ' kept ',
        'X_Case No': '=1',
        errors: 'old',
        local_macth: '5',
        Comment: '?',
      }),
    });
    expect(codes(batch)).toEqual(['Q101 file', 'Q101 file']);
    expect(batch.findings.map((finding) => [finding.value, finding.expected])).toEqual([
      ['local_macth', null],
      ['Comment', null],
    ]);
    expect(batch.extraColumns).toEqual(['x_note', 'X_Case No']);
    expect(batch.applications.at(0)?.extra).toEqual([' kept ', '=1']);
  });

  it('suggest a column for a near miss', async () => {
    const batch = await read({ applications: csv(GOOD, { propery_value: '5' }) });
    expect(batch.findings[0]).toMatchObject({ code: 'Q101', expected: 'property_value' });
  });

  it('are told in one finding when many are unknown, those that are near a known one with it', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`n${String(index + 1)}`, '']));
    const batch = await read({ applications: csv(GOOD, { propery_value: '5', ...many }) });
    expect(codes(batch)).toEqual(['Q104 file']);
    // The good row has 15 columns: the next is P.
    expect(batch.findings[0]?.message).toMatch(
      /^301 columns are unknown and are not read: "propery_value" \(P\), "n1" \(Q\), .* and 281 more\.$/,
    );
    expect(batch.findings[0]?.fix).toMatch(/^Is "propery_value" meant to be property_value\? Check/);
    const nameless = file.replace(/^(?=[aA])/gm, ','.repeat(21));
    expect(codes(await read({ applications: nameless }))).toEqual(['Q105 file']);
  });

  it('are told by the first of their letters when one is there many times', async () => {
    const again = ',n'.repeat(16_000);
    const text = file.trimEnd().replace(/\r\n/, `${again}\r\n`);
    const batch = await read({ applications: `${text}${again.replaceAll('n', '')}` });
    expect(batch.rejected).toBe(true);
    expect(batch.findings.map(({ code, message }) => [code, message])).toEqual([
      [
        'F203',
        'The column "n" appears more than once: columns P, Q, R, S, T, U, V, W, X, Y, Z, AA, AB, AC, AD, AE, AF, AG, AH, AI and 15,980 more.',
      ],
    ]);
  });

  it('may have empty cells behind the last name; a nameless column within is asked about', async () => {
    const lines = file.trimEnd().split('\r\n');
    expect(codes(await read({ applications: lines.map((line) => `${line},,`).join('\n') }))).toEqual([]);
    const within = lines.map((line, index) => (index === 0 ? `,${line}` : `5,${line}`)).join('\n');
    expect(codes(await read({ applications: within }))).toEqual(['Q102 file']);
  });

  it('are found below titles, at most nine rows, and rows keep their numbers', async () => {
    const titles = (count: number) =>
      Array.from({ length: count }, (_, index) => `Title ${String(index)}\r\n`).join('');
    const batch = await read({ applications: `${titles(9)}${file}` });
    expect([...batch.applications].map((application) => application.row)).toEqual([11, 12]);
    expect(batch.counts.seen).toBe(2);
    expect(errors(await read({ applications: `${titles(10)}${file}` }))).toEqual(['F201 file']);
  });

  it('repeated in another order would shift what follows: the file is refused', async () => {
    const turned = header.split(',').reverse().join(',');
    const batch = await read({ applications: `${file}${turned}\r\n${second}\r\n` });
    expect(errors(batch)).toEqual(['F209 4']);
    expect(batch.rejected).toBe(true);
  });

  it('of more cells than a spreadsheet has columns are no header', async () => {
    const names = Array.from({ length: 200_000 }, (_, index) => `,n${String(index)}`).join('');
    const batch = await read({ applications: file.replace(/\r\n/, `${names}\r\n`) });
    expect(errors(batch)).toEqual(['F211 1']);
    expect(batch.findings[0]?.message).toMatch(/^This row has more than 16,384 cells, /);
  });

  it('are read past signs that nobody sees', async () => {
    const copied = file.replace('program', '\u200bprogram\u2060').replace('locality', 'local\u00adity');
    expect(codes(await read({ applications: copied }))).toEqual([]);
  });

  it('in quotation marks together are one cell', async () => {
    const lines = file
      .trimEnd()
      .split('\r\n')
      .map((line) => `"${line}"`)
      .join('\r\n');
    expect(errors(await read({ applications: lines }))).toEqual(['F213 1']);
    expect(errors(await read({ applications: lines.replaceAll(',', ';') }))).toEqual(['F213 1']);
    expect(errors(await read({ applications: 'Name,Year\r\n1,2' }))).toEqual(['F201 file']);
  });

  it('without a row below are no batch', async () => {
    expect(errors(await read({ applications: `${header}\r\n\r\n` }))).toEqual(['F210 file']);
  });
});

describe('rows', () => {
  it('keep the numbers of the spreadsheet: blank rows count, a cell of several lines is one row', async () => {
    const text = csv({ ...GOOD, project_scope: '' }, { project_scope: 'One.\r\nTwo.' }, {}).split('\r\n');
    const batch = await read({
      applications: [text[0], '', ...text.slice(1, 3), '  ', ...text.slice(3)].join('\r\n'),
    });
    expect([...batch.applications].map((application) => application.row)).toEqual([3, 5]);
    expect(batch.counts).toEqual({ seen: 4, accepted: 2, refused: 0, blank: 2 });
  });

  it('with surplus cells are fine only when these are empty', async () => {
    const batch = await read({ applications: `${header}\n${first},, ,\n${second},5\n` });
    expect(errors(batch)).toEqual(['F301 3']);
    expect(batch.findings[0]).toMatchObject({
      applicationId: 'A-11',
      checksNotRun: ['all other checks of the row'],
    });
    expect(batch.waiting.map((row) => row.applicationId)).toEqual(['A-11']);
  });

  it('are counted as a person counts their cells: empty ones at the end are not seen', async () => {
    const width = header.split(',').length;
    const batch = await read({ applications: `${header}\n${first},5,,,\n` });
    expect(batch.findings[0]?.message).toContain(`has ${width + 1} cells and the header has ${width},`);
  });

  it('that are short are refused, the last one of a file that was cut off too', async () => {
    const cut = `${header}\n${first}\n${second.slice(0, second.lastIndexOf(','))}`;
    expect(errors(await read({ applications: cut }))).toEqual(['F301 3']);
  });

  it('with an amount cut at its commas are told so', async () => {
    const batch = await read({ applications: `${header}\n${first.replace('500000.00', '$1,500,000')}\n` });
    expect(batch.findings[0]?.message).toContain('Perhaps $1,500,000 was written without quotation marks.');
  });
});

describe('quotation marks', () => {
  const name = 'New Center';

  it('that nothing closes refuse the file at the row where they open', async () => {
    const text = csv(GOOD, {}, {}, {}).replace(`A-11,`, `"A-11,`);
    const batch = await read({ applications: text });
    expect(errors(batch)).toEqual(['F205 3']);
    expect(batch.rejected).toBe(true);
  });

  it('inside a cell refuse the file at their row', async () => {
    const text = csv(GOOD, {}, {}).split('\r\n');
    const broken = [text[0], text[1], text[2]?.replace(name, '5" pipe')].join('\r\n');
    expect(errors(await read({ applications: broken }))).toEqual(['F206 3']);
  });

  it('behind which a cell goes on refuse the file at the row where the cell opened', async () => {
    const text = csv(GOOD, {}, {}).split('\r\n');
    const broken = [text[0], text[1], text[2]?.replace(name, '"New" Center')].join('\r\n');
    expect(errors(await read({ applications: broken }))).toEqual(['F206 3']);
  });

  it('that swallow whole rows refuse the file at the row where they open, however well the count of cells comes out', async () => {
    const text = csv(GOOD, {}, {}, {}, {}).split('\r\n');
    const broken = [
      text[0],
      text[1],
      text[2]?.replace(name, `"${name}`),
      text[3],
      text[4]?.replace(name, `${name}"`),
    ].join('\r\n');
    const batch = await read({ applications: broken });
    expect(errors(batch)).toEqual(['F208 3']);
    expect(batch.findings[0]?.message).toContain('3 lines');
  });

  it('never make a row of a million characters', async () => {
    const text = csv(GOOD, {}, {}).replace('A-11,', `"A-11,${'x'.repeat(1_100_000)}`);
    expect(errors(await read({ applications: text }))).toEqual(['F207 3']);
  });
});

describe('the text of an upload', () => {
  it('is kept as it was, with the row of its header, so that it can be handed back', async () => {
    const text = `A title\n${header}\n${first}\n`;
    const { upload } = await read({ applications: text });
    expect(new TextDecoder().decode(upload?.bytes)).toBe(text);
    expect(upload).toMatchObject({ start: 0, delimiter: ',', headerRow: 2 });
  });

  it('is read with word of how far reading has come', async () => {
    const steps: number[] = [];
    await read(
      { applications: csv(GOOD, ...Array.from({ length: 1000 }, () => ({}))) },
      { progress: (bytes) => void steps.push(bytes) },
    );
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });
});
