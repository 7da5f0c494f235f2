/** Cylinders, cones and truncated cones by the two disks whose hull they are, checked. */
import { requireCone, requireCylinder, requireTruncatedCone } from '../../core/arguments/index.js';
import type { Cone, Cylinder, Point3, TruncatedCone } from '../../core/shapes.js';
import { dot, minus, type Vector } from '../../distance/engine/vectors.js';

/** Two disks across the line through their centers. */
export interface ConeEnds {
  readonly start: Point3;
  readonly end: Point3;
  readonly radii: readonly [number, number];
}

/** A cylinder. */
export function cylinderEnds(where: string, name: string, cylinder: Cylinder): ConeEnds {
  requireCylinder(where, name, cylinder);
  return { start: cylinder.start, end: cylinder.end, radii: [cylinder.radius, cylinder.radius] };
}

/** A cone, from the base. */
export function coneEnds(where: string, name: string, cone: Cone): ConeEnds {
  requireCone(where, name, cone);
  return { start: cone.center, end: cone.apex, radii: [cone.radius, 0] };
}

/** A truncated cone. */
export function truncatedConeEnds(where: string, name: string, cone: TruncatedCone): ConeEnds {
  requireTruncatedCone(where, name, cone);
  return { start: cone.start, end: cone.end, radii: [cone.startRadius, cone.endRadius] };
}

/** The numbers of two disks: both centers, then the radii. */
export function coneNumbers({ start, end, radii }: ConeEnds): number[] {
  return [...Array.from(start), ...Array.from(end), ...radii];
}

/** The disks over integers: the axis w, its square W, and the radii. */
export interface ConeIntegers {
  readonly start: Vector;
  readonly end: Vector;
  readonly axis: Vector;
  readonly size: bigint;
  readonly radii: readonly [bigint, bigint];
}

/** The integers of {@link coneNumbers}. */
export function coneIntegers(integers: readonly bigint[]): ConeIntegers {
  const [a, b, c, d, e, f, r, s] = integers as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const start: Vector = [a, b, c];
  const end: Vector = [d, e, f];
  const axis = minus(end, start);
  return { start, end, axis, size: dot(axis, axis), radii: [r, s] };
}
