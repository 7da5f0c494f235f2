import { sortedOrder } from '../../indexes/sorted-order.js';

/** Points of space in the order of their coordinates. */
export interface CoordinateOrder {
  /** Numbers of the points by x, then y, then z; equal points in the order of their numbers. */
  readonly sorted: Uint32Array;
  /** How many different coordinates on the same axis are below each coordinate. */
  readonly places: Uint32Array;
  /** How many different coordinates there are on each axis. */
  readonly counts: readonly [number, number, number];
}

/**
 * Sorts points by their coordinates, in linear time.
 *
 * @param x three finite coordinates for each point
 */
export function coordinateOrder(x: Float64Array): CoordinateOrder {
  const count = x.length / 3;
  const keys = new Float64Array(count);
  const places = new Uint32Array(x.length);
  const counts: [number, number, number] = [0, 0, 0];
  let sorted = new Uint32Array(count);
  for (let i = 0; i < count; i++) sorted[i] = i;
  // Each sort keeps the order of equal ones, so the last axis decides first.
  for (const axis of [2, 1, 0] as const) {
    for (let k = 0; k < count; k++) keys[k] = x[3 * sorted[k]! + axis]!;
    sorted = composed(sorted, sortedOrder(keys));
    counts[axis] = writePlaces(x, axis, sorted, places);
  }
  return { sorted, places, counts };
}

function composed(items: Uint32Array, order: Uint32Array): Uint32Array<ArrayBuffer> {
  const result = new Uint32Array(items.length);
  for (let k = 0; k < items.length; k++) result[k] = items[order[k]!]!;
  return result;
}

/** Counts the different coordinates on an axis along the points that are sorted by it. */
function writePlaces(x: Float64Array, axis: number, sorted: Uint32Array, places: Uint32Array): number {
  let place = -1;
  let last = Number.NaN;
  for (let k = 0; k < sorted.length; k++) {
    const at = 3 * sorted[k]! + axis;
    if (x[at] !== last) place++;
    last = x[at]!;
    places[at] = place;
  }
  return place + 1;
}

/** Points that are all different, and which of them stand for others. */
export interface DistinctPoints {
  /** One of all that are equal, in the order of coordinates. */
  readonly distinct: Uint32Array<ArrayBuffer>;
  /** The number of each other one, and of that which stands for it, in ascending order. */
  readonly duplicates: Uint32Array<ArrayBuffer>;
}

/**
 * One of all equal points: that of the greatest weight, and of these, or without weights, the first.
 *
 * @param x three finite coordinates for each point
 * @param sorted their numbers in the order of coordinates
 */
export function distinctPoints(x: Float64Array, sorted: Uint32Array, weights?: Float64Array): DistinctPoints {
  const placeOf = new Uint32Array(sorted.length);
  const distinct = new Uint32Array(sorted.length);
  let found = 0;
  for (let k = 0; k < sorted.length; k++) {
    const i = sorted[k]!;
    const last = found === 0 ? i : distinct[found - 1]!;
    if (found === 0 || !areEqual(x, i, last)) distinct[found++] = i;
    else if (weights !== undefined && weights[i]! > weights[last]!) distinct[found - 1] = i;
    placeOf[i] = found - 1;
  }
  const duplicates = new Uint32Array(2 * (sorted.length - found));
  let at = 0;
  for (let i = 0; i < sorted.length; i++) {
    const other = distinct[placeOf[i]!]!;
    if (other === i) continue;
    duplicates[at++] = i;
    duplicates[at++] = other;
  }
  return { distinct: distinct.slice(0, found), duplicates };
}

function areEqual(x: Float64Array, i: number, j: number): boolean {
  return x[3 * i] === x[3 * j] && x[3 * i + 1] === x[3 * j + 1] && x[3 * i + 2] === x[3 * j + 2];
}
