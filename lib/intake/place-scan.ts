import type { Locality } from '../model/locality.ts';
import { shorten } from './cell-rules.ts';
import type { BoundColumn } from './layout.ts';
import type { LocalityIndex } from './locality-index.ts';
import { ambiguousLocality, unknownLocality } from './reference-rules.ts';
import type { RowScan } from './row-scan.ts';
import { PLACE_RULES } from './values/coordinate-rules.ts';
import { placeProblem } from './values/coordinate.ts';
import { requiredBlank } from './cell-rules.ts';

/** Reads a cell that names a locality. */
export function scanLocality<N extends string>(
  scan: RowScan<N>,
  column: BoundColumn,
  index: LocalityIndex,
): Locality | null {
  const cell = scan.cell(column);
  const match = index.find(cell);
  if (match.kind === 'found') return match.locality;
  if (cell.trim() === '') return scan.refuse(requiredBlank, column);
  if (match.kind === 'ambiguous')
    return scan.refuse(ambiguousLocality, column, { accepts: match.names.join(' or ') });
  const hint = match.meant === null ? '' : `Did you mean ${match.meant}?`;
  return scan.refuse(unknownLocality, column, { hint, shown: shorten(cell), expected: match.meant });
}

/** Whether a pair of degrees is a place in Maryland; reports why not. */
export function scanPlace<N extends string>(
  scan: RowScan<N>,
  latitude: { readonly column: BoundColumn; readonly degrees: number },
  longitude: { readonly column: BoundColumn; readonly degrees: number },
): boolean {
  const problem = placeProblem(latitude.degrees, longitude.degrees);
  if (problem === null) return true;
  const facts = {
    latitude: scan.cell(latitude.column).trim(),
    longitude: scan.cell(longitude.column).trim(),
  };
  const column = problem === 'unsigned' ? longitude.column : latitude.column;
  scan.report(PLACE_RULES[problem], facts, column, { value: `${facts.latitude}, ${facts.longitude}` });
  return false;
}
