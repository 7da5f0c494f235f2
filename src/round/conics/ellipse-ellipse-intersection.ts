import { type Algebraic, compare, roots, toNumber } from '../../arithmetic/algebraic.js';
import type { Polynomial } from '../../arithmetic/polynomial.js';
import { degree } from '../../arithmetic/polynomial.js';
import { requireEllipse } from '../../core/arguments/index.js';
import type { Relation } from '../../core/contact.js';
import type { Ellipse } from '../../core/shapes.js';
import { axesSign2d } from '../hits/solids.js';
import { coordinateAt, coordinatesOf } from './common-coordinates.js';
import { lifted, meetFilter } from './filter.js';
import { type BallPair, ballPair } from './quadric-form.js';
import { alongFirst } from './turn.js';

/** A point in which two ellipses cross or touch. */
export interface EllipsePoint {
  /** The point, exactly: roots of polynomials of degree 4 at most. */
  readonly point: readonly [Algebraic, Algebraic];
  /** The same as nearest doubles. */
  readonly rounded: { readonly point: readonly [number, number] };
  /**
   * How many common points have come together in this one: 1 where the curves cross at an angle, 2 where they touch, 3
   * where they have the same curvature, too, and cross, 4 where they touch even closer. They cross where it is odd.
   */
  readonly multiplicity: number;
}

/** What two ellipses, the curves, have in common. */
export interface EllipseEllipseIntersection {
  /**
   * How the curves meet: `disjoint`, `touching` (they have common points, and cross in none), `crossing`, or
   * `overlapping` if they are the same.
   */
  readonly relation: Relation;
  /** The points in which they touch or cross: none where they are apart, or the same. */
  readonly points: readonly EllipsePoint[];
}

/**
 * The points that two ellipses (the curves, not the regions) have in common, exactly, in lexicographic order: none to
 * four, with multiplicities that add up to four at most. An ellipse and itself, however its axes are chosen, are
 * `overlapping`: they have all points in common, and cross in none. A circle is an ellipse with the axes [r, 0] and [0,
 * r].
 *
 * The first curve passes through center + (1 - t²)/(1 + t²) axes[0] + 2t/(1 + t²) axes[1], for each t once, and through
 * center - axes[0] at infinity. There the second one's equation is a polynomial in t of degree 4, whose roots are the
 * points, with their multiplicities (infinity as often as the degree is less). Their coordinates are roots of the
 * resultants of both equations; which of them, the signs of quadratics at t tell.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.2 (circles); the resultant of two quadratics.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes of an ellipse are linearly dependent
 * @example
 * import { algebraic } from 'unerring/arithmetic';
 * const one = { center: [0, 0], axes: [[5, 0], [0, 5]] };
 * const { relation, points } = ellipseEllipseIntersection2d(one, { center: [0, 4], axes: [[3, 0], [0, 1]] });
 * relation; // 'crossing'
 * points.map(({ rounded, multiplicity }) => [...rounded.point, multiplicity]); // [[-3, 4, 1], [0, 5, 2], [3, 4, 1]]
 * algebraic.equals(points[0]!.point[1], points[2]!.point[1]); // true
 * ellipseEllipseIntersection2d(one, { center: [0, 0], axes: [[3, 4], [4, -3]] }); // { relation: 'overlapping', points: [] }
 */
export function ellipseEllipseIntersection2d(a: Ellipse, b: Ellipse): EllipseEllipseIntersection {
  requireEllipse('ellipseEllipseIntersection2d', 'a', a, axesSign2d);
  requireEllipse('ellipseEllipseIntersection2d', 'b', b, axesSign2d);
  if (meetFilter(lifted(a), lifted(b)) === 1) return { relation: 'disjoint', points: [] };
  const pair = ballPair(a, b);
  const equation = alongFirst(pair);
  if (degree(equation) < 0) return { relation: 'overlapping', points: [] };
  const places = placesOf(equation);
  return { relation: relationOf(places), points: pointsAt(pair, places) };
}

/**
 * Where the multiplicity is odd, the second one's equation changes its sign along the first curve, which crosses from
 * one side to the other.
 */
function relationOf(places: readonly Place[]): Relation {
  if (places.length === 0) return 'disjoint';
  return places.some(({ multiplicity }) => multiplicity % 2 === 1) ? 'crossing' : 'touching';
}

function pointsAt(pair: BallPair, places: readonly Place[]): EllipsePoint[] {
  if (places.length === 0) return [];
  const [x, y] = [coordinatesOf(pair, 0), coordinatesOf(pair, 1)];
  return places
    .map(({ t, multiplicity }) =>
      pointOf([coordinateAt(pair, 0, t, x), coordinateAt(pair, 1, t, y)], multiplicity),
    )
    .sort((p, q) => compare(p.point[0], q.point[0]) || compare(p.point[1], q.point[1]));
}

/** A common point's t, `null` where it is infinite. */
interface Place {
  readonly t: Algebraic | null;
  readonly multiplicity: number;
}

function placesOf(equation: Polynomial): Place[] {
  const finite = roots(equation).map(({ root, multiplicity }) => ({ t: root, multiplicity }));
  const missing = 4 - degree(equation);
  return missing === 0 ? finite : [...finite, { t: null, multiplicity: missing }];
}

function pointOf(point: readonly [Algebraic, Algebraic], multiplicity: number): EllipsePoint {
  return { point, rounded: { point: [toNumber(point[0]), toNumber(point[1])] }, multiplicity };
}
