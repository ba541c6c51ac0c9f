import type { Application } from '../model/application.ts';
import type { Center } from '../model/center.ts';
import { compareCodePoints } from '../model/code-point.ts';
import { MILLION } from '../model/decimal.ts';
import { centerKeyOfId } from '../model/identity.ts';
import type { Goalposts } from '../model/round.ts';
import { crossesBay } from './chesapeake-bay.ts';
import type { FactorValue } from './factor.ts';
import { normalise } from './goalposts.ts';
import { greatCircleMiles, unitVector } from './great-circle.ts';

/** The nearest other open center, as shown with an application. */
export interface NearestCenter {
  /** Null where the Department's own figure replaces the straight line. */
  readonly centerId: string | null;
  /** Hundredths of a mile. */
  readonly miles: number;
  readonly override: boolean;
  readonly crossesBay: boolean;
}

/** Open centers, laid out for a fast search. */
export interface CenterIndex {
  readonly centers: readonly Center[];
  readonly keys: readonly string[];
  /** x, y, z of each center in turn, on the unit sphere. */
  readonly vectors: Float64Array;
}

/** Indexes the open centers in order of id, so that of two equally near ones the first id wins. */
export function indexCenters(all: readonly Center[]): CenterIndex {
  const centers = all
    .filter((center) => center.open)
    .sort((a, b) => compareCodePoints(a.centerId, b.centerId));
  const vectors = new Float64Array(centers.length * 3);
  centers.forEach((center, i) => {
    vectors.set(unitVector(center.latitude, center.longitude), i * 3);
  });
  return { centers, keys: centers.map((center) => centerKeyOfId(center.centerId)), vectors };
}

/** § 10-504(c)(2): the nearest open center other than the one being worked on, which is left out by id, never by distance. */
export function nearestCenter(application: Application, index: CenterIndex): NearestCenter | null {
  const { nearestOverride, latitude, longitude } = application;
  if (nearestOverride !== null)
    return { centerId: null, miles: nearestOverride, override: true, crossesBay: false };
  if (latitude === null || longitude === null) return null;
  const center = nearestTo(latitude, longitude, application.centerKey, index);
  if (center === null) return null;
  const miles = greatCircleMiles(latitude, longitude, center.latitude, center.longitude);
  return {
    centerId: center.centerId,
    miles: Math.round(miles * 100),
    override: false,
    crossesBay: crossesBay([latitude, longitude], [center.latitude, center.longitude]),
  };
}

/** Compares squared straight lines through the sphere; centers within a hair of each other go by id. */
function nearestTo(
  latitude: number,
  longitude: number,
  exceptKey: string | null,
  index: CenterIndex,
): Center | null {
  const [x, y, z] = unitVector(latitude, longitude);
  const { vectors, keys } = index;
  let best = -1;
  let bestSquare = Infinity;
  for (let i = 0; i < keys.length; i++) {
    const dx = (vectors[i * 3] as number) - x;
    const dy = (vectors[i * 3 + 1] as number) - y;
    const dz = (vectors[i * 3 + 2] as number) - z;
    const square = dx * dx + dy * dy + dz * dz;
    if (square < bestSquare - 1e-15 && keys[i] !== exceptKey) {
      best = i;
      bestSquare = square;
    }
  }
  return index.centers[best] ?? null;
}

const NO_OTHER: FactorValue = {
  raw: null,
  value: MILLION,
  clamped: true,
  note: 'no other open center is listed: scored as the farthest',
};

/** Farther from the nearest other center scores higher. Scored on the miles as printed, to 0.01. */
export function proximity(nearest: NearestCenter | null, goalposts: Goalposts): FactorValue {
  if (nearest === null) return NO_OTHER;
  const { value, clamped, note } = normalise({ numerator: nearest.miles, denominator: 100 }, goalposts);
  return { raw: nearest.miles, value, clamped, note: nearest.override ? withOverride(note) : note };
}

function withOverride(note: string | null): string {
  const override = 'the Department’s own figure replaces the straight line';
  return note === null ? override : `${override}; ${note}`;
}
