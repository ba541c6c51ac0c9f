import type { TableSpec } from './columns.ts';
import { APPLICATIONS } from './columns/applications.ts';
import { CENTERS } from './columns/centers.ts';
import { DECISIONS } from './columns/decisions.ts';
import { LEDGER } from './columns/ledger.ts';
import { LOCALITIES } from './columns/localities.ts';

/** Every kind of input file, in the order of findings. */
export const TABLES: readonly TableSpec[] = [APPLICATIONS, LEDGER, CENTERS, LOCALITIES, DECISIONS];
