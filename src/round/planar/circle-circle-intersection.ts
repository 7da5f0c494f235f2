import * as rational from '../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { requireCircle } from '../../core/arguments/index.js';
import type { Circle } from '../../core/shapes.js';
import { scaledRational } from '../../distance/engine/measure.js';

/** A point in which two circles cross or touch. */
export interface CirclePoint {
  /** The point, exactly: coordinates a + b√c. */
  readonly point: readonly [Surd, Surd];
  /** The point, each coordinate rounded to the nearest double. */
  readonly coordinates: readonly [number, number];
}

/**
 * The points that two circles (the curves, not the disks) have in common, exactly: none, one where they touch, or two, the first of them left of the way from
 * the first center to the second; `null` for a circle and itself, which have all points in common (a point and itself has one).
 *
 * With d from the first center to the second, D = d · d and s = D + r² - q², a common point is a + s/(2D) d ± √(4 D r² - s²)/(2D) d⊥.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius negative
 * @example
 * const points = circleCircleIntersection2d({ center: [0, 0], radius: 5 }, { center: [6, 0], radius: 5 })!;
 * points.map(({ coordinates }) => coordinates); // [[3, 4], [3, -4]]
 * circleCircleIntersection2d({ center: [0, 0], radius: 1 }, { center: [1, 1], radius: 1 })!.length; // 2
 */
export function circleCircleIntersection2d(a: Circle, b: Circle): readonly CirclePoint[] | null {
  requireCircle('circleCircleIntersection2d', 'a', a);
  requireCircle('circleCircleIntersection2d', 'b', b);
  const numbers = [a.center[0]!, a.center[1]!, a.radius, b.center[0]!, b.center[1]!, b.radius] as const;
  const exponent = commonExponent(numbers);
  const [ax, ay, r, bx, by, q] = scaledIntegers(numbers, exponent);
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  if (square === 0n) {
    if (r !== q) return [];
    return r === 0n ? [pointOf([a.center[0]!, a.center[1]!].map(surd.fromNumber) as [Surd, Surd])] : null;
  }
  const sum = square + r * r - q * q;
  const radicand = 4n * square * r * r - sum * sum;
  if (radicand < 0n) return [];
  const [root, twice] = [rational.fromParts(radicand, 1n), 2n * square];
  const at = (base: bigint, along: bigint, across: bigint): Surd =>
    surd.fromParts(
      scaledRational(base * twice + along * sum, twice, exponent),
      scaledRational(across, twice, exponent),
      root,
    );
  return (radicand === 0n ? [1n] : [1n, -1n]).map((side) =>
    pointOf([at(ax, dx, -side * dy), at(ay, dy, side * dx)]),
  );
}

function pointOf(point: readonly [Surd, Surd]): CirclePoint {
  return { point, coordinates: [surd.toNumber(point[0]), surd.toNumber(point[1])] };
}
