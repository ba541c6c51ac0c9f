import type { Locality } from '../model/locality.ts';
import { FindingList } from './finding-list.ts';
import { PACKAGED_LOCALITIES } from './packaged.ts';
import { readLocalities } from './read-localities.ts';

/** The given localities, and of the packaged ones those whose FIPS code is not among them. */
export async function withPackagedLocalities(given: readonly Locality[]): Promise<readonly Locality[]> {
  const known = new Set(given.map((locality) => locality.fips));
  const packaged = await readLocalities(PACKAGED_LOCALITIES, new FindingList());
  return [...given, ...packaged.filter((locality) => !known.has(locality.fips))];
}
