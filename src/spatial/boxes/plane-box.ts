import { requireBox3, requirePlane } from '../../core/arguments/shapes.js';
import type { Contact, ContactPoint } from '../../core/contact.js';
import { type Feature, INTERIOR } from '../../core/feature.js';
import type { Box3, Plane } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import type { Sign } from '../../core/sign.js';
import { sideOfPlane } from '../../predicates/index.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { planeSection, witnessOf } from './plane-section.js';

/** How a plane and a box meet. */
export interface PlaneBox extends Contact {
  /** 1: the box is in front of the plane (touching or not), -1: behind it; 0: on both sides, or in the plane. */
  readonly side: Sign;
  /**
   * A point inside the common part, by the features that hold it, and with it all of its inside; `null` if disjoint.
   */
  readonly witness: ContactPoint | null;
}

/**
 * Do plane and box have a common point? Touching counts.
 *
 * @throws RangeError if a number is not finite, the normal is zero, or min > max in a coordinate
 * @example
 * planeIntersectsBox({ normal: [1, 1, 1], constant: -3 }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 */
export function planeIntersectsBox(plane: Plane, box: Box3): boolean {
  requirePlane('planeIntersectsBox', 'plane', plane);
  requireBox3('planeIntersectsBox', 'box', box);
  return sideOfCorner(plane, box.min, box.max) <= 0 && sideOfCorner(plane, box.max, box.min) >= 0;
}

/**
 * How do a plane and a box meet? `disjoint`; `touching` (a vertex, edge or face lies in the plane, the rest on one
 * side); `crossing` (a flat box is cut); `overlapping` (a solid box is cut, or a flat one lies in the plane). `contact`
 * has the corners of the common part, a polygon of up to six: first vertices of the box, then edges, by their numbers;
 * the plane is its face 0; it is found when it is first asked for. `witness` has the feature of the box that holds the
 * inside of the common part.
 *
 * The signs of the two corners that are nearest and farthest along the normal decide; the normal need not be of unit
 * length. Flat boxes are in the domain.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.3; Haines and Molnar, "Improving the frustum test".
 *
 * @throws RangeError if a number is not finite, the normal is zero, or min > max in a coordinate
 * @example
 * const unit = { min: [0, 0, 0], max: [1, 1, 1] };
 * planeBox({ normal: [1, 1, 0], constant: -1 }, unit).relation; // 'overlapping'
 * const { relation, side, contact, witness } = planeBox({ normal: [1, 1, 0], constant: -2 }, unit);
 * relation; // 'touching'
 * side; // -1
 * contact.map(({ b }) => b); // [{ type: 'vertex', index: 3 }, { type: 'vertex', index: 7 }]
 * witness.b; // { type: 'edge', index: 11 }
 */
export function planeBox(plane: Plane, box: Box3): PlaneBox {
  requirePlane('planeBox', 'plane', plane);
  requireBox3('planeBox', 'box', box);
  const { min, max } = box;
  const lowest = sideOfCorner(plane, min, max);
  if (lowest > 0) return { relation: 'disjoint', contact: [], side: 1, witness: null };
  const highest = sideOfCorner(plane, max, min);
  if (highest < 0) return { relation: 'disjoint', contact: [], side: -1, witness: null };
  const isCut = lowest < 0 && highest > 0;
  const side = isCut ? 0 : ((lowest + highest) as Sign);
  const isSolid = min[0]! < max[0]! && min[1]! < max[1]! && min[2]! < max[2]!;
  const holder = isCut && isSolid ? INTERIOR : touched(plane, box, side);
  const own = numbersOf(plane, box);
  let contact: readonly ContactPoint[] | undefined;
  return shownWhole({
    relation: isCut ? (isSolid ? 'overlapping' : 'crossing') : side === 0 ? 'overlapping' : 'touching',
    get contact() {
      contact ??= planeSection(holder, (i) => (isCut ? sideOfVertex(own, i) : 0));
      return contact;
    },
    side,
    witness: witnessOf(holder),
  });
}

/** The numbers as they are now: the contact is that of the shapes that were asked about, whatever becomes of them. */
function numbersOf({ normal: n, constant }: Plane, { min, max }: Box3): readonly number[] {
  return [n[0]!, n[1]!, n[2]!, constant, min[0]!, min[1]!, min[2]!, max[0]!, max[1]!, max[2]!];
}

/** The side of vertex i. */
function sideOfVertex(own: readonly number[], i: number): Sign {
  return sideOfPlane(
    own[0]!,
    own[1]!,
    own[2]!,
    own[3]!,
    own[i & 1 ? 7 : 4]!,
    own[i & 2 ? 8 : 5]!,
    own[i & 4 ? 9 : 6]!,
  );
}

/** The side of the corner that has the coordinate of `low` where the normal's is positive, else that of `high`. */
function sideOfCorner({ normal, constant }: Plane, low: ArrayLike<number>, high: ArrayLike<number>): Sign {
  const [x, y, z] = [normal[0]!, normal[1]!, normal[2]!];
  return sideOfPlane(
    x,
    y,
    z,
    constant,
    (x > 0 ? low : high)[0]!,
    (y > 0 ? low : high)[1]!,
    (z > 0 ? low : high)[2]!,
  );
}

/**
 * The feature with the corners that are extreme against the side: along the axes that the plane is parallel to all of
 * the box counts, along the others one end.
 */
function touched({ normal }: Plane, { min, max }: Box3, side: Sign): Feature {
  const place = (i: number): Place => {
    if (min[i]! === max[i]!) return AT_MIN;
    if (normal[i]! === 0 || side === 0) return BETWEEN;
    return normal[i]! > 0 === side > 0 ? AT_MIN : AT_MAX;
  };
  return boxFeature(place(0), place(1), place(2));
}
