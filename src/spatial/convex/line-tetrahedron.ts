import { requireLine3, requireTetrahedron } from '../../core/arguments/index.js';
import type { Line, Tetrahedron } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, lineComponent } from './engine/linear-hits.js';
import { linearMeetsTetrahedron, tetrahedronSet } from './engine/tetrahedron-set.js';

/**
 * Where does a line pass through a tetrahedron? Relation, entry and exit, each with both features and the exact
 * parameter.
 * The own feature of a line is edge 0. Features of the solid are numbered as `convexFromTetrahedron` says; a flat
 * tetrahedron is the convex hull of its corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * const { relation, contact } = lineTetrahedron({ origin: [1, 1, -2], direction: [0, 0, 2] }, t);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 3, 1], ['face', 0, 2]]
 */
export function lineTetrahedron(line: Line, tetrahedron: Tetrahedron): ConvexHits {
  requireLine3('lineTetrahedron', 'line', line);
  requireTetrahedron('lineTetrahedron', 'tetrahedron', tetrahedron);
  return hitsOf(lineComponent(line), tetrahedronSet(tetrahedron));
}

/**
 * Does a line meet a tetrahedron? Touching counts. Signs only: nothing is constructed.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * lineIntersectsTetrahedron({ origin: [1, 1, -2], direction: [0, 0, 2] }, t); // true
 * lineIntersectsTetrahedron({ origin: [3, 3, -2], direction: [0, 0, 2] }, t); // false
 */
export function lineIntersectsTetrahedron(line: Line, tetrahedron: Tetrahedron): boolean {
  requireLine3('lineIntersectsTetrahedron', 'line', line);
  requireTetrahedron('lineIntersectsTetrahedron', 'tetrahedron', tetrahedron);
  return linearMeetsTetrahedron('line', line.origin, line.direction, tetrahedron);
}
