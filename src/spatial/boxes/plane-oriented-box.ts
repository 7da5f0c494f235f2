import { requirePlane } from '../../core/arguments/shapes.js';
import { type Feature, face } from '../../core/feature.js';
import type { OrientedBox, Plane } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orientedBoxCorner, side as sideOfPoint } from '../../implicit/index.js';
import { compareAlong3d } from '../../predicates/index.js';
import { signsOfOrientedBox } from '../../predicates/separating-axes/oriented-box-sides.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { orientedBoxNumbers } from './oriented-box-numbers.js';
import type { PlaneBox } from './plane-box.js';
import { planeSection } from './plane-section.js';

/**
 * Have a plane and an oriented box a common point? Touching counts.
 *
 * @throws RangeError if a number is not finite, the normal is zero, a half size is negative, or the axes are dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * planeIntersectsOrientedBox({ normal: [1, 0, 0], constant: -2 }, box); // true
 */
export function planeIntersectsOrientedBox(plane: Plane, box: OrientedBox): boolean {
  const [low, high] = signsOf('planeIntersectsOrientedBox', plane, box);
  return low <= 0 && high >= 0;
}

/**
 * How do a plane and an oriented box meet? As for `planeBox`; the axes are taken as they are, and half sizes may be zero.
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
  const [low, high] = signsOf('planeOrientedBox', plane, box);
  if (low > 0) return { relation: 'disjoint', contact: [], side: 1, witness: null };
  if (high < 0) return { relation: 'disjoint', contact: [], side: -1, witness: null };
  const isCut = low < 0 && high > 0;
  const side = isCut ? 0 : ((low + high) as Sign);
  const holder = touched(plane, box, side);
  const isSolid = box.halfSize[0]! > 0 && box.halfSize[1]! > 0 && box.halfSize[2]! > 0;
  return {
    relation: isCut ? (isSolid ? 'overlapping' : 'crossing') : side === 0 ? 'overlapping' : 'touching',
    contact: planeSection(holder, (i) => (isCut ? sideOfPoint(plane, orientedBoxCorner(box, i)) : 0)),
    side,
    witness: { a: face(0), b: holder },
  };
}

function signsOf(where: string, plane: Plane, box: OrientedBox): readonly [Sign, Sign] {
  requirePlane(where, 'plane', plane);
  return signsOfOrientedBox(plane.normal, plane.constant, orientedBoxNumbers(where, 'box', box), 0);
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
