import { rejectWords, requireCount, requireList, requireObject } from '../../core/arguments/index.js';
import type { CombinedMesh } from './combined-mesh.js';
import { requireForEachMesh, requireResult } from './made-corners.js';

/** A range of the indices of a mesh, as in `BufferGeometry.groups` of three.js. */
export interface MeshGroup {
  /** The first place in the indices: a multiple of 3. */
  readonly start: number;
  /** How many indices there are from there on: a multiple of 3. */
  readonly count: number;
  readonly materialIndex?: number | undefined;
}

/** A range of indices of a result: what comes from one group of one mesh. */
export interface ResultGroup {
  readonly start: number;
  readonly count: number;
  /** That of the group; the number of the group if it has none; undefined for triangles of no group. */
  readonly materialIndex: number | undefined;
  /** The place of the mesh. */
  readonly operand: number;
  /** The number of its group, or -1 for triangles of no group. */
  readonly group: number;
}

/** The triangles of a result in the order of the groups that they come from. */
export interface GroupedTriangles {
  /** The corners of the triangles in that order, over the positions of the result. */
  readonly indices: Uint32Array;
  /** Which triangle of the result each is: attributes are put in order by it. */
  readonly triangles: Uint32Array;
  /** Those that are not empty: by mesh, then by group, triangles of no group last. */
  readonly groups: readonly ResultGroup[];
}

/**
 * Puts the triangles of a result in the order of the groups of the meshes that they come from, so that each group is
 * one range again, with its material.
 *
 * A triangle that several groups have belongs to the first of them. Within a group the order of the result stays.
 *
 * Triangles change their places by that, and `triangles` tells which each was: what was made for triangles of the
 * result or for their corners, such as attributes and origins, has to follow. Positions and numbers of vertices stay.
 *
 * @param result what `meshUnion` and its kin gave, not a copy of it, with origins
 * @param groups those of each mesh that was combined, in the order of the meshes
 * @throws RangeError naming what is wrong with a group, or a result without origins
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * const result = meshDifference([corner(4), corner(1)]);
 * const all = { start: 0, count: 12 };
 * const { groups } = groupTriangles(result, [[{ ...all, materialIndex: 5 }], [{ ...all, materialIndex: 8 }]]);
 * groups.map(({ materialIndex }) => materialIndex); // [5, 8]
 * groups[1].count; // 3
 */
export function groupTriangles(
  result: CombinedMesh,
  groups: readonly (readonly MeshGroup[])[],
): GroupedTriangles {
  const where = 'groupTriangles';
  const { memory } = requireResult(where, result);
  requireList(where, 'groups', 'a list of the groups of each mesh', groups);
  requireForEachMesh(where, 'groups', groups, memory.meshes.length);
  const ofSource = memory.meshes.map(({ indices }, i) =>
    groupsOfTriangles(where, `groups[${i}]`, groups[i]!, indices.length),
  );
  const starts: number[] = [];
  let places = 0;
  for (const list of groups) {
    starts.push(places);
    places += list.length + 1;
  }
  const { operands, triangles } = memory.origins;
  const placeOf = Uint32Array.from(operands, (operand, t) => {
    const group = ofSource[operand]![triangles[t]!]!;
    return starts[operand]! + (group < 0 ? groups[operand]!.length : group);
  });
  return inOrder(memory.indices, placeOf, groups, starts);
}

/** The group of each triangle, or -1. */
function groupsOfTriangles(
  where: string,
  name: string,
  groups: readonly MeshGroup[],
  length: number,
): Int32Array {
  requireList(where, name, 'a list of groups', groups);
  const found = new Int32Array(length / 3).fill(-1);
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i]!;
    requireObject(where, `${name}[${i}]`, '{start, count}', group);
    const { start, count } = group;
    requireCount(where, `${name}[${i}].start`, start);
    requireCount(where, `${name}[${i}].count`, count);
    if (start % 3 !== 0 || count % 3 !== 0 || start + count > length) {
      const expected = `a range of whole triangles among ${length} indices`;
      rejectWords(where, `${name}[${i}]`, expected, `start ${start} and count ${count}`);
    }
    found.fill(i, start / 3, (start + count) / 3);
  }
  return found;
}

/** Sorts by place, counting. */
function inOrder(
  indices: Uint32Array,
  placeOf: Uint32Array,
  groups: readonly (readonly MeshGroup[])[],
  starts: readonly number[],
): GroupedTriangles {
  const next = new Uint32Array(starts.at(-1)! + groups.at(-1)!.length + 2);
  for (const place of placeOf) next[place + 1]!++;
  for (let place = 1; place < next.length; place++) next[place]! += next[place - 1]!;
  const first = next.slice();
  const triangles = new Uint32Array(placeOf.length);
  placeOf.forEach((place, t) => {
    triangles[next[place]!++] = t;
  });
  const sorted = new Uint32Array(indices.length);
  triangles.forEach((t, at) => {
    sorted.set(indices.subarray(3 * t, 3 * t + 3), 3 * at);
  });
  const found = groups.flatMap((list, operand) =>
    [...list, undefined].map((group, i): ResultGroup => {
      const place = starts[operand]! + i;
      const materialIndex = group === undefined ? undefined : (group.materialIndex ?? i);
      const [start, end] = [3 * first[place]!, 3 * first[place + 1]!];
      return { start, count: end - start, materialIndex, operand, group: group === undefined ? -1 : i };
    }),
  );
  return { indices: sorted, triangles, groups: found.filter(({ count }) => count > 0) };
}
