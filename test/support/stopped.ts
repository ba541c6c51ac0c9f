import type { Ports } from '../../lib/pipeline/ports.ts';
import type { EventLog } from '../../lib/store/event-log.ts';
import type { ObjectStore } from '../../lib/store/object-store.ts';
import type { ResultItem, RoundStore } from '../../lib/store/round-store.ts';

/** The process was stopped: nothing after this ran. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/**
 * Counts the writes that go through the ports, and stops at one of them: before it is done, or after it was done and
 * before its answer came. A write of many items may be stopped in the middle.
 */
export class Stopper {
  writes = 0;
  constructor(
    private readonly at: number,
    private readonly when: 'before' | 'after' | 'halfway',
  ) {}

  async write<Answer>(work: () => Promise<Answer>, half?: () => Promise<unknown>): Promise<Answer> {
    this.writes++;
    if (this.writes !== this.at) return work();
    if (this.when === 'after') await work();
    if (this.when === 'halfway') await half?.();
    throw new Stopped(`stopped ${this.when} write ${this.at}`);
  }
}

/** The same ports, with every write counted. */
export function stoppable(ports: Ports, stopper: Stopper): Ports {
  return {
    ...ports,
    now: ports.now,
    newId: ports.newId,
    inbox: ports.inbox,
    reports: stoppableObjects(ports.reports, stopper),
    store: stoppableStore(ports.store, stopper),
    ledger: stoppableLog(ports.ledger, stopper),
  };
}

function stoppableObjects(objects: ObjectStore, stopper: Stopper): ObjectStore {
  return {
    current: (key) => objects.current(key),
    head: (key, version) => objects.head(key, version),
    read: (key, version) => objects.read(key, version),
    list: (prefix) => objects.list(prefix),
    put: (...args) => stopper.write(() => objects.put(...args)),
    create: (...args) => stopper.write(() => objects.create(...args)),
  };
}

function stoppableLog<Body>(log: EventLog<Body>, stopper: Stopper): EventLog<Body> {
  return {
    read: (after) => log.read(after),
    last: () => log.last(),
    append: (after, draft) => stopper.write(() => log.append(after, draft)),
  };
}

function stoppableStore(store: RoundStore, stopper: Stopper): RoundStore {
  return {
    claim: (...args) => stopper.write(() => store.claim(...args)),
    writeResults: (run, results) => {
      const items: ResultItem[] = [...results];
      const half = () => store.writeResults(run, items.slice(0, Math.ceil(items.length / 2)));
      return stopper.write(() => store.writeResults(run, items), half);
    },
    seal: (...args) => stopper.write(() => store.seal(...args)),
    sealOf: (runId) => store.sealOf(runId),
    resultsPage: (...args) => store.resultsPage(...args),
    unrankedResults: (...args) => store.unrankedResults(...args),
    appearances: (id) => store.appearances(id),
    publications: (round) => stoppableLog(store.publications(round), stopper),
    putReceipt: (receipt) => stopper.write(() => store.putReceipt(receipt)),
    receipt: (id) => store.receipt(id),
    receipts: (round) => store.receipts(round),
    rounds: () => store.rounds(),
  };
}
