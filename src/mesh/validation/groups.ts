import type { ItemList } from './item-list.js';

/**
 * Lists all groups of at least two numbers with the same first member, each in ascending order, groups by their first
 * members. Linear time: a linked list through each group.
 *
 * @param first  for every number the smallest of its group (`first[i] <= i`)
 */
export function listGroups(first: Uint32Array, list: ItemList): void {
  if (!first.some((f, i) => f !== i)) return;
  // The chains: next[i] is the number after i in its group, or i itself at the end.
  const next = new Uint32Array(first.length);
  const last = new Uint32Array(first.length);
  for (let i = 0; i < first.length; i++) {
    const f = first[i]!;
    next[i] = i;
    if (f !== i) next[last[f]!] = i;
    last[f] = i;
  }
  for (let i = 0; i < first.length; i++) {
    if (first[i] !== i || next[i] === i) continue;
    list.begin();
    list.add(i);
    for (let j = i; next[j] !== j; ) {
      j = next[j]!;
      list.add(j);
    }
  }
}
