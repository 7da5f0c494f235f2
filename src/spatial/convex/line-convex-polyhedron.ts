import { requireLine3 } from '../../core/arguments/index.js';
import type { ConvexPolyhedron, Line } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, lineComponent, meetsSet } from './engine/linear-hits.js';
import { requirePolyhedronSet } from './engine/polyhedron-set.js';

/**
 * Where does a line pass through a convex polyhedron? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own feature of a line is edge 0. Features of the solid are numbered as `convexFromConvexPolyhedron` says; prepare
 * the solid by it if many questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const { relation, contact } = lineConvexPolyhedron({ origin: [1, 1, -2], direction: [0, 0, 2] }, { vertices, faces });
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 3, 1], ['face', 0, 2]]
 */
export function lineConvexPolyhedron(line: Line, polyhedron: ConvexPolyhedron): ConvexHits {
  requireLine3('lineConvexPolyhedron', 'line', line);
  return hitsOf(lineComponent(line), requirePolyhedronSet('lineConvexPolyhedron', 'polyhedron', polyhedron));
}

/**
 * Does a line meet a convex polyhedron? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * lineIntersectsConvexPolyhedron({ origin: [1, 1, -2], direction: [0, 0, 2] }, { vertices, faces }); // true
 * lineIntersectsConvexPolyhedron({ origin: [3, 3, -2], direction: [0, 0, 2] }, { vertices, faces }); // false
 */
export function lineIntersectsConvexPolyhedron(line: Line, polyhedron: ConvexPolyhedron): boolean {
  requireLine3('lineIntersectsConvexPolyhedron', 'line', line);
  return meetsSet(
    lineComponent(line),
    requirePolyhedronSet('lineIntersectsConvexPolyhedron', 'polyhedron', polyhedron),
  );
}
