import type { Feature } from '../../core/feature.js';
import type { OrientedBox, Plane } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { compareAlong3d } from '../../predicates/index.js';
import { signsOfOrientedBox } from '../../predicates/separating-axes/oriented-box-sides.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { requirePlane } from './box-arguments.js';
import { orientedBoxNumbers } from './oriented-box-arguments.js';
import type { PlaneBox } from './plane-box.js';

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
 * How an oriented box lies to a plane: in front, behind, touching with which vertex, edge or face, or cut. As for
 * `planeBox`; the axes are taken as they are, and half sizes may be zero.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.3; Eberly, 3D Game Engine Design, 4.3.2.
 *
 * @throws RangeError if a number is not finite, the normal is zero, a half size is negative, or the axes are dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, side, feature } = planeOrientedBox({ normal: [1, 0, 0], constant: -2 }, box);
 * relation; // 'touching'
 * side; // -1
 * feature; // { type: 'edge', index: 9 }
 */
export function planeOrientedBox(plane: Plane, box: OrientedBox): PlaneBox {
  const [low, high] = signsOf('planeOrientedBox', plane, box);
  if (low > 0) return { relation: 'disjoint', side: 1, feature: null };
  if (high < 0) return { relation: 'disjoint', side: -1, feature: null };
  if (low < 0 && high > 0) {
    const solid = box.halfSize[0]! > 0 && box.halfSize[1]! > 0 && box.halfSize[2]! > 0;
    return { relation: solid ? 'overlapping' : 'crossing', side: 0, feature: touched(plane, box, 0) };
  }
  const side = low < 0 ? -1 : high > 0 ? 1 : 0;
  return { relation: side === 0 ? 'overlapping' : 'touching', side, feature: touched(plane, box, side) };
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
