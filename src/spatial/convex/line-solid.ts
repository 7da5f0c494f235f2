import { requireLine3 } from '../../core/arguments/index.js';
import type { Line } from '../../core/shapes.js';
import { hitsOf, lineComponent, meetsSet, type SolidHits } from './engine/linear-hits.js';
import { type ConvexSolid, requireSolid, setOf } from './solid.js';

/**
 * Where does a line pass through a prepared solid? The entry and the exit, with the solid's feature (vertex, edge or
 * face) and the exact parameter at each. A line has no vertices: its own feature is always edge 0.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const cube = solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * const { relation, contact } = lineSolid({ origin: [3, 0.5, 0.5], direction: [-2, 0, 0] }, cube);
 * relation; // 'overlapping'
 * contact.map(({ b }) => b); // [{ type: 'face', index: 1 }, { type: 'face', index: 0 }]
 * contact.map(({ parameter }) => parameter.toNumber()); // [1, 1.5]
 */
export function lineSolid(line: Line, solid: ConvexSolid): SolidHits {
  requireLine3('lineSolid', 'line', line);
  requireSolid('lineSolid', 'solid', solid);
  return hitsOf(lineComponent(line), setOf(solid));
}

/**
 * Does a line meet a prepared solid? Touching counts.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * lineIntersectsSolid({ origin: [3, 1, 1], direction: [1, 0, 0] }, solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] })); // true
 */
export function lineIntersectsSolid(line: Line, solid: ConvexSolid): boolean {
  requireLine3('lineIntersectsSolid', 'line', line);
  requireSolid('lineIntersectsSolid', 'solid', solid);
  return meetsSet(lineComponent(line), setOf(solid));
}
