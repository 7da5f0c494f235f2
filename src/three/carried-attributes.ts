/** Attributes of the sources of a result at each of its corners. */
import { reject, requireFiniteNumbers } from '../core/arguments/index.js';
import { exactPlacement } from '../implicit/exact-placement.js';
import type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
import { interpolateAttributes } from '../solids/meshes/interpolate-attributes.js';
import { makeUnit } from '../solids/meshes/unit-vectors.js';
import type { CornerNumbers } from '../solids/meshes/vertices-of-corners.js';
import { type AttributeLike, numbersOf, requireAttributeLike } from './attributes.js';
import type { GeometryMesh } from './geometry-mesh.js';

/** What is carried over, and the names of what is not. */
export interface CarriedAttributes {
  readonly carried: readonly CornerNumbers[];
  readonly omitted: readonly string[];
}

/** Directions along the surface, and bones: their numbers mean nothing between the corners of other triangles. */
const NEVER = /^(?:tangent|skin(?:Index|Weight))$/;

/**
 * The attributes that all sources have in one size, at the corners of a result: each number is that of the linear
 * function on the source triangle, rounded once. Normals are turned as their objects are, turned round where triangles
 * are, and made one long in doubles.
 *
 * @throws RangeError naming an attribute that is none, or a number in it that is not finite
 */
export function carriedAttributes(
  where: string,
  result: CombinedMesh,
  sources: readonly GeometryMesh[],
): CarriedAttributes {
  const names = [...new Set(sources.flatMap(({ geometry }) => Object.keys(geometry.attributes)))].filter(
    (name) => name !== 'position',
  );
  const carried: CornerNumbers[] = [];
  const omitted: string[] = [];
  for (const name of names) {
    const all = sources.map((source, i) => {
      const value = source.geometry.attributes[name];
      return value === undefined
        ? undefined
        : requireAttributeLike(where, `options.sources[${i}].geometry.attributes.${name}`, value);
    });
    const itemSize = all[0]?.itemSize ?? 0;
    if (NEVER.test(name) || all.some((attribute) => attribute?.itemSize !== itemSize)) omitted.push(name);
    else carried.push({ name, itemSize, array: carry(where, result, sources, name, all as AttributeLike[]) });
  }
  return { carried, omitted };
}

function carry(
  where: string,
  result: CombinedMesh,
  sources: readonly GeometryMesh[],
  name: string,
  attributes: readonly AttributeLike[],
): Float64Array {
  const isNormal = name === 'normal' && attributes[0]!.itemSize === 3;
  const lists = sources.map((source, i) => {
    const attribute = attributes[i]!;
    const array = atCorners(where, `options.sources[${i}].geometry`, source, attribute);
    requireFiniteNumbers(where, `options.sources[${i}].geometry.attributes.${name}`, array);
    if (isNormal) turnNormals(where, source, array);
    return { array, itemSize: attribute.itemSize, per: 'corner' as const };
  });
  const values = interpolateAttributes(result, lists, { negateTurned: isNormal });
  if (isNormal) makeUnit(values);
  return values;
}

/** The corner of its geometry that a corner of a mesh is. */
export function geometryCorner({ triangles, isMirrored }: GeometryMesh, corner: number): number {
  const k = corner % 3;
  return 3 * triangles[Math.floor(corner / 3)]! + (isMirrored && k > 0 ? 3 - k : k);
}

function atCorners(
  where: string,
  name: string,
  source: GeometryMesh,
  attribute: AttributeLike,
): Float64Array {
  const { itemSize, count } = attribute;
  const index = (source.geometry.index ?? null) as AttributeLike | null;
  const vertexAt = index === null ? null : numbersOf(index);
  const numberAt = numbersOf(attribute);
  const values = new Float64Array(source.indices.length * itemSize);
  for (let corner = 0; corner < source.indices.length; corner++) {
    const own = geometryCorner(source, corner);
    const vertex = vertexAt === null ? own : vertexAt(own, 0);
    if (vertex >= count)
      reject(where, `${name}.attributes`, `one item for each vertex, ${vertex} too`, count);
    for (let i = 0; i < itemSize; i++) values[itemSize * corner + i] = numberAt(vertex, i);
  }
  return values;
}

/** Puts normals where the placement of a source takes them: they are covectors, so the adjugate turns them. */
function turnNormals(where: string, { placement }: GeometryMesh, normals: Float64Array): void {
  if (placement !== null) {
    const { adjugate, determinant } = exactPlacement(where, 'placement', placement);
    const way = determinant < 0n ? -1n : 1n;
    const size = Math.max(...adjugate.flat().map((n) => n.toString(2).length));
    // The length does not matter: numbers of 60 bits are more than doubles have.
    const shift = BigInt(Math.max(0, size - 60));
    const m = adjugate.map((row) => row.map((n) => Number((way * n) >> shift)));
    for (let i = 0; i < normals.length; i += 3) {
      const [x, y, z] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
      for (let k = 0; k < 3; k++) normals[i + k] = x * m[0]![k]! + y * m[1]![k]! + z * m[2]![k]!;
    }
  }
  makeUnit(normals);
}
