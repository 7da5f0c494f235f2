import type { Relation } from '../../core/contact.js';
import type { Feature } from '../../core/feature.js';
import type { Box3 } from '../../core/shapes.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { requireBox, requireNumbersAt, requireOrder } from './box-arguments.js';

/** How two boxes lie in each other: `inside`: the first in the second; `around`: the second in the first. */
export type Containment = 'none' | 'inside' | 'around' | 'equal';

/** How two boxes meet. */
export interface BoxBox {
  readonly relation: Relation;
  /** Dimension of the common box: 0 a point ... 3 a solid; -1 if there is none. */
  readonly dimension: -1 | 0 | 1 | 2 | 3;
  readonly containment: Containment;
  /** The feature of the first box in whose relative interior that of the common box lies; `null` if disjoint. */
  readonly a: Feature | null;
  /** The same of the second box. */
  readonly b: Feature | null;
}

/**
 * Have two boxes a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.2.1.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * boxesIntersect({ min: [0, 0, 0], max: [1, 1, 1] }, { min: [1, 1, 1], max: [2, 2, 2] }); // true
 */
export function boxesIntersect(a: Box3, b: Box3): boolean {
  requireBox('boxesIntersect', 'a', a);
  requireBox('boxesIntersect', 'b', b);
  return meet(a.min, 0, a.max, 0, b.min, 0, b.max, 0);
}

/**
 * `boxesIntersect` for boxes in flat buffers, six numbers each, min before max: box number i of the first and number j
 * of the second. Allocates nothing.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * boxesIntersectAt([0, 0, 0, 1, 1, 1, 2, 0, 0, 3, 1, 1], 0, [0, 0, 0, 2, 2, 2], 0); // true
 */
export function boxesIntersectAt(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): boolean {
  const where = 'boxesIntersectAt';
  const [k, l] = [6 * i, 6 * j];
  requireNumbersAt(where, 'a', a, 6, 'i', i);
  requireNumbersAt(where, 'b', b, 6, 'j', j);
  requireOrder(where, 'a', a, k, a, k + 3);
  requireOrder(where, 'b', b, l, b, l + 3);
  return meet(a, k, a, k + 3, b, l, b, l + 3);
}

type Numbers = ArrayLike<number>;

function meet(
  aMin: Numbers,
  i: number,
  aMax: Numbers,
  j: number,
  bMin: Numbers,
  k: number,
  bMax: Numbers,
  l: number,
): boolean {
  return (
    aMin[i]! <= bMax[l]! &&
    bMin[k]! <= aMax[j]! &&
    aMin[i + 1]! <= bMax[l + 1]! &&
    bMin[k + 1]! <= aMax[j + 1]! &&
    aMin[i + 2]! <= bMax[l + 2]! &&
    bMin[k + 2]! <= aMax[j + 2]!
  );
}

/**
 * How two closed boxes meet: their relation (flat boxes can cross), the dimension of the common box, which contains
 * the other, and the feature of each that holds the common box: for touching boxes the vertex, edge or face that
 * touches. A box of zero extent in some coordinates is a rectangle, a segment or a point.
 *
 * Comparisons only, exact as they are.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * const unit = { min: [0, 0, 0], max: [1, 1, 1] };
 * const { relation, dimension, a, b } = boxBox(unit, { min: [1, 1, 0], max: [2, 2, 1] });
 * relation; // 'touching'
 * dimension; // 1
 * [a, b]; // [{ type: 'edge', index: 11 }, { type: 'edge', index: 8 }]
 * boxBox(unit, { min: [0, 0, 0], max: [2, 2, 1] }).containment; // 'inside'
 */
export function boxBox(a: Box3, b: Box3): BoxBox {
  requireBox('boxBox', 'a', a);
  requireBox('boxBox', 'b', b);
  if (!meet(a.min, 0, a.max, 0, b.min, 0, b.max, 0)) return DISJOINT;
  const interiors = [0, 1, 2].every((i) => interiorsMeet(a.min[i]!, a.max[i]!, b.min[i]!, b.max[i]!));
  const dimension = common(a, b, (low, high) => low < high);
  const smaller = Math.min(dimensionOf(a), dimensionOf(b));
  return {
    relation: !interiors ? 'touching' : dimension < smaller ? 'crossing' : 'overlapping',
    dimension: dimension as 0 | 1 | 2 | 3,
    containment: containmentOf(a, b),
    a: holder(a, b),
    b: holder(b, a),
  };
}

const DISJOINT: BoxBox = /* @__PURE__ */ Object.freeze({
  relation: 'disjoint',
  dimension: -1,
  containment: 'none',
  a: null,
  b: null,
});

/** Whether the relative interiors of two intervals that meet have a common point. */
function interiorsMeet(aMin: number, aMax: number, bMin: number, bMax: number): boolean {
  const point = aMin === aMax;
  if (point === (bMin === bMax)) return point || (aMin < bMax && bMin < aMax);
  return point ? bMin < aMin && aMin < bMax : aMin < bMin && bMin < aMax;
}

/** How many coordinates of the common box have the property. */
function common(a: Box3, b: Box3, holds: (low: number, high: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < 3; i++) {
    const low = Math.max(a.min[i]!, b.min[i]!);
    const high = Math.min(a.max[i]!, b.max[i]!);
    if (holds(low, high)) count++;
  }
  return count;
}

/** 3 for a solid, 2 for a rectangle, 1 for a segment, 0 for a point. */
function dimensionOf(box: Box3): number {
  return common(box, box, (low, high) => low < high);
}

function contains(outer: Box3, inner: Box3): boolean {
  return [0, 1, 2].every((i) => outer.min[i]! <= inner.min[i]! && inner.max[i]! <= outer.max[i]!);
}

function containmentOf(a: Box3, b: Box3): Containment {
  const [inside, around] = [contains(b, a), contains(a, b)];
  if (inside) return around ? 'equal' : 'inside';
  return around ? 'around' : 'none';
}

/** The feature of a box that holds the relative interior of what it has in common with the other. */
function holder(box: Box3, other: Box3): Feature {
  const place = (i: number): Place => {
    const [min, max] = [box.min[i]!, box.max[i]!];
    if (min === max || other.max[i]! === min) return AT_MIN;
    if (other.min[i]! === max) return AT_MAX;
    // A flat interval of the other box lies strictly between the ends, or would have been found at one of them.
    return BETWEEN;
  };
  return boxFeature(place(0), place(1), place(2));
}
