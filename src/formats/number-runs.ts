import { GrowableFloat64, GrowableUint32 } from '../core/collections/growable.js';

/**
 * A list of whole numbers as runs, each of which goes up by one step: the lines on which the faces of a file stand are
 * one run, or few. Plain data.
 */
export interface NumberRuns {
  /** Where in the list each run starts, ascending; the first is 0. */
  readonly starts: Uint32Array;
  /** The first number of each run. */
  readonly values: Float64Array;
  /** By how much each run goes up. */
  readonly steps: Uint32Array;
}

/** Steps beyond this start a new run. */
const LARGEST_STEP = 0xffff_ffff;

/**
 * Makes a list of runs, number by number. Of ascending numbers at worst every second one starts a run: 8 bytes for a
 * number.
 */
export class NumberRunList {
  readonly #starts = new GrowableUint32();
  readonly #values = new GrowableFloat64();
  readonly #steps = new GrowableUint32();
  #count = 0;
  #last = 0;
  /** The step of the run at hand; NaN, which equals no difference, while it has a single number. */
  #step = Number.NaN;

  /** The number that was added last. */
  get last(): number {
    return this.#last;
  }

  push(value: number): void {
    if (value - this.#last !== this.#step) this.#turn(value);
    this.#last = value;
    this.#count++;
  }

  /** Gives the run at hand its step, or starts another one. */
  #turn(value: number): void {
    const step = value - this.#last;
    if (this.#count > 0 && Number.isNaN(this.#step) && step >= 0 && step <= LARGEST_STEP) {
      this.#step = step;
      this.#steps.data[this.#steps.length - 1] = step;
      return;
    }
    this.#starts.push(this.#count);
    this.#values.reserve(1);
    this.#values.data[this.#values.length++] = value;
    this.#steps.push(0);
    this.#step = Number.NaN;
  }

  /** The runs; nothing may be added after that. */
  finish(): NumberRuns {
    return { starts: this.#starts.finish(), values: this.#values.finish(), steps: this.#steps.finish() };
  }
}

/** The number at a place of the list, which must have it. */
export function numberAt({ starts, values, steps }: NumberRuns, place: number): number {
  const run = lastAtOrBelow(starts, place);
  return values[run]! + (place - starts[run]!) * steps[run]!;
}

/** Which of ascending numbers is the last one that is not above a value; -1 if there is none. */
export function lastAtOrBelow(numbers: Uint32Array, value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
