import { TINY, U } from '../../arithmetic/ball.js';
import { bitLength } from '../../arithmetic/integers.js';
import { roundScaled } from '../../arithmetic/rounding.js';
import type { Placement } from '../../core/shapes.js';
import type { TransformedPlane } from '../data.js';
import { type ExactPlacement, placedPlane } from '../exact-placement.js';
import type { HomogeneousPlane } from '../homogeneous.js';
import { exactPlane, PlaneObject } from './plane-object.js';

/** A plane, mapped by a placement. */
export class TransformedPlaneObject extends PlaneObject implements TransformedPlane {
  readonly type = 'transformed';
  readonly plane: TransformedPlane['plane'] & PlaneObject;
  readonly placement: Placement;
  readonly #to: ExactPlacement;

  constructor(plane: PlaneObject, to: ExactPlacement) {
    super();
    this.plane = plane as TransformedPlane['plane'] & PlaneObject;
    this.placement = to.placement;
    this.#to = to;
  }

  /** The integers, rounded correctly: within half a unit in the last place, or the smallest double. */
  protected override round(): readonly number[] {
    const { a, b, c, d, normalExponent, constantExponent } = exactPlane(this);
    const [x, y, z] = [a, b, c].map((n) => roundScaled(n, normalExponent)) as [number, number, number];
    const constant = roundScaled(d, constantExponent);
    return [x, y, z, errorOf(x), errorOf(y), errorOf(z), constant, errorOf(constant)];
  }

  /** Scaled to a normal of moderate size, so that filters see all of it. */
  protected override derive(): HomogeneousPlane {
    const plane = placedPlane(this.#to, exactPlane(this.plane));
    const bits = Math.max(bitLength(plane.a), bitLength(plane.b), bitLength(plane.c));
    const up = -bits - plane.normalExponent;
    return {
      ...plane,
      normalExponent: plane.normalExponent + up,
      constantExponent: plane.constantExponent + up,
    };
  }
}

/** What overflows has no bound. */
const errorOf = (x: number): number => U * Math.abs(x) + TINY;
