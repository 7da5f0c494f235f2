/** A plane beside a box, and beside an oriented one of 15 numbers: the first and the last corner along the normal. */
import type { Contact, ContactPoint } from '../../core/contact.js';
import { type Feature, INTERIOR } from '../../core/feature.js';
import type { Box3, OrientedBox, Plane } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import type { Sign } from '../../core/sign.js';
import { orientedBoxCorner, side as sideOfPoint } from '../../implicit/index.js';
import { compareAlong3d, sideOfPlane } from '../../predicates/index.js';
import { signsOfOrientedBox } from '../../predicates/separating-axes/oriented-box-sides.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { orientedBoxOf } from './oriented-box-numbers.js';
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

/** Whether a plane and a box meet. */
export function planeMeetsSolidBox(plane: Plane, box: Box3): boolean {
  return sideOfCorner(plane, box.min, box.max) <= 0 && sideOfCorner(plane, box.max, box.min) >= 0;
}

/** How a plane and a box meet. */
export function planeBoxContact(plane: Plane, box: Box3): PlaneBox {
  const { min, max } = box;
  const lowest = sideOfCorner(plane, min, max);
  if (lowest > 0) return apart(1);
  const highest = sideOfCorner(plane, max, min);
  if (highest < 0) return apart(-1);
  const isSolid = min[0]! < max[0]! && min[1]! < max[1]! && min[2]! < max[2]!;
  const own = numbersOf(plane, box);
  return planeContact(
    lowest,
    highest,
    isSolid,
    (side) => touched(plane, box, side),
    (i) => sideOfVertex(own, i),
  );
}

/** Whether a plane and an oriented box meet. */
export function planeMeetsOriented({ normal, constant }: Plane, box: readonly number[]): boolean {
  const [low, high] = signsOfOrientedBox(normal, constant, box, 0);
  return low <= 0 && high >= 0;
}

/** How a plane and an oriented box meet. */
export function planeOrientedContact({ normal: n, constant }: Plane, numbers: readonly number[]): PlaneBox {
  const [low, high] = signsOfOrientedBox(n, constant, numbers, 0);
  if (low > 0) return apart(1);
  if (high < 0) return apart(-1);
  const isSolid = numbers[12]! > 0 && numbers[13]! > 0 && numbers[14]! > 0;
  const own = { normal: [n[0]!, n[1]!, n[2]!], constant };
  let box: OrientedBox | undefined;
  return planeContact(
    low,
    high,
    isSolid,
    (side) => touchedOriented(own, numbers, side),
    (i) => {
      box ??= orientedBoxOf(numbers);
      return sideOfPoint(own, orientedBoxCorner(box, i));
    },
  );
}

/** The answer where all of the box is on one side. */
const apart = (side: Sign): PlaneBox => ({ relation: 'disjoint', contact: [], side, witness: null });

/**
 * The answer by the signs of the lowest and of the highest corner, of which neither keeps the box apart. The corners of
 * the common part are found when they are first read.
 */
function planeContact(
  low: Sign,
  high: Sign,
  isSolid: boolean,
  featureAt: (side: Sign) => Feature,
  sideOfCornerAt: (i: number) => Sign,
): PlaneBox {
  const isCut = low < 0 && high > 0;
  const side = isCut ? 0 : ((low + high) as Sign);
  const holder = isCut && isSolid ? INTERIOR : featureAt(side);
  let contact: readonly ContactPoint[] | undefined;
  return shownWhole({
    relation: isCut ? (isSolid ? 'overlapping' : 'crossing') : side === 0 ? 'overlapping' : 'touching',
    get contact() {
      contact ??= planeSection(holder, isCut ? sideOfCornerAt : () => 0);
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

/** The same for an oriented box. */
function touchedOriented({ normal: n }: Plane, box: readonly number[], side: Sign): Feature {
  const place = (i: number): Place => {
    if (box[12 + i]! === 0) return AT_MIN;
    if (side === 0) return BETWEEN;
    const at = 3 + 3 * i;
    const along = compareAlong3d(n[0]!, n[1]!, n[2]!, box[at]!, box[at + 1]!, box[at + 2]!, 0, 0, 0);
    return along === 0 ? BETWEEN : along === side ? AT_MIN : AT_MAX;
  };
  return boxFeature(place(0), place(1), place(2));
}
