import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { ThroughPointPlane } from '../data.js';
import { exactForm3 } from '../forms.js';
import type { HomogeneousPlane } from '../homogeneous.js';
import { PlaneObject } from './plane-object.js';
import type { Point3Object } from './point3-object.js';

type AnyPoint = readonly number[] | Point3Object;

/** The plane through a point, plain or implicit, with a normal that is given. */
export class ThroughPointPlaneObject extends PlaneObject implements ThroughPointPlane {
  readonly type = 'through-point';
  readonly point: ThroughPointPlane['point'];
  readonly normal: readonly number[];

  /** A plain point and a normal without -0. */
  constructor(point: AnyPoint, normal: readonly number[]) {
    super();
    this.point = point as unknown as ThroughPointPlane['point'];
    this.normal = normal;
  }

  /** No filter: nothing is known of it before the integers. */
  protected override round(): readonly number[] {
    const [x, y, z] = this.normal as [number, number, number];
    return [x, y, z, 0, 0, 0, 0, Infinity];
  }

  /** n · x - n · p, times the weight of the point. */
  protected override derive(): HomogeneousPlane {
    const { x, y, z, w, exponent } = exactForm3(this.point as unknown as AnyPoint);
    const normalExponent = commonExponent(this.normal);
    const [a, b, c] = scaledIntegers(this.normal as [number, number, number], normalExponent);
    const d = -(a * x + b * y + c * z);
    return { a: a * w, b: b * w, c: c * w, d, normalExponent, constantExponent: normalExponent + exponent };
  }
}
