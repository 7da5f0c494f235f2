import type { FeatureType } from '../core/feature.js';
import { areCollinear, arePlacesEqual, turnAlong } from './first-simplex.js';

/** A feature of a polygon: a corner, the edge behind a corner, or the face. */
export interface OnPolygon {
  readonly type: FeatureType;
  /** A place in the list of corners. */
  readonly at: number;
}

/** Features are found by halving: this is an axis along which a polygon does not vanish, and its orientation there. */
interface View {
  readonly axis: 0 | 1 | 2;
  readonly turn: -1 | 1;
}

/** The first axis in the order z, x, y along which three points are not on a line. */
export function viewOf(x: Float64Array, i: number, j: number, k: number): View {
  for (const axis of [2, 0, 1] as const) {
    const turn = turnAlong(x, axis, i, j, k);
    if (turn !== 0) return { axis, turn };
  }
  throw new RangeError('viewOf: three points on a line');
}

/**
 * On which part of a strictly convex polygon of space a point of it lies, in logarithmic time: the first corner sees
 * the others in order.
 *
 * @param x finite coordinates of points of space
 * @param corners numbers of points; the polygon has those from `from` to `to - 1`
 */
export function onPolygon(
  x: Float64Array,
  corners: Uint32Array,
  from: number,
  to: number,
  point: number,
): OnPolygon {
  const apex = corners[from]!;
  const { axis, turn } = viewOf(x, apex, corners[from + 1]!, corners[from + 2]!);
  // The last corner that is not to the left of the line from the first one through the point.
  let low = from + 1;
  let high = to - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (turnAlong(x, axis, apex, corners[middle]!, point) * turn >= 0) low = middle;
    else high = middle;
  }
  for (const at of [from, low, high]) {
    if (arePlacesEqual(x, corners[at]!, point)) return { type: 'vertex', at };
  }
  const isBetween = (i: number, j: number) => areCollinear(x, corners[i]!, corners[j]!, point);
  if (isBetween(low, high)) return { type: 'edge', at: low };
  if (low === from + 1 && isBetween(from, low)) return { type: 'edge', at: from };
  if (high === to - 1 && isBetween(high, from)) return { type: 'edge', at: high };
  return { type: 'face', at: from };
}
