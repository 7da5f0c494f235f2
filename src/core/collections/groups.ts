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

/** Numbers in groups of equals, in linear time and two arrays. */
export class EqualGroups {
  /** For every number its group; groups are in the order of their first members. */
  readonly groupOf: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #members: Uint32Array;

  /** @param first  for every number the smallest of its group (`first[i] <= i`) */
  constructor(first: Uint32Array) {
    const groupOf = new Uint32Array(first.length);
    let count = 0;
    for (let i = 0; i < first.length; i++) groupOf[i] = first[i] === i ? count++ : groupOf[first[i]!]!;
    const starts = new Uint32Array(count + 1);
    for (const group of groupOf) starts[group + 1]!++;
    for (let group = 0; group < count; group++) starts[group + 1]! += starts[group]!;
    const next = starts.slice();
    const members = new Uint32Array(first.length);
    for (let i = 0; i < first.length; i++) {
      const group = groupOf[i]!;
      members[next[group]!] = i;
      next[group]!++;
    }
    this.groupOf = groupOf;
    this.#starts = starts;
    this.#members = members;
  }

  /** How many groups there are. */
  get length(): number {
    return this.#starts.length - 1;
  }

  /** The numbers of a group, ascending. */
  of(group: number): Uint32Array {
    return this.#members.subarray(this.#starts[group]!, this.#starts[group + 1]!);
  }
}
