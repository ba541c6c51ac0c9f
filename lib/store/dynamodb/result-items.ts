import type { Appearance, ResultItem } from '../round-store.ts';
import { keyOf, makeItem, optionalText, textOf, textsOf, wholeOf, type Item } from './attributes.ts';
import { appearanceKey, keyParts, resultKey } from './keys.ts';

export function resultToItem(runId: string, result: ResultItem): Item {
  return makeItem(resultKey(runId, result), {
    application_id: result.applicationId,
    program: result.program,
    state: result.state,
    rank: result.rank === null ? null : String(result.rank),
    row: String(result.row),
    score: result.score,
    requested: result.requested,
    ceiling: result.ceiling,
    recommended: result.recommended,
    reasons: result.reasons,
  });
}

export function resultFromItem(item: Item): ResultItem {
  return {
    applicationId: textOf(item, 'application_id'),
    program: textOf(item, 'program'),
    state: textOf(item, 'state'),
    rank: rankOf(item),
    row: wholeOf(item, 'row'),
    score: optionalText(item, 'score'),
    requested: optionalText(item, 'requested'),
    ceiling: optionalText(item, 'ceiling'),
    recommended: optionalText(item, 'recommended'),
    reasons: textsOf(item, 'reasons'),
  };
}

/** Null for a row without an id: nobody can ask for its place. */
export function appearanceToItem(run: { runId: string; round: string }, result: ResultItem): Item | null {
  const { applicationId, program, state, rank, row, recommended } = result;
  if (applicationId === '') return null;
  return makeItem(appearanceKey(applicationId, { ...run, row }), {
    program,
    state,
    rank: rank === null ? null : String(rank),
    recommended,
  });
}

/** What the key says is not said twice: with the longest ids it would not fit into a write unit. */
export function appearanceFromItem(item: Item): Appearance {
  const { pk, sk } = keyOf(item);
  const [, applicationId = ''] = keyParts(pk);
  const [round = '', runId = ''] = keyParts(sk);
  return {
    applicationId,
    round,
    runId,
    program: textOf(item, 'program'),
    state: textOf(item, 'state'),
    rank: rankOf(item),
    recommended: optionalText(item, 'recommended'),
  };
}

function rankOf(item: Item): number | null {
  return optionalText(item, 'rank') === null ? null : wholeOf(item, 'rank');
}
