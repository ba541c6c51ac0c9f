/**
 * The one candidate that a misspelt word is near to, to be suggested and never assumed; null when none is near or
 * two are equally near. Near is one slip for every five letters, at least one and at most three.
 */
export function nearest<T extends string>(word: string, candidates: readonly T[]): T | null {
  const allowed = Math.min(3, Math.max(1, Math.floor(word.length / 5)));
  let best: T | null = null;
  let bestSlips = allowed + 1;
  let tied = false;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const slips = slipsBetween(word, candidate);
    if (slips < bestSlips) {
      best = candidate;
      bestSlips = slips;
      tied = false;
    } else if (slips === bestSlips && candidate !== best) tied = true;
  }
  return tied || bestSlips > allowed ? null : best;
}

/** Letters left out, added, changed, or two neighbours exchanged. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let slips = Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
