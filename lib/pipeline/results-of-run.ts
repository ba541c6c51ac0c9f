import { PROGRAMS } from '../model/program.ts';
import type { ResultItem, RoundStore } from '../store/round-store.ts';

/** A page of the ranking is so many ranks: docs/data-model.md. */
const PAGE = 1000;

/** Every row of a run as it was published: by program, by rank, then those without one. */
export async function resultsOfRun(store: RoundStore, runId: string): Promise<readonly ResultItem[]> {
  const results: ResultItem[] = [];
  for (const program of [...PROGRAMS, 'unknown']) {
    for (let page = 0; ; page++) {
      const ranked = await store.resultsPage(runId, program, page);
      results.push(...ranked);
      if (ranked.length < PAGE) break;
    }
    results.push(...(await store.unrankedResults(runId, program)));
  }
  return results;
}
