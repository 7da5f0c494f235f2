/** Questions on convex polygons that are split twice: their values, and how to decode them. */
import { hullLists } from '../../referees/shapes/planar-polygons/hull.js';
import { exact, pointsAt } from '../../referees/shapes/vectors.js';
import { SHAPE } from './thick-planes.js';

/**
 * The second plane, by coefficients; whether it has the thickness of the first; how the polygon lies; which points of
 * the hull.
 */
export const AGAIN = SHAPE;
export const AGAIN_THICK = SHAPE + 4;
export const TILT = SHAPE + 5;
export const COLLINEAR = SHAPE + 6;
export const COUNT = SHAPE + 7;
export const CLOUD = SHAPE + 8;
export const MOST_POINTS = 8;
/** 0-2: level, and inclined in two ways; those along other axes; all of them the other way round. */
export const TILTS = 18;

/**
 * The vertices of the polygon: the hull of the points without their third coordinates, put into a plane of space
 * without rounding; `null` if they are on a line.
 */
export function splitRingOf(v: ArrayLike<number>): [number, number, number][] | null {
  const flat = Array.from({ length: v[COUNT]! }, (_, i) => [v[CLOUD + 3 * i]!, v[CLOUD + 3 * i + 1]!]);
  const lists = hullLists(pointsAt(exact(flat.flat()), 2, 0, flat.length));
  if (lists[0]!.length < 3) return null;
  const ring = lists[v[COLLINEAR]!]!.map((i) => tilted(flat[i] as [number, number], v[CLOUD + 2]!, v[TILT]!));
  return v[TILT]! < TILTS / 2 ? ring : ring.reverse();
}

/** A point of the plane in space: its third coordinate is a constant, the first, or minus the second. */
export function tilted(
  [x, y]: readonly [number, number],
  level: number,
  tilt: number,
): [number, number, number] {
  const z = [level, x, -y][tilt % 3]!;
  const turns = [
    [x, y, z],
    [z, x, y],
    [y, z, x],
  ] as const;
  return [...turns[Math.floor(tilt / 3) % 3]!];
}

/** The second plane as plain data. */
export function secondPlaneOf(v: ArrayLike<number>) {
  const plane = { normal: [v[AGAIN]!, v[AGAIN + 1]!, v[AGAIN + 2]!], constant: v[AGAIN + 3]! };
  return { plane, halfThickness: v[AGAIN_THICK] === 1 ? v[SHAPE - 1]! : 0 };
}
