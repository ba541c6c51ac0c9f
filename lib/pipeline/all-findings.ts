import { CATALOG, type CatalogRule } from '../intake/catalog.ts';
import { compareCodePoints } from '../model/code-point.ts';
import { REVIEW_RULES } from '../review/notes.ts';

/** Every finding that a run can have, by code: those of intake and those of the review. */
export const ALL_FINDINGS: readonly CatalogRule[] = [...CATALOG, ...REVIEW_RULES].sort((a, b) =>
  compareCodePoints(a.code, b.code),
);
