/** Questions on simple polygons that are split twice: their values, and how to decode them. */
import { exact, orientation2, pointsAt, type Vector } from '../../referees/shapes/vectors.js';
import { TILT, TILTS, tilted } from './convex-split.js';
import { SHAPE } from './thick-planes.js';

/**
 * Behind the second plane, its thickness and the tilt, which are those of convex polygons: how many points, and where
 * they start.
 */
export const COUNT = SHAPE + 6;
export const CLOUD = SHAPE + 7;
export const MOST_POINTS = 12;

/** The points of the ring in their own plane. */
export function flatRingOf(v: ArrayLike<number>): [number, number][] {
  return Array.from({ length: v[COUNT]! }, (_, i) => [v[CLOUD + 3 * i]!, v[CLOUD + 3 * i + 1]!]);
}

/** The vertices of the polygon, in a plane of space without rounding. */
export function simpleRingOf(v: ArrayLike<number>): [number, number, number][] {
  const ring = flatRingOf(v).map((point) => tilted(point, v[CLOUD + 2]!, v[TILT]!));
  return v[TILT]! < TILTS / 2 ? ring : ring.reverse();
}

/** Whether the ring is simple: edges have no common point but the vertex between them. */
export function isSimpleRing(v: ArrayLike<number>): boolean {
  const flat = flatRingOf(v);
  const ring = pointsAt(exact(flat.flat()), 2, 0, flat.length);
  const at = (i: number) => ring[i % ring.length]!;
  return ring.every((p, i) => {
    const [q, r] = [at(i + 1), at(i + 2)];
    if (isOn(p, q, r) || isOn(q, r, p)) return false;
    for (let j = i + 2; j < ring.length; j++) {
      if ((j + 1) % ring.length !== i && meet(p, q, at(j), at(j + 1))) return false;
    }
    return true;
  });
}

/** Whether x is on the closed segment. */
function isOn(p: Vector, q: Vector, x: Vector): boolean {
  if (orientation2(p, q, x) !== 0) return false;
  return (x[0] - p[0]) * (x[0] - q[0]) + (x[1] - p[1]) * (x[1] - q[1]) <= 0n;
}

function meet(p: Vector, q: Vector, r: Vector, s: Vector): boolean {
  if (isOn(p, q, r) || isOn(p, q, s) || isOn(r, s, p) || isOn(r, s, q)) return true;
  return orientation2(p, q, r) !== orientation2(p, q, s) && orientation2(r, s, p) !== orientation2(r, s, q);
}
