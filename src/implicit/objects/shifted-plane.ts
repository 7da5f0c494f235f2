import { TINY, U } from '../../arithmetic/ball.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { ShiftedPlane } from '../data.js';
import { roundedOffset } from '../generated/constructions.js';
import { alignedSum, type HomogeneousPlane } from '../homogeneous.js';
import { exactPlane, PlaneObject, roundedPlane } from './plane-object.js';

/** A plane, moved by a vector. */
export class ShiftedPlaneObject extends PlaneObject implements ShiftedPlane {
  readonly type = 'shifted';
  readonly plane: ShiftedPlane['plane'] & PlaneObject;
  readonly by: readonly number[];

  /** The three numbers of a vector without -0. */
  constructor(plane: PlaneObject, by: readonly number[]) {
    super();
    this.plane = plane as ShiftedPlane['plane'] & PlaneObject;
    this.by = by;
  }

  /** The constant of the plane (of one through points minus that of its anchor) minus n · by, each with its bound. */
  protected override round(): readonly number[] {
    const n = roundedPlane(this.plane);
    const { anchored } = this.plane;
    const [own, ownBound] = anchored === undefined ? [-n[6]!, n[7]!] : roundedOffset(anchored, n);
    const [along, alongBound] = roundedOffset(this.by, n);
    const constant = -(own! + along!);
    const bound = ownBound! + alongBound! + U * Math.abs(constant) + TINY;
    return [...n.slice(0, 6), constant, bound];
  }

  protected override derive(): HomogeneousPlane {
    const { a, b, c, d, normalExponent, constantExponent } = exactPlane(this.plane);
    const exponent = commonExponent(this.by);
    const [x, y, z] = scaledIntegers(this.by as [number, number, number], exponent);
    const along = normalExponent + exponent;
    // alignedSum leaves the sum in units of the smaller of both exponents.
    const moved = alignedSum(d, constantExponent, -(a * x + b * y + c * z), along);
    return { a, b, c, d: moved, normalExponent, constantExponent: Math.min(constantExponent, along) };
  }
}
