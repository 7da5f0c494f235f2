/**
 * The definition, over integers: a triangle is one of the triangulation if no other point is inside of the circle
 * through its corners, where on the circle itself the last of four points by x and y is lifted.
 */
import { fromNumber } from '../../../src/arithmetic/rational.js';

type Point = readonly [bigint, bigint];

const larger = (a: bigint, b: bigint): bigint => {
  if (a < b) return b;
  return a;
};

/** All coordinates over one denominator. */
export function integerPoints(coordinates: ArrayLike<number>): Point[] {
  const exact = Array.from(coordinates, (x) => fromNumber(x));
  const one = exact.map(({ denominator }) => denominator).reduce(larger, 1n);
  const whole = exact.map(({ numerator, denominator }) => numerator * (one / denominator));
  return Array.from({ length: whole.length / 2 }, (_, i) => [whole[2 * i]!, whole[2 * i + 1]!]);
}

export const turn = (a: Point, b: Point, c: Point): bigint =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const isEarlier = (a: Point, b: Point) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** The cofactors of the lifted coordinates in the determinant whose rows are 1, x, y, z. */
function cofactors([a, b, c, d]: readonly [Point, Point, Point, Point]): readonly bigint[] {
  return [turn(b, c, d), -turn(a, c, d), turn(a, b, d), -turn(a, b, c)];
}

/** Whether d is inside of the circle through a, b, c, which are counterclockwise: never undecided. */
export function isInside(a: Point, b: Point, c: Point, d: Point): boolean {
  const four = [a, b, c, d] as const;
  const factors = cofactors(four);
  const sum = four.reduce((total, [x, y], i) => total + (x * x + y * y) * factors[i]!, 0n);
  if (sum !== 0n) return sum > 0n;
  const last = four.reduce((most, p, i) => (isEarlier(four[most]!, p) ? i : most), 0);
  return factors[last]! > 0n;
}

/** All triangles by the definition, as sorted lists of their corners, first the least; n^4 steps. */
export function trianglesByDefinition(points: readonly Point[]): string[] {
  const n = points.length;
  const found: string[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      for (let k = 0; k < n; k++) {
        if (i >= j || i >= k || j === k || turn(points[i]!, points[j]!, points[k]!) <= 0n) continue;
        const isEmpty = points.every(
          (p, m) => m === i || m === j || m === k || !isInside(points[i]!, points[j]!, points[k]!, p),
        );
        if (isEmpty) found.push(`${i} ${j} ${k}`);
      }
    }
  }
  return found.sort();
}
