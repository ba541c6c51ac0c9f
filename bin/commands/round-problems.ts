import type { RoundFileProblem } from '../../lib/intake/round-file.ts';
import { plain } from '../terminal-table.ts';
import { UsageError } from '../usage-error.ts';

/** Everything wrong with a round file, as one error: a line each, where and how to mend it. */
export function roundFileError(path: string, problems: readonly RoundFileProblem[]): UsageError {
  const lines = problems.map(({ line, path: place, message, fix }) => {
    // Most messages begin with the name of their setting, which is then not said twice.
    const named = message.startsWith(place) ? '' : place;
    const where = [line === null ? '' : `line ${line}`, named].filter((part) => part !== '').join(', ');
    return `  ${where}${where === '' ? '' : ': '}${plain(message)} ${plain(fix)}`;
  });
  return new UsageError(`The round file ${path} cannot be used:\n${lines.join('\n')}`);
}
