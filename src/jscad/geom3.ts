import {
  reject,
  rejectWords,
  requireList,
  requireMatrixElements,
  requireNotNegative,
  requireObject,
  requireOptions,
  requirePoint3,
} from '../core/arguments/index.js';
import type { MatrixPlacement } from '../core/shapes.js';
import { exactPlacement, isMirrored } from '../implicit/exact-placement.js';
import { weldVertices } from '../mesh/index.js';
import { adoptDoubleMesh, type DoubleMesh, type MeshInput } from '../mesh/structure/indexed-mesh.js';
import { hasArea } from '../mesh/structure/neighbours.js';
import { transformedMesh } from '../mesh/structure/transform-mesh.js';
import type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
import { WITHOUT_ORIGINS } from '../solids/meshes/without-origins.js';
import { type Geom3Like, identity, isGeom3, type JscadColor, type MadeGeom3 } from './structures.js';

/** A mesh that was made of a `geom3`. */
export interface Geom3Mesh extends DoubleMesh {
  /** For each triangle the number of its polygon. */
  readonly polygons: Uint32Array;
  /** Is every corner at the doubles that polygons and transforms say? Else some were rounded, or welded to others. */
  readonly isExact: boolean;
  readonly source: Geom3Like;
}

/** How a mesh is made of a `geom3`. */
export interface Geom3MeshOptions {
  /** Vertices up to this far from each other become one, as `weldVertices` merges them; 0, the default, equal ones. */
  readonly distance?: number | undefined;
}

/** How a `geom3` is made. */
export interface Geom3Options {
  /** What `meshFromGeom3` gave for each mesh that was combined, in the order of the meshes. */
  readonly sources?: readonly Geom3Mesh[] | undefined;
}

/**
 * The mesh of a `geom3` of JSCAD where its `transforms` take it, with one vertex for each point, as functions about
 * solids want it.
 *
 * Polygons are cut into triangles, so that those of JSCAD, whose vertices are rounded out of their planes, are closed
 * as they are; a polygon without an area is left out. A matrix that turns moves a vertex to a point that is no double:
 * it is rounded once, to the nearest one, which `isExact` tells. JSCAD's own booleans leave edges that others end
 * inside of, so that their results are open: combine with {@link union} and its kin of this entry, or call JSCAD's
 * `generalize` with `triangulate` before.
 *
 * @throws RangeError naming what is wrong with the geometry, or an option
 * @example
 * const corners = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]];
 * const transforms = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 5, 1];
 * const mesh = meshFromGeom3({ polygons: [{ vertices: corners }], transforms });
 * mesh.indices.length; // 6
 * mesh.positions[2]; // 5
 */
export function meshFromGeom3(geometry: Geom3Like, options: Geom3MeshOptions = {}): Geom3Mesh {
  const where = 'meshFromGeom3';
  requireOptions(where, 'options', options, 'distance');
  const { distance = 0 } = options;
  requireNotNegative(where, 'options.distance', distance);
  return geom3Mesh(where, 'geometry', geometry, distance);
}

/** {@link meshFromGeom3} for who names the geometry otherwise. */
export function geom3Mesh(where: string, name: string, geometry: Geom3Like, distance: number): Geom3Mesh {
  requireObject(where, name, 'a geom3 of JSCAD', geometry);
  if (!isGeom3(geometry)) reject(where, name, 'a geom3 of JSCAD', geometry);
  const to = exactPlacement(
    where,
    `${name}.transforms`,
    jscadPlacement(where, `${name}.transforms`, geometry.transforms),
  );
  const positions: number[] = [];
  const starts = geometry.polygons.map((polygon, i) => {
    const path = `${name}.polygons[${i}]`;
    requireObject(where, path, 'a polygon of JSCAD', polygon);
    requireList(where, `${path}.vertices`, 'a list of points', polygon.vertices);
    const start = positions.length / 3;
    polygon.vertices.forEach((p, k) => {
      requirePoint3(where, `${path}.vertices[${k}]`, p);
      positions.push(p[0]! + 0, p[1]! + 0, p[2]! + 0);
    });
    return start;
  });
  const own = { positions: Float64Array.from(positions), indices: new Uint32Array() };
  const placed = transformedMesh(where, `${name}.transforms`, own, to);
  const { mesh, map } = weldVertices(placed, { distance, clusters: false });
  const welded = mesh as DoubleMesh;
  const indices: number[] = [];
  const polygons: number[] = [];
  const isTurned = isMirrored(to);
  geometry.polygons.forEach(({ vertices }, i) => {
    const ring = Array.from(vertices, (_, k) => map[starts[i]! + k]!);
    for (const triangle of trianglesOf(welded.positions, isTurned ? ring.reverse() : ring)) {
      indices.push(...triangle);
      polygons.push(i);
    }
  });
  const isAt = (v: number, k: number) => welded.positions[3 * map[v]! + k] === placed.positions[3 * v + k];
  return {
    positions: welded.positions,
    indices: Uint32Array.from(indices),
    polygons: Uint32Array.from(polygons),
    isExact: placed.isExact && map.every((_, v) => isAt(v, 0) && isAt(v, 1) && isAt(v, 2)),
    source: geometry,
  };
}

