import * as rational from '../arithmetic/rational.js';
import { reject, rejectWords, requireList, requirePoint3, requireVector3 } from '../core/arguments/index.js';
import { copiedPoint3 } from '../core/copies.js';
import type { OrientedBox, Point3 } from '../core/shapes.js';
import { orient3d } from '../predicates/index.js';

const WHERE = 'orientedBoxFromCorner';
const ZERO = [0, 0, 0] as const;

/**
 * The oriented box of a corner and the three edges that leave it: all points origin + t0 · edges[0] + t1 · edges[1] +
 * t2 · edges[2] with 0 <= t_i <= 1, a box if the edges are perpendicular, and the parallelepiped of the edges as they
 * are if not. Its axes are the edges, its half sizes 1/2.
 *
 * Its center, origin + (edges[0] + edges[1] + edges[2]) / 2, is calculated exactly, and must have doubles for
 * coordinates: rounded, it would be another box. Where it has not, and the corners have, ask their convex polyhedron.
 *
 * @throws RangeError if a number is not finite, the edges are not linearly independent, or the center is not a point of
 *   doubles
 * @example
 * import { pointOrientedBox } from 'unerring/spatial';
 * const edges = [[3, 4, 0], [-4, 3, 0], [0, 0, 5]];
 * const box = orientedBoxFromCorner([0, 0, 0], edges);
 * box.center; // [-0.5, 3.5, 2.5]
 * pointOrientedBox([3, 4, 0], box).feature; // { type: 'vertex', index: 1 }
 */
export function orientedBoxFromCorner(origin: Point3, edges: readonly [Point3, Point3, Point3]): OrientedBox {
  requirePoint3(WHERE, 'origin', origin);
  requireList(WHERE, 'edges', 'a list of 3 vectors', edges);
  if (edges.length !== 3) reject(WHERE, 'edges', 'a list of 3 vectors', edges);
  for (let i = 0; i < 3; i++) requireVector3(WHERE, `edges[${i}]`, edges[i]!);
  const [u, v, w] = [copiedPoint3(edges[0]), copiedPoint3(edges[1]), copiedPoint3(edges[2])];
  if (orient3d(...ZERO, ...u, ...v, ...w) === 0) {
    rejectWords(WHERE, 'edges', 'linearly independent', `${JSON.stringify([u, v, w])}`);
  }
  const center = [0, 1, 2].map((k) => middle([origin[k]!, origin[k]!, u[k]!, v[k]!, w[k]!]));
  return { center, axes: [u, v, w], halfSize: [0.5, 0.5, 0.5] };
}

/** Half of a sum, which must be a double. */
function middle(parts: readonly number[]): number {
  const sum = parts.map(rational.fromNumber).reduce(rational.add);
  const half = rational.divide(sum, rational.fromNumber(2));
  const nearest = rational.toNumber(half);
  if (!Number.isFinite(nearest) || !rational.equals(rational.fromNumber(nearest), half)) {
    rejectWords(
      WHERE,
      'edges',
      'those of a box whose center has doubles for coordinates',
      `one that is not ${nearest}, the nearest (give the corners as a convex polyhedron)`,
    );
  }
  return nearest;
}
