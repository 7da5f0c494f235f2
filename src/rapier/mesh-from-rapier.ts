import {
  reject,
  rejectWords,
  requireIndices,
  requireNoMore,
  requireObject,
  requirePositions,
} from '../core/arguments/index.js';
import { hullOfPositions } from '../hull/convex-hull.js';
import { convexHullTriangles } from '../hull/hull-parts.js';
import type { DoubleMesh } from '../mesh/structure/indexed-mesh.js';
import type { RapierShapeLike } from './structures.js';

/** The number of a kind of shape whose indices are pairs. */
const POLYLINE = 4;

/**
 * The mesh of a shape of Rapier, `collider.shape`: of a `TriMesh` or of a `ConvexPolyhedron`.
 *
 * Numbers of 32 bits are doubles: nothing is rounded, and vertices and triangles keep their numbers. A
 * `ConvexPolyhedron` that has no triangles, as `ColliderDesc.convexHull` makes it, has those of the hull of its
 * vertices, exactly. The mesh is where the shape has it: `transformMesh` puts it where a body is.
 *
 * @throws RangeError naming the member that is wrong, also for shapes without triangles
 * @example
 * const vertices = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
 * const indices = new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]);
 * const mesh = meshFromRapier({ vertices, indices });
 * mesh.positions.length; // 12
 * mesh.indices.length; // 12
 */
export function meshFromRapier(shape: RapierShapeLike): DoubleMesh {
  const where = 'meshFromRapier';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one shape at a time');
  const expected = 'a TriMesh or ConvexPolyhedron of Rapier';
  requireObject(where, 'shape', expected, shape);
  const { type, vertices, indices } = shape;
  if (vertices === undefined) {
    if ('shape' in shape) rejectWords(where, 'shape', expected, 'a collider: pass collider.shape');
    reject(where, 'shape', expected, shape);
  }
  const count = requirePositions(where, 'shape.vertices', vertices);
  if (type === POLYLINE) rejectWords(where, 'shape', expected, 'a Polyline, which has no triangles');
  // Adding zero makes 0 of -0.
  const positions = Float64Array.from(vertices, (x) => x + 0);
  if (indices === undefined || indices === null) return { positions, indices: hullOf(where, positions) };
  requireIndices(where, 'shape.indices', indices, count);
  return { positions, indices: Uint32Array.from(indices) };
}

/** The triangles of the hull of the vertices of a shape. */
function hullOf(where: string, positions: Float64Array<ArrayBuffer>): Uint32Array {
  const hull = hullOfPositions(positions);
  if (hull.dimension === 3) return convexHullTriangles(hull);
  return rejectWords(where, 'shape.vertices', 'points that span space, as there are no indices', 'others');
}
