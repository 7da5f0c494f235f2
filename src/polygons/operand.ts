import { POLYGON_FILL_RULES, type PolygonFillRule } from '../arrangement/fill-rule.js';
import { reject, requireList, requireOneOf, requirePoint2 } from '../core/arguments/index.js';
import { isList } from '../core/arguments/kinds.js';
import type { Point2, PolygonWithHoles, Ring } from '../core/shapes.js';
import type { PolygonSet } from './polygon-set.js';
import { requirePolygonSet } from './require-polygon-set.js';

/** Rings: the first is the outer one as a rule; any may be holes. */
export type PolygonRings = readonly Ring[];

/** GeoJSON's `Polygon` or `MultiPolygon`. */
export type PolygonGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: PolygonRings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly PolygonRings[] };

/**
 * What is read as a set of polygons. A list is told by its depth: of points it is a ring, of rings one polygon, of
 * lists of rings several polygons; `{outer, holes}` and lists of these are taken, too, and GeoJSON's geometries. The
 * last point of a ring may repeat the first.
 *
 * Rings may have any faults: they may cross and touch themselves and each other, run along each other, turn either way,
 * be flat or empty. Each polygon has what an odd number of its rings is wound around, by the even-odd rule, and several
 * polygons are united.
 */
export type PolygonOperand =
  | PolygonSet
  | Ring
  | PolygonRings
  | readonly PolygonRings[]
  | PolygonWithHoles
  | readonly PolygonWithHoles[]
  | PolygonGeometry;

/** What options say about operands. */
export interface PolygonSetOptions {
  /**
   * The fill rule for all rings of an operand together. Without it each polygon is filled by the even-odd rule, and
   * polygons are united.
   */
  readonly rule?: PolygonFillRule | undefined;
}

/** A polygon as it is read: the numbers of its rings, two for each point. */
export interface ReadRings {
  readonly rings: readonly (readonly number[])[];
}

export type ReadOperand = { readonly set: PolygonSet } | { readonly polygons: readonly ReadRings[] };

const OPERAND = 'a polygon set, polygons, {outer, holes}, a ring, or a GeoJSON Polygon or MultiPolygon';

/** Checks a rule that is given. */
export function requirePolygonRule(where: string, name: string, rule: unknown): void {
  if (rule !== undefined) requireOneOf(where, name, rule, POLYGON_FILL_RULES);
}

/**
 * Checks an operand, and copies it: nothing of the caller's is read later.
 *
 * @throws RangeError naming the part that is wrong
 */
export function readOperand(where: string, name: string, operand: PolygonOperand): ReadOperand {
  if (isList(operand)) return { polygons: readList(where, name, operand as readonly unknown[]) };
  if (typeof operand !== 'object' || operand === null) return reject(where, name, OPERAND, operand);
  if ('outer' in operand) return { polygons: [readShape(where, name, operand)] };
  if (operand.type === 'polygon-set') return { set: requirePolygonSet(where, name, operand) };
  if (operand.type === 'Polygon') {
    return { polygons: [readRings(where, `${name}.coordinates`, operand.coordinates)] };
  }
  if (operand.type === 'MultiPolygon') {
    const list: readonly PolygonRings[] = operand.coordinates;
    requireList(where, `${name}.coordinates`, 'a list of polygons', list);
    return { polygons: Array.from(list, (rings, i) => readRings(where, `${name}.coordinates[${i}]`, rings)) };
  }
  return reject(where, name, OPERAND, operand);
}

function readShape(where: string, name: string, polygon: PolygonWithHoles): ReadRings {
  const { outer, holes = [] } = polygon;
  requireList(where, `${name}.holes`, 'a list of rings', holes);
  return {
    rings: [
      readRing(where, `${name}.outer`, outer),
      ...Array.from(holes, (hole, i) => readRing(where, `${name}.holes[${i}]`, hole)),
    ],
  };
}

/** How many lists are around the first number, or shape, of a list; 0 if there is none. */
function depthOf(list: readonly unknown[]): { depth: number; isShape: boolean } {
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (!isList(item)) return { depth: 1, isShape: typeof item === 'object' && item !== null };
    const inner = depthOf(item as readonly unknown[]);
    if (inner.depth > 0) return { depth: inner.depth + 1, isShape: inner.isShape };
  }
  return { depth: 0, isShape: false };
}

function readList(where: string, name: string, list: readonly unknown[]): readonly ReadRings[] {
  const { depth, isShape } = depthOf(list);
  if (depth === 0) return [];
  if (isShape && depth === 1) {
    return Array.from(list as readonly PolygonWithHoles[], (polygon, i) => {
      if (typeof polygon !== 'object' || polygon === null || !('outer' in polygon)) {
        return reject(where, `${name}[${i}]`, '{outer, holes}', polygon);
      }
      return readShape(where, `${name}[${i}]`, polygon);
    });
  }
  if (isShape || depth === 1 || depth > 4) return reject(where, name, OPERAND, list);
  if (depth === 2) return [{ rings: [readRing(where, name, list as Ring)] }];
  if (depth === 3) return [readRings(where, name, list as PolygonRings)];
  return Array.from(list as readonly PolygonRings[], (rings, i) => readRings(where, `${name}[${i}]`, rings));
}

function readRings(where: string, name: string, rings: PolygonRings): ReadRings {
  requireList(where, name, 'a list of rings', rings);
  return { rings: Array.from(rings, (ring, i) => readRing(where, `${name}[${i}]`, ring)) };
}

/** Two numbers for each point. */
function readRing(where: string, name: string, ring: Ring): readonly number[] {
  requireList(where, name, 'a list of points', ring);
  const numbers = new Array<number>(2 * ring.length);
  for (let i = 0; i < ring.length; i++) {
    const p: Point2 = ring[i]!;
    const x = p?.[0];
    const y = p?.[1];
    if (!(p?.length === 2 && Number.isFinite(x) && Number.isFinite(y)))
      requirePoint2(where, `${name}[${i}]`, p);
    numbers[2 * i] = x! + 0;
    numbers[2 * i + 1] = y! + 0;
  }
  return numbers;
}
