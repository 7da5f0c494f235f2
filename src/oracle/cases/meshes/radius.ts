import { ALL, meshSize, vectorAt } from './values.js';

/** The radius that the two points behind a mesh stand for: about how far they are apart. */
export function radiusAt(values: ArrayLike<number>): number {
  const [p, q] = [vectorAt(values, meshSize(ALL)), vectorAt(values, meshSize(ALL) + 3)];
  const [x, y, z] = p.map((c, k) => c - q[k]!) as [number, number, number];
  return Math.min(Math.sqrt(x * x + y * y + z * z), Number.MAX_VALUE);
}
