import { isMap, isPair, isScalar, isSeq } from 'yaml';

// Two looks at a parsed round file, each in time that grows with its length alone: the parser's own search for
// repeated names compares every name of a block with every other.

/** A round file nests five levels: programs, a program, its goalposts, a factor, a value. */
const DEEPEST = 20;

/**
 * The place of the first node that is nested too deep to be a setting; null when none is. Walks without recursion:
 * what it looks for would exhaust the stack.
 */
export function tooDeep(contents: unknown): number | null {
  for (const { node, depth } of walk(contents)) if (depth > DEEPEST) return placeOf(node);
  return null;
}

/** Names that their block has before, and where they stand. */
export function repeatedNames(
  contents: unknown,
): readonly { readonly name: string; readonly place: number }[] {
  const repeated: { readonly name: string; readonly place: number }[] = [];
  for (const { node } of walk(contents)) {
    if (!isMap(node)) continue;
    const names = new Set<unknown>();
    for (const { key } of node.items) {
      const name = isScalar(key) ? key.value : key;
      if (names.has(name)) repeated.push({ name: String(name), place: placeOf(key) });
      names.add(name);
    }
  }
  return repeated.sort((a, b) => a.place - b.place);
}

function* walk(contents: unknown): Generator<{ readonly node: unknown; readonly depth: number }> {
  const open = [{ node: contents, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    const depth = next.depth + 1;
    for (const node of childrenOf(next.node)) open.push({ node, depth });
  }
}

function childrenOf(node: unknown): readonly unknown[] {
  if (isSeq(node)) return node.items;
  if (!isMap(node)) return [];
  return node.items.flatMap((pair) => (isPair(pair) ? [pair.key, pair.value] : []));
}

function placeOf(node: unknown): number {
  return (node as { range?: readonly [number, number, number] | null } | null)?.range?.[0] ?? 0;
}
