/** Materials of the sources of a result, and which triangles have which. */
import type { MeshGroup } from '../solids/meshes/group-triangles.js';
import { type GeometryMesh, triangleRange } from './geometry-mesh.js';

/** The materials of a result, and for each source its groups, whose numbers are places in the list. */
export interface CarriedMaterials<M> {
  readonly materials: readonly (M | undefined)[];
  readonly groups: readonly (readonly MeshGroup[])[];
}

/** The materials of all sources, each once, and the groups of their triangles. */
export function carriedMaterials<M>(where: string, sources: readonly GeometryMesh<M>[]): CarriedMaterials<M> {
  const materials: (M | undefined)[] = [];
  const groups = sources.map((source, i) => {
    const own = ownGroups(where, `options.sources[${i}].geometry`, source);
    const { material } = source;
    const count =
      material === undefined
        ? own.reduce((most, { materialIndex }) => Math.max(most, materialIndex + 1), 0)
        : 0;
    const places = (
      material === undefined ? Array.from({ length: count }, () => undefined) : listOf(material)
    ).map((one) => {
      const known = one === undefined ? -1 : materials.indexOf(one);
      return known >= 0 ? known : materials.push(one) - 1;
    });
    // A group without a material is not drawn.
    return own
      .filter(({ materialIndex }) => places[materialIndex] !== undefined)
      .map((group) => ({ ...group, materialIndex: places[group.materialIndex]! }));
  });
  return { materials, groups };
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
