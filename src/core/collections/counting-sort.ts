/**
 * A stable sort of `items` by `key[item]`, keys below `keys`, in linear time.
 *
 * Source: Knuth, The Art of Computer Programming 3, 5.2, algorithm D.
 *
 * @example countingSort(new Uint32Array([0, 1, 2]), new Uint32Array([1, 0, 1]), 2); // new Uint32Array([1, 0, 2])
 */
export function countingSort(items: Uint32Array, key: Uint32Array, keys: number): Uint32Array {
  const next = new Uint32Array(keys + 1);
  for (const item of items) next[key[item]! + 1]!++;
  for (let k = 0; k < keys; k++) next[k + 1]! += next[k]!;
  const sorted = new Uint32Array(items.length);
  for (const item of items) {
    const k = key[item]!;
    sorted[next[k]!] = item;
    next[k]!++;
  }
  return sorted;
}
