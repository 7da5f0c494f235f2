import { TINY, U } from '../../arithmetic/ball.js';
import type { Point3 } from '../../core/shapes.js';
import { exactForm3 } from '../forms.js';
import type { HomogeneousPoint } from '../homogeneous.js';
import { exactPoint3, Point3Object } from './point3-object.js';
import { roundScaledQuotient } from './round-quotient.js';

/**
 * The mean of points, which is not rounded: of the vertices of a convex set a point inside. Its numbers are as long as
 * those of all the points together; it serves in calculations and is never handed out.
 */
export class MeanOfPointsObject extends Point3Object {
  readonly type = 'mean';
  readonly points: readonly (Point3 | Point3Object)[];

  constructor(points: readonly (Point3 | Point3Object)[]) {
    super();
    this.points = points;
  }

  /** Rounded correctly, so within half a unit in the last place, or the smallest double. */
  protected override round(): readonly number[] {
    const { x, y, z, w, exponent } = exactPoint3(this);
    const values = [x, y, z].map((n) => roundScaledQuotient(n, w, exponent));
    return [...values, 1, ...values.map((value) => U * Math.abs(value) + TINY), 0];
  }

  protected override derive(): HomogeneousPoint {
    const { x, y, z, w, exponent } = this.points.map(exactForm3).reduce(sumOf);
    return { x, y, z, w: w * BigInt(this.points.length), exponent };
  }
}

/** The sum of two points as vectors; not in lowest terms. */
export function sumOf(p: HomogeneousPoint, q: HomogeneousPoint): HomogeneousPoint {
  const exponent = Math.min(p.exponent, q.exponent);
  const ofP = q.w << BigInt(p.exponent - exponent);
  const ofQ = p.w << BigInt(q.exponent - exponent);
  return {
    x: p.x * ofP + q.x * ofQ,
    y: p.y * ofP + q.y * ofQ,
    z: p.z * ofP + q.z * ofQ,
    w: p.w * q.w,
    exponent,
  };
}
