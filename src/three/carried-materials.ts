/** Materials of the sources of a result, and which triangles have which. */
import { requireCount } from '../core/arguments/index.js';
import type { MeshGroup } from '../solids/meshes/group-triangles.js';
import { type GeometryMesh, triangleRange } from './geometry-mesh.js';

/** The materials of a result, and for each source its groups, whose numbers are places in the list. */
export interface CarriedMaterials<M> {
  /** None at the places of sources without materials. */
  readonly materials: readonly M[];
  /** How many places there are. */
  readonly count: number;
  readonly groups: readonly (readonly MeshGroup[])[];
}

/** The materials of all sources, each once, and the groups of their triangles. */
export function carriedMaterials<M>(where: string, sources: readonly GeometryMesh<M>[]): CarriedMaterials<M> {
  const placeOf = new Map<M, number>();
  let count = 0;
  const groups = sources.map((source, i) => {
    const own = ownGroups(where, `options.sources[${i}].geometry`, source);
    const { material } = source;
    if (material === undefined) {
      const first = count;
      count += own.reduce((most, { materialIndex }) => Math.max(most, materialIndex + 1), 0);
      return own.map((group) => ({ ...group, materialIndex: first + group.materialIndex }));
    }
    const places = listOf(material).map((one) => {
      const place = placeOf.get(one) ?? count++;
      placeOf.set(one, place);
      return place;
    });
    // A group without a material is not drawn.
    return own.flatMap((group) => {
      const place = places[group.materialIndex];
      return place === undefined ? [] : [{ ...group, materialIndex: place }];
    });
  });
  const materials: M[] = [];
  for (const [one, place] of placeOf) materials[place] = one;
  return { materials, count, groups };
}

const listOf = <M>(material: M | readonly M[]): readonly M[] =>
  Array.isArray(material) ? material : [material as M];

/** The groups of a source, in corners of its mesh. One material is that of all triangles, whatever the groups are. */
function ownGroups(
  where: string,
  name: string,
  { geometry, material, triangles }: GeometryMesh,
): (MeshGroup & { readonly materialIndex: number })[] {
  const { groups = [] } = geometry;
  const isGrouped = material === undefined ? groups.length > 0 : Array.isArray(material);
  if (!isGrouped) return [{ start: 0, count: 3 * triangles.length, materialIndex: 0 }];
  const end = (triangles.at(-1) ?? -1) + 1;
  return groups.map(({ start, count, materialIndex = 0 }, i) => {
    requireCount(where, `${name}.groups[${i}].materialIndex`, materialIndex);
    const { first, last } = triangleRange(where, `${name}.groups[${i}]`, start, count, end);
    const [from, to] = [firstAtLeast(triangles, first), firstAtLeast(triangles, last)];
    return { start: 3 * from, count: 3 * (to - from), materialIndex };
  });
}

/** The place of the first number of a sorted list that is not below another. */
function firstAtLeast(sorted: Uint32Array, least: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
