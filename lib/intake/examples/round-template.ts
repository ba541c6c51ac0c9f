import { PROGRAMS } from '../../model/program.ts';
import type { Program } from '../../model/program.ts';
import { ROUND_SETTINGS } from './round-settings.ts';
import type { RoundSetting } from './round-settings.ts';

const WIDTH = 100;

/** A round file to fill in: every setting with what it means, defaults written out, the rest blank. */
export function blankRound(): string {
  return write(
    'A round file to fill in. What has a value here holds when nobody changes it; lines behind # may be left so.',
    ROUND_SETTINGS,
    ({ asked, byDefault, example }) => (asked ? '' : (byDefault ?? `# ${example}`)),
  );
}

/** A filled round file that the checker takes as it is, with the programs named. */
export function exampleRound(programs: readonly Program[] = PROGRAMS): string {
  const isOther = (name: string) =>
    PROGRAMS.some((program) => program === name) && !programs.some((program) => program === name);
  const settings = ROUND_SETTINGS.map((setting) => ({
    ...setting,
    within: setting.within.filter(({ name }) => !isOther(name)),
  }));
  return write(
    'An example of a round file. Every figure that a person decides stands here, and nothing else does.',
    settings,
    ({ example }) => example,
  );
}

function write(
  heading: string,
  settings: readonly RoundSetting[],
  valueOf: (setting: RoundSetting) => string,
): string {
  const lines = settings.flatMap((setting) => ['', ...writeSetting(setting, '', valueOf)]);
  return [...comment(heading, ''), ...lines, ''].join('\n');
}

function writeSetting(
  setting: RoundSetting,
  indent: string,
  valueOf: (setting: RoundSetting) => string,
): readonly string[] {
  const { name, means, within } = setting;
  const told = comment(means, indent);
  if (within.length > 0) {
    const inner = within.flatMap((each) => writeSetting(each, `${indent}  `, valueOf));
    return [...told, `${indent}${name}:`, ...inner];
  }
  const value = valueOf(setting);
  if (value.startsWith('# ')) return [...told, `${indent}# ${name}: ${value.slice(2)}`];
  return [...told, `${indent}${name}:${value === '' ? '' : ` ${value}`}`];
}

/** A sentence behind #, in lines of readable length. */
function comment(text: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = `${indent}#`;
  for (const word of text.split(' ')) {
    if (line.length + word.length >= WIDTH) {
      lines.push(line);
      line = `${indent}#`;
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
