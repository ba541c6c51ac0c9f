import { describe, expect, it } from 'vitest';
import { DEGREES, placeProblem, readDegrees } from '../../../lib/intake/values/coordinate.ts';

describe('degrees', () => {
  it.each([
    ['39.2123', 39.2123],
    ['-76.0699', -76.0699],
    [' 39 ', 39],
    ["'-76.0699", -76.0699], // our own guard before the minus
    ['180', 180],
  ])('reads %j', (cell, degrees) => {
    expect(readDegrees(cell)).toBe(degrees);
  });

  it.each([
    ['', DEGREES.blank],
    ['39°17\'25"N', DEGREES.minutesSeconds],
    ['39 17 25', DEGREES.minutesSeconds],
    ['39.2904 N', DEGREES.hemisphere],
    ['W76.6122', DEGREES.hemisphere],
    ['39,2904', DEGREES.decimalComma],
    ['-76,6122', DEGREES.decimalComma],
    ['392904', DEGREES.offTheGlobe],
    ['181', DEGREES.offTheGlobe],
    ['3.92E+01', DEGREES.scientific],
    ['Infinity', DEGREES.notANumber],
    ['0x27', DEGREES.notANumber],
    ['39.', DEGREES.notANumber],
    ['.5', DEGREES.notANumber],
    ['+39.2', DEGREES.notANumber],
    ['--76', DEGREES.notANumber],
  ])('refuses %j for its own reason', (cell, reason) => {
    const degrees = readDegrees(cell);
    expect(degrees).toBeGreaterThan(180);
    if (reason !== DEGREES.notANumber) expect(degrees).toBe(reason);
  });
});

describe('places', () => {
  it.each([
    ['Chestertown', 39.2123, -76.0699, null],
    ['the western corner', 39.72, -79.47, null],
    ['Ocean City', 38.33, -75.08, null],
    ['the Gulf of Guinea', 0, 0, 'zero'],
    ['latitude and longitude exchanged', -76.0699, 39.2123, 'swapped'],
    ['no minus', 39.2123, 76.0699, 'unsigned'],
    ['exchanged and no minus', 76.0699, 39.2123, 'swappedUnsigned'],
    ['New York', 40.7128, -74.006, 'outside'],
    ['the south pole side', -39.2123, -76.0699, 'outside'],
  ])('%s', (_name, latitude, longitude, problem) => {
    expect(placeProblem(latitude, longitude)).toBe(problem);
  });
});
