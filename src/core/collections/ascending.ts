/** If more numbers than one in so many are in a list, each is marked in its place, which is faster than sorting. */
const SPARSE = 8;

/**
 * Different numbers of things in a list, ascending.
 *
 * @example
 * ascending([7, 0, 3]); // new Uint32Array([0, 3, 7])
 */
export function ascending(numbers: ArrayLike<number>): Uint32Array {
  let most = 0;
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! > most) most = numbers[i]!;
  if (numbers.length * SPARSE < most) return Uint32Array.from(numbers).sort();
  const marks = new Uint8Array(most + 1);
  for (let i = 0; i < numbers.length; i++) marks[numbers[i]!] = 1;
  const found = new Uint32Array(numbers.length);
  let count = 0;
  for (let n = 0; n <= most; n++) if (marks[n] === 1) found[count++] = n;
  return found;
}
