import { requireNoMore, requirePolyhedron } from '../../core/arguments/index.js';
import type { ConvexPolyhedron } from '../../core/shapes.js';
import { convexityOf, type PolyhedronReport } from './engine/polyhedron-convexity.js';

/**
 * Is a polyhedron convex? Faces are lists of vertex numbers, counterclockwise seen from outside. All vertices are
 * compared with all faces, exactly, so that a closed answer is a proof; coplanar neighbours, collinear and coinciding
 * vertices are told apart from strict convexity. The first reason found is reported, face by face; in this order:
 * flat, not closed, then the faces.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8.1 (the test against all faces; the test of neighbours only
 * accepts an extruded pentagram).
 *
 * @throws RangeError if a vertex is not finite, or a face has fewer than three vertices or a number out of range
 * @example
 * const vertices = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * polyhedronConvexity({ vertices, faces }).convexity; // 'strictly-convex'
 * polyhedronConvexity({ vertices, faces: faces.slice(1) }); // { convexity: 'not-closed', face: 0, vertex: 3 }
 */
export function polyhedronConvexity(polyhedron: ConvexPolyhedron): PolyhedronReport {
  if (arguments.length > 1) requireNoMore('polyhedronConvexity', 1, arguments[1]);
  requirePolyhedron('polyhedronConvexity', 'polyhedron', polyhedron);
  return convexityOf(polyhedron);
}
