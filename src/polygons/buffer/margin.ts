import { sumDown, sumUp } from '../../arithmetic/directed.js';
import type { Place } from './distance-tests.js';
import type { Radii } from './radii.js';

const LEAST = 2 ** -900;
const MOST = 2 ** 1000;

/**
 * How far what was put around a shape is off, at most: a bound in doubles. Points that are measured from are doubles,
 * or crossings that were rounded, by less than an error.
 */
export class Margin {
  readonly #radii: Radii;
  readonly #tolerance: number;
  #most = 0;

  constructor(radii: Radii, tolerance: number) {
    this.#radii = radii;
    this.#tolerance = tolerance;
  }

  /** The bound, which is never more than the tolerance. */
  get bound(): number {
    return Math.min(this.#most, this.#tolerance);
  }

  /** A place at the outer end: as {@link isWithin}, its distance is off by less than 2^-50 of itself. */
  addPlace([x, y]: Place, [u, v]: Place, error: number): void {
    if (!this.#radii.isAround) return;
    const square = (u - x) * (u - x) + (v - y) * (v - y);
    const most = Math.sqrt(square) * (1 + 2 ** -50) + error;
    this.#add(square, sumUp(most, -this.#radii.low));
  }

  /** A line at the inner end: as {@link isClear}. */
  addLine([x, y]: Place, [a, b]: Place, [c, d]: Place, error: number): void {
    if (this.#radii.isAround) return;
    const [p, q] = [(c - a) * (y - b), (d - b) * (x - a)];
    const square = (c - a) * (c - a) + (d - b) * (d - b);
    const size = (Math.abs(p) + Math.abs(q)) * 2 ** -50;
    const least = ((p - q - size) / Math.sqrt(square)) * (1 - 2 ** -50) - error;
    this.#add(square, -sumDown(least, -this.#radii.high));
  }

  /** What is not known has no bound but the tolerance. */
  #add(square: number, by: number): void {
    const isKnown = square > LEAST && square < MOST && by < Infinity;
    this.#most = Math.max(this.#most, isKnown ? by : this.#tolerance);
  }
}
