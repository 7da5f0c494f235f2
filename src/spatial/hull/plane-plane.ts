import { requirePlane } from '../../core/arguments/shapes.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Contact } from '../../core/contact.js';
import type { Plane } from '../../core/shapes.js';
import { dot3d, orient2d } from '../../predicates/index.js';

/** How two planes lie to each other. */
export type PlanePlanePosition = 'crossing' | 'parallel' | 'identical';

/** See {@link planePlane}. What two planes have in common has no extreme points: the contact is empty. */
export interface PlanePlane extends Contact {
  readonly position: PlanePlanePosition;
  /** Whether the normals of parallel or identical planes point the same way; 0 for crossing planes. */
  readonly facing: -1 | 0 | 1;
}

/** Coefficients 0-2 are the normal, 3 is the constant. */
export function coefficient(plane: Plane, i: number): number {
  return i < 3 ? plane.normal[i]! : plane.constant;
}

/** The sign of a 2x2 minor of the two rows of coefficients. */
function minor(p: Plane, q: Plane, i: number, j: number): -1 | 0 | 1 {
  return orient2d(0, 0, coefficient(p, i), coefficient(p, j), coefficient(q, i), coefficient(q, j));
}

/** The position of two planes that have been checked. */
export function positionOfPlanes(p: Plane, q: Plane): PlanePlanePosition {
  if (minor(p, q, 0, 1) !== 0 || minor(p, q, 1, 2) !== 0 || minor(p, q, 2, 0) !== 0) return 'crossing';
  // The normals are parallel and not zero: the planes are the same one iff all four coefficients are proportional.
  return minor(p, q, 0, 3) === 0 && minor(p, q, 1, 3) === 0 && minor(p, q, 2, 3) === 0
    ? 'identical'
    : 'parallel';
}

/** Whether the normals point the same way (1), opposite ways (-1), for parallel normals. */
function facingOf(p: Plane, q: Plane): -1 | 0 | 1 {
  const [a, b] = [p.normal, q.normal];
  return dot3d(0, 0, 0, a[0]!, a[1]!, a[2]!, 0, 0, 0, b[0]!, b[1]!, b[2]!);
}

/**
 * How do two planes lie to each other? They cross in a line (`crossing`), are parallel without a common point
 * (`disjoint`), or are the same plane (`overlapping`). Coefficients are taken as they are; any multiple of a plane is
 * the same plane, and `facing` says whether the fronts are the same (1) or opposite (-1).
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.4.
 *
 * @throws RangeError if a normal is zero or a number is not finite
 * @example
 * planePlane({ normal: [0, 0, 1], constant: -1 }, { normal: [0, 0, -2], constant: 2 }); // { relation: 'overlapping', contact: [], position: 'identical', facing: -1 }
 * planePlane({ normal: [0, 0, 1], constant: 0 }, { normal: [1, 0, 1], constant: 0 }).relation; // 'crossing'
 */
export function planePlane(a: Plane, b: Plane): PlanePlane {
  requirePlane('planePlane', 'a', a);
  requirePlane('planePlane', 'b', b);
  const position = positionOfPlanes(a, b);
  const facing = position === 'crossing' ? 0 : facingOf(a, b);
  return { relation: RELATION[position], contact: [], position, facing };
}

const RELATION = { crossing: 'crossing', parallel: 'disjoint', identical: 'overlapping' } as const;

/**
 * Do two planes have a common point? Only parallel planes that differ have none.
 *
 * @throws RangeError if a normal is zero or a number is not finite
 * @example
 * planesIntersect({ normal: [0, 0, 1], constant: -1 }, { normal: [0, 0, 2], constant: 2 }); // false
 */
export function planesIntersect(a: Plane, b: Plane): boolean {
  if (arguments.length > 2) requireNoMore('planesIntersect', 2, arguments[2]);
  requirePlane('planesIntersect', 'a', a);
  requirePlane('planesIntersect', 'b', b);
  return positionOfPlanes(a, b) !== 'parallel';
}
