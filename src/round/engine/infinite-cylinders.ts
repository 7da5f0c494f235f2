/** Infinite cylinders against planes and spheres: all that is asked is rational. */
import { integerSign } from '../../arithmetic/root-signs.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireInfiniteCylinder, requirePlane, requireSphere } from '../../core/arguments/index.js';
import type { Relation } from '../../core/contact.js';
import type { InfiniteCylinder, Plane, Sphere } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { cross, dot, minus, type Vector } from '../../distance/engine/vectors.js';
import { type BoundaryRelation, disjointBoundaries, meetingBoundaries } from './boundary-relation.js';
import { planeIntegers } from './plane-integers.js';
import type { SideRelation } from './side-relation.js';

/** A direction over a scale of its own, which changes nothing. */
function directionIntegers(direction: InfiniteCylinder['direction']): Vector {
  const numbers = Array.from(direction);
  return scaledIntegers(numbers, commonExponent(numbers)) as unknown as Vector;
}

/** How an infinite cylinder lies to a plane. */
interface Tilt {
  /** Whether the plane cuts the axis in one point. */
  readonly isCut: boolean;
  /** The side of the axis, if it is parallel to the plane. */
  readonly side: Sign;
  /**
   * The sign of its distance from the plane minus the radius then: with the plane's function f and normal n, of f² - r²
   * n².
   */
  readonly gap: Sign;
}

function tiltOf(where: string, cylinder: InfiniteCylinder, plane: Plane): Tilt {
  requireInfiniteCylinder(where, 'infiniteCylinder', cylinder);
  requirePlane(where, 'plane', plane);
  const numbers = [...Array.from(cylinder.origin), cylinder.radius];
  const exponent = commonExponent(numbers);
  const [x, y, z, r] = scaledIntegers(numbers, exponent) as [bigint, bigint, bigint, bigint];
  const { normal, constant } = planeIntegers(plane, exponent);
  const f = dot(normal, [x, y, z]) + constant;
  return {
    isCut: dot(normal, directionIntegers(cylinder.direction)) !== 0n,
    side: integerSign(f),
    gap: integerSign(f * f - r * r * dot(normal, normal)),
  };
}

/** How an infinite cylinder and a plane meet. */
export function infiniteCylinderPlaneRelation(
  where: string,
  cylinder: InfiniteCylinder,
  plane: Plane,
): SideRelation {
  const { isCut, side, gap } = tiltOf(where, cylinder, plane);
  const isLine = cylinder.radius === 0;
  if (isCut) return { relation: isLine ? 'crossing' : 'overlapping', containment: 'none', side: 0 };
  if (gap > 0) return { relation: 'disjoint', containment: 'none', side };
  // A line that is not apart from the plane is within it.
  if (isLine) return { relation: 'overlapping', containment: 'inside', side: 0 };
  return gap === 0
    ? { relation: 'touching', containment: 'none', side }
    : { relation: 'overlapping', containment: 'none', side: 0 };
}

/** Have they a common point? */
export function infiniteCylinderMeetsPlane(where: string, cylinder: InfiniteCylinder, plane: Plane): boolean {
  const { isCut, gap } = tiltOf(where, cylinder, plane);
  return isCut || gap <= 0;
}

/**
 * A sphere beside an axis, all lengths times the length of the axis' direction w: with m from a point of the axis to
 * the center, it is |m × w| away, whose square is `offset`.
 */
interface Beside {
  readonly offset: bigint;
  /** w². */
  readonly size: bigint;
  readonly radius: bigint;
  readonly axisRadius: bigint;
}

function besideOf(where: string, sphere: Sphere, cylinder: InfiniteCylinder): Beside {
  requireSphere(where, 'sphere', sphere);
  requireInfiniteCylinder(where, 'infiniteCylinder', cylinder);
  const points = [sphere.center, cylinder.origin].flatMap((p) => Array.from(p));
  const numbers = [...points, sphere.radius, cylinder.radius];
  const [a, b, c, d, e, f, radius, axisRadius] = scaledIntegers(numbers, commonExponent(numbers)) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const axis = directionIntegers(cylinder.direction);
  const across = cross(minus([a, b, c], [d, e, f]), axis);
  return { offset: dot(across, across), size: dot(axis, axis), radius, axisRadius };
}

/** The sign of the distance of the center from the axis minus a length. */
function compareOffset({ offset, size }: Beside, length: bigint): Sign {
  return integerSign(offset - length * length * size);
}

/** How a sphere and an infinite cylinder meet. */
export function sphereInfiniteCylinderRelation(
  where: string,
  sphere: Sphere,
  cylinder: InfiniteCylinder,
): BoundaryRelation {
  const beside = besideOf(where, sphere, cylinder);
  const gap = compareOffset(beside, beside.radius + beside.axisRadius);
  if (gap > 0) return disjointBoundaries();
  // What is infinite is in no sphere.
  return meetingBoundaries(relationOf(gap, beside), depthOf(beside), -1);
}

/** A point on a line is in its inside. */
function relationOf(gap: Sign, { radius, axisRadius }: Beside): Relation {
  return gap === 0 && radius + axisRadius > 0n ? 'touching' : 'overlapping';
}

/** How deep is the sphere in the cylinder? */
function depthOf(beside: Beside): Sign {
  const reach = beside.axisRadius - beside.radius;
  return reach < 0n ? -1 : (-compareOffset(beside, reach) as Sign);
}

/** Have they a common point? */
export function sphereMeetsInfiniteCylinder(
  where: string,
  sphere: Sphere,
  cylinder: InfiniteCylinder,
): boolean {
  const beside = besideOf(where, sphere, cylinder);
  return compareOffset(beside, beside.radius + beside.axisRadius) <= 0;
}
