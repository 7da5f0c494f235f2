/**
 * Whether a sphere contains spheres, and is about the smallest that does, over integers.
 *
 * Let S be the spheres that reach to R - s at least, from the center c of a sphere of radius R, and q a point of the
 * hull of their centers. Whatever x is, one of S has its center c_i beyond the plane through q across x - q, or on it:
 * (x - q) · (c_i - q) <= 0, so that x is no closer to it than q, and c is closer than q by |c - q| at most. So every
 * sphere that contains them has a radius of R - s - |c - q| at least.
 *
 * What is allowed for s and for |c - q| is a part of 2^-20 of R, and what the rounding of the center and of R to
 * doubles may take: 2^-52 of the greatest coordinate along each axis that has more than one, and a few of the least
 * double.
 */
import { readNumberText } from '../../../answers/construction.js';
import { mayBeRefused, REFUSAL } from '../../../cases/enclosing/merges.js';
import { leastPoint } from '../distance/least-point.js';
import { dot, exact, greater, multiply, orientation3, subtract, type Vector, vectorAt } from '../vectors.js';

/** 2^20, by whose part of itself the radius may be too large, and 2^52, by whose part coordinates are rounded. */
const PART = 20n;
const DIGIT = 52n;
/** Lengths are multiplied by 2^80, so that such parts of the shortest of them are still integers. */
const FINE = 80n;

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
  center: multiply(vectorAt(numbers, at, 3), 1n << FINE),
  radius: numbers.numerators[at + 3]! << FINE,
});

/** What may be allowed for: see above. */
function slackOf(spheres: readonly Ball[], radius: bigint, one: bigint): bigint {
  const rounding = [0, 1, 2].map((k) => {
    const along = spheres.map(({ center }) => center[k]!);
    const most = along.map((x) => (x < 0n ? -x : x)).reduce(greater);
    return along.every((x) => x === along[0]) ? 0n : most >> DIGIT;
  });
  // The least double is 2^-1074.
  const least = (one << FINE) >> 1072n;
  return rounding.reduce((sum, x) => sum + x, (radius >> PART) + least);
}

/** What is wrong with a sphere that should contain all, or that there is none. */
export function sphereSetFault(values: Float64Array, said: string): string | undefined {
  const count = values[0]!;
  if (said === REFUSAL && mayBeRefused(values.subarray(1, 1 + 4 * count))) return undefined;
  const numbers = exact([...values.subarray(1, 1 + 4 * count), ...readNumberText(said, 4)]);
  const spheres = Array.from({ length: count }, (_, i) => sphereAt(numbers, 4 * i));
  const { center, radius } = sphereAt(numbers, 4 * count);
  const seen = spheres.map((one) => ({ at: subtract(one.center, center), radius: one.radius }));
  const outside = seen.findIndex(
    (one) => radius < one.radius || dot(one.at, one.at) > (radius - one.radius) ** 2n,
  );
  if (outside >= 0) return `sphere ${outside} is not inside`;
  const slack = slackOf(spheres, radius, numbers.one);
  const support = seen.filter((one) => {
    const rest = radius - slack - one.radius;
    return rest <= 0n || dot(one.at, one.at) >= rest ** 2n;
  });
  if (support.length === 0) return 'a smaller one around the same center would do';
  const isNear = isWithinHull(
    support.map(({ at }) => at),
    slack,
  );
  return isNear ? undefined : 'a smaller one around another center would do';
}

/** Whether the hull of some points comes as near to the origin as a length. */
function isWithinHull(points: readonly Vector[], length: bigint): boolean {
  const triples = points.flatMap((a, i) =>
    points.slice(i).flatMap((b, j) => points.slice(i + j).map((c) => [a, b, c] as const)),
  );
  return triples.some((corners) => {
    const { vector, denominator } = leastPoint(corners);
    if (dot(vector, vector) <= (denominator * length) ** 2n) return true;
    return points.some((d) => isInside([...corners, d]));
  });
}

/**
 * Whether the origin is in a tetrahedron with a volume, from each face of which it is on the side of the fourth corner.
 */
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
