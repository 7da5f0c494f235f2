import { reject, requireList, requireObject } from '../../core/errors.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';

/**
 * Throws unless the argument is a point of the plane.
 *
 * @throws RangeError if it has not two coordinates, or if one of them is NaN or infinite
 */
export function requirePoint(where: string, name: string, point: Point2): void {
  if (point?.length !== 2) reject(where, name, 'a point of two coordinates', point);
  for (let j = 0; j < 2; j++) {
    if (!Number.isFinite(point[j])) reject(where, `${name}[${j}]`, 'a finite number', point[j]);
  }
}

/**
 * Throws unless the argument is a ring of points of the plane.
 *
 * @throws RangeError naming the first point that has not two finite coordinates
 */
export function requireRing(where: string, name: string, ring: Ring): void {
  requireList(where, name, 'a list of points', ring);
  for (let i = 0; i < ring.length; i++) {
    const point = ring[i]!;
    // The test of a good point is short, so that checking costs little beside the query.
    if (point?.length === 2 && Number.isFinite(point[0]) && Number.isFinite(point[1])) continue;
    requirePoint(where, `${name}[${i}]`, point);
  }
}

/**
 * Throws unless start and end are a range of points in the buffer and all of its coordinates are finite.
 *
 * @throws RangeError naming the bound, or the first coordinate that is NaN or infinite
 */
export function requirePositions(
  where: string,
  positions: ArrayLike<number>,
  start: number,
  end: number,
): void {
  requireList(where, 'positions', 'a list of coordinates', positions);
  const points = positions.length / 2;
  if (!Number.isInteger(end) || end > points) reject(where, 'end', `an integer up to ${points}`, end);
  if (!Number.isInteger(start) || start < 0 || start > end) {
    reject(where, 'start', `an integer from 0 to ${end}`, start);
  }
  for (let i = 2 * start; i < 2 * end; i++) {
    if (!Number.isFinite(positions[i])) reject(where, `positions[${i}]`, 'a finite number', positions[i]);
  }
}

/**
 * Checks all rings of a polygon and returns them: the outer one, then the holes. A ring alone is a polygon without holes. Its
 * name is `polygon`, those of others `polygon.outer`, `polygon.holes[0]`.
 */
export function requirePolygon(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
): readonly Ring[] {
  requireObject(where, name, 'a ring or {outer, holes}', polygon);
  if (!('outer' in polygon)) {
    requireList(where, name, 'a ring or {outer, holes}', polygon);
    requireRing(where, name, polygon);
    return [polygon];
  }
  const { outer, holes = [] } = polygon;
  requireRing(where, `${name}.outer`, outer);
  requireList(where, `${name}.holes`, 'a list of rings', holes);
  holes.forEach((hole, i) => {
    requireRing(where, `${name}.holes[${i}]`, hole);
  });
  return [outer, ...holes];
}

/** The ring's coordinates one behind the other: x0, y0, x1, y1, ... */
export function flatten(ring: Ring): Float64Array {
  const positions = new Float64Array(2 * ring.length);
  ring.forEach((point, i) => {
    positions[2 * i] = point[0]!;
    positions[2 * i + 1] = point[1]!;
  });
  return positions;
}

/** Whether two points are equal. */
export function samePoint(p: Point2, q: Point2): boolean {
  return p[0] === q[0] && p[1] === q[1];
}

/**
 * The order of points along every line of the plane: by x, those of equal x by y. Negative if p comes first, zero if
 * they are equal. The order of a sweep line that leans over by an infinitely small angle.
 */
export function compareLexicographically(p: Point2, q: Point2): -1 | 0 | 1 {
  const j = p[0] === q[0] ? 1 : 0;
  return p[j]! < q[j]! ? -1 : p[j]! > q[j]! ? 1 : 0;
}
