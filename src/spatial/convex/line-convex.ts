import { requireLine3 } from '../../core/arguments/index.js';
import type { Line } from '../../core/shapes.js';
import { type Convex, requireConvex, setOf } from './convex.js';
import { type ConvexHits, hitsOf, lineComponent, meetsSet } from './engine/linear-hits.js';

/**
 * Where does a line pass through a prepared convex shape? The entry and the exit, with the shape's feature (vertex,
 * edge or face) and the exact parameter at each. A line has no vertices: its own feature is always edge 0.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const cube = convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * const { relation, contact } = lineConvex({ origin: [3, 0.5, 0.5], direction: [-2, 0, 0] }, cube);
 * relation; // 'overlapping'
 * contact.map(({ b }) => b); // [{ type: 'face', index: 1 }, { type: 'face', index: 0 }]
 * contact.map(({ parameter }) => parameter.toNumber()); // [1, 1.5]
 */
export function lineConvex(line: Line, convex: Convex): ConvexHits {
  requireLine3('lineConvex', 'line', line);
  requireConvex('lineConvex', 'convex', convex);
  return hitsOf(lineComponent(line), setOf(convex));
}

/**
 * Does a line meet a prepared convex shape? Touching counts.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * lineIntersectsConvex({ origin: [3, 1, 1], direction: [1, 0, 0] }, convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] })); // true
 */
export function lineIntersectsConvex(line: Line, convex: Convex): boolean {
  requireLine3('lineIntersectsConvex', 'line', line);
  requireConvex('lineIntersectsConvex', 'convex', convex);
  return meetsSet(lineComponent(line), setOf(convex));
}
