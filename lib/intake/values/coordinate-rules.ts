import { defineFinding } from '../../model/finding-rule.ts';
import type { FindingRule } from '../../model/finding-rule.ts';
import { cellRule } from '../cell-rules.ts';
import type { CellFacts } from '../cell-rules.ts';
import { DEGREES } from './coordinate.ts';
import type { PlaceProblem } from './coordinate.ts';

const write = (f: CellFacts) => `Write decimal degrees with a point, for example ${f.accepts}.`;

/** Why degrees were not read, one rule a reason. */
export const DEGREE_RULES: Readonly<Record<number, FindingRule<CellFacts>>> = {
  [DEGREES.notANumber]: cellRule(
    'S301',
    'a coordinate is not a number',
    (f) => `${f.title} is not a number: "${f.shown}".`,
    write,
  ),
  [DEGREES.minutesSeconds]: cellRule(
    'S302',
    'a coordinate is in degrees, minutes and seconds',
    (f) => `${f.title} is in degrees, minutes and seconds: "${f.shown}".`,
    write,
  ),
  [DEGREES.hemisphere]: cellRule(
    'S303',
    'a coordinate carries a letter for its hemisphere',
    (f) => `${f.title} carries a letter for its hemisphere: "${f.shown}".`,
    (f) => `Leave the letter out; west is written as a minus sign. For example ${f.accepts}.`,
  ),
  [DEGREES.decimalComma]: cellRule(
    'S304',
    'a coordinate has a decimal comma',
    (f) => `${f.title} has a decimal comma: "${f.shown}".`,
    write,
  ),
  [DEGREES.offTheGlobe]: cellRule(
    'S305',
    'a coordinate is beyond 180 degrees',
    (f) => `${f.title} is not a number of degrees: "${f.shown}". A decimal point may be missing.`,
    write,
  ),
  [DEGREES.scientific]: cellRule(
    'S306',
    'a coordinate is in scientific notation',
    (f) => `${f.title} is in scientific notation, "${f.shown}": digits have been lost.`,
    (f) => `Take it from where it came from, not from this file. ${write(f)}`,
  ),
};

interface PlaceFacts {
  readonly latitude: string;
  readonly longitude: string;
}

function placeRule(
  code: string,
  when: string,
  message: (f: PlaceFacts) => string,
  fix: (f: PlaceFacts) => string,
  columns: readonly string[] = ['latitude', 'longitude'],
): FindingRule<PlaceFacts> {
  return defineFinding<PlaceFacts>({
    code,
    severity: 'error',
    when,
    message,
    fix,
    source: null,
    columns,
  });
}

/** Why a pair of degrees is no place in Maryland. */
export const PLACE_RULES: Readonly<Record<PlaceProblem, FindingRule<PlaceFacts>>> = {
  zero: placeRule(
    'V411',
    'the coordinates are 0, 0',
    () => 'Coordinates 0, 0 are outside Maryland: 0 is no substitute for a missing coordinate.',
    () => 'Look the place up and write its decimal degrees.',
  ),
  swapped: placeRule(
    'V412',
    'latitude and longitude are swapped',
    () => 'Latitude and longitude seem to be swapped.',
    (f) => `If so, write latitude ${f.longitude} and longitude ${f.latitude}.`,
  ),
  unsigned: placeRule(
    'V413',
    'the longitude lacks its minus sign',
    () => 'Longitude has the wrong sign: Maryland lies west of Greenwich, where longitudes are negative.',
    (f) =>
      `If the figure is right otherwise, write longitude ${f.longitude.startsWith('-') ? f.longitude.slice(1) : `-${f.longitude}`}.`,
    ['longitude'],
  ),
  swappedUnsigned: placeRule(
    'V414',
    'latitude and longitude are swapped and the longitude lacks its minus sign',
    () => 'Latitude and longitude seem to be swapped, and the longitude lacks its minus sign.',
    (f) => `If so, write latitude ${f.longitude} and longitude -${f.latitude}.`,
  ),
  outside: placeRule(
    'V415',
    'the coordinates lie outside Maryland',
    (f) => `Coordinates ${f.latitude}, ${f.longitude} are outside Maryland.`,
    () => 'Look the place up and write its decimal degrees.',
  ),
};
