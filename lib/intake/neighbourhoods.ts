import type { Center } from '../model/center.ts';

/**
 * Miles in a degree at Maryland's latitude. Plain geometry, within a percent or two: good enough to ask a question,
 * and never used for a distance that counts.
 */
const MILES_NORTH = 69;
const MILES_EAST = 53.7;

/** Farther than this from every center of its own locality, and nearer than that to one of another: ask. */
const FAR = 25;
const NEAR = 10;

/** Degrees around a locality's centers within which nothing needs to be measured; less than FAR in both directions. */
const MARGIN = 0.35;

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

export interface Stray {
  readonly miles: number;
  readonly otherFips: string;
  readonly otherMiles: number;
}

/** Where the centers of each locality are, to notice a point that seems to belong to another. */
export class Neighbourhoods {
  readonly #boxes = new Map<string, Box>();

  constructor(private readonly centers: readonly Center[]) {
    for (const { fips, latitude, longitude } of centers) {
      const box = this.#boxes.get(fips) ?? { south: 90, north: -90, west: 180, east: -180 };
      box.south = Math.min(box.south, latitude - MARGIN);
      box.north = Math.max(box.north, latitude + MARGIN);
      box.west = Math.min(box.west, longitude - MARGIN);
      box.east = Math.max(box.east, longitude + MARGIN);
      this.#boxes.set(fips, box);
    }
  }

  /** Null when the point may well lie in the locality, or the locality has no center to compare with. */
  stray(fips: string, latitude: number, longitude: number): Stray | null {
    const box = this.#boxes.get(fips);
    if (box === undefined) return null;
    if (latitude > box.south && latitude < box.north && longitude > box.west && longitude < box.east)
      return null;
    let own = Infinity;
    let other = Infinity;
    let otherFips = '';
    for (const center of this.centers) {
      const miles = Math.hypot(
        (center.latitude - latitude) * MILES_NORTH,
        (center.longitude - longitude) * MILES_EAST,
      );
      if (center.fips === fips) own = Math.min(own, miles);
      else if (miles < other) {
        other = miles;
        otherFips = center.fips;
      }
    }
    return own > FAR && other < NEAR ? { miles: own, otherFips, otherMiles: other } : null;
  }
}
