/**
 * Which of two lists of numbers comes first, by the first of them that differ: negative if a does, 0 if they are equal.
 * What is rounded in this order does not depend on which argument was named first.
 *
 * @example [[2, 0], [1, 5]].sort(lexicographic); // [[1, 5], [2, 0]]
 */
export function lexicographic(a: readonly number[], b: readonly number[]): -1 | 0 | 1 {
  const k = a.findIndex((x, i) => x !== b[i]);
  return k < 0 ? 0 : a[k]! < b[k]! ? -1 : 1;
}
