import { requireRay3 } from '../../core/arguments/linear.js';
import type { Contact, ContactPoint, Relation } from '../../core/contact.js';
import { edge, face, vertex } from '../../core/feature.js';
import type { Ray } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { hitOnPlane, type LinearHit } from './linear-points.js';
import {
  type PlaneOrTriangle,
  planeForPoints,
  requireEitherPlane,
  riseOf,
  sideOf,
} from './plane-or-triangle.js';

/** How a ray or a line meets a plane. */
export interface RayPlane extends Contact {
  /** The side of the plane on which the origin lies. */
  readonly side: Sign;
  /**
   * 1 if the direction leads from the plane's front to its back, -1 from the back to the front; 0 if it is parallel.
   */
  readonly facing: Sign;
}

/** How a ray or a line meets a plane, with the point. */
export interface RayPlanePoints extends RayPlane {
  readonly contact: readonly LinearHit[];
}

/** @internal The answer from the side of the origin and that to which the direction leads. */
export function rayPlaneOf(relation: Relation, contact: ContactPoint[], side: Sign, rise: Sign): RayPlane {
  return { relation, contact, side, facing: rise === 0 ? 0 : rise > 0 ? -1 : 1 };
}

/**
 * How does a ray meet a plane?
 *
 * As in `segmentPlane`, where the ray's only end is its origin, vertex 0. If the ray is in the plane, the contact lists
 * the origin, its only extreme point. The plane may be given by three points.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.1.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal or direction, collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * rayPlane({ origin: [0, 0, 3], direction: [0, 0, -1] }, floor).relation; // 'crossing'
 * rayPlane({ origin: [0, 0, 3], direction: [0, 0, 1] }, floor); // { relation: 'disjoint', contact: [], side: 1, facing: -1 }
 */
export function rayPlane(ray: Ray, plane: PlaneOrTriangle): RayPlane {
  requireRay3('rayPlane', 'ray', ray);
  requireEitherPlane('rayPlane', 'plane', plane);
  return contactOf(ray, plane);
}

/**
 * {@link rayPlane} with the point: the contact has its exact `parameter` along the ray and the exact `point`.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal or direction, collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * rayPlanePoints({ origin: [0, 0, 4], direction: [0, 0, -2] }, floor).contact[0].parameter.toNumber(); // 1.5
 */
export function rayPlanePoints(ray: Ray, plane: PlaneOrTriangle): RayPlanePoints {
  requireRay3('rayPlanePoints', 'ray', ray);
  requireEitherPlane('rayPlanePoints', 'plane', plane);
  const found = contactOf(ray, plane);
  const linear = { kind: 'ray', from: ray.origin, to: ray.direction } as const;
  return { ...found, contact: found.contact.map((at) => hitOnPlane(linear, planeForPoints(plane), at)) };
}

/**
 * Do a ray and a plane have a point in common? The origin counts.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal or direction, collinear points
 * @example rayIntersectsPlane({ origin: [0, 0, 3], direction: [0, 0, 1] }, { normal: [0, 0, 2], constant: -2 }); // false
 */
export function rayIntersectsPlane(ray: Ray, plane: PlaneOrTriangle): boolean {
  requireRay3('rayIntersectsPlane', 'ray', ray);
  requireEitherPlane('rayIntersectsPlane', 'plane', plane);
  const side = sideOf(plane, ray.origin);
  if (side === 0) return true;
  const rise = riseOf(plane, ray.direction);
  return rise !== 0 && rise !== side;
}

function contactOf({ origin, direction }: Ray, plane: PlaneOrTriangle): RayPlane {
  const side = sideOf(plane, origin);
  const rise = riseOf(plane, direction);
  if (side === 0) {
    const contact = [{ a: vertex(0), b: face(0) }];
    return rayPlaneOf(rise === 0 ? 'overlapping' : 'touching', contact, side, rise);
  }
  if (rise === 0 || rise === side) return rayPlaneOf('disjoint', [], side, rise);
  return rayPlaneOf('crossing', [{ a: edge(0), b: face(0) }], side, rise);
}
