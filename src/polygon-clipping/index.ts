/**
 * The functions of the packages polygon-clipping and polyclip-ts under their names: a replacement for code that was
 * written for them. Results are exact, then rounded to valid polygons in doubles.
 */
import type { SetOperation } from '../arrangement/membership.js';
import { rejectWords } from '../core/arguments/index.js';
import { orientation2d } from '../implicit/index.js';
import { combineOperands } from '../polygons/combine.js';
import { loadOperands } from '../polygons/load-operands.js';
import { ringsOfSet } from '../polygons/output/exact-rings.js';
import { roundRings } from '../polygons/output/round-rings.js';
import type { PolygonSet } from '../polygons/polygon-set.js';
import { vertexPoint } from '../polygons/set-edges.js';
import { readGeometries } from './operands.js';

/** A point: x and y. */
export type Pair = [number, number];
/** Points; in results the last one is the first one again. */
export type Ring = Pair[];
/** The outer ring, then holes. */
export type Polygon = Ring[];
/** Several polygons. */
export type MultiPolygon = Polygon[];
/** What the functions take. */
export type Geom = Polygon | MultiPolygon;

const afterFirst = (i: number): string => (i === 0 ? 'geom' : `geoms[${i - 1}]`);
const ofDifference = (i: number): string => (i === 0 ? 'subjectGeom' : `clipGeoms[${i - 1}]`);

/** A ring in doubles, without vertices at which it goes straight on because another ring touches it there. */
function ringOf(set: PolygonSet, ring: readonly number[]): Ring {
  const kept = ring.filter((vertex, i) => {
    const [before, after] = [ring.at(i - 1)!, ring[(i + 1) % ring.length]!];
    return orientation2d(vertexPoint(set, before), vertexPoint(set, vertex), vertexPoint(set, after)) !== 0;
  });
  const points = kept.map((vertex): Pair => {
    const [x, y] = vertexPoint(set, vertex) as Iterable<number>;
    return [x!, y!];
  });
  return [...points, [...points[0]!]];
}

function combined(
  where: string,
  type: SetOperation,
  geometries: readonly unknown[],
  nameOf: (i: number) => string,
): MultiPolygon {
  if (geometries.length === 0)
    rejectWords(where, nameOf(0), 'a list of rings or a list of polygons', 'undefined');
  const { rings, parts, steps } = readGeometries(where, geometries, nameOf);
  const root = steps.push({ type, parts }) - 1;
  const { set } = combineOperands(loadOperands(rings, 'non-zero'), steps, root);
  const rounded = roundRings(ringsOfSet(set), null).set;
  return rounded.polygons.map((polygon) => polygon.map((ring) => ringOf(rounded, ring)));
}

/**
 * The union of polygons: what belongs to at least one of them. Holes are cut out, and rings may cross themselves and
 * each other; a ring has what it winds around.
 *
 * @returns polygons whose rings are closed, outer ones counterclockwise, holes clockwise, each from its leftmost
 *   (lowest) vertex on
 * @throws RangeError naming the part that is no list, or the coordinate that is no finite number
 * @example
 * union([[[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]], [[[1, 0], [3, 0], [3, 2], [1, 2], [1, 0]]]);
 * // [[[[0, 0], [3, 0], [3, 2], [0, 2], [0, 0]]]]
 */
export function union(geom: Geom, ...geoms: Geom[]): MultiPolygon {
  return combined('union', 'union', [geom, ...geoms], afterFirst);
}

/**
 * The intersection of polygons: what belongs to all of them.
 *
 * @throws RangeError naming the part that is no list, or the coordinate that is no finite number
 * @example
 * intersection([[[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]], [[[1, 0], [3, 0], [3, 2], [1, 2], [1, 0]]]);
 * // [[[[1, 0], [2, 0], [2, 2], [1, 2], [1, 0]]]]
 */
export function intersection(geom: Geom, ...geoms: Geom[]): MultiPolygon {
  return combined('intersection', 'intersection', [geom, ...geoms], afterFirst);
}

/**
 * The symmetric difference of polygons: what belongs to an odd number of them.
 *
 * @throws RangeError naming the part that is no list, or the coordinate that is no finite number
 * @example
 * xor([[[0, 0], [2, 0], [2, 1], [0, 1], [0, 0]]], [[[1, 0], [2, 0], [2, 1], [1, 1], [1, 0]]]);
 * // [[[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]]]
 */
export function xor(geom: Geom, ...geoms: Geom[]): MultiPolygon {
  return combined('xor', 'symmetric-difference', [geom, ...geoms], afterFirst);
}

/**
 * The difference of polygons: what belongs to the first and to none of the others.
 *
 * @throws RangeError naming the part that is no list, or the coordinate that is no finite number
 * @example
 * difference([[[0, 0], [2, 0], [2, 1], [0, 1], [0, 0]]], [[[1, 0], [3, 0], [3, 1], [1, 1], [1, 0]]]);
 * // [[[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]]]
 */
export function difference(subjectGeom: Geom, ...clipGeoms: Geom[]): MultiPolygon {
  return combined('difference', 'difference', [subjectGeom, ...clipGeoms], ofDifference);
}

/** The four functions in one object. */
export interface PolygonClipping {
  /** The union of polygons. */
  readonly union: typeof union;
  /** The intersection of polygons. */
  readonly intersection: typeof intersection;
  /** The symmetric difference of polygons. */
  readonly xor: typeof xor;
  /** The difference of polygons. */
  readonly difference: typeof difference;
}

/** All four, as the package polygon-clipping has them in its default export. */
const polygonClipping: PolygonClipping = { union, intersection, xor, difference };
export default polygonClipping;
