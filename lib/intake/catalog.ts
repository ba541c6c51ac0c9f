import type { FindingRule } from '../model/finding-rule.ts';
import * as applicationRules from './applications/rules.ts';
import * as ledgerRules from './applications/ledger-rules.ts';
import { requiredBlank } from './cell-rules.ts';
import * as decisionRules from './decision-rules.ts';
import * as fileRules from './file-rules.ts';
import * as referenceRules from './reference-rules.ts';
import * as choiceRules from './values/choice-rules.ts';
import { DEGREE_RULES, PLACE_RULES } from './values/coordinate-rules.ts';
import { ambiguousDate, DATE_RULES } from './values/date-rules.ts';
import { ID_RULES } from './values/id-rules.ts';
import { NUMBER_RULES } from './values/number-rules.ts';
import { TEXT_RULES } from './values/text-rules.ts';

/** A rule as the catalog shows it: what it says depends on facts, and the catalog has none. */
export type CatalogRule = Pick<FindingRule<never>, 'code' | 'severity' | 'when' | 'source' | 'columns'>;

/** Every finding of intake, by code. The rules stand beside their checks. */
export const CATALOG: readonly CatalogRule[] = [
  ...Object.values<CatalogRule>(fileRules),
  ...Object.values<CatalogRule>(NUMBER_RULES),
  ...Object.values<CatalogRule>(DATE_RULES),
  ambiguousDate,
  ...Object.values<CatalogRule>(DEGREE_RULES),
  ...Object.values<CatalogRule>(PLACE_RULES),
  ...Object.values<CatalogRule>(ID_RULES),
  ...Object.values<CatalogRule>(TEXT_RULES),
  requiredBlank,
  ...Object.values<CatalogRule>(choiceRules),
  ...Object.values<CatalogRule>(referenceRules),
  ...Object.values<CatalogRule>(decisionRules),
  ...Object.values<CatalogRule>(applicationRules),
  ...Object.values<CatalogRule>(ledgerRules),
].sort((a, b) => (a.code < b.code ? -1 : 1));
