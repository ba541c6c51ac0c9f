/**
 * The middle of the Chesapeake Bay from the mouth of the Susquehanna to below Smith Island, as latitude and
 * longitude. Read off general maps to about a mile, enough to tell the western shore from the eastern.
 */
const MID_BAY: readonly (readonly [number, number])[] = [
  [39.535, -76.075],
  [39.45, -76.045],
  [39.39, -76.11],
  [39.3, -76.235],
  [39.2, -76.33],
  [39.1, -76.38],
  [38.98, -76.395],
  [38.8, -76.45],
  [38.6, -76.44],
  [38.45, -76.37],
  [38.3, -76.33],
  [38.1, -76.2],
  [37.85, -76.15],
];

/** Which side of the line a→b the point lies on: positive, negative or zero. */
function side(
  a: readonly [number, number],
  b: readonly [number, number],
  p: readonly [number, number],
): number {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}

/** Whether the straight line between two points crosses the Bay, so that the drive is far longer than the miles say. */
export function crossesBay(from: readonly [number, number], to: readonly [number, number]): boolean {
  let crossings = 0;
  for (let i = 1; i < MID_BAY.length; i++) {
    const a = MID_BAY[i - 1] as readonly [number, number];
    const b = MID_BAY[i] as readonly [number, number];
    const acrossLine = side(a, b, from) >= 0 !== side(a, b, to) >= 0;
    const acrossPath = side(from, to, a) >= 0 !== side(from, to, b) >= 0;
    if (acrossLine && acrossPath) crossings++;
  }
  return crossings % 2 === 1;
}
