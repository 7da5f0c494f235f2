import { requirePoint3, requireTetrahedron } from '../../core/arguments/index.js';
import type { PointLocation } from '../../core/location.js';
import type { Point3, Tetrahedron } from '../../core/shapes.js';
import { contains, locate } from './engine/located.js';
import { tetrahedronSet } from './engine/tetrahedron-set.js';

/**
 * Where does a point lie to a tetrahedron, and on which of its features (vertices a, b, c, d; edges ab, ac, ad, bc, bd,
 * cd; face i opposite vertex i; the interior)? Either orientation; a flat tetrahedron is the convex hull of its corners
 * and has no interior.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.4 and 5.1.6.
 *
 * @throws RangeError if a point has not three finite coordinates
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * pointTetrahedron([1, 1, 1], t); // { location: 'inside', feature: { type: 'interior', index: 0 } }
 * pointTetrahedron([0, 2, 2], t); // { location: 'boundary', feature: { type: 'edge', index: 5 } }
 * pointTetrahedron([2, 2, 2], t); // { location: 'outside', feature: null }
 */
export function pointTetrahedron(point: Point3, tetrahedron: Tetrahedron): PointLocation {
  requirePoint3('pointTetrahedron', 'point', point);
  requireTetrahedron('pointTetrahedron', 'tetrahedron', tetrahedron);
  return locate(point, tetrahedronSet(tetrahedron));
}

/**
 * Does a tetrahedron contain a point? The boundary counts.
 *
 * @throws RangeError if a point has not three finite coordinates
 * @example
 * tetrahedronContainsPoint({ a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] }, [1, 1, 2]); // true
 */
export function tetrahedronContainsPoint(tetrahedron: Tetrahedron, point: Point3): boolean {
  requireTetrahedron('tetrahedronContainsPoint', 'tetrahedron', tetrahedron);
  requirePoint3('tetrahedronContainsPoint', 'point', point);
  return contains(tetrahedronSet(tetrahedron), point);
}
