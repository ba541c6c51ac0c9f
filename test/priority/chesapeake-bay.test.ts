import { describe, expect, it } from 'vitest';
import { crossesBay } from '../../lib/priority/chesapeake-bay.ts';

// Which shore a town lies on is read from the map of Maryland.

const TOWNS = {
  Annapolis: [38.972, -76.505],
  Baltimore: [39.29, -76.612],
  'Bel Air': [39.536, -76.348],
  Cambridge: [38.563, -76.079],
  Chestertown: [39.209, -76.067],
  'Chesapeake Beach': [38.686, -76.535],
  Crisfield: [37.983, -75.854],
  Cumberland: [39.652, -78.758],
  Easton: [38.774, -76.076],
  Elkton: [39.607, -75.833],
  'Havre de Grace': [39.549, -76.091],
  'Lexington Park': [38.267, -76.454],
  'Ocean City': [38.336, -75.085],
  'Prince Frederick': [38.54, -76.584],
  'Rock Hall': [39.138, -76.235],
  Salisbury: [38.361, -75.599],
  Stevensville: [38.981, -76.314],
  Tilghman: [38.711, -76.334],
} as const satisfies Record<string, readonly [number, number]>;
type Town = keyof typeof TOWNS;

describe.each<{ from: Town; to: Town }>([
  { from: 'Annapolis', to: 'Stevensville' },
  { from: 'Baltimore', to: 'Rock Hall' },
  { from: 'Baltimore', to: 'Chestertown' },
  { from: 'Chesapeake Beach', to: 'Tilghman' },
  { from: 'Prince Frederick', to: 'Cambridge' },
  { from: 'Lexington Park', to: 'Crisfield' },
  { from: 'Cumberland', to: 'Ocean City' },
])('the straight line between $from and $to', ({ from, to }) => {
  it('crosses the Bay, in either direction', () => {
    expect(crossesBay(TOWNS[from], TOWNS[to])).toBe(true);
    expect(crossesBay(TOWNS[to], TOWNS[from])).toBe(true);
  });
});

describe.each<{ from: Town; to: Town }>([
  { from: 'Annapolis', to: 'Baltimore' },
  { from: 'Annapolis', to: 'Lexington Park' },
  { from: 'Chestertown', to: 'Easton' },
  { from: 'Stevensville', to: 'Easton' },
  { from: 'Easton', to: 'Cambridge' },
  { from: 'Crisfield', to: 'Salisbury' },
  { from: 'Elkton', to: 'Chestertown' },
  { from: 'Elkton', to: 'Bel Air' },
  { from: 'Havre de Grace', to: 'Bel Air' },
  { from: 'Baltimore', to: 'Cumberland' },
])('the straight line between $from and $to', ({ from, to }) => {
  it('does not cross the Bay, in either direction', () => {
    expect(crossesBay(TOWNS[from], TOWNS[to])).toBe(false);
    expect(crossesBay(TOWNS[to], TOWNS[from])).toBe(false);
  });
});
