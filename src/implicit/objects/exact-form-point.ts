import { TINY, U } from '../../arithmetic/ball.js';
import type { HomogeneousPoint } from '../homogeneous.js';
import { Point3Object } from './point3-object.js';
import { roundScaledQuotient } from './round-quotient.js';

/** A point by its integers. It serves in calculations and is never handed out. */
export class ExactFormPointObject extends Point3Object {
  readonly type = 'exact-form';
  readonly #form: HomogeneousPoint;

  constructor(form: HomogeneousPoint) {
    super();
    this.#form = form;
  }

  /** Rounded correctly, so within half a unit in the last place, or the smallest double. */
  protected override round(): readonly number[] {
    const { x, y, z, w, exponent } = this.#form;
    const values = [x, y, z].map((n) => roundScaledQuotient(n, w, exponent));
    return [...values, 1, ...values.map((value) => U * Math.abs(value) + TINY), 0];
  }

  protected override derive(): HomogeneousPoint {
    return this.#form;
  }
}
