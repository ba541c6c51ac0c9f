import { isMap, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { repeatedNames, tooDeep } from './round-nodes.ts';

/** Something in the round file that a person has to mend. `line` counts from 1; null for the file as a whole. */
export interface RoundFileProblem {
  readonly line: number | null;
  /** "programs.senior_center.budget"; '' for the file as a whole. */
  readonly path: string;
  readonly message: string;
  readonly fix: string;
}

export type Path = readonly (string | number)[];

/** The round file as text values, and where each stands. Every scalar stays as written: no float is ever made. */
export type RoundText =
  | { readonly ok: true; readonly value: unknown; readonly lineOf: (path: Path) => number | null }
  | { readonly ok: false; readonly problems: readonly RoundFileProblem[] };

const MAX_ALIASES = 10;

export function parseRoundText(text: string): RoundText {
  if (looksLikeCsv(text)) return { ok: false, problems: [aTable()] };
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/, ''), {
    schema: 'failsafe',
    uniqueKeys: false,
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
  });
  const faults = [...document.errors, ...document.warnings];
  // The parser gives up on what is nested too deep for it, and what it says of the rest is then of no use.
  const exhausted = faults.find((fault) => fault.code === 'RESOURCE_EXHAUSTION');
  const deep = exhausted?.pos[0] ?? tooDeep(document.contents);
  if (deep !== null) return { ok: false, problems: [nestedTooDeep(lines.linePos(deep).line)] };
  const problems = [
    ...faults.map(({ code, message, pos }) => syntaxProblem(code, message, lines.linePos(pos[0]).line)),
    ...repeatedNames(document.contents).map(({ name, place }) => twice(name, lines.linePos(place).line)),
  ];
  if (problems.length > 0) return { ok: false, problems };
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (!isMap(document.contents)) return { ok: false, problems: [notAMap()] };
    return { ok: true, value, lineOf: (path) => lineOf(document, lines, path) };
  } catch (error) {
    // The only thing that toJS refuses in a document without errors is a flood of aliases.
    if (!(error instanceof ReferenceError)) throw error;
    const message = 'The round file repeats itself by references (&, *) more often than a round file needs.';
    return { ok: false, problems: [{ line: null, path: '', message, fix: 'Write the values out.' }] };
  }
}

/** Many separators and no colon in the first line: an applications file given in the round file's place. */
function looksLikeCsv(text: string): boolean {
  const first = text.split('\n', 1)[0] ?? '';
  return !first.includes(':') && first.split(/[,;\t]/).length > 4;
}

function aTable(): RoundFileProblem {
  const fix = 'Give the round file, such as round.yaml, with --round, and the CSV before it.';
  return { line: 1, path: '', message: 'This looks like a CSV, not a round file.', fix };
}

function nestedTooDeep(line: number): RoundFileProblem {
  return {
    line,
    path: '',
    message: 'Settings are nested deeper here than a round file has them.',
    fix: 'Compare the file with samples/fy2027/round.yaml; perhaps another file was given.',
  };
}

function twice(name: string, line: number): RoundFileProblem {
  const message = `"${name}" appears twice in one block.`;
  return { line, path: '', message, fix: 'Keep the one that holds and delete the other.' };
}

function notAMap(): RoundFileProblem {
  const fix = 'Begin with "round:", "title:" and "decision_date:", as in samples/fy2027/round.yaml.';
  return { line: null, path: '', message: 'The round file holds no settings.', fix };
}

function syntaxProblem(code: string, message: string, line: number): RoundFileProblem {
  const known = SYNTAX[code];
  if (known !== undefined) return { line, path: '', ...known };
  const first = message.split('\n')[0] ?? '';
  return {
    line,
    path: '',
    message: `The file cannot be read as YAML here: ${first}.`,
    fix: 'Mend the line; indentation, colons and quotation marks are the usual causes.',
  };
}

const SYNTAX: Readonly<Record<string, { message: string; fix: string } | undefined>> = {
  TAB_AS_INDENT: { message: 'The line is indented by a tab.', fix: 'Indent by spaces.' },
  BAD_INDENT: {
    message: 'The line is indented otherwise than its block.',
    fix: 'Indent all lines of a block by the same number of spaces.',
  },
  MULTIPLE_DOCS: {
    message: 'The file holds more than one document (a line "---").',
    fix: 'Keep one round in a file.',
  },
  TAG_RESOLVE_FAILED: {
    message: 'The value carries a tag (!) that a round file does not have.',
    fix: 'Write the plain value.',
  },
};

/** The line of a value, or of the block that should hold it. */
function lineOf(document: Document, lines: LineCounter, path: Path): number | null {
  for (let length = path.length; length > 0; length--) {
    const node = nodeAt(document, path.slice(0, length));
    if (node !== null) return lines.linePos(node).line;
  }
  return null;
}

/** Where the name of a setting begins: its value may begin lines below. */
function nodeAt(document: Document, path: Path): number | null {
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find((item) => String(item.key) === String(path.at(-1)));
    const key = pair?.key as { range?: readonly [number, number, number] | null } | undefined;
    return key?.range?.[0] ?? null;
  }
  const node = document.getIn(path, true) as { range?: readonly [number, number, number] | null } | undefined;
  return node?.range?.[0] ?? null;
}