/** @throws RangeError for what is no matrix of finite numbers, or one with perspective */
export function jscadPlacement(where: string, name: string, transforms: ArrayLike<number>): MatrixPlacement {
  requireMatrixElements(where, name, transforms);
  return { type: 'matrix', elements: transforms };
}

type Triangle = readonly [number, number, number];

/** Cuts ears off a convex ring, none of them without an area, as long as what is left has one. */
function trianglesOf(positions: Float64Array, ring: readonly number[]): Triangle[] {
  let left = ring.filter((v, i) => v !== ring[(i + 1) % ring.length]);
  const found: Triangle[] = [];
  const isThree = (a: number, b: number, c: number) =>
    a !== b && b !== c && c !== a && hasArea({ positions, indices: Uint32Array.of(a, b, c) }, 0);
  const isWide = (all: readonly number[]) =>
    all.some((v, i) => isThree(v, all[(i + 1) % all.length]!, all[(i + 2) % all.length]!));
  while (left.length > 3) {
    const n = left.length;
    const earAt = (i: number): Triangle => [left[i]!, left[(i + 1) % n]!, left[(i + 2) % n]!];
    const without = (i: number) => left.filter((_, k) => k !== (i + 1) % n);
    const places = left.map((_, i) => i);
    const ear =
      places.find((i) => isThree(...earAt(i)) && isWide(without(i))) ??
      places.find((i) => isThree(...earAt(i)));
    if (ear === undefined) return found;
    found.push(earAt(ear));
    left = without(ear);
  }
  if (left.length === 3 && isThree(left[0]!, left[1]!, left[2]!)) found.push([left[0]!, left[1]!, left[2]!]);
  return found;
}

/**
 * A `geom3` of JSCAD, in triangles: of any mesh, or of what `meshUnion` and its kin gave, with the colours of the
 * geometries that were combined.
 *
 * With `sources` each triangle has the colour of the polygon that it comes from, or else that of its geometry. Where
 * all geometries have one colour and no polygon has another, the `geom3` has it.
 *
 * @throws RangeError naming what is wrong: a result that had to be resolved, sources that are not those that were
 *   combined
 * @example
 * const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
 * const tetrahedron = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], indices };
 * geom3FromMesh(tetrahedron).polygons.length; // 4
 * geom3FromMesh(tetrahedron).polygons[0].vertices; // [[0, 0, 0], [0, 1, 0], [1, 0, 0]]
 */
export function geom3FromMesh(result: MeshInput | CombinedMesh, options: Geom3Options = {}): MadeGeom3 {
  const where = 'geom3FromMesh';
  const { positions, indices } = adoptDoubleMesh(where, 'result', result);
  requireOptions(where, 'options', options, 'sources');
  const { sources } = options;
  const colorOf = sources === undefined ? null : colorsOf(where, result as CombinedMesh, sources);
  const polygons = Array.from({ length: indices.length / 3 }, (_, t) => {
    const vertices = [0, 1, 2].map((k) => {
      const v = indices[3 * t + k]!;
      return [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!] as [number, number, number];
    });
    const color = colorOf?.polygon(t);
    return color === undefined ? { vertices } : { vertices, color };
  });
  const whole = colorOf?.whole;
  return { polygons, transforms: identity(), ...(whole && { color: whole }) };
}

/** The colours of triangles, and that of all. */
function colorsOf(where: string, { origins, indices }: CombinedMesh, sources: readonly Geom3Mesh[]) {
  requireList(where, 'options.sources', 'a list of what meshFromGeom3 gave', sources);
  if (origins === undefined)
    rejectWords(where, 'result', 'what meshUnion or its kin gave, as there are sources', 'another mesh');
  if (origins === null) {
    const expected = 'a mesh whose triangles are parts of input triangles';
    rejectWords(where, 'result', expected, `${WITHOUT_ORIGINS}: leave out sources`);
  }
  sources.forEach((source, i) => {
    const expected = 'what meshFromGeom3 gave';
    requireObject(where, `options.sources[${i}]`, expected, source);
    if (!('polygons' in source && 'source' in source))
      reject(where, `options.sources[${i}]`, expected, source);
  });
  for (let t = 0; t < indices.length / 3; t++) {
    const source = sources[origins.operands[t]!];
    if (source !== undefined && origins.triangles[t]! < source.polygons.length) continue;
    reject(where, 'options.sources', 'those that were combined, in their order', sources);
  }
  const whole = colorOfAll(sources.map(({ source }) => source));
  const polygon = (t: number): JscadColor | undefined => {
    if (whole !== undefined) return undefined;
    const { polygons, source } = sources[origins.operands[t]!]!;
    return source.polygons[polygons[origins.triangles[t]!]!]!.color ?? source.color;
  };
  return { whole, polygon };
}

/** The one colour that geometries have, if no polygon has another. */
export function colorOfAll(
  all: readonly { readonly color?: JscadColor | undefined; readonly polygons?: Geom3Like['polygons'] }[],
): JscadColor | undefined {
  const color = all[0]?.color;
  const isSame = (other: JscadColor | undefined) =>
    other !== undefined && color !== undefined && `${Array.from(other)}` === `${Array.from(color)}`;
  const isOne = all.every(
    (one) =>
      isSame(one.color) &&
      (one.polygons ?? []).every((polygon) => polygon.color === undefined || isSame(polygon.color)),
  );
  return isOne ? color : undefined;
}
