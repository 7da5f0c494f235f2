import { requireMesh } from '../../core/arguments/index.js';
import type { ThickPlaneLike } from '../../implicit/index.js';
import { sideOfBand, thickPlaneFrom } from '../../implicit/thick-plane-side.js';
import { nextHalfEdge, previousHalfEdge } from '../../mesh/structure/edges.js';
import type { MeshInput } from '../../mesh/structure/indexed-mesh.js';
import { classificationOf, type PlaneClassification } from './classification.js';

/** How a mesh lies to a plane, with or without thickness. */
export interface ThickPlaneMesh {
  /** That of all triangles together; `on` for a mesh without any. */
  readonly classification: PlaneClassification;
  /** The side of each vertex: 1 in front of the band, 0 in it, -1 behind. */
  readonly sides: Int8Array;
  /**
   * The edges that lie in the band, ascending: each as the first half-edge 3 t + k that runs along it, the side of
   * triangle t that starts at its corner k, as in `meshEdges`. The band is convex, so that an edge lies in it if its
   * ends do. (A triangle that names a vertex twice has no edges.)
   */
  readonly edges: readonly number[];
  /** The numbers of the triangles of each kind, ascending. */
  readonly triangles: Readonly<Record<PlaneClassification, readonly number[]>>;
}

/**
 * Where do a mesh, its vertices, edges and triangles lie to a plane, with or without thickness? Each vertex is asked
 * about once. Vertices of no triangle have a side, and do not count for the mesh.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, the thickness is negative, or
 *   the arrays are no mesh
 * @example
 * const mesh = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], indices: [0, 2, 1, 0, 1, 3] };
 * const { classification, edges, triangles } = thickPlaneMesh({ normal: [0, 0, 1], constant: 0 }, mesh);
 * classification; // 'front'
 * edges; // [0, 1, 2]
 * triangles.on; // [0]
 * triangles.front; // [1]
 */
export function thickPlaneMesh(plane: ThickPlaneLike, mesh: MeshInput): ThickPlaneMesh {
  const band = thickPlaneFrom('thickPlaneMesh', 'plane', plane);
  requireMesh('thickPlaneMesh', 'mesh', mesh);
  const { positions, indices } = mesh;
  const sides = Int8Array.from({ length: positions.length / 3 }, (_, i) =>
    sideOfBand(band, [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!]),
  );
  const triangles: Record<PlaneClassification, number[]> = { front: [], back: [], on: [], straddling: [] };
  for (let t = 0; 3 * t < indices.length; t++) {
    const corners = [sides[indices[3 * t]!]!, sides[indices[3 * t + 1]!]!, sides[indices[3 * t + 2]!]!];
    triangles[classificationOf(corners)].push(t);
  }
  return { classification: ofAll(triangles), sides, edges: edgesOn(indices, sides), triangles };
}

function edgesOn(indices: ArrayLike<number>, sides: Int8Array): number[] {
  const edges: number[] = [];
  const known = new Set<string>();
  for (let h = 0; h < indices.length; h++) {
    const [i, j, k] = [indices[h]!, indices[nextHalfEdge(h)]!, indices[previousHalfEdge(h)]!];
    if (sides[i] !== 0 || sides[j] !== 0 || i === j || j === k || k === i) continue;
    const ends = i < j ? `${i} ${j}` : `${j} ${i}`;
    if (!known.has(ends)) edges.push(h);
    known.add(ends);
  }
  return edges;
}

function ofAll({ front, back, straddling }: ThickPlaneMesh['triangles']): PlaneClassification {
  if (straddling.length > 0) return 'straddling';
  if (front.length > 0) return back.length > 0 ? 'straddling' : 'front';
  return back.length > 0 ? 'back' : 'on';
}
