import { reject } from '../../core/arguments/index.js';
import {
  checkMesh,
  type FindingType,
  findingItem,
  listedItems,
  prepareMesh,
  selfIntersections,
} from '../../mesh/index.js';
import { firstEqualVertices } from '../../mesh/structure/equal-vertices.js';
import { adoptDoubleMesh, type DoubleMesh, type MeshInput } from '../../mesh/structure/indexed-mesh.js';
import { hasArea } from '../../mesh/structure/neighbours.js';
import { type MeshFault, meshFaults } from '../output/mesh-faults.js';
import { PRECISIONS } from '../output/precision.js';
import { isDenselyWrong, snappedMesh } from './snapped-mesh.js';

/**
 * What is certain about a mesh that was rounded to 32-bit numbers.
 *
 * - `valid`: each coordinate is the nearest 32-bit number, and no triangles meet that did not meet before.
 * - `repaired`: with the nearest numbers some did, or a vertex moved that touches another triangle. Triangles were cut
 *   and vertices moved until none does; the mesh is the boundary of a solid, as the one before. A part that is thinner
 *   than 32 bits can tell may be gone: its triangles are missing in `triangles`.
 * - `unresolved`: each coordinate is the nearest 32-bit number, and `remaining` says what meets that did not.
 */
export interface SingleCertificate {
  readonly type: 'valid' | 'repaired' | 'unresolved';
  /**
   * No point of the mesh is further from the one before than this, in any coordinate. The largest change of a
   * coordinate, exactly, unless it is repaired: then at most 2^-11 of the largest coordinate.
   */
  readonly deviation: number;
  /** What meets that did not before; nothing, unless it is unresolved. */
  readonly remaining: readonly MeshFault[];
}

/** A mesh in 32-bit numbers, and what is certain about it. */
export interface SingleMesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** For each triangle the number of the one before that it lies along: its own, unless the mesh was repaired. */
  readonly triangles: Uint32Array;
  readonly certificate: SingleCertificate;
}

/** So many items are listed. */
const MOST_ITEMS = 64;

/**
 * A mesh in 32-bit numbers, certified: any mesh, open ones and ones that meet themselves, too. Where nearest numbers do
 * harm, the boundary of a solid is repaired, and of any other mesh it is said.
 *
 * @throws RangeError naming what is wrong with the mesh, or a coordinate beyond 32 bits
 */
export function singleMesh(where: string, name: string, mesh: MeshInput): SingleMesh {
  const { positions, indices } = adoptDoubleMesh(where, name, mesh);
  const { nearest, deviation } = nearestSingles(where, `${name}.positions`, positions);
  const triangles = Uint32Array.from({ length: indices.length / 3 }, (_, t) => t);
  const own = { positions: Float32Array.from(nearest), indices: Uint32Array.from(indices), triangles };
  const certified = (type: 'valid' | 'unresolved', remaining: readonly MeshFault[]): SingleMesh => ({
    ...own,
    certificate: { type, deviation, remaining },
  });
  if (deviation === 0) return certified('valid', []);
  const all = new Uint8Array(positions.length / 3);
  const isBoundary =
    meshFaults(
      positions,
      indices,
      all.map(() => 1),
    ).faults.length === 0;
  const remaining = isBoundary
    ? meshFaults(nearest, indices, exactVertices(positions, nearest)).faults
    : newMeetings({ positions, indices }, { positions: nearest, indices });
  if (remaining.length === 0) return certified('valid', []);
  const isDense = isDenselyWrong(remaining, indices.length / 3);
  const snap = isBoundary
    ? snappedMesh({ positions: nearest, indices, deviation }, PRECISIONS.single, isDense, () => {})
    : null;
  // A solid of which nothing is left is none.
  if (snap === null || snap.indices.length === 0) return certified('unresolved', remaining);
  return {
    positions: Float32Array.from(snap.positions),
    indices: snap.indices,
    triangles: snap.sources,
    certificate: { type: 'repaired', deviation: snap.deviation, remaining: [] },
  };
}

/**
 * Coordinates as the nearest 32-bit numbers, and the largest change, exactly.
 *
 * @throws RangeError naming one that is beyond them
 */
export function nearestSingles(
  where: string,
  name: string,
  positions: Float64Array,
): { readonly nearest: Float64Array<ArrayBuffer>; readonly deviation: number } {
  let deviation = 0;
  const nearest = Float64Array.from(positions, (x, i) => {
    const own = PRECISIONS.single.round(x);
    if (!Number.isFinite(own)) reject(where, `${name}[${i}]`, 'a number within 32 bits', x);
    // A double and the nearest number of 32 bits differ by a double.
    deviation = Math.max(deviation, Math.abs(own - x));
    return own;
  });
  return { nearest, deviation };
}

/** 1 for each vertex that was not moved. */
function exactVertices(positions: Float64Array, nearest: Float64Array): Uint8Array {
  const isAt = (i: number) => positions[i] === nearest[i];
  return Uint8Array.from({ length: positions.length / 3 }, (_, v) =>
    Number([0, 1, 2].every((k) => isAt(3 * v + k))),
  );
}

/** What of a mesh meets after it was moved, and did not before. */
function newMeetings(before: DoubleMesh, after: DoubleMesh): MeshFault[] {
  const [was, is] = [before, after].map(({ positions }) => firstEqualVertices(positions, () => {}));
  const vertices = [...is!.entries()]
    .filter(([v, first]) => first !== was![v])
    .map(([v, first]) => [first, v]);
  const flat = [...new Array(before.indices.length / 3).keys()]
    .filter((t) => !hasArea(after, t) && hasArea(before, t))
    .map((t) => [t]);
  const old = selfIntersections(prepareMesh(before));
  const met = new Set<string>();
  for (let i = 0; i < old.length; i += 2) met.add(`${old[i]} ${old[i + 1]}`);
  const { findings } = checkMesh(prepareMesh(after), { maxPairs: Infinity });
  const pairs = (['overlapping-triangles', 'crossing-triangles', 'touching-triangles'] as const).map(
    (type) => {
      const finding = findings.find((one) => one.type === type);
      const count = finding === undefined ? 0 : listedItems(finding);
      const items = Array.from({ length: count }, (_, i) => [...findingItem(finding!, i)]);
      return faultOf(
        type,
        items.filter(([a, b]) => !met.has(`${a} ${b}`)),
      );
    },
  );
  const faults = [faultOf('duplicate-vertices', vertices), faultOf('degenerate-triangle', flat), ...pairs];
  return faults.filter(({ count }) => count > 0);
}

const faultOf = (type: FindingType, items: readonly number[][]): MeshFault => ({
  type,
  count: items.length,
  items: items.slice(0, MOST_ITEMS),
});
