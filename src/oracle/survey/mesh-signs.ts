import type { Sign } from '../../core/sign.js';
import { type MeshEdges, NO_EDGE, nextHalfEdge, previousHalfEdge } from '../../mesh/structure/edges.js';
import type { IndexedMesh } from '../../mesh/structure/indexed-mesh.js';
import { orient3dOverEdge } from '../../mesh/structure/over-edge.js';
import type { PredicateSet } from './predicate-set.js';

/** Answers to the questions that a mesh puts to the four core predicates, each list always in the same order. */
export interface MeshSigns {
  /** Each triangle seen along x, y and z: which way round its corners go. */
  readonly orient2d: Int8Array;
  /** Each edge between two triangles: on which side of the one the other's far corner lies. */
  readonly orient3d: Int8Array;
  /** The same edges seen along x, y and z: is the far corner inside the first triangle's circle? */
  readonly incircle: Int8Array;
  /** The same edges: is a further neighbour's far corner inside the sphere through both triangles? */
  readonly insphere: Int8Array;
}

/** The two coordinates that remain when one looks along x, y or z; cyclic, so that handedness is kept. */
const PROJECTIONS = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/**
 * Puts every question of `MeshSigns` to one implementation. The questions depend on the connections of the mesh alone,
 * so answers by different implementations, or for moved copies of a mesh, can be compared one by one.
 *
 * @param mesh   a valid mesh
 * @param edges  its edges (see `meshEdges`)
 * @example
 * import { meshEdges } from 'unerring/mesh';
 * const mesh = { positions: new Float64Array(9), indices: new Uint32Array([0, 1, 2]) };
 * meshSigns(mesh, meshEdges(mesh), predicates).orient2d.length; // 3
 */
export function meshSigns(mesh: IndexedMesh, edges: MeshEdges, predicates: PredicateSet): MeshSigns {
  const shared = sharedEdges(edges);
  const orient3d = new Int8Array(shared.length);
  const incircle = new Int8Array(3 * shared.length);
  const insphere = new Int8Array(shared.length);
  let spheres = 0;
  for (let i = 0; i < shared.length; i++) {
    const h = edges.halfEdges[edges.first[shared[i]!]!]!;
    const twin = edges.halfEdges[edges.first[shared[i]!]! + 1]!;
    orient3d[i] = orient3dOverEdge(mesh, h, twin, predicates.orient3d);
    for (let axis = 0; axis < 3; axis++) {
      incircle[3 * i + axis] = incircleOverEdge(mesh, h, twin, axis, predicates);
    }
    const further = farCorner(mesh, edges, nextHalfEdge(h));
    if (further >= 0) insphere[spheres++] = insphereOverEdge(mesh, h, twin, further, predicates);
  }
  return {
    orient2d: projectedTriangles(mesh, predicates),
    orient3d,
    incircle,
    insphere: insphere.slice(0, spheres),
  };
}

/** The edges with exactly two half-edges, whichever way these run. */
export function sharedEdges({ count, first }: MeshEdges): Uint32Array {
  const shared = new Uint32Array(count);
  let n = 0;
  for (let e = 0; e < count; e++) if (first[e + 1]! - first[e]! === 2) shared[n++] = e;
  return shared.slice(0, n);
}

/** The sign of orient2d for triangle t seen along the axis. */
export function orient2dOfTriangle(
  { positions: p, indices }: IndexedMesh,
  t: number,
  axis: number,
  { orient2d }: Pick<PredicateSet, 'orient2d'>,
): Sign {
  const [x, y] = PROJECTIONS[axis]!;
  const a = 3 * indices[3 * t]!;
  const b = 3 * indices[3 * t + 1]!;
  const c = 3 * indices[3 * t + 2]!;
  return signOf(orient2d(p[a + x]!, p[a + y]!, p[b + x]!, p[b + y]!, p[c + x]!, p[c + y]!));
}

function projectedTriangles(mesh: IndexedMesh, predicates: PredicateSet): Int8Array {
  const signs = new Int8Array(mesh.indices.length);
  for (let t = 0; 3 * t < signs.length; t++) {
    for (let axis = 0; axis < 3; axis++) signs[3 * t + axis] = orient2dOfTriangle(mesh, t, axis, predicates);
  }
  return signs;
}

function incircleOverEdge(
  { positions: p, indices }: IndexedMesh,
  h: number,
  twin: number,
  axis: number,
  { incircle }: PredicateSet,
): Sign {
  const [x, y] = PROJECTIONS[axis]!;
  const a = 3 * indices[h]!;
  const b = 3 * indices[nextHalfEdge(h)]!;
  const c = 3 * indices[previousHalfEdge(h)]!;
  const d = 3 * indices[previousHalfEdge(twin)]!;
  return signOf(
    incircle(p[a + x]!, p[a + y]!, p[b + x]!, p[b + y]!, p[c + x]!, p[c + y]!, p[d + x]!, p[d + y]!),
  );
}

function insphereOverEdge(
  { positions: p, indices }: IndexedMesh,
  h: number,
  twin: number,
  further: number,
  { insphere }: PredicateSet,
): Sign {
  const a = 3 * indices[h]!;
  const b = 3 * indices[nextHalfEdge(h)]!;
  const c = 3 * indices[previousHalfEdge(h)]!;
  const d = 3 * indices[previousHalfEdge(twin)]!;
  const e = 3 * further;
  return signOf(
    insphere(
      p[a]!,
      p[a + 1]!,
      p[a + 2]!,
      p[b]!,
      p[b + 1]!,
      p[b + 2]!,
      p[c]!,
      p[c + 1]!,
      p[c + 2]!,
      p[d]!,
      p[d + 1]!,
      p[d + 2]!,
      p[e]!,
      p[e + 1]!,
      p[e + 2]!,
    ),
  );
}

/** The corner that the triangle across half-edge h has opposite to it; -1 if there is not exactly one triangle. */
function farCorner({ indices }: IndexedMesh, edges: MeshEdges, h: number): number {
  const e = edges.edgeOf[h]!;
  if (e === NO_EDGE || edges.first[e + 1]! - edges.first[e]! !== 2) return -1;
  const one = edges.halfEdges[edges.first[e]!]!;
  const twin = one === h ? edges.halfEdges[edges.first[e]! + 1]! : one;
  return indices[previousHalfEdge(twin)]!;
}

function signOf(value: number): Sign {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
