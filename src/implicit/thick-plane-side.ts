import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requireNotNegative, requireObject, requireOneOf } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import { type Sign, UNDECIDED } from '../core/sign.js';
import type { PointLike3, ThickPlane, ThickPlaneLike } from './data.js';
import { exactForm3, roundedForm3 } from './forms.js';
import {
  exactSideTerms,
  signBeyondDistance,
  signBeyondDistanceFromAnchor,
  signBeyondForm,
  signBeyondFormFromAnchor,
} from './generated/predicates.js';
import { alignedSum, type HomogeneousPlane, type HomogeneousPoint, signOf } from './homogeneous.js';
import { exactPlane, type PlaneObject, roundedPlane } from './objects/plane-object.js';
import type { Point3Object } from './objects/point3-object.js';
import { ShiftedPlaneObject } from './objects/shifted-plane.js';
import { planeFrom, point3From } from './revive.js';
import { sideOfAny } from './side-of-plane.js';

/** A thick plane whose parts have been checked. */
export interface CheckedThickPlane {
  readonly plane: PlaneObject;
  readonly halfThickness: number;
  readonly metric: 'distance' | 'form';
}

/**
 * On which side of a thick plane a point lies, both plain or implicit: 1 in front of the band, -1 behind it, 0 in it or
 * on one of its two faces. Distances are compared by their squares: no root is taken, and nothing is rounded. A plane
 * that is given as such has no thickness, so that this is `side`.
 *
 * The band of a degenerate plane (three points on a line) is all of space.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.3, with the closed band of its code.
 *
 * @throws RangeError if a number is not finite, the normal of the plane is zero, or `halfThickness` is negative
 * @example
 * const floor = { normal: [0, 0, 2], constant: 0 };
 * thickPlaneSide({ plane: floor, halfThickness: 1 }, [5, 5, 1]); // 0
 * thickPlaneSide({ plane: floor, halfThickness: 1 }, [5, 5, -1.5]); // -1
 * thickPlaneSide({ plane: floor, halfThickness: 1, metric: 'form' }, [5, 5, 0.75]); // 1
 */
export function thickPlaneSide(plane: ThickPlaneLike, point: PointLike3): Sign {
  const band = thickPlaneFrom('thickPlaneSide', 'plane', plane);
  return sideOfBand(band, point3From('thickPlaneSide', 'point', point) ?? (point as Point3));
}

/**
 * Checks a plane or a thick plane.
 *
 * @throws RangeError naming the part that is wrong
 */
export function thickPlaneFrom(where: string, name: string, plane: ThickPlaneLike): CheckedThickPlane {
  requireObject(where, name, 'a plane or {plane, halfThickness}', plane);
  // A plane that was moved has a plane, too, and a type.
  if ('type' in plane || !('halfThickness' in plane || 'plane' in plane)) {
    return { plane: planeFrom(where, name, plane), halfThickness: 0, metric: 'distance' };
  }
  const { plane: inner, halfThickness, metric = 'distance' } = plane as ThickPlane;
  const own = planeFrom(where, `${name}.plane`, inner);
  requireNotNegative(where, `${name}.halfThickness`, halfThickness);
  // The form of a plane through implicit points is known up to a positive factor only.
  const metrics = hasForm(own) ? ['distance', 'form'] : ['distance'];
  requireOneOf(where, `${name}.metric`, metric, metrics);
  return { plane: own, halfThickness, metric };
}

/** Planes whose coefficients are known up to a factor. */
const WITHOUT_SCALE: readonly string[] = ['along-axis', 'through-point', 'transformed'];

/** Whether a plane has a form with a scale of its own, so that a value of it means something. */
export function hasForm(plane: PlaneObject): boolean {
  if (plane instanceof ShiftedPlaneObject) return hasForm(plane.plane);
  return !WITHOUT_SCALE.includes(plane.type);
}

/** {@link thickPlaneSide} of what has been checked. */
export function sideOfBand(band: CheckedThickPlane, point: Point3 | Point3Object): Sign {
  const { plane, halfThickness: t, metric } = band;
  const side = sideOfAny(plane, point);
  if (side === 0 || t === 0) return side;
  const p = roundedForm3(point);
  const beyond = metric === 'distance' ? beyondDistance(plane, p, t) : beyondForm(plane, p, side * t) * side;
  if (beyond !== UNDECIDED && beyond !== -UNDECIDED) return beyond > 0 ? side : 0;
  return exactExcess(exactPlane(plane), exactForm3(point), t, metric) > 0 ? side : 0;
}

function beyondDistance(plane: PlaneObject, p: readonly number[], t: number): number {
  const anchor = plane.anchored;
  const n = roundedPlane(plane);
  return anchor === undefined ? signBeyondDistance(n, p, t) : signBeyondDistanceFromAnchor(n, anchor, p, t);
}

function beyondForm(plane: PlaneObject, p: readonly number[], t: number): number {
  const anchor = plane.anchored;
  const n = roundedPlane(plane);
  return anchor === undefined ? signBeyondForm(n, p, t) : signBeyondFormFromAnchor(n, anchor, p, t);
}

/** The sign of F² - t² |N|² w² for the form F w at the point, or of F² - t² w². */
function exactExcess(
  plane: HomogeneousPlane,
  point: HomogeneousPoint,
  t: number,
  metric: 'distance' | 'form',
): Sign {
  const { a, b, c, d, normalExponent, constantExponent } = plane;
  const { x, y, z, w, exponent } = point;
  const [along, offset] = exactSideTerms(a, b, c, d, x, y, z, w);
  const form = alignedSum(along, normalExponent + exponent, offset, constantExponent);
  const formExponent = Math.min(normalExponent + exponent, constantExponent);
  const thicknessExponent = commonExponent([t]);
  const [thickness] = scaledIntegers([t], thicknessExponent);
  const limit = thickness * w;
  const inDistance = metric === 'distance';
  const scale = inDistance ? a * a + b * b + c * c : 1n;
  const limitExponent = thicknessExponent + (inDistance ? normalExponent : 0);
  return signOf(alignedSum(form * form, 2 * formExponent, -limit * limit * scale, 2 * limitExponent));
}
