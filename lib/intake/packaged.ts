import centersCsv from '../../reference/centers.csv';
import localitiesCsv from '../../reference/localities.csv';

/** The reference data that comes with the program, as files: read by the same road as an upload. */
export const PACKAGED_LOCALITIES: Uint8Array = new TextEncoder().encode(localitiesCsv);
export const PACKAGED_CENTERS: Uint8Array = new TextEncoder().encode(centersCsv);
