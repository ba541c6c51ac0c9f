/** The word of the list that a mistyped one is nearest to, within two changes; null when none is. */
export function nearest(word: string, list: readonly string[]): string | null {
  const [best] = list
    .map((candidate) => ({ candidate, distance: changes(word, candidate) }))
    .filter(({ distance, candidate }) => distance <= 2 && distance < candidate.length)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate ?? null;
}

function changes(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
