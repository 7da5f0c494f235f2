/** Checks of rings and polygons. */
import type { PolygonWithHoles, Ring } from '../shapes.js';
import { reject } from './errors.js';
import { ringsAsPolygon } from './hints.js';
import { isList } from './kinds.js';
import { requireList } from './lists.js';
import { requirePoints2, requirePoints3 } from './points.js';

/**
 * Checks a ring of the plane.
 *
 * @param least how many points there must be, if there is no answer for fewer
 * @throws RangeError naming the first point that has not two finite coordinates:
 *   `polygon[2] must be a point of 2 coordinates`
 */
export function requireRing2(where: string, name: string, ring: Ring, least = 0): void {
  requirePoints2(where, name, ring, least);
}

/** Checks a ring of space; see {@link requireRing2}. @throws RangeError naming the first point that is none */
export function requireRing3(where: string, name: string, ring: Ring, least = 0): void {
  requirePoints3(where, name, ring, least);
}

const POLYGON = 'a ring or {outer, holes}';

/**
 * Checks all rings of a polygon and returns them: the outer one, then the holes. A ring alone is a polygon without
 * holes. Its name is `polygon`, those of others `polygon.outer`, `polygon.holes[0]`.
 *
 * @param least how many points each ring must have, if there is no answer for fewer
 * @throws RangeError naming the part that is wrong
 */
export function requirePolygon2(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
  least = 0,
): readonly Ring[] {
  return requirePolygon(where, name, polygon, least, requireRing2);
}

/**
 * Checks a polygon as {@link requirePolygon2}, of whose rings each needs a point, and copies it: two numbers a point,
 * read once.
 */
export function loadPolygon2(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
): readonly (readonly number[])[] {
  const loaded: (readonly number[])[] = [];
  requirePolygon(where, name, polygon, 1, (_, part, ring) => {
    loaded.push(readRing2(ring) ?? copyOfRing2(where, part, ring));
  });
  return loaded;
}

/** The numbers of a ring; `null` if something is wrong. */
function readRing2(ring: Ring): readonly number[] | null {
  if (!isList(ring) || ring.length === 0) return null;
  // Of a known length: a typed array of few numbers, and a list that grows, take longer.
  const numbers = new Array<number>(2 * ring.length);
  for (let i = 0; i < ring.length; i++) {
    const p = ring[i]!;
    if (p?.length !== 2) return null;
    const x = p[0]!;
    const y = p[1]!;
    if (!(Number.isFinite(x) && Number.isFinite(y))) return null;
    numbers[2 * i] = x;
    numbers[2 * i + 1] = y;
  }
  return numbers;
}

/** Says what is wrong, if it still is when it is read again. */
function copyOfRing2(where: string, name: string, ring: Ring): readonly number[] {
  requireRing2(where, name, ring, 1);
  return Array.from(ring).flatMap((p) => [p[0]!, p[1]!]);
}

/** The same in space; see {@link requirePolygon2}. @throws RangeError naming the part that is wrong */
export function requirePolygon3(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
  least = 0,
): readonly Ring[] {
  return requirePolygon(where, name, polygon, least, requireRing3);
}

function requirePolygon(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
  least: number,
  requireRing: typeof requireRing2,
): readonly Ring[] {
  if (isList(polygon)) {
    if (isList(polygon[0]) && isList(polygon[0][0])) refuseRings(where, name, polygon as never);
    if ('outer' in Object(polygon[0])) reject(where, name, POLYGON, polygon, 'each polygon alone');
    requireRing(where, name, polygon, least);
    return [polygon];
  }
  if (typeof polygon !== 'object' || polygon === null || !('outer' in polygon)) {
    return reject(where, name, POLYGON, polygon, waysFrom(polygon));
  }
  const { outer, holes = [] } = polygon;
  if (polygon.holes === undefined) refuseOtherRings(where, name, polygon);
  requireRing(where, `${name}.outer`, outer, least);
  requireList(where, `${name}.holes`, 'a list of rings', holes);
  for (let i = 0; i < holes.length; i++) requireRing(where, `${name}.holes[${i}]`, holes[i]!, least);
  return [outer, ...holes];
}

/** A set has any number of polygons, whose vertices need not be doubles. */
const waysFrom = (value: unknown): string =>
  Object(value).type === 'polygon-set' ? `each p of roundPolygonSet(v).polygons, ${ringsAsPolygon('p')}` : '';

/** Holes under another name would be left out in silence. */
export function refuseOtherRings(where: string, name: string, polygon: PolygonWithHoles): void {
  for (const [key, value] of Object.entries(polygon)) {
    if (key === 'outer' || !isList(value) || !isList(value[0])) continue;
    const way = isList(value[0][0]) ? `holes: v.${key}` : `holes: [v.${key}]`;
    reject(where, name, POLYGON, polygon, `{outer: v.outer, ${way}}`);
  }
}

/** A list of rings is what GeoJSON calls the coordinates of a polygon, a list of these those of several polygons. */
function refuseRings(where: string, name: string, list: ArrayLike<ArrayLike<ArrayLike<unknown>>>): never {
  const way = isList(list[0]![0]![0]) ? `each polygon alone, ${ringsAsPolygon('v[i]')}` : ringsAsPolygon('v');
  reject(where, name, POLYGON, list, way);
}
