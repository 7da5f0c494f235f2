import type { Relation } from '../../core/contact.js';
import type { Feature } from '../../core/feature.js';
import type { Box3, Plane } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { sideOfPlane } from '../../predicates/index.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { requireBox, requirePlane } from './box-arguments.js';

/** How a box lies to a plane. */
export interface PlaneBox {
  /**
   * `disjoint`; `touching`: a vertex, edge or face lies in the plane, the rest on one side; `crossing`: a flat box
   * is cut; `overlapping`: a solid box is cut, or a flat one lies in the plane.
   */
  readonly relation: Relation;
  /** 1: the box is in front of the plane (touching or not), -1: behind it; 0: on both sides, or in the plane. */
  readonly side: Sign;
  /** The feature of the box that holds the common part; `null` if disjoint. */
  readonly feature: Feature | null;
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
  requireBox('planeIntersectsBox', 'box', box);
  return sideOfCorner(plane, box.min, box.max) <= 0 && sideOfCorner(plane, box.max, box.min) >= 0;
}

/**
 * How a box lies to a plane: in front, behind, touching with which vertex, edge or face, or cut.
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
 * const { relation, side, feature } = planeBox({ normal: [1, 1, 0], constant: -2 }, unit);
 * relation; // 'touching'
 * side; // -1
 * feature; // { type: 'edge', index: 11 }
 */
export function planeBox(plane: Plane, box: Box3): PlaneBox {
  requirePlane('planeBox', 'plane', plane);
  requireBox('planeBox', 'box', box);
  const { min, max } = box;
  const lowest = sideOfCorner(plane, min, max);
  if (lowest > 0) return { relation: 'disjoint', side: 1, feature: null };
  const highest = sideOfCorner(plane, max, min);
  if (highest < 0) return { relation: 'disjoint', side: -1, feature: null };
  if (lowest < 0 && highest > 0) {
    const solid = min[0]! < max[0]! && min[1]! < max[1]! && min[2]! < max[2]!;
    return { relation: solid ? 'overlapping' : 'crossing', side: 0, feature: touched(plane, box, 0) };
  }
  const side = (lowest + highest) as Sign;
  return { relation: side === 0 ? 'overlapping' : 'touching', side, feature: touched(plane, box, side) };
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
