import { MemoryLog, MemoryRoundStore } from '../support/memory-round-store.ts';
import { roundStoreContract } from './round-store.ts';

// Tests of the pipeline stand on it.
roundStoreContract('the stand-in of tests', () =>
  Promise.resolve({ store: new MemoryRoundStore(), ledger: new MemoryLog() }),
);
