import { requireLine3 } from '../../core/arguments/linear.js';
import { edge, face } from '../../core/feature.js';
import type { Line } from '../../core/shapes.js';
import { hitOnPlane } from './linear-points.js';
import {
  type PlaneOrTriangle,
  planeForPoints,
  requireEitherPlane,
  riseOf,
  sideOf,
} from './plane-or-triangle.js';
import { type RayPlane, type RayPlanePoints, rayPlaneOf } from './ray-plane.js';

/**
 * How does a line meet a plane? `crossing`, `overlapping` (it lies in the plane) or `disjoint` (parallel). A line in
 * the plane has no extreme point, so the contact is empty there. The plane may be given by three points.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.1; Eberly, 3D Game Engine Design, 5.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal or direction, collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * linePlane({ origin: [0, 0, 3], direction: [5, 0, 1e-300] }, floor).relation; // 'crossing'
 * linePlane({ origin: [0, 0, 1], direction: [5, 0, 0] }, floor).relation; // 'overlapping'
 */
export function linePlane(line: Line, plane: PlaneOrTriangle): RayPlane {
  requireLine3('linePlane', 'line', line);
  requireEitherPlane('linePlane', 'plane', plane);
  return contactOf(line, plane);
}

/**
 * {@link linePlane} with the point: the contact has its exact `parameter` along the line and the exact `point`.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal or direction, collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * linePlanePoints({ origin: [0, 0, 4], direction: [0, 0, 2] }, floor).contact[0].parameter.toNumber(); // -1.5
 */
export function linePlanePoints(line: Line, plane: PlaneOrTriangle): RayPlanePoints {
  requireLine3('linePlanePoints', 'line', line);
  requireEitherPlane('linePlanePoints', 'plane', plane);
  const found = contactOf(line, plane);
  const linear = { kind: 'line', from: line.origin, to: line.direction } as const;
  return { ...found, contact: found.contact.map((at) => hitOnPlane(linear, planeForPoints(plane), at)) };
}

/**
 * Do a line and a plane have a point in common?
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal or direction, collinear points
 * @example lineIntersectsPlane({ origin: [0, 0, 3], direction: [1, 0, 0] }, { normal: [0, 0, 2], constant: -2 }); // false
 */
export function lineIntersectsPlane(line: Line, plane: PlaneOrTriangle): boolean {
  requireLine3('lineIntersectsPlane', 'line', line);
  requireEitherPlane('lineIntersectsPlane', 'plane', plane);
  return riseOf(plane, line.direction) !== 0 || sideOf(plane, line.origin) === 0;
}

function contactOf({ origin, direction }: Line, plane: PlaneOrTriangle): RayPlane {
  const side = sideOf(plane, origin);
  const rise = riseOf(plane, direction);
  if (rise !== 0) return rayPlaneOf('crossing', [{ a: edge(0), b: face(0) }], side, rise);
  return rayPlaneOf(side === 0 ? 'overlapping' : 'disjoint', [], side, rise);
}
