import {
  checkMesh,
  type Finding,
  type FindingType,
  findingItem,
  listedItems,
  prepareMesh,
} from '../../mesh/index.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import { sidesInTurn } from './sides-in-turn.js';

/**
 * What is wrong with a mesh, by kind; the numbers of an item are what `FINDING_TYPES` says. `too-large`: a vertex has a
 * coordinate beyond the largest number.
 */
export interface MeshFault {
  readonly type: FindingType | 'too-large';
  readonly count: number;
  /** The first of them. */
  readonly items: readonly (readonly number[])[];
}

/** What speaks against a mesh as the boundary of a solid. */
export interface MeshFaults {
  readonly faults: readonly MeshFault[];
  /**
   * How the mesh touches itself, which is no fault: 0 not at all, so that it is a manifold; 1 in vertices and edges; 2
   * where triangles have no common vertex or edge.
   */
  readonly contacts: 0 | 1 | 2;
}

/** So many pairs of triangles are looked for, and so many items are listed. */
export const MOST_PAIRS = 4096;

/**
 * What speaks against a mesh as the boundary of a solid that may touch itself: everything that `checkMesh` calls an
 * error or a warning, but for vertices and edges at which the mesh is no manifold. Around such an edge triangles must
 * look to and fro in turn. Parts whose vertices were not moved touch where the solid does.
 *
 * @param isExact 1 for each vertex that was not moved
 * @param maxPairs so many pairs of triangles that meet are looked for at most; if there are more, so many are counted
 */
export function meshFaults(
  positions: Float64Array,
  indices: Uint32Array,
  isExact: Uint8Array,
  maxPairs: number = MOST_PAIRS,
): MeshFaults {
  const mesh = prepareMesh({ positions, indices });
  const { findings, pairsComplete } = checkMesh(mesh, { maxPairs, limit: MOST_PAIRS });
  const serious = findings.filter(({ severity }) => severity !== 'info');
  const touching = serious.filter((finding) => isContact(finding, indices, isExact, pairsComplete));
  const faults = serious.filter((finding) => !touching.includes(finding)).map(faultOf);
  if (faults.length === 0) {
    const edges = serious.find(({ type: kind }) => kind === 'non-manifold-edge');
    if (edges !== undefined && !isInTurn(mesh)) faults.push(faultOf(edges));
  }
  return { faults, contacts: touching.length === 0 ? 0 : touching.every(isNonManifold) ? 1 : 2 };
}

function isNonManifold({ type: kind }: Finding): boolean {
  return kind === 'non-manifold-vertex' || kind === 'non-manifold-edge';
}

/**
 * Whether what was found is a contact that a solid may have with itself. Where not all pairs were looked for, those
 * that were not may cross: then no pair is.
 */
function isContact(
  finding: Finding,
  indices: Uint32Array,
  isExact: Uint8Array,
  isComplete: boolean,
): boolean {
  if (isNonManifold(finding)) return true;
  const { type: kind, count } = finding;
  if (kind !== 'touching-triangles' && kind !== 't-junction') return false;
  if (!isComplete || listedItems(finding) < count) return false;
  for (let i = 0; i < count; i++) {
    const item = [...findingItem(finding, i)];
    const vertices =
      kind === 't-junction' ? item : item.flatMap((t) => [...indices.subarray(3 * t, 3 * t + 3)]);
    if (!vertices.every((v) => isExact[v] === 1)) return false;
  }
  return true;
}

function faultOf(finding: Finding): MeshFault {
  const { type: kind, count } = finding;
  const items = Array.from({ length: Math.min(listedItems(finding), 64) }, (_, i) => [
    ...findingItem(finding, i),
  ]);
  return { type: kind, count, items };
}

/** Whether around each edge of more than two triangles these run along it to and fro in turn. */
function isInTurn(mesh: PreparedMesh): boolean {
  const { first, halfEdges, count } = mesh.edges;
  for (let e = 0; e < count; e++) {
    const sides = sidesInTurn(mesh, halfEdges.subarray(first[e], first[e + 1]));
    if (!sides.every(({ way }, i) => way !== sides[(i + 1) % sides.length]!.way)) return false;
  }
  return true;
}
