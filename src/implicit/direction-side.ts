import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requirePoint3, requireVector3 } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { PlaneLike } from './data.js';
import { exactSignDirectionSide, signDirectionSide, signWayAcross } from './generated/predicates.js';
import { exactPlane, type PlaneObject, roundedPlane } from './objects/plane-object.js';
import { planeFrom } from './revive.js';

/**
 * Whether a direction leads to the front (1) or the back (-1) of a plane, or along it (0): the sign of
 * normal · direction.
 *
 * @throws RangeError if a number is not finite or the normal of `plane` is zero
 * @example directionSide({ normal: [0, 0, 1], constant: 7 }, [5, 5, -1]); // -1
 */
export function directionSide(plane: PlaneLike, direction: Point3): Sign {
  const own = planeFrom('directionSide', 'plane', plane);
  requireVector3('directionSide', 'direction', direction);
  return directionSideOf(own, direction);
}

/** {@link directionSide} of what has been checked. */
export function directionSideOf(own: PlaneObject, direction: Point3): Sign {
  const rounded = signDirectionSide(roundedPlane(own), direction);
  return rounded === UNDECIDED ? exactlyAlong(own, direction, ORIGIN) : rounded;
}

/**
 * Whether the way from p to q leads to the front (1) or the back (-1) of a plane, or along it (0): the sign of
 * normal · (q - p).
 *
 * @throws RangeError if a number is not finite or the normal of `plane` is zero
 * @example wayAcross({ normal: [0, 0, 1], constant: 7 }, [0, 0, 3], [5, 5, 4]); // 1
 */
export function wayAcross(plane: PlaneLike, p: Point3, q: Point3): Sign {
  const own = planeFrom('wayAcross', 'plane', plane);
  requirePoint3('wayAcross', 'p', p);
  requirePoint3('wayAcross', 'q', q);
  const rounded = signWayAcross(roundedPlane(own), p, q);
  return rounded === UNDECIDED ? exactlyAlong(own, q, p) : rounded;
}

const ORIGIN = [0, 0, 0] as const;

function exactlyAlong(plane: PlaneObject, to: Point3, from: Point3): Sign {
  const all = [to[0]!, to[1]!, to[2]!, from[0]!, from[1]!, from[2]!] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [qx, qy, qz, px, py, pz] = scaledIntegers(all, commonExponent(all));
  const { a, b, c } = exactPlane(plane);
  return exactSignDirectionSide(a, b, c, qx - px, qy - py, qz - pz);
}
