import { afterEach, describe, expect, it } from 'vitest';
import { ledgerLog } from '../../../lib/store/dynamodb/dynamo-round-store.ts';
import { brokenLink } from '../../../lib/store/hash-chain.ts';
import { breakBefore, loseAnswers, loseFirstAnswer, watch } from '../../support/dynamodb-faults.ts';
import { localStore } from '../../support/local-store.ts';
import { anImport, aPublication, aSeal } from '../../support/store-records.ts';

const NOON = new Date('2026-07-01T12:00:00.000Z');
const LATER = new Date('2026-07-01T12:10:00.000Z');
const LOST = [
  ['was lost, and the SDK sent it again', loseFirstAnswer],
  ['never came', loseAnswers],
] as const;

const given = localStore();
let faults: (() => void)[] = [];
const inject = (...injected: (() => void)[]): void => {
  faults = injected;
};
const mend = (): void => {
  for (const remove of faults.splice(0)) remove();
};
afterEach(mend);

describe.each(LOST)('a write was done, and its answer %s', (how, lose) => {
  it('is a claim that holds', async () => {
    const { store, table } = given;
    inject(lose(table.client, 'PutItemCommand'));
    expect(await store.claim(how, 'R', 'one', NOON, 330)).toEqual({ outcome: 'claimed' });
    mend();
    const busy = { outcome: 'busy', until: '2026-07-01T12:05:30.000Z' };
    expect(await store.claim(how, 'R', 'two', NOON, 330)).toEqual(busy);
  });

  it('is a claim that took over', async () => {
    const { store, table } = given;
    const runId = `${how}, taken over`;
    await store.claim(runId, 'R', 'one', NOON, 330);
    inject(lose(table.client, 'PutItemCommand'));
    expect(await store.claim(runId, 'R', 'two', LATER, 330)).toEqual({ outcome: 'claimed' });
    mend();
    expect(await store.seal('one', aSeal({ runId }))).toBe('lost');
  });

  it('is no claim of somebody else’s run', async () => {
    const { store, table } = given;
    const runId = `${how}, not ours`;
    await store.claim(runId, 'R', 'one', NOON, 330);
    inject(lose(table.client, 'PutItemCommand'));
    expect(await store.claim(runId, 'R', 'two', NOON, 330)).toMatchObject({ outcome: 'busy' });
  });

  it('is a seal', async () => {
    const { store, table } = given;
    const seal = aSeal({ runId: `${how}, sealed` });
    await store.claim(seal.runId, 'FY2027', 'one', NOON, 330);
    inject(lose(table.client, 'UpdateItemCommand'));
    expect(await store.seal('one', seal)).toBe('sealed');
    expect(await store.sealOf(seal.runId)).toEqual(seal);
  });

  it('is an entry, once', async () => {
    const { store, table } = given;
    const log = store.publications(how);
    inject(lose(table.client, 'PutItemCommand'));
    const first = await log.append(null, aPublication('run-1'));
    expect(first).toMatchObject({ outcome: 'appended', entry: { sequence: 1 } });
    const [one] = await log.read();
    const second = await log.append(one ?? null, aPublication('run-2'));
    expect(second).toMatchObject({ outcome: 'appended', entry: { sequence: 2 } });
    mend();
    const entries = await log.read();
    expect(entries.map(({ body }) => body.runId)).toEqual(['run-1', 'run-2']);
    expect(brokenLink(entries)).toBeNull();
  });
});

it('An answer was lost, and somebody appended behind before the entry was looked for: it is ours all the same', async () => {
  const { store, table } = given;
  const log = store.publications('and more');
  const appendBehind = async () => log.append(await log.last(), aPublication('run-2'));
  inject(loseAnswers(table.client, 'PutItemCommand', appendBehind));
  expect(await log.append(null, aPublication('run-1'))).toMatchObject({
    outcome: 'appended',
    entry: { sequence: 1, body: { runId: 'run-1' } },
  });
  mend();
  expect((await log.read()).map(({ body }) => body.runId)).toEqual(['run-1', 'run-2']);
});

describe('a write that did not get through', () => {
  it('is a fault, and nothing was done', async () => {
    const { store, table } = given;
    const ledger = ledgerLog(table);
    await store.claim('held', 'FY2027', 'one', NOON, 330);
    inject(breakBefore(table.client, 'PutItemCommand', 'UpdateItemCommand'));
    await expect(store.claim('broken', 'R', 'one', NOON, 330)).rejects.toThrow('ECONNREFUSED');
    await expect(store.claim('held', 'R', 'two', LATER, 330)).rejects.toThrow('ECONNREFUSED');
    await expect(store.seal('one', aSeal({ runId: 'held' }))).rejects.toThrow('ECONNREFUSED');
    await expect(ledger.append(null, anImport(1))).rejects.toThrow('ECONNREFUSED');
    mend();
    expect(await store.claim('broken', 'R', 'two', NOON, 330)).toEqual({ outcome: 'claimed' });
    expect(await store.sealOf('held')).toBeNull();
    expect(await ledger.read()).toEqual([]);
  });

  it('tells that somebody else holds the run, or is ahead in the log, where that is seen', async () => {
    const { store, table } = given;
    const log = store.publications('ahead');
    await log.append(null, aPublication('theirs'));
    await store.claim('theirs', 'R', 'one', NOON, 330);
    inject(breakBefore(table.client, 'PutItemCommand', 'UpdateItemCommand'));
    expect(await store.claim('theirs', 'R', 'two', NOON, 330)).toMatchObject({ outcome: 'busy' });
    expect(await store.seal('two', aSeal({ runId: 'theirs' }))).toBe('lost');
    expect(await log.append(null, aPublication('ours'))).toMatchObject({ outcome: 'overtaken' });
  });

  it('keeps the first error when looking fails too', async () => {
    const { store, table } = given;
    inject(breakBefore(table.client, 'PutItemCommand', 'GetItemCommand', 'QueryCommand'));
    await expect(store.claim('dark', 'R', 'one', NOON, 330)).rejects.toThrow('ECONNREFUSED');
    await expect(store.publications('dark').append(null, aPublication('x'))).rejects.toThrow('ECONNREFUSED');
  });
});

it('An entry of more than 400 KB is refused before anything is sent', async () => {
  const { client, table } = given.table;
  const sent: string[] = [];
  inject(watch(client, (command) => sent.push(command)));
  const draft = anImport(1, '9'.repeat(410_000));
  await expect(ledgerLog({ client, table }).append(null, draft)).rejects.toThrow(
    /^Entry 1 of LEDGER \(import:1\) would be 410,\d{3} bytes, and an item holds 409,600: divide it\. Nothing was stored\.$/,
  );
  expect(sent).toEqual([]);
});
