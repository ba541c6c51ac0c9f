import type { Center } from '../model/center.ts';
import { CENTERS } from './columns/centers.ts';
import { Duplicates } from './duplicates.ts';
import type { FindingList } from './finding-list.ts';
import type { LocalityIndex } from './locality-index.ts';
import { scanLocality, scanPlace } from './place-scan.ts';
import { noOpenCenter, sameCenter } from './reference-rules.ts';
import { RowScan } from './row-scan.ts';
import { reportSharedIds } from './shared-ids.ts';
import type { IdOfRow } from './shared-ids.ts';
import { readTable } from './table.ts';

/** Reads the centers file; rows with errors are left out, and the findings say so. */
export async function readCenters(
  bytes: Uint8Array,
  localities: LocalityIndex,
  findings: FindingList,
): Promise<readonly Center[]> {
  const centers: Center[] = [];
  const ids = new Duplicates<IdOfRow>((each) => each.id);
  let closed = 0;
  await readTable(CENTERS, bytes, findings, (layout) => {
    const scan = new RowScan(layout, findings);
    const { at } = layout;
    const read = (): Center | null => {
      const centerId = scan.id(at.center_id);
      const name = scan.text(at.name);
      const locality = scanLocality(scan, at.locality, localities);
      const latitude = scan.degrees(at.latitude);
      const longitude = scan.degrees(at.longitude);
      if (latitude !== null && longitude !== null) {
        scanPlace(
          scan,
          { column: at.latitude, degrees: latitude },
          { column: at.longitude, degrees: longitude },
        );
      }
      const open = scan.answer(at.open);
      const source = scan.text(at.source) ?? '';
      if (centerId !== null) ids.add({ row: scan.row, id: centerId });
      if (open === 'no') closed++;
      if (
        scan.errors > 0 ||
        centerId === null ||
        name === null ||
        locality === null ||
        latitude === null ||
        longitude === null
      )
        return null;
      return {
        centerId,
        name,
        fips: locality.fips,
        latitude,
        longitude,
        open: open === 'yes',
        source,
        row: scan.row,
      };
    };
    return {
      row(row, cells) {
        scan.begin(row, cells);
        const center = read();
        if (center !== null) centers.push(center);
      },
      broken: () => undefined,
    };
  });
  reportSharedIds(ids, sameCenter, 'centers', findings);
  // Centers with other errors may be open: then those errors are told, and not this.
  if (closed > 0 && closed === centers.length && !findings.hasErrors('centers'))
    findings.add(noOpenCenter, undefined, { file: 'centers', row: null });
  return centers;
}
