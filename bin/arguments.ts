import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import { UsageError } from './usage-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Arguments {
  readonly positionals: readonly string[];
  /** The value of an option that takes one; undefined when it was not given. */
  text(name: string): string | undefined;
  flag(name: string): boolean;
}

/** Reads a command's arguments strictly. Throws UsageError that names the word that is wrong, and what was probably meant. */
export function readArguments(words: readonly string[], options: Options): Arguments {
  checkKnown(words, options);
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return {
      positionals,
      text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
      flag: (name) => values[name] === true,
    };
  } catch (error) {
    throw new UsageError(sentenceOf(error), { cause: error });
  }
}

function checkKnown(words: readonly string[], options: Options): void {
  const names = Object.keys(options);
  const seen = new Set<string>();
  for (const word of words) {
    if (word === '--') return;
    if (!word.startsWith('--')) continue;
    const name = word.slice(2).split('=', 1)[0] ?? '';
    if (!names.includes(name)) {
      const meant = nearest(name, names);
      throw new UsageError(
        `There is no option --${name}.${meant === null ? '' : ` Did you mean --${meant}?`}`,
      );
    }
    if (seen.has(name)) throw new UsageError(`The option --${name} is given twice. Give it once.`);
    seen.add(name);
  }
}

/** Node's own words for a wrong option begin well enough; what follows them is advice for programmers. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const first = message.split('\n', 1)[0] ?? message;
  const needsValue = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(
    first,
  );
  if (needsValue) return `The option ${needsValue[1] ?? ''} needs a value after it.`;
  const takesNone = /^Option '(?:-\w, )?(--[\w-]+)' does not take an argument/.exec(first);
  if (takesNone) return `The option ${takesNone[1] ?? ''} takes no value.`;
  const unknown = /^Unknown option '(.+?)'/.exec(first);
  return unknown ? `There is no option ${unknown[1] ?? ''}.` : first;
}
