import type { CatalogRule } from '../catalog.ts';
import type { InputFile } from '../../model/finding.ts';
import { errorsTemplate } from './errors-template.ts';
import { blankRound, exampleRound } from './round-template.ts';
import { blankTemplate, filledTemplate } from './tables-of-examples.ts';

export const TEMPLATE_FILES = [
  'applications',
  'ledger',
  'centers',
  'localities',
  'decisions',
  'round',
] as const;
export type TemplateFile = InputFile | 'round';

export const TEMPLATE_KINDS = ['blank', 'example', 'errors'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** The text of a template; null for errors of another file than the applications, which there are none of. */
export function templateOf(
  file: TemplateFile,
  kind: TemplateKind,
  rules: readonly CatalogRule[],
): string | null {
  switch (kind) {
    case 'blank':
      return file === 'round' ? blankRound() : blankTemplate(file);
    case 'example':
      return file === 'round' ? exampleRound() : filledTemplate(file);
    case 'errors':
      return file === 'applications' ? errorsTemplate(rules) : null;
  }
}
