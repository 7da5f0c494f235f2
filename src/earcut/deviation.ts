import { fromParts, type Rational, toNumber } from '../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requireGroups, requireIndex } from '../core/arguments/index.js';
import { readStarts, readVertices, requireVertexList } from './read-rings.js';

const absolute = (x: bigint): bigint => (x < 0n ? -x : x);

/**
 * By how much the areas of triangles differ from that of a polygon, in parts of this: 0 if their sum is exactly the
 * area of the outer ring less those of the holes. A ring has the area of the shoelace formula, whichever way it runs.
 *
 * The sums are exact, and their quotient is rounded once. Where the polygon has no area, it is 0 or Infinity.
 *
 * @param data x, y and perhaps more numbers of each vertex; the outer ring first
 * @param holeIndices the number of the first vertex of each hole
 * @param dim how many numbers a vertex has
 * @param triangles three vertex numbers for each triangle
 * @throws RangeError as `earcut`, or naming the number that is not that of a vertex
 * @example
 * deviation([0, 0, 4, 0, 4, 4, 0, 4], null, 2, [1, 3, 0, 2, 3, 1]); // 0
 * deviation([0, 0, 4, 0, 4, 4, 0, 4], null, 2, [1, 3, 0]); // 0.5
 */
export function deviation(
  data: ArrayLike<number>,
  holeIndices: ArrayLike<number> | null | undefined,
  dim: number,
  triangles: ArrayLike<number>,
): number {
  const vertices = requireVertexList('deviation', data, dim);
  const xy = new Float64Array(2 * vertices);
  readVertices('deviation', data, dim, xy, vertices);
  const starts = readStarts('deviation', holeIndices, vertices);
  requireGroups('deviation', 'triangles', triangles, 3);
  for (let i = 0; i < triangles.length; i++)
    requireIndex('deviation', `triangles[${i}]`, triangles[i]!, vertices);
  const numbers = Array.from(xy);
  const at = scaledIntegers(numbers, Math.min(0, commonExponent(numbers))) as readonly bigint[];
  const cross = (i: number, j: number): bigint => at[2 * i]! * at[2 * j + 1]! - at[2 * j]! * at[2 * i + 1]!;
  let polygon = 0n;
  for (let r = 0; r + 1 < starts.length; r++) {
    let twice = 0n;
    let last = starts[r + 1]! - 1;
    for (let i = starts[r]!; i < starts[r + 1]!; last = i++) twice += cross(last, i);
    polygon += r === 0 ? absolute(twice) : -absolute(twice);
  }
  let total = 0n;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]!;
    const b = triangles[t + 1]!;
    const c = triangles[t + 2]!;
    total += absolute(cross(a, b) + cross(b, c) + cross(c, a));
  }
  if (polygon === 0n) return total === 0n ? 0 : Number.POSITIVE_INFINITY;
  const quotient: Rational = fromParts(absolute(total - polygon), absolute(polygon));
  return toNumber(quotient);
}
