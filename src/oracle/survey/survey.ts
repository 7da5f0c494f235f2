import { requireMesh } from '../../core/arguments/index.js';
import { type MeshEdges, meshEdges, repeatsCorner } from '../../mesh/structure/edges.js';
import type { IndexedMesh } from '../../mesh/structure/indexed-mesh.js';
import { orient3dOverEdge } from '../../mesh/structure/over-edge.js';
import { orient2dOfTriangle } from './mesh-signs.js';
import type { PredicateSet } from './predicate-set.js';

/** What is unusual about a mesh. Every count is a fact about its doubles when the predicates are exact. */
export interface MeshSurvey {
  readonly vertices: number;
  readonly triangles: number;
  /** Triangles that name a vertex twice. They have no part in the counts of edges. */
  readonly repeatedCorners: number;
  /** Triangles with collinear corners: no area. Those that name a vertex twice are among them. */
  readonly degenerateTriangles: number;
  readonly edges: number;
  /** Edges of one triangle only. */
  readonly borderEdges: number;
  /** Edges of three or more triangles. */
  readonly nonManifoldEdges: number;
  /** Edges that two triangles run along in the same direction: one of them is inside out. */
  readonly inconsistentEdges: number;
  /** Edges between two triangles with area that lie in one plane exactly. */
  readonly coplanarEdges: number;
}

/**
 * Surveys a mesh with the predicates given. A triangle is degenerate if and only if its shadows along x, y and z all
 * are (the cross product of two sides has the three shadows' determinants as coordinates); two triangles on an edge are
 * coplanar if and only if orient3d of the edge and the two far corners is 0.
 *
 * @throws RangeError for positions or indices that are not a mesh
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0]);
 * const square = { positions, indices: new Uint32Array([0, 1, 2, 2, 1, 3]) };
 * surveyMesh(square, predicates).coplanarEdges; // 1
 */
export function surveyMesh(mesh: IndexedMesh, predicates: PredicateSet): MeshSurvey {
  requireMesh('surveyMesh', 'mesh', mesh);
  const edges = meshEdges(mesh);
  const degenerate = degenerateTriangles(mesh, predicates);
  const triangles = mesh.indices.length / 3;
  let repeatedCorners = 0;
  for (let t = 0; t < triangles; t++) if (repeatsCorner(mesh.indices, t)) repeatedCorners++;
  return {
    vertices: mesh.positions.length / 3,
    triangles,
    repeatedCorners,
    degenerateTriangles: degenerate.reduce((sum, flag) => sum + flag, 0),
    edges: edges.count,
    ...surveyEdges(mesh, edges, degenerate, predicates),
  };
}

/** A flag per triangle: 1 if its corners are collinear. */
function degenerateTriangles(mesh: IndexedMesh, predicates: PredicateSet): Uint8Array {
  const flags = new Uint8Array(mesh.indices.length / 3);
  for (let t = 0; t < flags.length; t++) {
    const collinear = [0, 1, 2].every((axis) => orient2dOfTriangle(mesh, t, axis, predicates) === 0);
    flags[t] = collinear ? 1 : 0;
  }
  return flags;
}

type EdgeCounts = Pick<
  MeshSurvey,
  'borderEdges' | 'nonManifoldEdges' | 'inconsistentEdges' | 'coplanarEdges'
>;

function surveyEdges(
  mesh: IndexedMesh,
  edges: MeshEdges,
  degenerate: Uint8Array,
  predicates: PredicateSet,
): EdgeCounts {
  const counts = { borderEdges: 0, nonManifoldEdges: 0, inconsistentEdges: 0, coplanarEdges: 0 };
  for (let e = 0; e < edges.count; e++) {
    const uses = edges.first[e + 1]! - edges.first[e]!;
    if (uses === 1) counts.borderEdges++;
    if (uses > 2) counts.nonManifoldEdges++;
    if (uses !== 2) continue;
    const h = edges.halfEdges[edges.first[e]!]!;
    const twin = edges.halfEdges[edges.first[e]! + 1]!;
    // Two half-edges along one edge start at the same vertex, or each where the other ends.
    if (mesh.indices[h] === mesh.indices[twin]) counts.inconsistentEdges++;
    if (degenerate[Math.floor(h / 3)] === 1 || degenerate[Math.floor(twin / 3)] === 1) continue;
    if (orient3dOverEdge(mesh, h, twin, predicates.orient3d) === 0) counts.coplanarEdges++;
  }
  return counts;
}
