import type { HomogeneousPlane } from '../homogeneous.js';
import { PlaneObject } from './plane-object.js';

/**
 * The plane ±x = 2^exponent (or y, or z) whose front is away from the origin. The exponent may be beyond those of
 * doubles: such planes bound what has no bounds, in calculations, and are never handed out.
 */
export class FarPlaneObject extends PlaneObject {
  readonly type = 'far';
  readonly axis: 0 | 1 | 2;
  readonly way: 1 | -1;
  readonly exponent: number;

  constructor(axis: 0 | 1 | 2, way: 1 | -1, exponent: number) {
    super();
    this.axis = axis;
    this.way = way;
    this.exponent = exponent;
  }

  protected override round(): readonly number[] {
    const { axis, way, exponent } = this;
    const normal = [0, 0, 0];
    normal[axis] = way;
    // Without a bound no filter decides.
    return exponent < 1024 ? [...normal, 0, 0, 0, -(2 ** exponent), 0] : [...normal, 0, 0, 0, 0, Infinity];
  }

  protected override derive(): HomogeneousPlane {
    const at = (k: number) => (k === this.axis ? BigInt(this.way) : 0n);
    const { exponent } = this;
    return { a: at(0), b: at(1), c: at(2), d: -1n, normalExponent: 0, constantExponent: exponent };
  }
}
