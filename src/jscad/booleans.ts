import { reject, rejectWords, requireNotNegative, requireOptions } from '../core/arguments/index.js';
import { type PolygonSet, polygonDifference, polygonIntersection, polygonUnion } from '../polygons/index.js';
import { checkedMeshes, combined } from '../solids/meshes/combined-mesh.js';
import { MESH_RULES, type MeshOperation } from '../solids/meshes/mesh-rules.js';
import { geom2Of, geom2Polygons } from './geom2.js';
import { colorOfAll, geom3FromMesh, geom3Mesh } from './geom3.js';
import {
  type Geom2Like,
  type Geom3Like,
  isGeom2,
  isGeom3,
  type MadeGeom2,
  type MadeGeom3,
} from './structures.js';

/** A geometry, or lists of some, however deep. */
export type Nested<T> = T | readonly Nested<T>[];

/** A boolean as JSCAD has it: of as many geometries as there are, all of one kind. */
export interface JscadBoolean {
  (...geometries: readonly Nested<Geom3Like>[]): MadeGeom3;
  (...geometries: readonly Nested<Geom2Like>[]): MadeGeom2;
}

/** How geometries are combined. */
export interface JscadBooleanOptions {
  /** Vertices of a `geom3` up to this far from each other become one, as `weldVertices` merges them; 0 by default. */
  readonly distance?: number | undefined;
}

/** What JSCAD calls the booleans. */
interface Combine {
  readonly where: string;
  readonly operation: MeshOperation;
  readonly ofPolygons: (first: PolygonSet, ...others: readonly PolygonSet[]) => PolygonSet;
}

const UNION: Combine = { where: 'union', operation: 'union', ofPolygons: polygonUnion };
const SUBTRACT: Combine = { where: 'subtract', operation: 'difference', ofPolygons: polygonDifference };
const INTERSECT: Combine = { where: 'intersect', operation: 'intersection', ofPolygons: polygonIntersection };

/** Geometries, or lists of some. */
type Given = readonly unknown[];

/**
 * The union of geometries of JSCAD, `geom3` or `geom2`, exactly: in the place of `booleans.union`.
 *
 * Takes what that takes: any number of geometries of one kind, in lists however deep. The result of `geom3` is in
 * triangles, closed, without edges that others end inside of, and its vertices are the nearest doubles, unless these
 * would make it meet itself: see `meshUnion`. Polygons keep the colours that they or their geometries have, where all
 * geometries have one the result has it. A geometry that meets itself is resolved, and then no colours of polygons are
 * known.
 *
 * @throws RangeError naming what is wrong with a geometry; of a `geom3` that is open, the edge
 * @example
 * const transforms = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
 * const square = (x) => {
 *   const corners = [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 *   return { sides: corners.map((p, i) => [p, corners[(i + 1) % 4]]), transforms };
 * };
 * union(square(0), [square(1), [square(3)]]).sides.length; // 4
 */
export function union(...geometries: readonly Nested<Geom3Like>[]): MadeGeom3;
export function union(...geometries: readonly Nested<Geom2Like>[]): MadeGeom2;
export function union(...geometries: Given): MadeGeom3 | MadeGeom2 {
  return combine(UNION, 0, geometries);
}

/**
 * The first of some geometries of JSCAD without the others, exactly: in the place of `booleans.subtract`. See
 * {@link union}.
 *
 * @throws RangeError naming what is wrong with a geometry; of a `geom3` that is open, the edge
 * @example
 * const transforms = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
 * const sides = [[[0, 0], [2, 0]], [[2, 0], [0, 2]], [[0, 2], [0, 0]]];
 * subtract({ sides, transforms }, { sides, transforms }).sides; // []
 */
export function subtract(...geometries: readonly Nested<Geom3Like>[]): MadeGeom3;
export function subtract(...geometries: readonly Nested<Geom2Like>[]): MadeGeom2;
export function subtract(...geometries: Given): MadeGeom3 | MadeGeom2 {
  return combine(SUBTRACT, 0, geometries);
}

