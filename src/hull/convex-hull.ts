import { scaleToModerate } from '../arithmetic/scale-to-moderate.js';
import { loadPoints, type PointList, requireNoMore } from '../core/arguments/index.js';
import { mortonOrder } from '../indexes/morton-order.js';
import { addApex } from './apex.js';
import { facetsOf } from './facets.js';
import { extentOf, firstSimplex } from './first-simplex.js';
import type { ConvexHull } from './hull.js';
import { hullOnLine } from './hull-on-line.js';
import { numberedHull } from './numbered-hull.js';
import { Quickhull } from './quickhull.js';

/**
 * The convex hull of points of space: its vertices and its faces, and of every point on which part of the hull it lies.
 *
 * Exact: every decision is the sign of `orient3d` or `orient2d`. A face is a whole facet of the polytope, whatever
 * number of points lie in it; points inside of edges and faces are told from vertices. What does not span space has no
 * solid: all points in a plane give one face (counterclockwise as seen from where z is greater, if the plane is
 * parallel to z from where x is, else y), points on a line the two ends, equal points one vertex, no points nothing.
 * The answer depends on the set of points and their numbers alone.
 *
 * Time O(n log n) for all families that have been measured, prisms and crossing circles among them; no bound is proved:
 * the farthest point of a face joins the hull, and faces are taken about in the order in which they were made. It goes
 * with the number of vertices most of all: turned prisms and crossing circles take up to 1.7 times as long as as many
 * points on a sphere, points that are all beside one plane by a rounding four times.
 *
 * Source: Barber, Dobkin and Huhdanpaa 1996, "The quickhull algorithm for convex hulls"; Ericson, Real-Time Collision
 * Detection, 3.9.2.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite
 * @example
 * const points = [[0, 0, 0], [2, 0, 0], [0, 2, 0], [0, 0, 2], [1, 0, 0], [0.5, 0.5, 0.5]];
 * const hull = convexHull(points);
 * hull.dimension; // 3
 * [...hull.vertices]; // [0, 1, 2, 3]
 * convexHullFaces(hull); // [[0, 1, 3], [0, 2, 1], [0, 3, 2], [1, 2, 3]]
 * convexHullFeature(hull, 4); // { type: 'edge', index: 0 }
 * convexHullFeature(hull, 5); // { type: 'interior', index: 0 }
 */
export function convexHull(points: PointList): ConvexHull {
  if (arguments.length > 1) requireNoMore('convexHull', 1, arguments[1]);
  return hullOfPositions(loadPoints('convexHull', 'points', points, 3));
}

/** The hull of finite coordinates; see {@link convexHull}. */
export function hullOfPositions(given: Float64Array<ArrayBuffer>): ConvexHull {
  const positions = scaleToModerate(given);
  const simplex = firstSimplex(positions);
  if (simplex.length < 3) return hullOnLine(positions);
  const order = alongCurve(positions, simplex);
  const count = order.length;
  const isFlat = simplex.length === 3;
  const x = new Float64Array(positions.length + (isFlat ? 3 : 0));
  order.forEach((from, i) => {
    for (let k = 0; k < 3; k++) x[3 * i + k] = positions[3 * from + k]!;
  });
  // Points in a plane are the base of a pyramid.
  const isReversed = isFlat && addApex(x) > 0;
  const hull = new Quickhull(x, extentOf(x), [0, 1, 2, isFlat ? count : 3]);
  const facets = facetsOf(hull, x.length / 3);
  return numberedHull({ x, facets, order, isReversed }, isFlat ? 2 : 3);
}

/** Numbers of points, the corners of a simplex first, then so that neighbours in space are neighbours in memory. */
function alongCurve(positions: Float64Array, simplex: readonly number[]): Uint32Array {
  const boxes = new Float64Array(2 * positions.length);
  for (let at = 0; at < positions.length; at++) {
    const to = at + 3 * Math.floor(at / 3);
    boxes[to] = positions[at]!;
    boxes[to + 3] = positions[at]!;
  }
  const { order } = mortonOrder(boxes);
  simplex.forEach((corner, k) => {
    const at = order.indexOf(corner);
    order[at] = order[k]!;
    order[k] = corner;
  });
  return order;
}
