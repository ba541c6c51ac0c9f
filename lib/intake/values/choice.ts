import { nearest } from '../near-miss.ts';
import type { Answer } from '../../model/evidence.ts';
import { PROJECT_TYPES } from '../../model/program.ts';
import type { ProjectType } from '../../model/program.ts';
import { stripFormulaGuard } from './spreadsheet-guard.ts';

/** A choice as it is compared: "Senior Center" is senior_center. */
export function foldChoice(cell: string): string {
  return stripFormulaGuard(cell.trim())
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

export type Choice<T extends string> =
  { readonly value: T; readonly meant: null } | { readonly value: null; readonly meant: T | null };

/** Looks a cell up in a list of its own, so that a word like "constructor" is as unknown as any other. */
export function choiceReader<T extends string>(choices: readonly T[]): (cell: string) => Choice<T> {
  const known = new Map<string, T>(choices.map((choice) => [choice, choice]));
  return (cell) => {
    const folded = foldChoice(cell);
    const value = known.get(folded);
    return value !== undefined ? { value, meant: null } : { value: null, meant: nearest(folded, choices) };
  };
}

const ANSWERS: ReadonlyMap<string, 'yes' | 'no'> = new Map([
  ['yes', 'yes'],
  ['y', 'yes'],
  ['true', 'yes'],
  ['no', 'no'],
  ['n', 'no'],
  ['false', 'no'],
]);

export interface AnswerReading {
  readonly answer: Answer;
  readonly known: boolean;
}

/** Yes and no, also as y, n and a spreadsheet's TRUE and FALSE; blank is not evidenced. */
export function readAnswer(cell: string): AnswerReading {
  const folded = foldChoice(cell);
  if (folded === '') return { answer: null, known: true };
  const answer = ANSWERS.get(folded) ?? null;
  return { answer, known: answer !== null };
}

export type TypesProblem =
  | { readonly kind: 'unknown'; readonly part: string; readonly meant: ProjectType | null }
  | { readonly kind: 'repeated'; readonly part: string }
  | { readonly kind: 'masterPlanAlone' };

export interface TypesReading {
  readonly types: readonly ProjectType[];
  readonly problem: TypesProblem | null;
}

const readType = choiceReader(PROJECT_TYPES);

/** One or more kinds of work, separated by semicolons, each once; a master plan stands alone. */
export function readProjectTypes(cell: string): TypesReading {
  const types: ProjectType[] = [];
  for (const part of cell.split(';')) {
    if (part.trim() === '') continue;
    const { value, meant } = readType(part);
    if (value === null) return { types: [], problem: { kind: 'unknown', part: part.trim(), meant } };
    if (types.includes(value)) return { types: [], problem: { kind: 'repeated', part: value } };
    types.push(value);
  }
  if (types.length > 1 && types.includes('master_plan'))
    return { types: [], problem: { kind: 'masterPlanAlone' } };
  return { types, problem: null };
}
