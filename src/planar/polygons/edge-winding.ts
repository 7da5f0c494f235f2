import { orient2d } from '../../predicates/index.js';

/** What an edge that contains the point counts: it has no winding number. */
export const ON_EDGE = 2;

/**
 * What the edge from a to b adds to the winding number of its ring around (x, y), for an edge with just one end above
 * the point (`up`: it is b): 1 if it crosses the ray from the point in direction +x upwards, -1 if downwards, 0 if it
 * passes on the other side, `ON_EDGE` if it contains the point. The side is asked only where coordinates do not tell.
 */
export function crossingTurn(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
  up: boolean,
): number {
  if (ax < x && bx < x) return 0;
  if (!(ax > x && bx > x)) {
    const side = orient2d(ax, ay, bx, by, x, y);
    if (side === 0) return ON_EDGE;
    if (side > 0 !== up) return 0;
  }
  return up ? 1 : -1;
}

/**
 * Whether (x, y) is the end b of an edge, or an inner point of a horizontal one, given that b is at the height of the
 * point and a is not above it. (The end a is told by the edge before, whose end b it is.)
 */
export function isOnLevel(ax: number, ay: number, bx: number, x: number, y: number): boolean {
  return bx === x || (ay === y && ax < x !== bx < x);
}

/** Whether the closed edge from a to b contains (x, y). */
export function isOnEdge(ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean {
  if ((ax < x && bx < x) || (ax > x && bx > x) || (ay < y && by < y) || (ay > y && by > y)) return false;
  return orient2d(ax, ay, bx, by, x, y) === 0;
}
