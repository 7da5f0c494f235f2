/** Which part of a mesh's surface a point is. */
import type { Point3 } from '../../core/shapes.js';
import { orient3dPointAt } from '../../predicates/generated/kernels/orient3d-point.js';
import { EDGE, FACE, OUTSIDE } from '../../spatial/triangles/feature-codes.js';
import { featureInPlane } from '../../spatial/triangles/flat-pair.js';
import { featureAtPoint } from '../../spatial/triangles/linear-triangle.js';
import { FIRST, loadPoint, ORIGIN, projectionOf, X } from '../../spatial/triangles/workspace.js';
import { type MeshFeature, meshFeature } from '../structure/mesh-feature.js';
import { loadTriangleOf } from '../structure/neighbours.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';

/** The point of the query that is being answered. */
export const POINT = /* @__PURE__ */ new Float64Array(3);

/** The walk's open nodes. A tree over n boxes is at most 64 + log2 n levels deep. */
const STACK = /* @__PURE__ */ new Uint32Array(256);

/** Puts a point into its place. */
export function loadQueryPoint(where: string, name: string, point: Point3): void {
  loadPoint(where, name, ORIGIN, point);
  POINT[0] = X[ORIGIN]!;
  POINT[1] = X[ORIGIN + 1]!;
  POINT[2] = X[ORIGIN + 2]!;
}

/**
 * The part of the surface that a point is, or null if it is on no triangle: the vertex equal to it (the one with the lowest
 * number), else an edge that contains it (that of the triangle with the lowest number), else a face (likewise).
 *
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * pointOnSurface(tetrahedron, [1, 0, 0]); // { type: 'edge', vertices: [0, 1], triangle: 0 }
 */
export function pointOnSurface(mesh: PreparedMesh, point: Point3): MeshFeature | null {
  requirePrepared('pointOnSurface', 'mesh', mesh);
  loadQueryPoint('pointOnSurface', 'point', point);
  return loadedPointOnSurface(mesh);
}

/** {@link pointOnSurface} for the loaded point. */
export function loadedPointOnSurface({ bvh, positions, indices }: PreparedMesh): MeshFeature | null {
  const { bounds, links, counts, order, boxes } = bvh;
  let best: MeshFeature | null = null;
  if (counts.length === 0 || !contains(bounds, 0, POINT)) return null;
  let depth = 0;
  STACK[depth++] = 0;
  while (depth > 0) {
    const node = STACK[--depth]!;
    const count = counts[node]!;
    const link = links[node]!;
    if (count === 0) {
      if (contains(bounds, 6 * link + 6, POINT)) STACK[depth++] = link + 1;
      if (contains(bounds, 6 * link, POINT)) STACK[depth++] = link;
      continue;
    }
    for (let place = link; place < link + count; place++) {
      if (!contains(boxes, 6 * place, POINT)) continue;
      best = featureWith(best, positions, indices, order[place]!);
    }
  }
  return best;
}

/** The feature that counts of the one found so far and that of triangle t at the loaded point. */
export function featureWith(
  best: MeshFeature | null,
  positions: Float64Array,
  indices: Uint32Array,
  t: number,
): MeshFeature | null {
  const i = indices[3 * t]!;
  const j = indices[3 * t + 1]!;
  const k = indices[3 * t + 2]!;
  // In this order: comparisons are cheaper than a sign that is zero.
  const v = lowestAt(positions, i, j, k);
  if (v < NONE) return best?.type === 'vertex' && best.vertex <= v ? best : { type: 'vertex', vertex: v };
  if (best?.type === 'vertex' || orient3dPointAt(positions, i, j, k, POINT) !== 0) return best;
  return better(best, featureOn(positions, indices, t));
}

/** Whether the box at i contains the point. */
function contains(boxes: Float64Array, i: number, p: Float64Array): boolean {
  return (
    boxes[i]! <= p[0]! &&
    p[0]! <= boxes[i + 3]! &&
    boxes[i + 1]! <= p[1]! &&
    p[1]! <= boxes[i + 4]! &&
    boxes[i + 2]! <= p[2]! &&
    p[2]! <= boxes[i + 5]!
  );
}

/** More than any vertex's number. */
const NONE = 2 ** 32;

/** The lowest of three vertices that is at the point. */
function lowestAt(positions: Float64Array, i: number, j: number, k: number): number {
  const first = isAt(positions, i) ? i : NONE;
  const second = isAt(positions, j) && j < first ? j : first;
  return isAt(positions, k) && k < second ? k : second;
}

/** Whether vertex i is at the point. */
function isAt(positions: Float64Array, i: number): boolean {
  return (
    positions[3 * i] === POINT[0] && positions[3 * i + 1] === POINT[1] && positions[3 * i + 2] === POINT[2]
  );
}

/** The feature of triangle t that the loaded point is, which lies in its plane. */
function featureOn(positions: Float64Array, indices: Uint32Array, t: number): MeshFeature | null {
  loadTriangleOf(FIRST, positions, indices, t);
  X[ORIGIN] = POINT[0]!;
  X[ORIGIN + 1] = POINT[1]!;
  X[ORIGIN + 2] = POINT[2]!;
  const axis = projectionOf(FIRST);
  const code = axis === -1 ? featureAtPoint(FIRST, ORIGIN) : featureInPlane(axis, FIRST, ORIGIN);
  if (code === OUTSIDE) return null;
  return meshFeature(indices, t, code === FACE ? 6 : code >= EDGE ? code - EDGE + 3 : code);
}

const RANK = { vertex: 0, edge: 1, face: 2 } as const;

/** Of two features at one point the one that counts. */
function better(a: MeshFeature | null, b: MeshFeature | null): MeshFeature | null {
  if (a === null || b === null) return a ?? b;
  if (a.type !== b.type) return RANK[a.type] < RANK[b.type] ? a : b;
  return numberOf(a) <= numberOf(b) ? a : b;
}

function numberOf(feature: MeshFeature): number {
  return feature.type === 'vertex' ? feature.vertex : feature.triangle;
}
