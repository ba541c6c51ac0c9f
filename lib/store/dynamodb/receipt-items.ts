import { canonicalJson } from '../canonical-json.ts';
import type { Receipt } from '../round-store.ts';
import { keyOf, makeItem, textOf, type Item } from './attributes.ts';
import { keyParts, receiptKey, receiptListKey, roundListKey } from './keys.ts';

/**
 * What a receipt leaves behind, in the order in which it must be written: the round in the list of rounds, the receipt
 * in the list of its round, and the receipt under its id. The pipeline asks for the last, so once that is there the
 * others are; if the writing stopped before it, the upload is processed again and all are written again.
 */
export function receiptItems(receipt: Receipt): readonly Item[] {
  const { id, round, uploadedAt } = receipt;
  const fields = { receipt: canonicalJson(receipt) };
  return [
    ...(round === null ? [] : [makeItem(roundListKey(round), {})]),
    makeItem(receiptListKey(round, uploadedAt, id), fields),
    makeItem(receiptKey(id), fields),
  ];
}

export function receiptFromItem(item: Item): Receipt {
  return JSON.parse(textOf(item, 'receipt')) as Receipt;
}

export function roundFromItem(item: Item): string {
  const [round = ''] = keyParts(keyOf(item).sk);
  return round;
}
