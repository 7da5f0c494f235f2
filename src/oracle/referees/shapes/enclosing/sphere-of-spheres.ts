/**
 * Whether a sphere contains spheres, and is about the smallest that does, over integers.
 *
 * Let S be the spheres that reach to R (1 - 2^-20) at least, from the center c of a sphere of radius R, and q a point of the hull of their centers. Whatever x is, one of S
 * has its center c_i beyond the plane through q across x - q, or on it: (x - q) · (c_i - q) <= 0, so that x is no closer to it than q, and c is closer than q by |c - q| at most. So every sphere that contains
 * them has a radius of R (1 - 2^-20) - |c - q| at least.
 */
import { readNumberText } from '../../../answers/construction.js';
import { leastPoint } from '../distance/least-point.js';
import { dot, exact, orientation3, subtract, type Vector, vectorAt } from '../vectors.js';

const PART = 1n << 20n;

/** What is true of any answer: whether one of the spheres contains all. */
export function sphereSetReferee(values: Float64Array): string {
  const numbers = exact(values);
  const spheres = Array.from({ length: values[0]! }, (_, i) => sphereAt(numbers, 1 + 4 * i));
  const isIn = (a: Ball, b: Ball): boolean => {
    const d = subtract(a.center, b.center);
    return b.radius >= a.radius && dot(d, d) <= (b.radius - a.radius) ** 2n;
  };
  return spheres.some((b) => spheres.every((a) => isIn(a, b))) ? 'one' : 'several';
}

interface Ball {
  readonly center: Vector;
  readonly radius: bigint;
}

const sphereAt = (numbers: ReturnType<typeof exact>, at: number): Ball => ({
  center: vectorAt(numbers, at, 3),
  radius: numbers.numerators[at + 3]!,
});

/** What is wrong with a sphere that should contain all. */
export function sphereSetFault(values: Float64Array, said: string): string | undefined {
  const count = values[0]!;
  const numbers = exact([...values.subarray(1, 1 + 4 * count), ...readNumberText(said, 4)]);
  const spheres = Array.from({ length: count }, (_, i) => sphereAt(numbers, 4 * i));
  const { center, radius } = sphereAt(numbers, 4 * count);
  const seen = spheres.map((one) => ({ at: subtract(one.center, center), radius: one.radius }));
  const outside = seen.findIndex(
    (one) => radius < one.radius || dot(one.at, one.at) > (radius - one.radius) ** 2n,
  );
  if (outside >= 0) return `sphere ${outside} is not inside`;
  const support = seen.filter((one) => {
    const rest = radius * (PART - 1n) - one.radius * PART;
    return rest <= 0n || dot(one.at, one.at) * PART ** 2n >= rest ** 2n;
  });
  if (support.length === 0) return 'a smaller one around the same center would do';
  const isNear = isWithinHull(
    support.map(({ at }) => at),
    radius,
  );
  return isNear ? undefined : 'a smaller one around another center would do';
}

/** Whether the hull of some points comes as near to the origin as a part of a length. */
function isWithinHull(points: readonly Vector[], length: bigint): boolean {
  const triples = points.flatMap((a, i) =>
    points.slice(i).flatMap((b, j) => points.slice(i + j).map((c) => [a, b, c] as const)),
  );
  return triples.some((corners) => {
    const { vector, denominator } = leastPoint(corners);
    if (dot(vector, vector) * PART ** 2n <= (denominator * length) ** 2n) return true;
    return points.some((d) => isInside([...corners, d]));
  });
}

/** Whether the origin is in a tetrahedron with a volume, from each face of which it is on the side of the fourth corner. */
function isInside(corners: readonly Vector[]): boolean {
  const origin: Vector = [0n, 0n, 0n];
  const [a, b, c, d] = corners as [Vector, Vector, Vector, Vector];
  const whole = orientation3(a, b, c, d);
  const parts = [
    orientation3(origin, b, c, d),
    orientation3(a, origin, c, d),
    orientation3(a, b, origin, d),
    orientation3(a, b, c, origin),
  ];
  return whole !== 0 && parts.every((part) => part === 0 || part === whole);
}
