/** Winding numbers over integers, right beside an edge, too. */
import type { FillRule } from '../../planar/polygons/point-polygon.js';

/** A vector of the plane over integers. */
export type Vector2 = readonly [x: bigint, y: bigint];
/** (x, y) / w with w > 0. */
export interface Place {
  readonly at: Vector2;
  readonly w: bigint;
}

export const cross2 = (u: Vector2, v: Vector2): bigint => u[0] * v[1] - u[1] * v[0];
export const dot2 = (u: Vector2, v: Vector2): bigint => u[0] * v[0] + u[1] * v[1];
export const minus2 = (u: Vector2, v: Vector2): Vector2 => [u[0] - v[0], u[1] - v[1]];
export const times2 = (u: Vector2, k: bigint): Vector2 => [u[0] * k, u[1] * k];

/**
 * How often a ring winds around the points that lie next to a place in a direction: its edges that cross the ray from
 * there, from right to left less those from left to right. Edges through the place itself lie behind these points; none
 * of them may have an end there, or run along the direction.
 */
function windingBeside(ring: readonly Vector2[], { at, w }: Place, direction: Vector2): number {
  let winding = 0;
  let from = minus2(times2(ring[ring.length - 1]!, w), at);
  let wasLeft = cross2(direction, from) > 0n;
  for (const corner of ring) {
    const to = minus2(times2(corner, w), at);
    const isLeft = cross2(direction, to) > 0n;
    if (isLeft !== wasLeft) {
      const turn = cross2(from, to);
      if (isLeft && turn > 0n) winding++;
      else if (!isLeft && turn < 0n) winding--;
    }
    from = to;
    wasLeft = isLeft;
  }
  return winding;
}

/** {@link windingBeside} of each ring. */
export function windingsBeside(
  rings: readonly (readonly Vector2[])[],
  place: Place,
  direction: Vector2,
): number[] {
  return rings.map((ring) => windingBeside(ring, place, direction));
}

/** Whether what the rings of a polygon wind around so often, the outer one first, is inside of it. */
export function isFilled(windings: readonly number[], rule: FillRule): boolean {
  return windings.every(
    (winding, i) => (rule === 'non-zero' ? winding !== 0 : winding % 2 !== 0) === (i === 0),
  );
}

/** Whether a polygon encloses the points that lie next to a place in a direction: its outer ring does, and no hole. */
export function isFilledBeside(
  rings: readonly (readonly Vector2[])[],
  rule: FillRule,
  place: Place,
  direction: Vector2,
): boolean {
  return isFilled(windingsBeside(rings, place, direction), rule);
}
