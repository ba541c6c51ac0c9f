import { beforeAll, describe, expect, it } from 'vitest';
import type { EventLog, LogEntry } from '../../lib/store/event-log.ts';
import { brokenLink } from '../../lib/store/hash-chain.ts';
import type { LedgerEntry } from '../../lib/store/ledger-entry.ts';
import type { RoundStore } from '../../lib/store/round-store.ts';
import { anImport, aPublication, aReceipt, aResult, aSeal, ranked } from '../support/store-records.ts';

export interface Stores {
  /** With nothing in it. */
  readonly store: RoundStore;
  /** Of the same store, with nothing in it. */
  readonly ledger: EventLog<LedgerEntry>;
}

/** Ids that a separator of keys, a percent sign, a folder or a letter of four bytes would like to confuse. */
const AWKWARD_IDS = ['A#1', 'A', 'A%231', 'A/1', 'A 1', 'a#1', 'A.1_-', 'É-1', '\u{10428}-1', '1#2#3#'];

const NOON = new Date('2026-07-01T12:00:00.000Z');
const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

/** What every store of rounds owes. */
export function roundStoreContract(name: string, open: () => Promise<Stores>): void {
  let store: RoundStore;
  let ledger: EventLog<LedgerEntry>;
  const opened = async (): Promise<void> => {
    ({ store, ledger } = await open());
  };

  describe(`a store of rounds: ${name}`, () => {
    beforeAll(opened);

    it('has nothing at first', async () => {
      expect(await store.sealOf('none')).toBeNull();
      expect(await store.resultsPage('none', 'senior_center', 0)).toEqual([]);
      expect(await store.unrankedResults('none', 'senior_center')).toEqual([]);
      expect(await store.appearances('none')).toEqual([]);
      expect(await store.publications('none').read()).toEqual([]);
      expect(await store.publications('none').last()).toBeNull();
      expect(await store.receipt('none')).toBeNull();
      expect(await store.receipts('none')).toEqual([]);
      expect(await store.receipts(null)).toEqual([]);
      expect(await store.rounds()).toEqual([]);
      expect(await ledger.read()).toEqual([]);
      expect(await ledger.last()).toBeNull();
    });

    it('gives a run to one worker until its lease is over, at the very second', async () => {
      expect(await store.claim('lease', 'R', 'one', NOON, 330)).toEqual({ outcome: 'claimed' });
      const busy = { outcome: 'busy', until: '2026-07-01T12:05:30.000Z' };
      expect(await store.claim('lease', 'R', 'two', after(1), 330)).toEqual(busy);
      expect(await store.claim('lease', 'R', 'two', after(329), 330)).toEqual(busy);
      expect(await store.claim('lease', 'R', 'two', after(330), 330)).toEqual({ outcome: 'claimed' });
      expect(await store.claim('lease', 'R', 'one', after(331), 330)).toEqual({
        outcome: 'busy',
        until: '2026-07-01T12:11:00.000Z',
      });
    });

    it('lets a worker claim again what it holds', async () => {
      await store.claim('again', 'R', 'one', NOON, 330);
      expect(await store.claim('again', 'R', 'one', after(10), 330)).toEqual({ outcome: 'claimed' });
      expect(await store.claim('again', 'R', 'two', after(330), 330)).toMatchObject({ outcome: 'busy' });
    });

    it('gives a run to one of ten that claim at once', async () => {
      const owners = Array.from({ length: 10 }, (_, at) => `worker-${at}`);
      const claims = await Promise.all(owners.map((owner) => store.claim('race', 'R', owner, NOON, 330)));
      expect(claims.map(({ outcome }) => outcome).sort()).toEqual([
        ...Array<string>(9).fill('busy'),
        'claimed',
      ]);
    });

    it('seals once, for whoever holds the run, and never again', async () => {
      const seal = aSeal({ runId: 'sealing' });
      expect(await store.seal('nobody', seal)).toBe('lost');
      await store.claim('sealing', 'FY2027', 'one', NOON, 330);
      expect(await store.seal('two', seal)).toBe('lost');
      expect(await store.sealOf('sealing')).toBeNull();
      expect(await store.seal('one', seal)).toBe('sealed');
      expect(await store.sealOf('sealing')).toEqual(seal);
      expect(await store.claim('sealing', 'FY2027', 'two', after(9999), 330)).toEqual({
        outcome: 'sealed',
        seal,
      });
      expect(await store.claim('sealing', 'FY2027', 'one', after(9999), 330)).toEqual({
        outcome: 'sealed',
        seal,
      });
    });

    it('does not let a worker seal whose lease was taken over, and lets one whose lease only ran out', async () => {
      await store.claim('late', 'FY2027', 'slow', NOON, 330);
      await store.claim('late', 'FY2027', 'next', after(400), 330);
      expect(await store.seal('slow', aSeal({ runId: 'late' }))).toBe('lost');
      expect(await store.seal('next', aSeal({ runId: 'late' }))).toBe('sealed');
      expect(await store.seal('slow', aSeal({ runId: 'late' }))).toBe('lost');
    });

    it('hands results back by rank, and those without one by row', async () => {
      const results = [
        aResult({ applicationId: 'A-1', rank: 1, row: 12 }),
        aResult({ applicationId: 'A-2', rank: 2, row: 2, score: null, ceiling: null, recommended: '0.00' }),
        aResult({ applicationId: 'A-3', rank: null, row: 11, state: 'waiting', recommended: null }),
        aResult({ applicationId: '', rank: null, row: 9, state: 'not_eligible', reasons: ['late', 'x'] }),
        aResult({ applicationId: 'A-1', rank: 1, row: 5, program: 'assisted_living' }),
        aResult({ applicationId: '', rank: null, row: 6, program: 'unknown', requested: null }),
      ];
      const written = await store.writeResults({ runId: 'few', round: 'FY2027' }, results);
      expect(written.items).toBe(6);
      expect(written.itemsHash).toMatch(/^[0-9a-f]{64}$/);
      const [first, second, eleventh, ninth, other, sixth] = results;
      expect(await store.resultsPage('few', 'senior_center', 0)).toEqual([first, second]);
      expect(await store.unrankedResults('few', 'senior_center')).toEqual([ninth, eleventh]);
      expect(await store.resultsPage('few', 'assisted_living', 0)).toEqual([other]);
      expect(await store.unrankedResults('few', 'unknown')).toEqual([sixth]);
    });

    it('changes nothing when the same results are written again, and tells the same hash', async () => {
      const run = { runId: 'twice', round: 'FY2027' };
      const first = await store.writeResults(run, ranked(30));
      const before = await store.resultsPage('twice', 'senior_center', 0);
      expect(await store.writeResults(run, ranked(30))).toEqual(first);
      expect(await store.resultsPage('twice', 'senior_center', 0)).toEqual(before);
      expect((await store.appearances('A-30')).filter(({ runId }) => runId === 'twice')).toHaveLength(1);
    });

    it('has ranks 1 to 1,000 on page 0 and the next on page 1, in order of number', async () => {
      await store.writeResults({ runId: 'many', round: 'FY2027' }, ranked(1001));
      const ranks = (await store.resultsPage('many', 'senior_center', 0)).map(({ rank }) => rank);
      expect(ranks).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
      const next = await store.resultsPage('many', 'senior_center', 1);
      expect(next.map(({ rank, applicationId }) => [rank, applicationId])).toEqual([[1001, 'A-1001']]);
      expect(await store.resultsPage('many', 'senior_center', 2)).toEqual([]);
    });

    it('reads past the megabyte at which an answer ends', async () => {
      const long = (row: number) =>
        aResult({ applicationId: `L-${row}`, rank: null, row, reasons: ['x'.repeat(700)] });
      const results = Array.from({ length: 1500 }, (_, at) => long(at + 2)); // 1,500 × more than 700 bytes
      await store.writeResults({ runId: 'long', round: 'FY2027' }, results);
      expect(await store.unrankedResults('long', 'senior_center')).toEqual(results);
    });

    it('finds an application in every run and round, both of two rows that share an id', async () => {
      const seen = aResult({ applicationId: 'SEEN', rank: 2, row: 7 });
      const one = aResult({ applicationId: 'SEEN', rank: null, row: 8, state: 'waiting', recommended: null });
      const two = { ...one, row: 9 };
      await store.writeResults({ runId: 'r1', round: 'FY2026' }, [seen]);
      await store.writeResults({ runId: 'r2', round: 'FY2027' }, [one, two]);
      const waiting = { round: 'FY2027', runId: 'r2', state: 'waiting', rank: null, recommended: null };
      const common = { applicationId: 'SEEN', program: 'senior_center' };
      expect(await store.appearances('SEEN')).toEqual([
        { ...common, round: 'FY2026', runId: 'r1', state: 'recommended', rank: 2, recommended: '200000.00' },
        { ...common, ...waiting },
        { ...common, ...waiting },
      ]);
    });

    it.each(AWKWARD_IDS)('keeps the application and the round %j apart from all others', async (id) => {
      for (const [at, each] of AWKWARD_IDS.entries()) {
        const result = aResult({ applicationId: `awkward ${each}`, rank: at + 1, row: at + 2 });
        await store.writeResults({ runId: 'awkward', round: each }, [result]);
        await store.publications(`awkward ${each}`).append(null, aPublication(each));
        await store.putReceipt(aReceipt({ id: `awkward ${each}`, round: `awkward ${each}` }));
      }
      const found = await store.appearances(`awkward ${id}`);
      expect(found.map(({ applicationId, round }) => [applicationId, round])).toEqual([
        [`awkward ${id}`, id],
      ]);
      const published = await store.publications(`awkward ${id}`).read();
      expect(published.map(({ body }) => body.runId)).toEqual([id]);
      expect((await store.receipts(`awkward ${id}`)).map((each) => each.id)).toEqual([`awkward ${id}`]);
      expect(await store.rounds()).toContain(`awkward ${id}`);
    });

    it('keeps a receipt, and the last of what it says', async () => {
      await store.putReceipt(aReceipt({ id: 'kept', status: 'WAITING_FOR_ROUND_FILE', runId: null }));
      await store.putReceipt(aReceipt({ id: 'kept' }));
      expect(await store.receipt('kept')).toEqual(aReceipt({ id: 'kept' }));
      expect((await store.receipts('FY2027')).filter(({ id }) => id === 'kept')).toEqual([
        aReceipt({ id: 'kept' }),
      ]);
    });

    it('lists receipts newest first, those without a round by themselves, and the rounds in order', async () => {
      const at = (id: string, round: string | null, hour: string) =>
        store.putReceipt(aReceipt({ id, round, uploadedAt: `2026-07-0${hour}:00:00.000Z` }));
      await at('b', 'R 10', '1T09');
      await at('c', 'R 10', '2T08');
      await at('a', 'R 10', '1T10');
      await at('d', 'R 9', '1T09');
      await at('e', null, '1T09');
      await at('f', null, '1T10');
      expect((await store.receipts('R 10')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
      expect((await store.receipts('R 9')).map(({ id }) => id)).toEqual(['d']);
      expect((await store.receipts(null)).map(({ id }) => id)).toEqual(['f', 'e']);
      expect((await store.rounds()).filter((round) => round.startsWith('R '))).toEqual(['R 10', 'R 9']);
    });
  });

  describe.each([
    ['publications of a round', () => store.publications('LOG'), (n: number) => aPublication(`run-${n}`)],
    ['the ledger', () => ledger, anImport],
  ] as const)(`a log of events: ${name}, %s`, (_, given, draft) => {
    beforeAll(opened);
    const log = given as unknown as () => EventLog<unknown>;
    const append = (behind: LogEntry<unknown> | null, n: number) => log().append(behind, draft(n));

    it('numbers entries from 1, chains them, and gives them back as they were', async () => {
      const first = await append(null, 1);
      expect(first).toMatchObject({
        outcome: 'appended',
        entry: { ...draft(1), sequence: 1, previousHash: '0'.repeat(64) },
      });
      const [one] = await log().read();
      const second = await append(one ?? null, 2);
      expect(second).toMatchObject({ outcome: 'appended', entry: { sequence: 2, previousHash: one?.hash } });
      const entries = await log().read();
      expect(entries.map(({ body }) => body)).toEqual([draft(1).body, draft(2).body]);
      expect(await log().last()).toEqual(entries[1]);
      expect(await log().read(1)).toEqual([entries[1]]);
      expect(await log().read(2)).toEqual([]);
      expect(brokenLink(entries)).toBeNull();
    });

    it('says who was faster, and what they wrote', async () => {
      const [one] = await log().read();
      const since = await log().read(1);
      expect(await append(one ?? null, 3)).toEqual({ outcome: 'overtaken', since });
      expect(await append(null, 3)).toEqual({ outcome: 'overtaken', since: [one, ...since] });
      expect(await log().read()).toHaveLength(2);
    });

    it('finds its own entry when the same operation is tried again', async () => {
      const [one, two] = await log().read();
      expect(await append(one ?? null, 2)).toEqual({ outcome: 'appended', entry: two });
      expect(await log().read()).toHaveLength(2);
    });

    it('takes twelve that append at once, each once, in an unbroken chain', async () => {
      const one = async (n: number): Promise<number> => {
        let behind = await log().last();
        for (let tries = 1; ; tries++) {
          const outcome = await append(behind, n);
          if (outcome.outcome === 'appended') return tries;
          behind = outcome.since.at(-1) ?? null;
        }
      };
      await Promise.all(Array.from({ length: 12 }, (_each, at) => one(at + 10)));
      const entries = await log().read();
      expect(entries.map(({ sequence }) => sequence)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      ]);
      expect(new Set(entries.map(({ operationId }) => operationId)).size).toBe(14);
      expect(brokenLink(entries)).toBeNull();
    });
  });
}
