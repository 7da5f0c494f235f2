import { roundSqrt } from '../../arithmetic/rounding.js';
import type { Feature } from '../../core/feature.js';

/** A way out in doubles. */
export interface RoundedWayOut {
  /** The direction as a vector of length 1, each coordinate the nearest double. */
  readonly direction: readonly number[];
}

/** A way out as it is found: what is rounded is found when it is read. */
export class FoundWayOut<Direction extends readonly bigint[]> {
  readonly direction: Direction;
  readonly a: Feature;
  readonly b: Feature;

  constructor(direction: Direction, a: Feature, b: Feature) {
    this.direction = direction;
    this.a = a;
    this.b = b;
  }

  get rounded(): RoundedWayOut {
    const square = this.direction.reduce((sum, x) => sum + x * x, 0n);
    const nearest = (x: bigint): number => (x < 0n ? -roundSqrt(x * x, square) : roundSqrt(x * x, square));
    return { direction: this.direction.map(nearest) };
  }
}
