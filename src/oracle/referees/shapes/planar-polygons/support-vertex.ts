import { exactRingAt } from '../../../cases/planar/rings.js';
import { dot, exact, vectorAt } from '../vectors.js';

/**
 * All products with the direction, as integers, which are sorted. The kernel has no product, only the signs of
 * differences of two.
 */
export function referee(values: Float64Array): string {
  const numbers = exact(values);
  const u = vectorAt(numbers, 0, 2);
  const along = exactRingAt(numbers, 2).map((p) => dot(u, p));
  const sorted = [...along].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [least, greatest] = [sorted[0]!, sorted.at(-1)!];
  const [min, max, last] = [along.indexOf(least), along.indexOf(greatest), along.lastIndexOf(greatest)];
  return `${last === max ? 'single' : 'several'} ${min} ${max} ${last}`;
}
