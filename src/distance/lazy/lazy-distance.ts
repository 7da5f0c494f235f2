import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

/** A distance whose members are found when they are first read, and what doubles tell of it. */
export abstract class LazyDistance {
  /** The distance, rounded correctly, if it is known or doubles prove it; else NaN. */
  abstract inDoubles(): number;

  /** The sign of the distance minus a number, if doubles prove it. */
  compareInDoubles(r: number): Sign | Undecided {
    // Rounding keeps the order, and a double is itself: what is not equal once it is rounded was not before.
    const near = this.inDoubles();
    if (near > r) return 1;
    if (near < r) return -1;
    return near === r ? UNDECIDED : this.compareBounds(r, r);
  }

  /** -1 if it is certainly below the first number, 1 if it is certainly above the second. */
  protected abstract compareBounds(low: number, high: number): Sign | Undecided;
}
