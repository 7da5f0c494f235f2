import { requirePlane } from '../../core/arguments/shapes.js';
import type { ContactPoint } from '../../core/contact.js';
import { type Feature, INTERIOR } from '../../core/feature.js';
import type { OrientedBox, Plane } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import type { Sign } from '../../core/sign.js';
import { orientedBoxCorner, side as sideOfPoint } from '../../implicit/index.js';
import { compareAlong3d } from '../../predicates/index.js';
import { signsOfOrientedBox } from '../../predicates/separating-axes/oriented-box-sides.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { orientedBoxNumbers, orientedBoxOf } from './oriented-box-numbers.js';
import type { PlaneBox } from './plane-box.js';
import { planeSection, witnessOf } from './plane-section.js';

/**
 * Do a plane and an oriented box have a common point? Touching counts.
 *
 * @throws RangeError if a number is not finite, the normal is zero, a half size is negative, or the axes are dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * planeIntersectsOrientedBox({ normal: [1, 0, 0], constant: -2 }, box); // true
 */
export function planeIntersectsOrientedBox(plane: Plane, box: OrientedBox): boolean {
  requirePlane('planeIntersectsOrientedBox', 'plane', plane);
  const numbers = orientedBoxNumbers('planeIntersectsOrientedBox', 'box', box);
  const [low, high] = signsOfOrientedBox(plane.normal, plane.constant, numbers, 0);
  return low <= 0 && high >= 0;
}

/**
 * How do a plane and an oriented box meet? As for `planeBox`; the axes are taken as they are, and half sizes may be
 * zero.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.3; Eberly, 3D Game Engine Design, 4.3.2.
 *
 * @throws RangeError if a number is not finite, the normal is zero, a half size is negative, or the axes are dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, side, contact, witness } = planeOrientedBox({ normal: [1, 0, 0], constant: -2 }, box);
 * relation; // 'touching'
 * side; // -1
 * contact.map(({ b }) => b); // [{ type: 'vertex', index: 1 }, { type: 'vertex', index: 5 }]
 * witness.b; // { type: 'edge', index: 9 }
 */
export function planeOrientedBox(plane: Plane, box: OrientedBox): PlaneBox {
  requirePlane('planeOrientedBox', 'plane', plane);
  const numbers = orientedBoxNumbers('planeOrientedBox', 'box', box);
  const [low, high] = signsOfOrientedBox(plane.normal, plane.constant, numbers, 0);
  if (low > 0) return { relation: 'disjoint', contact: [], side: 1, witness: null };
  if (high < 0) return { relation: 'disjoint', contact: [], side: -1, witness: null };
  const isCut = low < 0 && high > 0;
  const side = isCut ? 0 : ((low + high) as Sign);
  const isSolid = box.halfSize[0]! > 0 && box.halfSize[1]! > 0 && box.halfSize[2]! > 0;
  const holder = isCut && isSolid ? INTERIOR : touched(plane, box, side);
  const { normal: n, constant } = plane;
  const own = { normal: [n[0]!, n[1]!, n[2]!], constant };
  let contact: readonly ContactPoint[] | undefined;
  return shownWhole({
    relation: isCut ? (isSolid ? 'overlapping' : 'crossing') : side === 0 ? 'overlapping' : 'touching',
    get contact() {
      contact ??= isCut ? section(own, orientedBoxOf(numbers), holder) : planeSection(holder, () => 0);
      return contact;
    },
    side,
    witness: witnessOf(holder),
  });
}

function section(plane: Plane, box: OrientedBox, holder: Feature): readonly ContactPoint[] {
  return planeSection(holder, (i) => sideOfPoint(plane, orientedBoxCorner(box, i)));
}

/** As in plane-box.ts: along the axes that the plane is parallel to all of the box counts, along the others one end. */
function touched({ normal: n }: Plane, { axes, halfSize }: OrientedBox, side: Sign): Feature {
  const place = (i: number): Place => {
    if (halfSize[i]! === 0) return AT_MIN;
    if (side === 0) return BETWEEN;
    const u = axes[i]!;
    const along = compareAlong3d(n[0]!, n[1]!, n[2]!, u[0]!, u[1]!, u[2]!, 0, 0, 0);
    return along === 0 ? BETWEEN : along === side ? AT_MIN : AT_MAX;
  };
  return boxFeature(place(0), place(1), place(2));
}
