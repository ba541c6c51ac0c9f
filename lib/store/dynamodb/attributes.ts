import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** An item as DynamoDB has it. What this store writes is text, and lists of text, and nothing else. */
export type Item = Record<string, AttributeValue>;

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** As written: an attribute that is null is left out. */
export type Fields = Readonly<Record<string, string | readonly string[] | null>>;

export function makeItem({ pk, sk }: Key, fields: Fields): Item {
  const item: Item = { pk: { S: pk }, sk: { S: sk } };
  for (const [name, value] of Object.entries(fields)) if (value !== null) item[name] = attribute(value);
  return item;
}

function attribute(value: string | readonly string[]): AttributeValue {
  return typeof value === 'string' ? { S: value } : { L: value.map((each) => ({ S: each })) };
}

export function keyOf(item: Item): Key {
  return { pk: textOf(item, 'pk'), sk: textOf(item, 'sk') };
}

/**
 * The text of an attribute. Another tool may have written a number: DynamoDB hands that over as its digits, and they
 * are taken as they are, since 12345678901234567.89 is no number of JavaScript's.
 */
export function textOf(item: Item, name: string): string {
  const text = optionalText(item, name);
  if (text === null) throw new ItemDamagedError(item, `has no ${name}`);
  return text;
}

/** Null when there is none. */
export function optionalText(item: Item, name: string): string | null {
  const value = item[name];
  if (value === undefined || value.NULL === true) return null;
  const text = value.S ?? value.N;
  if (text === undefined) throw new ItemDamagedError(item, `has a ${name} that is no text`);
  return text;
}

/** A count, a rank or a row. */
export function wholeOf(item: Item, name: string): number {
  const text = textOf(item, name);
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new ItemDamagedError(item, `has a ${name} that is no whole number: ${text}`);
  return value;
}

export function textsOf(item: Item, name: string): readonly string[] {
  const value = item[name];
  const texts = value?.L?.map(({ S }) => S) ?? value?.SS;
  if (texts?.every((text) => text !== undefined) !== true)
    throw new ItemDamagedError(item, `has no list of texts ${name}`);
  return texts;
}

/** What is in the table is not what this store writes. A fault: somebody has to look. */
export class ItemDamagedError extends Error {
  override readonly name = 'ItemDamagedError';
  constructor(item: Item, what: string) {
    super(`The item ${item.pk?.S ?? '?'} / ${item.sk?.S ?? '?'} ${what}.`);
  }
}
