import type { AlongAxisPlane } from '../data.js';
import { exactForm3 } from '../forms.js';
import type { HomogeneousPlane } from '../homogeneous.js';
import { PlaneObject } from './plane-object.js';
import type { Point3Object } from './point3-object.js';

type AnyPoint = readonly number[] | Point3Object;

/** For each axis the two others, so that the three are right-handed. */
const OTHERS = [
  ['y', 'z', 0, 1, 2],
  ['z', 'x', 1, 2, 0],
  ['x', 'y', 2, 0, 1],
] as const;

/** The plane through two points along a coordinate axis. */
export class AlongAxisPlaneObject extends PlaneObject implements AlongAxisPlane {
  readonly type = 'along-axis';
  readonly ends: AlongAxisPlane['ends'];
  readonly axis: 0 | 1 | 2;

  /** Plain points without -0. */
  constructor(p: AnyPoint, q: AnyPoint, axis: 0 | 1 | 2) {
    super();
    this.ends = [p, q] as unknown as AlongAxisPlane['ends'];
    this.axis = axis;
  }

  /** No filter: nothing is known of it before the integers. */
  protected override round(): readonly number[] {
    return [0, 0, 0, Infinity, Infinity, Infinity, 0, Infinity];
  }

  /** The line through both points as it is seen along the axis, from their homogeneous coordinates u, v, w. */
  protected override derive(): HomogeneousPlane {
    const [p, q] = (this.ends as unknown as readonly [AnyPoint, AnyPoint]).map(exactForm3);
    const [u, v, axis, first, second] = OTHERS[this.axis];
    const unit = Math.min(p!.exponent, q!.exponent);
    const [up, uq] = [BigInt(p!.exponent - unit), BigInt(q!.exponent - unit)];
    const [pu, pv, qu, qv] = [p![u] << up, p![v] << up, q![u] << uq, q![v] << uq];
    const normal: bigint[] = [];
    normal[axis] = 0n;
    normal[first] = pv * q!.w - qv * p!.w;
    normal[second] = qu * p!.w - pu * q!.w;
    const [a, b, c] = normal as [bigint, bigint, bigint];
    return { a, b, c, d: pu * qv - qu * pv, normalExponent: 0, constantExponent: unit };
  }
}
