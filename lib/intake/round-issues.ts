import type * as z from 'zod';
import { nearest } from './near-miss.ts';
import type { CheckProblem } from './round-checks.ts';
import type { Path } from './round-problem.ts';
import { groupDigits } from './say-number.ts';
import { roundSchema } from './round-schema.ts';

/** What the schema found, in sentences. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): readonly CheckProblem[] {
  return issues.flatMap(describeIssue);
}

/** "programs.senior_center.tie_breaks[1]" */
export function sayPath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${String(step + 1)}]` : index === 0 ? step : `.${step}`,
    )
    .join('');
}

function describeIssue(issue: z.core.$ZodIssue): readonly CheckProblem[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'custom') {
    if (issue.input === undefined && issue.message.startsWith('must be a single')) return [missing(path)];
    const fix: unknown = issue.params?.fix;
    return [{ path, message: issue.message, fix: typeof fix === 'string' ? fix : '' }];
  }
  if (issue.code === 'unrecognized_keys') return unknownKeys(path, issue.keys);
  if (issue.code === 'invalid_type' && issue.expected === 'object')
    return [issue.input === undefined ? missing(path) : notABlock(path)];
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return [{ path, message: 'must be a list.', fix: 'Write it like [never_funded, received_on].' }];
  return [
    { path, message: `cannot be read: ${issue.message}.`, fix: 'Compare it with samples/fy2027/round.yaml.' },
  ];
}

function missing(path: Path): CheckProblem {
  return { path, message: 'is missing.', fix: 'Add it; samples/fy2027/round.yaml shows how.' };
}

function notABlock(path: Path): CheckProblem {
  return {
    path,
    message: 'must be a block of settings.',
    fix: 'Write its settings on indented lines below it.',
  };
}

/** Few are slips, each with what was meant; many are another file, and one sentence says so. */
const FEW = 20;

function unknownKeys(path: Path, keys: readonly string[]): readonly CheckProblem[] {
  if (keys.length <= FEW) return keys.map((key) => unknownKey(path, key));
  const shown = keys.slice(0, FEW).join(', ');
  return [
    {
      path,
      message: `${path.length === 0 ? 'The round file ' : ''}holds ${groupDigits(keys.length)} settings that are unknown: ${shown} and ${groupDigits(keys.length - FEW)} more.`,
      fix: `Known here: ${keysAt(path).join(', ')}. Perhaps another file was given.`,
    },
  ];
}

function unknownKey(path: Path, key: string): CheckProblem {
  const meant = nearest(key, keysAt(path));
  const fix = meant === null ? `Known here: ${keysAt(path).join(', ')}.` : `Did you mean ${meant}?`;
  return { path: [...path, key], message: 'is unknown.', fix };
}

/** The settings that the schema has at a path. */
function keysAt(path: Path): readonly string[] {
  let node: unknown = roundSchema;
  for (const step of path) node = shapeOf(node)?.[step];
  return Object.keys(shapeOf(node) ?? {});
}

function shapeOf(node: unknown): Readonly<Record<string | number, unknown>> | null {
  const schema = node as { unwrap?: () => unknown; shape?: Record<string, unknown> } | undefined;
  if (schema?.shape !== undefined) return schema.shape;
  return schema?.unwrap === undefined ? null : shapeOf(schema.unwrap());
}
