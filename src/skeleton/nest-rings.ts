import { fromParts } from '../arithmetic/rational.js';
import {
  add,
  compare,
  fromRational,
  multiply,
  type RootSum,
  sign,
  subtract,
} from '../arithmetic/root-sum.js';
import type { OffsetRing } from './offset-rings.js';

type Point = readonly [RootSum, RootSum];

/** Twice the area of a triangle of three points, with the sign of their turn. */
const turnOf = (p: Point, q: Point, r: Point): number =>
  sign(
    subtract(
      multiply(subtract(q[0], p[0]), subtract(r[1], p[1])),
      multiply(subtract(q[1], p[1]), subtract(r[0], p[0])),
    ),
  );

/** 1 inside of a simple ring, 0 on it, -1 outside: by the edges that a ray to the left crosses. */
function locate(point: Point, ring: OffsetRing): number {
  let inside = false;
  for (let i = 0; i < ring.length; i++) {
    const [from, to] = [ring[i]!.point, ring[(i + 1) % ring.length]!.point];
    const [above, below] = [compare(from[1], point[1]), compare(to[1], point[1])];
    if (above === 0 && below === 0) {
      if (compare(from[0], point[0]) * compare(to[0], point[0]) <= 0) return 0;
      continue;
    }
    if (above > 0 && below > 0) continue;
    if (above < 0 && below < 0) continue;
    const side = turnOf(from, to, point);
    if (side === 0) return 0;
    // The ray meets the edge, without its upper end, if the point is to the right of the line that runs upwards.
    if (above > 0 !== below > 0 && side < 0 === below > 0) inside = !inside;
  }
  return inside ? 1 : -1;
}

const HALF = /* @__PURE__ */ fromRational(/* @__PURE__ */ fromParts(1n, 2n));
const middle = (p: Point, q: Point): Point => [
  multiply(add(p[0], q[0]), HALF),
  multiply(add(p[1], q[1]), HALF),
];

/** Is a ring, which does not cross the outer one, inside of it? All of its vertices may be on it. */
export function isInside(ring: OffsetRing, outer: OffsetRing): boolean {
  for (const { point } of ring) {
    const where = locate(point, outer);
    if (where !== 0) return where > 0;
  }
  return locate(middle(ring[0]!.point, ring[1]!.point), outer) > 0;
}

/**
 * Does a ring that begins with its first vertex by x and y run counterclockwise? It does if it turns left there.
 */
export const isCounterclockwise = (ring: OffsetRing): boolean =>
  turnOf(ring.at(-1)!.point, ring[0]!.point, ring[1]!.point) > 0;
