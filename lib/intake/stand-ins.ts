import type { Center } from '../model/center.ts';
import type { Locality } from '../model/locality.ts';
import { FindingList } from './finding-list.ts';
import { LocalityIndex } from './locality-index.ts';
import { PACKAGED_CENTERS, PACKAGED_LOCALITIES } from './packaged.ts';
import { readCenters } from './read-centers.ts';
import { readLocalities } from './read-localities.ts';

/** The given localities, and of the packaged ones those whose FIPS code is not among them. */
export async function withPackagedLocalities(given: readonly Locality[]): Promise<readonly Locality[]> {
  const known = new Set(given.map((locality) => locality.fips));
  const packaged = await readLocalities(PACKAGED_LOCALITIES, new FindingList());
  return [...given, ...packaged.filter((locality) => !known.has(locality.fips))];
}

/**
 * The centers of the file given, or the packaged ones. Those name packaged localities, and a list of one's own may
 * leave some out: their centers are still there to measure a distance to, and are no mistake in a file that nobody
 * uploaded.
 */
export async function readGivenCenters(
  given: Uint8Array | null,
  ownLocalities: boolean,
  places: LocalityIndex,
  findings: FindingList,
): Promise<readonly Center[]> {
  if (given !== null) return readCenters(given, places, findings);
  const known = ownLocalities ? new LocalityIndex(await withPackagedLocalities(places.localities)) : places;
  return readCenters(PACKAGED_CENTERS, known, findings);
}
