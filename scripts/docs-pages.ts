import { ROUND_SETTINGS } from '../lib/intake/examples/round-settings.ts';
import { TABLES } from '../lib/intake/tables.ts';
import { KINDS_OF_VALUE } from '../lib/intake/value-kinds.ts';
import { ALL_FINDINGS } from '../lib/pipeline/all-findings.ts';
import { findingOfEachCode } from '../lib/pipeline/run-example.ts';
import { renderDictionaryPage } from '../lib/reports/dictionary-page.ts';
import { renderFindingsPage } from '../lib/reports/findings-page.ts';

// The pages that are made from more than one folder: what they show is handed to them here.

export function dictionaryPage(): string {
  return renderDictionaryPage({ tables: TABLES, kinds: KINDS_OF_VALUE, round: ROUND_SETTINGS });
}

export async function findingsPage(): Promise<string> {
  const examples = await findingOfEachCode();
  return renderFindingsPage(
    ALL_FINDINGS.map((rule) => {
      const example = examples.get(rule.code);
      if (example === undefined) throw new Error(`${rule.code} has no example: see lib/intake/examples`);
      return { ...rule, message: example.message, fix: example.fix };
    }),
  );
}
