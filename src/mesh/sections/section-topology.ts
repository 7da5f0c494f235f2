import { edgesOf, nextHalfEdge } from '../structure/edges.js';
import { firstEqualVertices } from '../structure/equal-vertices.js';
import type { DoubleMesh } from '../structure/indexed-mesh.js';
import { hasArea } from '../structure/neighbours.js';
import { PreparedMesh } from '../structure/prepared-mesh.js';
import { pairAroundEdge } from './pair-around-edge.js';

/** Stands in `SectionTopology.mates` for a side of a triangle where the surface ends. */
export const NO_MATE = 0xffff_ffff;

/** What of a mesh is the same for all planes. */
export interface SectionTopology {
  readonly positions: Float64Array;
  /** The corners; vertices with equal coordinates are one, the first of them. */
  readonly indices: Uint32Array;
  readonly triangles: number;
  /**
   * For each half-edge the one of the next triangle over it, which runs the other way; `NO_MATE` where there is none.
   */
  readonly mates: Uint32Array;
  /** For each triangle the number of the last trace that went over it. */
  readonly visited: Uint32Array;
  /** How many traces there were. */
  traces: number;
  /** For each triangle 0 until somebody has asked, 1 if it has an area, 2 if its corners are on a line. */
  readonly areas: Uint8Array;
  /** All coordinates are integers over 2^exponent; undefined until somebody has asked. */
  exponent: number | undefined;
}

/** Those of meshes that were prepared. */
const known: WeakMap<PreparedMesh, SectionTopology> = /* @__PURE__ */ new WeakMap();

/** What sections need of a mesh; of a prepared one it is made once. */
export function topologyOf(mesh: PreparedMesh | DoubleMesh): SectionTopology {
  if (!(mesh instanceof PreparedMesh)) return madeTopology(mesh);
  let found = known.get(mesh);
  if (found === undefined) {
    found = madeTopology(mesh);
    known.set(mesh, found);
  }
  return found;
}

function madeTopology(mesh: DoubleMesh): SectionTopology {
  const { positions } = mesh;
  const first = firstEqualVertices(positions, () => {});
  const indices = Uint32Array.from(mesh.indices, (v) => first[v]!);
  const triangles = indices.length / 3;
  return {
    positions,
    indices,
    triangles,
    mates: matesOf({ positions, indices }),
    visited: new Uint32Array(triangles),
    traces: 0,
    areas: new Uint8Array(triangles),
    exponent: undefined,
  };
}

function matesOf(mesh: DoubleMesh): Uint32Array {
  const { indices } = mesh;
  const { count, first, halfEdges } = edgesOf(mesh);
  const mates = new Uint32Array(indices.length).fill(NO_MATE);
  for (let e = 0; e < count; e++) {
    const from = first[e]!;
    const sheets = first[e + 1]! - from;
    if (sheets < 2) continue;
    if (sheets > 2) {
      pairAroundEdge(mesh, halfEdges.subarray(from, from + sheets), mates);
      continue;
    }
    const g = halfEdges[from]!;
    const h = halfEdges[from + 1]!;
    // Two triangles that run the same way have no common side to be on.
    if (indices[g] !== indices[nextHalfEdge(h)]) continue;
    mates[g] = h;
    mates[h] = g;
  }
  return mates;
}

/** Whether the corners of a triangle are on a line: the plane then meets it in a point. */
export function isFlat(topology: SectionTopology, t: number): boolean {
  const { areas } = topology;
  if (areas[t] === 0) areas[t] = hasArea(topology, t) ? 1 : 2;
  return areas[t] === 2;
}
