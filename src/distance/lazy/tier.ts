import type { Sign, Undecided } from '../../core/sign.js';
import type { Given } from './given.js';

/** What doubles can tell of the distance of two shapes. */
export interface Tier {
  /** The distance, rounded correctly; NaN if that is not proved. */
  readonly distance: (a: Given, b: Given) => number;
  /** -1 if it is certainly below the first number, 1 if it is certainly above the second. */
  readonly compare: (a: Given, b: Given, low: number, high: number) => Sign | Undecided;
}
