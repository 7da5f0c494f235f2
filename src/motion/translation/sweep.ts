import { requireNoMore } from '../../core/arguments/index.js';
import { viewerOf } from '../../core/lazy-record.js';
import type { SweepShape } from './carriers.js';
import { checkedSweep } from './checked-sweep.js';
import { FoundConeSweep } from './found-cone-sweep.js';
import { FoundSweep } from './found-sweep.js';
import type { Sweep } from './sweep-answer.js';

const viewOf = /* @__PURE__ */ viewerOf<FoundSweep | FoundConeSweep>([
  'start',
  'first',
  'last',
  'contact',
  'rounded',
]);

/**
 * When do two convex shapes that translate first have a common point, and until when, exactly? Each moves along a
 * straight line by its motion from time 0 to time 1; only the difference of both motions matters, which is exact.
 *
 * Shapes of space: points, lines, rays, segments, triangles, planes, tetrahedra, boxes, oriented boxes, convex
 * polyhedra, k-DOPs, bounded frusta, convex polygons, spheres, capsules, lozenges, infinite cylinders, each as in
 * `unerring/shapes`, by its `type`. Shapes of the plane: points, lines, rays, segments, triangles, boxes, convex
 * polygons, circles, capsules; their motions have two coordinates. Degenerate shapes are the sets of their points. An
 * ellipsoid, a cylinder, a cone and a truncated cone, in the plane an ellipse, move beside any of these that has no
 * radius.
 *
 * Times are rational, or numbers a + b√c: roots of linear and quadratic polynomials. `compareTimes` orders those of any
 * pairs.
 *
 * Source: Eberly, Game Physics, chapter 6 (contact times of convex objects); Ericson, Real-Time Collision Detection,
 * 5.5 (moving spheres, boxes, triangles); Mirtich 1996 (conservative advancement), made exact.
 *
 * @param motionA By what a moves from time 0 to 1, a vector that may be zero
 * @param motionB By what b moves; if it is missing, b stays
 * @throws RangeError naming the argument, if it is not what it must be, if a shape is one that has no answer (it is not
 *   convex, a disk, or a cylinder, a cone or an ellipsoid beside what is round), or if one lies in the plane and the
 *   other one in space
 * @example
 * const triangle = { type: 'triangle', a: [0, 0, 0], b: [0, 3, 0], c: [0, 0, 3] } as const;
 * const found = sweep({ type: 'sphere', center: [-5, 1, 1], radius: 1 }, [10, 0, 0], triangle);
 * found.start; // 'disjoint'
 * found.first; // { type: 'surd', rational: 2n, coefficient: 0n, radicand: 0n, denominator: 5n }
 * found.rounded; // { first: 0.4, last: 0.6 }
 * found.contact.approach; // 'approaching'
 * found.contact.points[0].rounded.point; // [0, 1, 1]
 */
export function sweep(
  a: SweepShape,
  motionA: ArrayLike<number>,
  b: SweepShape,
  motionB?: ArrayLike<number>,
): Sweep {
  if (arguments.length > 4) requireNoMore('sweep', 4, arguments[4], 'two shapes at a time');
  const given = checkedSweep('sweep', a, motionA, b, motionB);
  return viewOf(given.hasCone ? new FoundConeSweep(given) : new FoundSweep(given));
}
