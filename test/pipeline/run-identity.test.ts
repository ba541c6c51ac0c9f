import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashLedger, runIdOf } from '../../lib/pipeline/run-identity.ts';
import { sha256 } from '../../lib/store/sha256.ts';
import type { RunInputs } from '../../lib/reports/reviewed-run.ts';
import { type GrantFacts, aGrant, on, usd } from '../support/records.ts';

const HASHES: RunInputs = {
  inputs: { applications: 'a1', round: 'b2' },
  ledger: 'c3',
  law: { 'senior-center-statute': 'd4' },
};

describe('a SHA-256', () => {
  // FIPS 180-2, appendix B.1.
  it('is that of the bytes, text as UTF-8', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256(Uint8Array.of(0xc3, 0xa9))).toBe(sha256('é'));
  });
});

describe('the identity of a run', () => {
  it('is SHA-256 of the round, every input, the ledger, the law and the code version', () => {
    const parts = [
      ...['round "FY2027"', 'input applications a1', 'input round b2', 'ledger c3'],
      ...['law senior-center-statute d4', 'code 0.1.0'],
    ];
    const expected = createHash('sha256').update(parts.join('\n')).digest('hex');
    expect(runIdOf('FY2027', HASHES, '0.1.0')).toBe(expected);
  });

  it('does not depend on the order in which the inputs are named', () => {
    const inputs = { round: 'b2', applications: 'a1' };
    expect(runIdOf('FY2027', { ...HASHES, inputs }, '0.1.0')).toBe(runIdOf('FY2027', HASHES, '0.1.0'));
  });

  it.each([
    ['the round', runIdOf('FY2028', HASHES, '0.1.0')],
    ['an input', runIdOf('FY2027', { ...HASHES, inputs: { applications: 'a2', round: 'b2' } }, '0.1.0')],
    [
      'the role of an input',
      runIdOf('FY2027', { ...HASHES, inputs: { centers: 'a1', round: 'b2' } }, '0.1.0'),
    ],
    ['the ledger', runIdOf('FY2027', { ...HASHES, ledger: 'c4' }, '0.1.0')],
    ['the law', runIdOf('FY2027', { ...HASHES, law: { 'senior-center-statute': 'd5' } }, '0.1.0')],
    ['the code', runIdOf('FY2027', HASHES, '0.1.1')],
  ])('is another when %s is another', (_, other) => {
    expect(other).not.toBe(runIdOf('FY2027', HASHES, '0.1.0'));
    expect(other).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the hash of a ledger', () => {
  const first = aGrant({ grantId: 'G-1', row: 2 });
  const second = aGrant({ grantId: 'G-2', row: 3 });

  it('does not depend on row order or row numbers', () => {
    const turned = [
      { ...second, row: 2 },
      { ...first, row: 3 },
    ];
    expect(hashLedger(turned, true)).toBe(hashLedger([first, second], true));
  });

  it.each<[string, GrantFacts]>([
    ['its id', { grantId: 'G-9' }],
    ['its program', { program: 'assisted_living' }],
    ['its kind', { programKind: 'similar_program' }],
    ['its locality', { fips: '24003' }],
    ['its center', { centerId: 'C-9' }],
    ['its project', { projectId: 'P-9' }],
    ['its being a master plan', { masterPlan: true }],
    ['its day', { approvedOn: on('2020-01-02') }],
    ['its amount', { amount: usd('100,000.01') }],
    ['what was returned', { amountReturned: usd('0.01') }],
    ['its status', { status: 'pending' }],
    ['its round', { round: 'FY2020' }],
  ])('is another when a grant changes in %s', (_, change) => {
    expect(hashLedger([aGrant({ grantId: 'G-1', ...change })], true)).not.toBe(hashLedger([first], true));
  });

  it('tells no ledger from an empty one', () => {
    expect(hashLedger([], false)).not.toBe(hashLedger([], true));
  });
});
