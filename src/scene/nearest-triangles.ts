import { rejectWords, requireNoMore } from '../core/arguments/index.js';
import type { Triangle } from '../core/shapes.js';
import { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../mesh/structure/prepared-mesh.js';
import { distance, type ShapeDistance } from '../shapes/distance.js';
import type { ShapesByType } from '../shapes/shape.js';
import { isEmpty } from './bounded-shape.js';
import { nearestParts } from './nearest-parts.js';
import { nearestPlaced } from './placed-call.js';
import { beyondOf, type NearShape, reachOf, triangleShape } from './shape-call.js';

/** The triangles of a mesh that are nearest to a shape. */
export interface NearestTriangles<S extends NearShape> {
  /** Their numbers, ascending: all are exactly as far. */
  readonly triangles: Uint32Array;
  /** The distance of the first of them, a triangle as the first shape: exact, with the closest points. */
  readonly distance: ShapeDistance<Triangle & ShapesByType['triangle'], S>;
}

/**
 * Which triangles of a mesh are nearest to a shape, and how far are they, exactly? The mesh is a surface: a shape
 * inside of it has a distance.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3, a tree gone through by bounds.
 *
 * @param mesh  a prepared mesh, or one at its place (`placeMesh`)
 * @param shape as for `trianglesNear`: a point, or a shape of space with its `type` that `distance` answers beside
 *   triangles
 * @throws RangeError if the mesh is not prepared or has no triangles, or the shape is none or has no answer
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * const near = nearestTriangles(tetrahedron, { type: 'sphere', center: [1, 1, -3], radius: 1 });
 * near.triangles; // new Uint32Array([0])
 * near.distance.distance; // 2
 */
export function nearestTriangles<S extends NearShape>(
  mesh: PreparedMesh | PlacedMesh,
  shape: S,
): NearestTriangles<S> {
  const where = 'nearestTriangles';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  if (mesh instanceof PlacedMesh) return nearestPlaced(where, mesh, shape) as unknown as NearestTriangles<S>;
  requirePrepared(where, 'mesh', mesh);
  const reach = reachOf(where, shape, 'distance');
  if (isEmpty(shape)) rejectWords(where, 'shape', 'a shape with points', 'an empty one');
  if (mesh.triangles === 0) rejectWords(where, 'mesh', 'a mesh with triangles', 'one without');
  const distanceOf = (t: number) => distance(triangleShape(mesh, t), shape) as never;
  const triangles = nearestParts(mesh.bvh, reach, { isBeyond: beyondOf(mesh, reach), distanceOf });
  return { triangles, distance: distanceOf(triangles[0]!) };
}
