import { TINY, U } from '../../arithmetic/ball.js';
import { exactDifference } from '../../arithmetic/exact-or-nan.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Point3 } from '../../core/shapes.js';
import type { CoefficientsPlane, ThreePointsPlane } from '../data.js';
import { exactNormalThrough, sharpNormalThrough } from '../generated/constructions.js';
import type { HomogeneousPlane } from '../homogeneous.js';
import { PlaneObject } from './plane-object.js';

/** A plane by its coefficients; the normal is not zero. */
export class CoefficientsPlaneObject extends PlaneObject implements CoefficientsPlane {
  readonly type = 'coefficients';
  readonly normal: readonly number[];
  readonly constant: number;

  constructor(normal: Point3, constant: number) {
    super();
    // Adding zero makes 0 of -0, which JSON does not keep.
    this.normal = [normal[0]! + 0, normal[1]! + 0, normal[2]! + 0];
    this.constant = constant + 0;
  }

  protected override round(): readonly number[] {
    const n = this.normal;
    return [n[0]!, n[1]!, n[2]!, 0, 0, 0, this.constant, 0];
  }

  protected override derive(): HomogeneousPlane {
    const normalExponent = commonExponent(this.normal);
    const constantExponent = commonExponent([this.constant]);
    const [a, b, c] = scaledIntegers(this.normal, normalExponent) as [bigint, bigint, bigint];
    const [d] = scaledIntegers([this.constant], constantExponent);
    return { a, b, c, d, normalExponent, constantExponent };
  }
}

/** A plane through three points. */
export class ThreePointsPlaneObject extends PlaneObject implements ThreePointsPlane {
  readonly type = 'three-points';
  readonly points: readonly number[];

  /** The nine coordinates, without -0. */
  constructor(points: readonly number[]) {
    super();
    this.points = points;
  }

  override get anchored(): readonly number[] {
    return this.points;
  }

  protected override round(): readonly number[] {
    return normalThrough(this.points);
  }

  protected override derive(): HomogeneousPlane {
    return integersThrough(this.points);
  }

  protected override sharpen(): readonly number[] | null {
    return sharpNormalOf(this.points);
  }
}

/** The normal of the plane through three points without error as doubles, if they are doubles; null if not. */
export function sharpNormalOf(p: readonly number[]): readonly number[] | null {
  return sharpNormalThrough(
    exactDifference(p[3]!, p[0]!),
    exactDifference(p[4]!, p[1]!),
    exactDifference(p[5]!, p[2]!),
    exactDifference(p[6]!, p[0]!),
    exactDifference(p[7]!, p[1]!),
    exactDifference(p[8]!, p[2]!),
  );
}

/** Of the plane through three points: the rounded normal, its bounds, and the constant 0 of N · (x - anchor). */
export function normalThrough(p: readonly number[]): number[] {
  const ux = p[3]! - p[0]!;
  const uy = p[4]! - p[1]!;
  const uz = p[5]! - p[2]!;
  const vx = p[6]! - p[0]!;
  const vy = p[7]! - p[1]!;
  const vz = p[8]! - p[2]!;
  const bx = crossBound(uy, vz, uz, vy);
  const by = crossBound(uz, vx, ux, vz);
  const bz = crossBound(ux, vy, uy, vx);
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx, bx, by, bz, 0, 0];
}

/**
 * The error of fl(fl(p q) - fl(r s)) where p, q, r, s are rounded differences of doubles: by the rules of ball.ts each
 * product errs by at most (u + u(1 + u) + u)|pq| + an underflow, the last subtraction by u(|pq| + |rs|)(1 + u): in all
 * below (4u + 4u²)(|pq| + |rs|), as computed a little less: 5u covers it.
 */
function crossBound(p: number, q: number, r: number, s: number): number {
  return 5 * U * (Math.abs(p * q) + Math.abs(r * s)) + TINY;
}

function integersThrough(points: readonly number[]): HomogeneousPlane {
  const exponent = commonExponent(points);
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = scaledIntegers(points as Nine, exponent);
  const [a, b, c] = exactNormalThrough(bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
  const d = -(a * ax + b * ay + c * az);
  return { a, b, c, d, normalExponent: 2 * exponent, constantExponent: 3 * exponent };
}

type Nine = [number, number, number, number, number, number, number, number, number];
