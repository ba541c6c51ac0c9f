import type { Locality } from '../model/locality.ts';
import { LOCALITIES } from './columns/localities.ts';
import { Duplicates } from './duplicates.ts';
import type { FindingList } from './finding-list.ts';
import { badFips, noLandArea, sameLocality } from './reference-rules.ts';
import { RowScan } from './row-scan.ts';
import { reportSharedIds } from './shared-ids.ts';
import type { IdOfRow } from './shared-ids.ts';
import { readTable } from './table.ts';
import { MILLIONTHS, WHOLE } from './values/number.ts';

/** Reads the localities file; rows with errors are left out, and the findings say so. */
export async function readLocalities(bytes: Uint8Array, findings: FindingList): Promise<readonly Locality[]> {
  const localities: Locality[] = [];
  const codes = new Duplicates<IdOfRow>((each) => each.id);
  await readTable(LOCALITIES, bytes, findings, ({ at, ...layout }) => {
    const scan = new RowScan({ at, ...layout }, findings);
    const read = (): Locality | null => {
      const fips = scan.id(at.fips);
      if (fips !== null && !/^24\d{3}$/.test(fips)) scan.refuse(badFips, at.fips);
      const name = scan.text(at.name);
      const aliases = scan.text(at.aliases) ?? '';
      const seniorPopulation = scan.number(at.senior_population, WHOLE);
      const landArea = scan.number(at.land_area_sq_mi, MILLIONTHS);
      if (landArea === 0) scan.refuse(noLandArea, at.land_area_sq_mi);
      const source = scan.text(at.source) ?? '';
      if (fips !== null) codes.add({ row: scan.row, id: fips });
      if (scan.errors > 0 || fips === null || name === null || seniorPopulation === null || landArea === null)
        return null;
      const names = aliases.split('|').map((alias) => alias.trim());
      return {
        fips,
        name,
        aliases: names.filter((alias) => alias !== ''),
        seniorPopulation,
        landArea,
        source,
        row: scan.row,
      };
    };
    return {
      row(row, cells) {
        scan.begin(row, cells);
        const locality = read();
        if (locality !== null) localities.push(locality);
      },
      broken: () => undefined,
    };
  });
  reportSharedIds(codes, sameLocality, 'localities', findings, [
    'which of the rows is meant where other files name the locality',
  ]);
  return localities;
}
