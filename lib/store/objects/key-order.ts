/** By code unit, which is the same everywhere. */
export function inKeyOrder(a: { readonly key: string }, b: { readonly key: string }): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