/**
 * What all of some geometries of JSCAD have in common, exactly: in the place of `booleans.intersect`. See
 * {@link union}.
 *
 * @throws RangeError naming what is wrong with a geometry; of a `geom3` that is open, the edge
 * @example
 * const transforms = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
 * const sides = [[[0, 0], [2, 0]], [[2, 0], [0, 2]], [[0, 2], [0, 0]]];
 * intersect({ sides, transforms }, { sides, transforms }).sides.length; // 3
 */
export function intersect(...geometries: readonly Nested<Geom3Like>[]): MadeGeom3;
export function intersect(...geometries: readonly Nested<Geom2Like>[]): MadeGeom2;
export function intersect(...geometries: Given): MadeGeom3 | MadeGeom2 {
  return combine(INTERSECT, 0, geometries);
}

/**
 * {@link union}, {@link subtract} and {@link intersect} that weld vertices of each `geom3` before, up to a distance
 * that is yours: for geometries whose seams do not meet to the bit.
 *
 * @throws RangeError for a distance below 0
 * @example
 * Object.keys(booleansWith({ distance: 1e-9 })); // ['union', 'subtract', 'intersect']
 */
export function booleansWith(options: JscadBooleanOptions = {}): {
  readonly union: JscadBoolean;
  readonly subtract: JscadBoolean;
  readonly intersect: JscadBoolean;
} {
  requireOptions('booleansWith', 'options', options, 'distance');
  const { distance = 0 } = options;
  requireNotNegative('booleansWith', 'options.distance', distance);
  return {
    union: ((...geometries: Given) => combine(UNION, distance, geometries)) as JscadBoolean,
    subtract: ((...geometries: Given) => combine(SUBTRACT, distance, geometries)) as JscadBoolean,
    intersect: ((...geometries: Given) => combine(INTERSECT, distance, geometries)) as JscadBoolean,
  };
}

function combine(
  { where, operation, ofPolygons }: Combine,
  distance: number,
  geometries: Given,
): MadeGeom3 | MadeGeom2 {
  const all = flattened(geometries);
  if (all.length === 0) rejectWords(where, 'geometries', 'at least one geometry', 'none');
  const is = all.map((geometry, i) => {
    if (isGeom3(geometry)) return 3;
    return isGeom2(geometry) ? 2 : reject(where, `geometries[${i}]`, 'a geom3 or geom2 of JSCAD', geometry);
  });
  const other = is.findIndex((dimension) => dimension !== is[0]);
  if (other > 0)
    rejectWords(where, `geometries[${other}]`, `a geom${is[0]}, as geometries[0] is`, `a geom${is[other]}`);
  const nameOf = (i: number) => `geometries[${i}]`;
  if (is[0] === 2) {
    const [first, ...others] = (all as Geom2Like[]).map((one, i) => geom2Polygons(where, nameOf(i), one));
    return colored(geom2Of(ofPolygons(first!, ...others)), all as Geom2Like[]);
  }
  const sources = (all as Geom3Like[]).map((one, i) => geom3Mesh(where, nameOf(i), one, distance));
  const result = combined(checkedMeshes(where, sources, nameOf, {}, MESH_RULES[operation]));
  return result.origins === null
    ? colored(geom3FromMesh(result), all as Geom3Like[])
    : geom3FromMesh(result, { sources });
}

const flattened = (list: Given): unknown[] =>
  list.flatMap((one) => (Array.isArray(one) ? flattened(one) : [one]));

/** A result with the colour that all geometries have. */
function colored<T extends MadeGeom3 | MadeGeom2>(made: T, all: readonly (Geom3Like | Geom2Like)[]): T {
  const color = colorOfAll(all);
  return color === undefined ? made : { ...made, color };
}
