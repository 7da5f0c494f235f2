/** What is said instead of numbers where no doubles are large enough: an empty list. */
export const REFUSAL = '[]';

/**
 * Where no number is greater in size, there are doubles that are large enough: places within three times that of the
 * origin, and radii that are the sum of a few such lengths, are below 2^1024.
 */
const LARGE = 2 ** 1020;

/** Whether some numbers are so large that a volume may be refused. */
export function mayBeRefused(values: ArrayLike<number>): boolean {
  return Array.prototype.some.call(values, (x: number) => Math.abs(x) > LARGE);
}
