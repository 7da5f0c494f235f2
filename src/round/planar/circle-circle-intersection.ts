import * as rational from '../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { requireCircle } from '../../core/arguments/index.js';
import type { Relation } from '../../core/contact.js';
import type { Circle } from '../../core/shapes.js';
import { scaledRational } from '../../distance/engine/measure.js';

/** A point in which two circles cross or touch. */
export interface CirclePoint {
  /** The point, exactly: coordinates a + b√c. */
  readonly point: readonly [Surd, Surd];
  /** The same as nearest doubles. */
  readonly rounded: { readonly point: readonly [number, number] };
}

/** What two circles, the curves, have in common. */
export interface CircleCircleIntersection {
  /** How the curves meet: `disjoint`, `touching`, `crossing`, or `overlapping` if they are the same. */
  readonly relation: Relation;
  /** The points in which they touch or cross: none where they are apart, or the same. */
  readonly points: readonly CirclePoint[];
}

/**
 * The points that two circles (the curves, not the disks) have in common, exactly: one where they touch, or two, the
 * first of them left of the way from the first center to the second. A circle and itself are `overlapping`: they have
 * all points in common, and cross in none. A circle of radius 0 is a point, which touches the curves that it is on, and
 * is `overlapping` with itself.
 *
 * With d from the first center to the second, D = d · d and s = D + r² - q², a common point is a + s/(2D) d ± √(4 D
 * r² - s²)/(2D) d⊥.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius negative
 * @example
 * const { relation, points } = circleCircleIntersection2d({ center: [0, 0], radius: 5 }, { center: [6, 0], radius: 5 });
 * relation; // 'crossing'
 * points.map(({ rounded }) => rounded.point); // [[3, 4], [3, -4]]
 * circleCircleIntersection2d({ center: [1, 1], radius: 1 }, { center: [1, 1], radius: 1 }); // { relation: 'overlapping', points: [] }
 */
export function circleCircleIntersection2d(a: Circle, b: Circle): CircleCircleIntersection {
  requireCircle('circleCircleIntersection2d', 'a', a);
  requireCircle('circleCircleIntersection2d', 'b', b);
  const numbers = [a.center[0]!, a.center[1]!, a.radius, b.center[0]!, b.center[1]!, b.radius] as const;
  const exponent = commonExponent(numbers);
  const [ax, ay, r, bx, by, q] = scaledIntegers(numbers, exponent);
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  if (square === 0n) return { relation: r === q ? 'overlapping' : 'disjoint', points: [] };
  const sum = square + r * r - q * q;
  const radicand = 4n * square * r * r - sum * sum;
  if (radicand < 0n) return { relation: 'disjoint', points: [] };
  const [root, twice] = [rational.fromParts(radicand, 1n), 2n * square];
  const at = (base: bigint, along: bigint, across: bigint): Surd =>
    surd.fromParts(
      scaledRational(base * twice + along * sum, twice, exponent),
      scaledRational(across, twice, exponent),
      root,
    );
  const sides = radicand === 0n ? [1n] : [1n, -1n];
  return {
    relation: radicand === 0n ? 'touching' : 'crossing',
    points: sides.map((side) => pointOf([at(ax, dx, -side * dy), at(ay, dy, side * dx)])),
  };
}

function pointOf(point: readonly [Surd, Surd]): CirclePoint {
  return { point, rounded: { point: [surd.toNumber(point[0]), surd.toNumber(point[1])] } };
}
