import {
  reject,
  rejectWords,
  requireList,
  requireNoMore,
  requireObject,
  requirePoint2,
} from '../core/arguments/index.js';
import type { Point2 } from '../core/shapes.js';
import { exactPlacement } from '../implicit/exact-placement.js';
import { transformedMesh } from '../mesh/structure/transform-mesh.js';
import { type PolygonSet, polygonSet, polygonUnion, roundPolygonSet } from '../polygons/index.js';
import { type PolygonOperand, readOperand } from '../polygons/operand.js';
import { jscadPlacement } from './geom3.js';
import { type Geom2Like, identity, isGeom2, type MadeGeom2, type Vec2 } from './structures.js';

/**
 * The polygon set of a `geom2` of JSCAD where its `transforms` take it: what its sides wind around counterclockwise.
 *
 * Sides may cross, and come in any order. A matrix that turns moves a vertex to a point that is no double: it is
 * rounded once, to the nearest one.
 *
 * @throws RangeError naming what is wrong with the geometry: sides that do not close, a matrix that leaves the plane
 * @example
 * const sides = [[[0, 0], [2, 0]], [[2, 0], [0, 2]], [[0, 2], [0, 0]]];
 * const transforms = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1];
 * polygonsFromGeom2({ sides, transforms }).vertices; // [[5, 0], [5, 2], [7, 0]]
 */
export function polygonsFromGeom2(geometry: Geom2Like): PolygonSet {
  if (arguments.length > 1) requireNoMore('polygonsFromGeom2', 1, arguments[1], 'one geometry at a time');
  return geom2Polygons('polygonsFromGeom2', 'geometry', geometry);
}

/** {@link polygonsFromGeom2} for who names the geometry otherwise. */
export function geom2Polygons(where: string, name: string, geometry: Geom2Like): PolygonSet {
  requireObject(where, name, 'a geom2 of JSCAD', geometry);
  if (!isGeom2(geometry)) reject(where, name, 'a geom2 of JSCAD', geometry);
  const positions: number[] = [];
  geometry.sides.forEach((side, i) => {
    requireList(where, `${name}.sides[${i}]`, 'two points', side);
    if (side.length !== 2) reject(where, `${name}.sides[${i}].length`, '2, the ends of a side', side.length);
    side.forEach((p, k) => {
      requirePoint2(where, `${name}.sides[${i}][${k}]`, p);
      positions.push(p[0]! + 0, p[1]! + 0, 0);
    });
  });
  const placement = jscadPlacement(where, `${name}.transforms`, geometry.transforms);
  const to = exactPlacement(where, `${name}.transforms`, placement);
  const { elements } = placement as { readonly elements: ArrayLike<number> };
  if (elements[2] !== 0 || elements[6] !== 0 || elements[14] !== 0)
    rejectWords(where, `${name}.transforms`, 'a matrix that stays in the plane', 'one that leaves it');
  const placed = transformedMesh(
    where,
    `${name}.transforms`,
    { positions: Float64Array.from(positions), indices: new Uint32Array() },
    to,
  ).positions;
  const at = (v: number): Point2 => [placed[3 * v]!, placed[3 * v + 1]!];
  // JSCAD turns the sides round when it mirrors: what they enclose is on the left of them once they are moved.
  const rings = ringsOf(where, `${name}.sides`, geometry.sides.length, at);
  return polygonSet(rings, { rule: 'positive' });
}

/** Sides chained to rings, any that fit: they wind around the same. */
function ringsOf(where: string, name: string, count: number, at: (v: number) => Point2): Point2[][] {
  const keyOf = (v: number) => `${at(v)[0]} ${at(v)[1]}`;
  const from = new Map<string, number[]>();
  for (let side = count - 1; side >= 0; side--) {
    const key = keyOf(2 * side);
    const list = from.get(key);
    if (list === undefined) from.set(key, [side]);
    else list.push(side);
  }
  const rings: Point2[][] = [];
  for (const [start, list] of from) {
    for (let side = list.pop(); side !== undefined; side = list.pop()) {
      const ring: Point2[] = [];
      for (let next: number | undefined = side; ; ) {
        ring.push(at(2 * next));
        const key = keyOf(2 * next + 1);
        if (key === start) break;
        const end = 2 * next + 1;
        next = from.get(key)?.pop();
        if (next === undefined)
          rejectWords(where, name, 'sides that close', `none that begins at (${at(end)[0]}, ${at(end)[1]})`);
      }
      rings.push(ring);
    }
  }
  return rings;
}

/**
 * A `geom2` of JSCAD of polygons, or of a polygon set, whose vertices are rounded to doubles by `roundPolygonSet`:
 * sides may touch then, but do not cross.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * geom2FromPolygons([[0, 0], [2, 0], [0, 2]]).sides; // [[[0, 0], [2, 0]], [[2, 0], [0, 2]], [[0, 2], [0, 0]]]
 */
export function geom2FromPolygons(polygons: PolygonOperand): MadeGeom2 {
  if (arguments.length > 1) requireNoMore('geom2FromPolygons', 1, arguments[1], 'one operand');
  // Refused by the name of this function.
  readOperand('geom2FromPolygons', 'polygons', polygons);
  return geom2Of(polygonUnion(polygons));
}

/** {@link geom2FromPolygons} of a set. */
export function geom2Of(set: PolygonSet): MadeGeom2 {
  const rings = roundPolygonSet(set).polygons.flat();
  const sides = rings.flatMap((ring) =>
    ring.slice(1).map((p, i): [Vec2, Vec2] => [[...ring[i]!] as Vec2, [...p] as Vec2]),
  );
  return { sides, transforms: identity() };
}
