import { describe, expect, it } from 'vitest';
import { MAX_CELLS, TooManyError, records } from '../../lib/intake/records.ts';

async function all(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const batch of records(Buffer.from(text), ',', undefined)) rows.push(...batch);
  return rows;
}

const refusal = (text: string): Promise<unknown> => all(text).catch((error: unknown) => error);

describe('records', () => {
  it('of other lengths than the first are handed on as they are, blank lines too', async () => {
    expect(await all('a,b\n\n1\n"x\ny",2,\n\n,,\n3,4')).toEqual([
      ['a', 'b'],
      [''],
      ['1'],
      ['x\ny', '2', ''],
      [''],
      ['', '', ''],
      ['3', '4'],
    ]);
  });

  it('may hold as many cells as a spreadsheet has columns, and no more', async () => {
    const most = ','.repeat(MAX_CELLS - 1);
    expect((await all(`a\n${most}\nb`)).map((cells) => cells.length)).toEqual([1, MAX_CELLS, 1]);
    expect(await refusal(`a\n${most},\nb`)).toEqual(new TooManyError('cells', 2));
    expect(await refusal(`a\nb\n${most},`)).toEqual(new TooManyError('cells', 3));
  });

  it('are refused before a long one has grown by more than a chunk of the file', async () => {
    // 112 MB of commas as one record would end the program.
    expect(await refusal(`a\n${','.repeat(112_000_000)}`)).toEqual(new TooManyError('cells', 2));
  });
});
