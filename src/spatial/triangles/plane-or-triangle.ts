/** A plane given by coefficients or by three points, and on which side of it something lies. */
import { requirePlaneOrTriangle } from '../../core/arguments/shapes.js';
import type { Plane, Triangle } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { type PlaneLike, planeThrough } from '../../implicit/index.js';
import { dot3d, orient3d, orientDirection3d, sideOfPlane } from '../../predicates/index.js';
import { collinearPoints } from '../hull/affine-hull.js';

/**
 * A plane as coefficients, or through the three points of a triangle, which must not be collinear. The front is where
 * normal · x + constant is positive, or to which (b - a) × (c - a) points.
 */
export type PlaneOrTriangle = Plane | Triangle;

/** Checks a plane's coefficients or points. @throws RangeError naming the part that is wrong */
export function requireEitherPlane(where: string, name: string, plane: PlaneOrTriangle): void {
  requirePlaneOrTriangle(where, name, plane, areCollinear);
}

function areCollinear({ a, b, c }: Triangle): boolean {
  return collinearPoints(a, b, c);
}

/** On which side of the plane a point lies. */
export function sideOf(plane: PlaneOrTriangle, p: ArrayLike<number>): Sign {
  if ('normal' in plane) {
    const { normal: n, constant } = plane;
    return sideOfPlane(n[0]!, n[1]!, n[2]!, constant, p[0]!, p[1]!, p[2]!);
  }
  const { a, b, c } = plane;
  return orient3d(a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!, c[0]!, c[1]!, c[2]!, p[0]!, p[1]!, p[2]!);
}

/** To which side of the plane a direction leads; 0 if it is parallel. */
export function riseOf(plane: PlaneOrTriangle, d: ArrayLike<number>): Sign {
  if ('normal' in plane) {
    const { normal: n } = plane;
    return dot3d(0, 0, 0, n[0]!, n[1]!, n[2]!, 0, 0, 0, d[0]!, d[1]!, d[2]!);
  }
  const { a, b, c } = plane;
  return orientDirection3d(
    d[0]!,
    d[1]!,
    d[2]!,
    a[0]!,
    a[1]!,
    a[2]!,
    b[0]!,
    b[1]!,
    b[2]!,
    c[0]!,
    c[1]!,
    c[2]!,
  );
}

/** The plane for constructions. */
export function planeForPoints(plane: PlaneOrTriangle): PlaneLike {
  return 'normal' in plane ? plane : planeThrough(plane.a, plane.b, plane.c);
}
