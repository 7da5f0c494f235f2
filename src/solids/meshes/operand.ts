import type { PreparedMesh } from '../../mesh/index.js';
import { prepareMesh, selfIntersects } from '../../mesh/index.js';
import { firstEqualVertices } from '../../mesh/structure/equal-vertices.js';
import { adoptDoubleMesh, type MeshInput } from '../../mesh/structure/indexed-mesh.js';
import { hasArea } from '../../mesh/structure/neighbours.js';
import { PreparedMesh as Prepared, requirePrepared } from '../../mesh/structure/prepared-mesh.js';

/** A closed mesh whose triangles have areas and meet in common corners and edges only, ready to be combined. */
export interface MeshOperand {
  /** The mesh as it was given. */
  readonly given: PreparedMesh;
  /** Triangles have the numbers that they were given with; vertices with equal coordinates are one. */
  readonly mesh: PreparedMesh;
  /** For each half-edge the only other one between its ends; -1 where there are more. */
  readonly opposite: Int32Array;
  /** Whether each edge has two triangles, and those at each vertex hang together. */
  readonly isManifold: boolean;
}

/** What was made of a mesh, as far as it was asked for; null if it is not clean. */
interface Known {
  operand: MeshOperand | null;
  /** Whether it was looked through for self-intersections. */
  isTested: boolean;
}

/** Prepared meshes that were looked at before. */
const known: WeakMap<PreparedMesh, Known> = /* @__PURE__ */ new WeakMap();

/**
 * What a mesh is for the short way; null if it has to be resolved first: it is open, has triangles without an area, or
 * meets itself.
 *
 * @param trust whether that it does not meet itself is taken on trust
 * @throws RangeError for what is no mesh
 */
export function meshOperand(
  where: string,
  name: string,
  mesh: MeshInput | PreparedMesh,
  trust: boolean,
): MeshOperand | null {
  if (!(mesh instanceof Prepared)) {
    const { positions, indices } = adoptDoubleMesh(where, name, mesh);
    // What is asked of the result later must not depend on what becomes of the mesh.
    const made = cleanOperand(prepareMesh({ positions: positions.slice(), indices: indices.slice() }));
    return made === null || (!trust && selfIntersects(made.mesh)) ? null : made;
  }
  requirePrepared(where, name, mesh);
  let found = known.get(mesh);
  if (found === undefined) {
    found = { operand: cleanOperand(mesh), isTested: false };
    known.set(mesh, found);
  }
  if (!trust && !found.isTested && found.operand !== null) {
    found.isTested = true;
    if (selfIntersects(found.operand.mesh)) found.operand = null;
  }
  return found.operand;
}

/** A mesh that is closed and has no triangle without an area, whether or not it meets itself; else null. */
export function cleanOperand(given: PreparedMesh): MeshOperand | null {
  const mesh = welded(given);
  for (let t = 0; t < mesh.triangles; t++) if (!hasArea(mesh, t)) return null;
  const opposite = oppositesOf(mesh);
  if (opposite === null) return null;
  return { given, mesh, opposite, isManifold: !opposite.includes(-1) && haveOneFan(mesh, opposite) };
}

/** The mesh with one vertex for each point; itself if it is that already. */
function welded(mesh: PreparedMesh): PreparedMesh {
  const first = firstEqualVertices(mesh.positions, () => {});
  if (first.every((v, i) => v === i)) return mesh;
  return prepareMesh({ positions: mesh.positions, indices: mesh.indices.map((v) => first[v]!) });
}

/** For each half-edge the only other one between its ends, -1 where there are more; null if an edge is open. */
function oppositesOf(mesh: PreparedMesh): Int32Array | null {
  const { indices } = mesh;
  const { count, first, halfEdges } = mesh.edges;
  const opposite = new Int32Array(indices.length).fill(-1);
  for (let e = 0; e < count; e++) {
    const [from, end] = [first[e]!, first[e + 1]!];
    const start = indices[halfEdges[from]!]!;
    let balance = 0;
    for (let i = from; i < end; i++) balance += indices[halfEdges[i]!] === start ? 1 : -1;
    if (balance !== 0) return null;
    if (end - from !== 2) continue;
    opposite[halfEdges[from]!] = halfEdges[from + 1]!;
    opposite[halfEdges[from + 1]!] = halfEdges[from]!;
  }
  return opposite;
}

/** Do the triangles at each vertex hang together over their edges? All edges have two. */
function haveOneFan({ indices, vertices }: PreparedMesh, opposite: Int32Array): boolean {
  const isSeen = new Uint8Array(indices.length);
  const hasFan = new Uint8Array(vertices);
  for (let h = 0; h < indices.length; h++) {
    if (isSeen[h] === 1) continue;
    if (hasFan[indices[h]!] === 1) return false;
    hasFan[indices[h]!] = 1;
    // The half-edge before h ends where h begins; its opposite is the next one that begins there.
    for (let at = h; isSeen[at] === 0; at = opposite[at % 3 === 0 ? at + 2 : at - 1]!) isSeen[at] = 1;
  }
  return true;
}
