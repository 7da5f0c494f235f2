/** Two boxes: comparisons only, exact as they are. */
import type { Contact, ContactPoint, Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Feature } from '../../core/feature.js';
import type { Box3 } from '../../core/shapes.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { containmentOf } from './by-axes.js';

/** How two boxes meet. */
export interface BoxBox extends Contact {
  /** What the first box is to the second. */
  readonly containment: Containment;
  /** Dimension of the common box: 0 a point ... 3 a solid; -1 if there is none. */
  readonly dimension: -1 | 0 | 1 | 2 | 3;
  /** A point inside the common box, by the features that hold it, and with it all of its inside; `null` if disjoint. */
  readonly witness: ContactPoint | null;
}

type Numbers = ArrayLike<number>;

/** Whether two boxes meet: each by its lower and its upper corner, from a place in an array on. */
export function boxNumbersMeet(
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

/** Whether two boxes meet. */
export function solidBoxesMeet(a: Box3, b: Box3): boolean {
  return boxNumbersMeet(a.min, 0, a.max, 0, b.min, 0, b.max, 0);
}

/** How two boxes meet. */
export function solidBoxContact(a: Box3, b: Box3): BoxBox {
  if (!solidBoxesMeet(a, b)) return DISJOINT;
  let interiors = true;
  let dimension = 0;
  for (let i = 0; i < 3; i++) {
    const [aMin, aMax, bMin, bMax] = [a.min[i]!, a.max[i]!, b.min[i]!, b.max[i]!];
    interiors &&= interiorsMeet(aMin, aMax, bMin, bMax);
    if (aMin < bMax && bMin < aMax && aMin < aMax && bMin < bMax) dimension++;
  }
  return {
    relation: relationOfBoxes(interiors, dimension, Math.min(dimensionOf(a), dimensionOf(b))),
    contact: corners(a, b),
    containment: containmentOf(contains(b, a), contains(a, b)),
    dimension: dimension as 0 | 1 | 2 | 3,
    witness: { a: holder(a, b), b: holder(b, a) },
  };
}

const DISJOINT: BoxBox = /* @__PURE__ */ Object.freeze({
  relation: 'disjoint',
  contact: /* @__PURE__ */ Object.freeze([]) as readonly ContactPoint[],
  containment: 'none',
  dimension: -1,
  witness: null,
});

function relationOfBoxes(interiors: boolean, dimension: number, smaller: number): Relation {
  if (!interiors) return 'touching';
  return dimension < smaller ? 'crossing' : 'overlapping';
}

/** Whether the relative interiors of two intervals that meet have a common point. */
function interiorsMeet(aMin: number, aMax: number, bMin: number, bMax: number): boolean {
  const point = aMin === aMax;
  if (point === (bMin === bMax)) return point || (aMin < bMax && bMin < aMax);
  return point ? bMin < aMin && aMin < bMax : aMin < bMin && bMin < aMax;
}

/** 3 for a solid, 2 for a rectangle, 1 for a segment, 0 for a point. */
function dimensionOf({ min, max }: Box3): number {
  return +(min[0]! < max[0]!) + +(min[1]! < max[1]!) + +(min[2]! < max[2]!);
}

function contains(outer: Box3, inner: Box3): boolean {
  for (let i = 0; i < 3; i++) {
    if (!(outer.min[i]! <= inner.min[i]! && inner.max[i]! <= outer.max[i]!)) return false;
  }
  return true;
}

/** The feature of a box that holds the relative interior of what it has in common with the other. */
function holder(box: Box3, other: Box3): Feature {
  return boxFeature(holdingPlace(box, other, 0), holdingPlace(box, other, 1), holdingPlace(box, other, 2));
}

function holdingPlace(box: Box3, other: Box3, i: number): Place {
  const [min, max] = [box.min[i]!, box.max[i]!];
  if (min === max || other.max[i]! === min) return AT_MIN;
  // A flat interval of the other box lies strictly between the ends, or would have been found at one of them.
  return other.min[i]! === max ? AT_MAX : BETWEEN;
}

/** The corners of the common box, x running fastest. */
function corners(a: Box3, b: Box3): ContactPoint[] {
  const found: ContactPoint[] = [];
  const [x, y, z] = [endsAlong(a, b, 0), endsAlong(a, b, 1), endsAlong(a, b, 2)];
  for (let i = 0; i < z.length; i += 2) {
    for (let j = 0; j < y.length; j += 2) {
      for (let k = 0; k < x.length; k += 2) {
        found.push({
          a: boxFeature(x[k]!, y[j]!, z[i]!),
          b: boxFeature(x[k + 1]!, y[j + 1]!, z[i + 1]!),
        });
      }
    }
  }
  return found;
}

/**
 * Where the lower end of the common interval lies in each of the two, and the same of the upper end, if it is another.
 */
function endsAlong(a: Box3, b: Box3, i: number): readonly Place[] {
  const [aMin, aMax, bMin, bMax] = [a.min[i]!, a.max[i]!, b.min[i]!, b.max[i]!];
  const low = Math.max(aMin, bMin);
  const high = Math.min(aMax, bMax);
  const inA = placeAt(low, aMin, aMax);
  const inB = placeAt(low, bMin, bMax);
  return low === high ? [inA, inB] : [inA, inB, placeAt(high, aMin, aMax), placeAt(high, bMin, bMax)];
}

function placeAt(x: number, min: number, max: number): Place {
  return x === min ? AT_MIN : x === max ? AT_MAX : BETWEEN;
}
