/**
 * The numbers that coordinates are rounded to, and which numbers each of them stands for.
 *
 * Rounding never changes an order (x <= y is rounded to r(x) <= r(y)), and leaves alone what it gives (r(r(x)) = r(x)).
 */
import { exponentOf, MAX_EXPONENT, nextDown, nextUp, powerOfTwo, ulp } from '../../arithmetic/float64.js';
import { roundQuotient } from '../../arithmetic/rounding.js';
import { compareFractions, type Fraction, fractionOf, middleOf, nearestInteger, scaled } from './fraction.js';

const MAX = Number.MAX_VALUE;
/** More than any number that is rounded. */
const BEYOND: Fraction = { n: 1n << 4400n, d: 1n };
/** What is rounded to an infinity: half a unit above the largest double. */
const OVERFLOW: Fraction = { n: (1n << 1024n) - (1n << 970n), d: 1n };

/** The numbers that are rounded to one: from lo to hi, each with or without itself. */
export interface Cell {
  readonly lo: Fraction;
  readonly hi: Fraction;
  readonly isLoIn: boolean;
  readonly isHiIn: boolean;
}

export interface RoundingGrid {
  /** Does it have all doubles? */
  readonly isAllDoubles: boolean;
  /** The double that a number is rounded to. */
  round(x: Fraction): number;
  /** The numbers that are rounded to a double of the grid. */
  cellOf(x: number): Cell;
}

const negated = ({ n, d }: Fraction): Fraction => ({ n: -n, d });

/** Is the last bit of a double's significand 0? Ties are rounded to such ones. */
const isEven = (x: number): boolean => (x / ulp(x)) % 2 === 0;

/** All doubles: the nearest, ties to even; the largest one for what is beyond it. */
export const ALL_DOUBLES: RoundingGrid = {
  isAllDoubles: true,
  round({ n, d }) {
    return Math.max(-MAX, Math.min(MAX, roundQuotient(n, d))) + 0;
  },
  cellOf(x) {
    const isIn = isEven(x);
    return {
      lo: x === -MAX ? negated(BEYOND) : middleOf(nextDown(x), x),
      hi: x === MAX ? BEYOND : middleOf(x, nextUp(x)),
      isLoIn: isIn,
      isHiIn: isIn,
    };
  },
};

/**
 * The doubles nearest to the multiples of a step. A number is rounded to the nearest multiple (ties to the even one),
 * then to the nearest double.
 *
 * From `limit` on, the least power of two where doubles are at least a step apart, numbers are rounded to the nearest
 * doubles. Below it they are less than a step apart: a double nearest to k steps is off by less than half a step, and
 * so is rounded to k steps again. (Subnormal doubles may be a step apart; then all steps are doubles.)
 */
class StepGrid implements RoundingGrid {
  readonly isAllDoubles = false;
  readonly #step: Fraction;
  /** 2^(52 + e) for the least 2^e that is not less than the step, or Infinity. */
  readonly #limit: number;
  /** The last multiple that is a finite double. */
  readonly #last: bigint;

  /** @param exponent the least e for which 2^e is not less than the step */
  constructor(step: Fraction, exponent: number) {
    this.#step = step;
    this.#limit = exponent + 52 > MAX_EXPONENT ? Infinity : powerOfTwo(exponent + 52);
    const { n, d } = step;
    this.#last = (OVERFLOW.n * d - 1n) / n;
  }

  round(x: Fraction): number {
    return x.n < 0n ? -this.#roundUpward(negated(x)) + 0 : this.#roundUpward(x);
  }

  #roundUpward(x: Fraction): number {
    if (this.#limit < Infinity && compareFractions(x, fractionOf(this.#limit)) >= 0)
      return ALL_DOUBLES.round(x);
    return Math.min(this.#double(this.#multiple(x)), this.#limit);
  }

  /** The number of steps that a number is nearest to. */
  #multiple({ n, d }: Fraction): bigint {
    const k = nearestInteger({ n: n * this.#step.d, d: d * this.#step.n });
    if (k > this.#last) return this.#last;
    return k;
  }

  #double(k: bigint): number {
    return roundQuotient(k * this.#step.n, this.#step.d);
  }

  /** k - 1/2 steps. */
  #below(k: bigint): Fraction {
    return { n: (2n * k - 1n) * this.#step.n, d: 2n * this.#step.d };
  }

  cellOf(x: number): Cell {
    if (x >= 0) return this.#upperCell(x);
    const { lo, hi, isLoIn, isHiIn } = this.#upperCell(-x);
    return { lo: negated(hi), hi: negated(lo), isLoIn: isHiIn, isHiIn: isLoIn };
  }

  #upperCell(x: number): Cell {
    const limit = this.#limit;
    if (x > limit) return ALL_DOUBLES.cellOf(x);
    if (x === limit) return this.#cellOfLimit();
    const k = this.#multiple(fractionOf(x));
    const isIn = (k & 1n) === 0n;
    const lo = this.#below(k);
    if (k === this.#last) return { lo, hi: BEYOND, isLoIn: isIn, isHiIn: false };
    const hi = this.#below(k + 1n);
    if (limit === Infinity || compareFractions(hi, fractionOf(limit)) < 0) {
      return { lo, hi, isLoIn: isIn, isHiIn: isIn };
    }
    return { lo, hi: fractionOf(limit), isLoIn: isIn, isHiIn: false };
  }

  #cellOfLimit(): Cell {
    const limit = fractionOf(this.#limit);
    const { hi, isHiIn } = ALL_DOUBLES.cellOf(this.#limit);
    let k = this.#multiple(limit) - 1n;
    while (this.#double(k) < this.#limit) k++;
    const lo = this.#below(k);
    if (compareFractions(lo, limit) >= 0) return { lo: limit, hi, isLoIn: true, isHiIn };
    return { lo, hi, isLoIn: (k & 1n) === 0n, isHiIn };
  }
}

/** The multiples of a power of two. */
export function powerOfTwoGrid(exponent: number): RoundingGrid {
  return new StepGrid(scaled(1n, exponent), exponent);
}

/**
 * The doubles nearest to multiples of a positive number. What is the double nearest to 1 / n for an integer n is taken
 * as 1 / n: 1e-8 as the hundred-millionth.
 */
export function gridOf(size: number): RoundingGrid {
  const parts = Math.round(1 / size);
  const isPart = size < 1 && parts <= 2 ** 53 && 1 / parts === size;
  const step = isPart ? { n: 1n, d: BigInt(parts) } : fractionOf(size);
  // The step is within half a unit in the last place of the double.
  let exponent = exponentOf(size);
  while (compareFractions(scaled(1n, exponent), step) < 0) exponent++;
  return new StepGrid(step, exponent);
}
