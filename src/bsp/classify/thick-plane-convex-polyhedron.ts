import type { ConvexPolyhedron } from '../../core/shapes.js';
import type { ThickPlaneLike } from '../../implicit/index.js';
import { thickPlaneFrom } from '../../implicit/thick-plane-side.js';
import { requirePolyhedronSet } from '../../spatial/convex/engine/polyhedron-set.js';
import { contactOf, sidesOf, type ThickPlaneContact } from './classification.js';

/**
 * Where does a convex polyhedron lie to a plane, with or without thickness? Its features are numbered as
 * `convexFromConvexPolyhedron` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8 and 8.3.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, the thickness is negative, or
 *   the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const floor = { plane: { normal: [0, 0, 1], constant: 0 }, halfThickness: 0.5 };
 * const { classification, sides } = thickPlaneConvexPolyhedron(floor, { vertices, faces });
 * classification; // 'front'
 * sides; // [0, 0, 0, 1]
 */
export function thickPlaneConvexPolyhedron(
  plane: ThickPlaneLike,
  polyhedron: ConvexPolyhedron,
): ThickPlaneContact {
  const band = thickPlaneFrom('thickPlaneConvexPolyhedron', 'plane', plane);
  const set = requirePolyhedronSet('thickPlaneConvexPolyhedron', 'polyhedron', polyhedron);
  return contactOf(sidesOf(band, set.vertices), set.edges, set.faces);
}
