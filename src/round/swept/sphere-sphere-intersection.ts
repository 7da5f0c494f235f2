import type { Rational } from '../../arithmetic/rational.js';
import { toNumber } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireSphere } from '../../core/arguments/index.js';
import type { Relation } from '../../core/contact.js';
import type { Circle3, Sphere } from '../../core/shapes.js';
import { scaledRational } from '../../distance/engine/measure.js';
import { dot, isZero, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';

/** The circle in which two spheres cross, or the point in which they touch: its squared radius is 0 then. */
export interface SphereCircle {
  /** The exact normal of its plane, from the first center to the second: not of unit length. */
  readonly normal: readonly Rational[];
  /** The center, exactly. */
  readonly center: readonly Rational[];
  /** The square of the radius, exactly. */
  readonly squaredRadius: Rational;
  /** The double nearest to the radius. */
  readonly radius: number;
  /** The doubles nearest to the normal, the center and the radius. Found when it is first read. */
  readonly rounded: Circle3;
}

/** What two spheres, the surfaces, have in common. */
export interface SphereSphereIntersection {
  /** How the surfaces meet: `disjoint`, `touching`, `crossing`, or `overlapping` if they are the same. */
  readonly relation: Relation;
  /** The circle in which they cross, or the point in which they touch; `null` where they are apart, or the same. */
  readonly circle: SphereCircle | null;
}

/**
 * The circle that two spheres (the surfaces) have in common, exactly: its plane, center and squared radius are
 * rational. A sphere and itself are `overlapping`: they have all points in common, and no circle. A sphere of radius 0
 * is a point, which touches the surfaces that it is on, and is `overlapping` with itself.
 *
 * With d from the first center to the second, D = d · d and s = D + r² - q², the center is a + s/(2D) d, and the
 * squared radius r² - s²/(4D).
 *
 * Source: Eberly, 3D Game Engine Design, B.1.2, in space.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius negative
 * @example
 * const { relation, circle } = sphereSphereIntersection({ center: [0, 0, 0], radius: 5 }, { center: [0, 0, 6], radius: 5 });
 * relation; // 'crossing'
 * circle!.rounded; // { normal: [0, 0, 6], center: [0, 0, 3], radius: 4 }
 */
export function sphereSphereIntersection(a: Sphere, b: Sphere): SphereSphereIntersection {
  requireSphere('sphereSphereIntersection', 'a', a);
  requireSphere('sphereSphereIntersection', 'b', b);
  const numbers = [...Array.from(a.center), ...Array.from(b.center), a.radius, b.radius];
  const exponent = commonExponent(numbers);
  const [ax, ay, az, bx, by, bz, r, q] = scaledIntegers(numbers, exponent) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const from: Vector = [ax, ay, az];
  const d = minus([bx, by, bz], from);
  if (isZero(d)) return { relation: r === q ? 'overlapping' : 'disjoint', circle: null };
  const square = dot(d, d);
  const sum = square + r * r - q * q;
  const gap = 4n * square * r * r - sum * sum;
  if (gap < 0n) return { relation: 'disjoint', circle: null };
  const center = plus(times(from, 2n * square), times(d, sum));
  const exact = center.map((n) => scaledRational(n, 2n * square, exponent));
  const normal = d.map((n) => scaledRational(n, 1n, exponent));
  const squaredRadius = scaledRational(gap, 4n * square, 2 * exponent);
  return {
    relation: gap === 0n ? 'touching' : 'crossing',
    circle: circleOf(normal, exact, squaredRadius),
  };
}

function circleOf(
  normal: readonly Rational[],
  center: readonly Rational[],
  squaredRadius: Rational,
): SphereCircle {
  const radius = roundSqrt(squaredRadius.numerator, squaredRadius.denominator);
  const rounded = (point: readonly Rational[]) => point.map(toNumber) as [number, number, number];
  return {
    normal,
    center,
    squaredRadius,
    radius,
    get rounded() {
      return { normal: rounded(normal), center: rounded(center), radius };
    },
  };
}
