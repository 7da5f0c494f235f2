import { requireFunction, requireNoMore, requireNotNegative } from '../core/arguments/index.js';
import { ascending } from '../core/collections/ascending.js';
import { GrowableUint32 } from '../core/collections/growable.js';
import { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../mesh/structure/prepared-mesh.js';
import { besidePlaced, nearPlaced } from './placed-call.js';
import { besideShape, type MeetingShape, type NearShape, nearShape } from './shape-call.js';

/** Sees a triangle by its number. Returning true ends the search. */
export type TriangleVisitor = (triangle: number) => unknown;

/**
 * All triangles of a mesh that have a common point with a shape, ascending. Both are closed: touching counts. The mesh
 * is a surface, so that nothing meets a shape that is inside of it: see `meetsSolid`.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3; Akenine-Möller et al., Real-Time Rendering, 25.1.
 *
 * @param mesh  a prepared mesh, or one at its place (`placeMesh`)
 * @param shape a point, a shape of space with its `type` (see `unerring/shapes`), or a `half-space`; beside a mesh at
 *   its place a point, plane, half-space, sphere, capsule, or a bounded convex shape with flat faces
 * @throws RangeError if the mesh is not prepared, or the shape is none or has no answer beside a triangle
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * trianglesMeeting(tetrahedron, { type: 'sphere', center: [1, 1, -2], radius: 2 }); // new Uint32Array([0])
 */
export function trianglesMeeting(mesh: PreparedMesh | PlacedMesh, shape: MeetingShape): Uint32Array {
  if (arguments.length > 2) requireNoMore('trianglesMeeting', 2, arguments[2]);
  const found = new GrowableUint32();
  search('trianglesMeeting', mesh, shape, (t) => {
    found.push(t);
    return false;
  });
  return ascending(found.finish());
}

/**
 * Does a triangle of a mesh have a common point with a shape? Touching counts, and the mesh is a surface.
 *
 * @param mesh  as for `trianglesMeeting`, and so the shape
 * @throws RangeError as `trianglesMeeting`
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0]), indices: new Uint32Array([0, 1, 2]) });
 * anyTriangleMeets(floor, { type: 'capsule', start: [2, 2, 1], end: [2, 2, 3], radius: 1 }); // true
 * anyTriangleMeets(floor, { type: 'box', min: [1, 1, 1e-300], max: [2, 2, 2] }); // false
 */
export function anyTriangleMeets(mesh: PreparedMesh | PlacedMesh, shape: MeetingShape): boolean {
  if (arguments.length > 2) requireNoMore('anyTriangleMeets', 2, arguments[2]);
  return search('anyTriangleMeets', mesh, shape, () => true);
}

/**
 * Shows a visitor the triangles of a mesh that have a common point with a shape, each once, in an order of the mesh's
 * own, until the visitor returns true.
 *
 * @param mesh  as for `trianglesMeeting`, and so the shape
 * @returns whether the visitor ended the search
 * @throws RangeError as `trianglesMeeting`
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const seen: number[] = [];
 * visitTrianglesMeeting(floor, [1, 1, 0], (triangle) => seen.push(triangle) === 1); // true
 * seen; // [0]
 */
export function visitTrianglesMeeting(
  mesh: PreparedMesh | PlacedMesh,
  shape: MeetingShape,
  visit: TriangleVisitor,
): boolean {
  if (arguments.length > 3) requireNoMore('visitTrianglesMeeting', 3, arguments[3]);
  requireFunction('visitTrianglesMeeting', 'visit', visit);
  return search('visitTrianglesMeeting', mesh, shape, (t) => visit(t) === true);
}

/**
 * All triangles of a mesh that are at most r from a shape, ascending. Exactly r counts. The mesh is a surface: a shape
 * deep inside of the solid that it bounds is near no triangle, and `meetsSolid` tells that it is in the solid.
 *
 * @param mesh  as for `trianglesMeeting`
 * @param shape a point, or a shape of space with its `type` that `distance` answers beside triangles; beside a mesh at
 *   its place one of those of `trianglesMeeting` that is bounded
 * @throws RangeError as `trianglesMeeting`, and if r is negative or not finite
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const box = { type: 'box', min: [1, 1, 3], max: [2, 2, 5] } as const;
 * trianglesNear(floor, box, 3); // new Uint32Array([0])
 * trianglesNear(floor, box, 2.9999999999999996); // new Uint32Array()
 */
export function trianglesNear(mesh: PreparedMesh | PlacedMesh, shape: NearShape, r: number): Uint32Array {
  if (arguments.length > 3) requireNoMore('trianglesNear', 3, arguments[3]);
  requireNotNegative('trianglesNear', 'r', r);
  const found = new GrowableUint32();
  searchNear('trianglesNear', mesh, shape, r, (t) => {
    found.push(t);
    return false;
  });
  return ascending(found.finish());
}

/**
 * Is a triangle of a mesh at most r from a shape? Exactly r counts. The mesh is a surface: whether a shape is at most r
 * from the closed solid, also where it is deep inside, is `anyTriangleNear(mesh, shape, r) || meetsSolid(mesh, shape)`.
 *
 * @throws RangeError as `trianglesNear`
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0]), indices: new Uint32Array([0, 1, 2]) });
 * anyTriangleNear(floor, { type: 'sphere', center: [1, 1, 4], radius: 1 }, 3); // true
 */
export function anyTriangleNear(mesh: PreparedMesh | PlacedMesh, shape: NearShape, r: number): boolean {
  if (arguments.length > 3) requireNoMore('anyTriangleNear', 3, arguments[3]);
  requireNotNegative('anyTriangleNear', 'r', r);
  return searchNear('anyTriangleNear', mesh, shape, r, () => true);
}

function search(
  where: string,
  mesh: PreparedMesh | PlacedMesh,
  shape: MeetingShape,
  visit: (triangle: number) => boolean,
): boolean {
  if (mesh instanceof PlacedMesh) return besidePlaced(where, mesh, shape).search(visit);
  requirePrepared(where, 'mesh', mesh);
  return besideShape(where, mesh, shape).search(visit);
}

function searchNear(
  where: string,
  mesh: PreparedMesh | PlacedMesh,
  shape: NearShape,
  r: number,
  visit: (triangle: number) => boolean,
): boolean {
  if (mesh instanceof PlacedMesh) return nearPlaced(where, mesh, shape, r).search(visit);
  requirePrepared(where, 'mesh', mesh);
  return nearShape(where, mesh, shape, r).search(visit);
}
