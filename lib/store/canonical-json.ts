/**
 * One text for one value: keys in order of code unit, no blanks. What is hashed is this text, and where a value is
 * stored whole it is stored as this text, so that anybody can hash it again.
 *
 * Only what JSON keeps exactly is taken: text, whole numbers, true, false, null, lists and plain records. A Decimal, a
 * Date or a fraction would come back as something else, so it is refused by its path; write it as text.
 */
export function canonicalJson(value: unknown): string {
  return write(value, '');
}

function write(value: unknown, path: string): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return JSON.stringify(value);
    throw new TypeError(`${at(path)}: ${value} is no whole number that is kept exactly; write it as text.`);
  }
  if (Array.isArray(value)) return `[${value.map((each, i) => write(each, `${path}[${i}]`)).join(',')}]`;
  if (isRecord(value)) {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${write(value[key], path === '' ? key : `${path}.${key}`)}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`${at(path)}: ${kindOf(value)} is not kept as it is; write it as text or null.`);
}

function at(path: string): string {
  return path === '' ? 'The value' : path;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function kindOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? `a ${value.constructor.name}` : typeof value;
}
