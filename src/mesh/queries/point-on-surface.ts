/** Which part of a mesh's surface a point is. */
import type { Point3 } from '../../core/shapes.js';
import { orient3dPointAt } from '../../predicates/generated/kernels/orient3d-point.js';
import { EDGE, FACE, OUTSIDE } from '../../spatial/triangles/feature-codes.js';
import { featureInPlane } from '../../spatial/triangles/flat-pair.js';
import { featureAtPoint } from '../../spatial/triangles/linear-triangle.js';
import { FIRST, loadVertex, ORIGIN, projectionOf } from '../../spatial/triangles/workspace.js';
import { visitBoxesAt } from '../structure/boxes-at-point.js';
import { type MeshFeature, meshFeature } from '../structure/mesh-feature.js';
import { loadTriangleOf } from '../structure/neighbours.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { beginPointCall, endPointCall, type PointCall } from './point-call.js';

/**
 * The part of the surface that a point is, or null if it is on no triangle: the vertex equal to it (the one with the
 * lowest number), else an edge that contains it (that of the triangle with the lowest number), else a face (likewise).
 *
 * @param mesh a prepared mesh, or one at its place (`placeMesh`)
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * pointOnSurface(tetrahedron, [1, 0, 0]); // { type: 'edge', index: 2, vertices: [0, 1], triangle: 0 }
 */
export function pointOnSurface(mesh: PreparedMesh | PlacedMesh, point: Point3): MeshFeature | null {
  if (mesh instanceof PlacedMesh) return mesh.questions().surfaceAt('pointOnSurface', point);
  requirePrepared('pointOnSurface', 'mesh', mesh);
  const call = beginPointCall('pointOnSurface', 'point', point);
  const feature = featureAt(mesh, call);
  endPointCall(call);
  return feature;
}

/** The part of the surface that the point of a call is. */
export function featureAt(mesh: PreparedMesh, call: PointCall): MeshFeature | null {
  let best: MeshFeature | null = null;
  visitBoxesAt(mesh.bvh, call.point, 0, call.stack, (t) => {
    best = featureWith(best, mesh.positions, mesh.indices, t, call.point);
  });
  return best;
}

/** The feature that counts of the one found so far and that of triangle t at the point. */
export function featureWith(
  best: MeshFeature | null,
  positions: Float64Array,
  indices: Uint32Array,
  t: number,
  point: Float64Array,
): MeshFeature | null {
  const i = indices[3 * t]!;
  const j = indices[3 * t + 1]!;
  const k = indices[3 * t + 2]!;
  // In this order: comparisons are cheaper than a sign that is zero.
  const v = lowestAt(positions, i, j, k, point);
  if (v < NONE) return best?.type === 'vertex' && best.index <= v ? best : { type: 'vertex', index: v };
  if (best?.type === 'vertex' || orient3dPointAt(positions, i, j, k, point) !== 0) return best;
  return better(best, featureOn(positions, indices, t, point));
}

/** More than any vertex's number. */
const NONE = 2 ** 32;

/** The lowest of three vertices that is at the point. */
function lowestAt(positions: Float64Array, i: number, j: number, k: number, point: Float64Array): number {
  const first = isAt(positions, i, point) ? i : NONE;
  const second = isAt(positions, j, point) && j < first ? j : first;
  return isAt(positions, k, point) && k < second ? k : second;
}

/** Whether vertex i is at the point. */
function isAt(positions: Float64Array, i: number, point: Float64Array): boolean {
  return (
    positions[3 * i] === point[0] && positions[3 * i + 1] === point[1] && positions[3 * i + 2] === point[2]
  );
}

/** The feature of triangle t that the point is, which lies in its plane. */
function featureOn(
  positions: Float64Array,
  indices: Uint32Array,
  t: number,
  point: Float64Array,
): MeshFeature | null {
  loadTriangleOf(FIRST, positions, indices, t);
  loadVertex(ORIGIN, point, 0);
  const axis = projectionOf(FIRST);
  const code = axis === -1 ? featureAtPoint(FIRST, ORIGIN) : featureInPlane(axis, FIRST, ORIGIN);
  if (code === OUTSIDE) return null;
  return meshFeature(indices, t, code === FACE ? 6 : code >= EDGE ? code - EDGE + 3 : code);
}

const RANK = { vertex: 0, edge: 1, face: 2, interior: 3 } as const;

/** The one that counts of two features at one point. */
export function better(a: MeshFeature | null, b: MeshFeature | null): MeshFeature | null {
  if (a === null || b === null) return a ?? b;
  if (a.type !== b.type) return RANK[a.type] < RANK[b.type] ? a : b;
  return a.index <= b.index ? a : b;
}
