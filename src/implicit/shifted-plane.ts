import { exactProduct, exactSum } from '../arithmetic/exact-or-nan.js';
import { requireVector3 } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { CoefficientsPlane, PlaneLike, ShiftedPlane } from './data.js';
import type { PlaneObject } from './objects/plane-object.js';
import { CoefficientsPlaneObject } from './objects/planes.js';
import { ShiftedPlaneObject } from './objects/shifted-plane.js';
import { planeFrom } from './revive.js';

/**
 * A plane moved by a vector: p is on the one if p + by is on the other, exactly. Where the moved plane has a constant
 * that is a double, it is a plane by its coefficients.
 *
 * @throws RangeError if a number is not finite or the normal of `plane` is zero
 * @example
 * shiftedPlane({ normal: [0, 0, 2], constant: -1 }, [9, 9, 3]); // { type: 'coefficients', normal: [0, 0, 2], constant: -7 }
 * side(shiftedPlane(planeThrough([0, 0, 0], [1, 0, 0], [0, 1, 0]), [0, 0, 0.1]), [5, 5, 0.1]); // 0
 */
export function shiftedPlane(plane: PlaneLike, by: Point3): ShiftedPlane | CoefficientsPlane {
  const own = planeFrom('shiftedPlane', 'plane', plane);
  requireVector3('shiftedPlane', 'by', by);
  return shifted(own, by);
}

/** {@link shiftedPlane} of what has been checked. */
export function shifted(plane: PlaneObject, by: Point3): ShiftedPlaneObject | CoefficientsPlaneObject {
  if (plane instanceof CoefficientsPlaneObject) {
    const { normal, constant } = plane;
    const [x, y, z] = normal.map((n, k) => exactProduct(n, by[k]!)) as [number, number, number];
    const moved = exactSum(constant, -exactSum(exactSum(x, y), z));
    if (Number.isFinite(moved)) return new CoefficientsPlaneObject(normal, moved);
  }
  // Adding zero makes 0 of -0, which JSON does not keep.
  return new ShiftedPlaneObject(plane, [by[0]! + 0, by[1]! + 0, by[2]! + 0]);
}
