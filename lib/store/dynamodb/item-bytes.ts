import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item } from './attributes.ts';

/** 400 KB, names and values: what DynamoDB takes. */
export const MOST_ITEM_BYTES = 409_600;
/** One write unit pays for so many. */
export const WRITE_UNIT_BYTES = 1024;

/**
 * The size that DynamoDB charges for: names and text in UTF-8, 3 bytes for a list or map and 1 for each element. The
 * store on one machine counts characters instead, so sizes are worked out here.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export function itemBytes(item: Item): number {
  return Object.entries(item).reduce((sum, [name, value]) => sum + utf8(name) + valueBytes(value), 0);
}

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return utf8(value.S);
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.L !== undefined) return value.L.reduce((sum, each) => sum + 1 + valueBytes(each), 3);
  if (value.M !== undefined)
    return Object.entries(value.M).reduce((sum, [key, each]) => sum + 1 + utf8(key) + valueBytes(each), 3);
  if (value.NULL !== undefined || value.BOOL !== undefined) return 1;
  throw new TypeError(`No item here has an attribute of the kind ${Object.keys(value).join()}.`);
}

/** "Approximately one byte for two significant digits, and one more": never less than what is charged. */
function numberBytes(digits: string): number {
  const significant = digits.replace(/e.*$/i, '').replace(/[-+.]/g, '').replace(/^0+/, '').length;
  return Math.ceil((significant + 1) / 2) + 1 + (digits.startsWith('-') ? 1 : 0);
}

function utf8(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** Refuses, before anything is sent, what DynamoDB would refuse without saying which part is too long. */
export function refuseTooLarge(item: Item, what: string): void {
  const bytes = itemBytes(item);
  if (bytes > MOST_ITEM_BYTES) throw new ItemTooLargeError(what, bytes);
}

export class ItemTooLargeError extends Error {
  override readonly name = 'ItemTooLargeError';
  constructor(
    what: string,
    readonly bytes: number,
  ) {
    const [has, most] = [bytes, MOST_ITEM_BYTES].map((count) => count.toLocaleString('en-US'));
    super(`${what} would be ${has} bytes, and an item holds ${most}: divide it. Nothing was stored.`);
  }
}
