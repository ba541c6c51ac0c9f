import { CATALOG, type CatalogRule } from '../intake/catalog.ts';
import { compareCodePoints } from '../model/code-point.ts';
import * as decisionRules from '../review/decisions/rules.ts';
import { REVIEW_RULES } from '../review/notes.ts';

/** Every finding that a run can have, by code: those of intake, of the review, and of decisions. */
export const ALL_FINDINGS: readonly CatalogRule[] = [
  ...CATALOG,
  ...REVIEW_RULES,
  ...Object.values<CatalogRule>(decisionRules),
].sort((a, b) => compareCodePoints(a.code, b.code));
