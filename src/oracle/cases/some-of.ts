/**
 * Is a case among one in so many, by the bits of its values? So questions leave out most of the cases that general
 * families make by the thousand, and keep some.
 *
 * @param n a power of two
 */
export function isOneIn(n: number, values: Float64Array): boolean {
  const words = new Uint32Array(values.slice().buffer);
  const bits = words.reduce((all, word) => (Math.imul(all, 31) + word) >>> 0, 0);
  return ((bits >>> 8) & (n - 1)) === 0;
}
