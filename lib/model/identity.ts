/** An id for comparison only: case and spaces do not tell two ids apart. Never shown. */
export function foldId(id: string): string {
  const upper = id.normalize('NFC').toUpperCase();
  return /\s/u.test(upper) ? upper.replace(/\s+/gu, '') : upper;
}

/** The identity of a center that has an id; intake gives centers without one an identity from their name. */
export function centerKeyOfId(centerId: string): string {
  return `id:${foldId(centerId)}`;
}
