/**
 * The rules of src/implicit/ball.ts, written down again, with the true value beside: what the source computes in
 * unrolled doubles is computed here by the rules one operation at a time, and compared.
 */
import type { Dyadic } from '../../src/arithmetic/dyadic.js';
import * as dyadic from '../../src/arithmetic/dyadic.js';

const ROUNDOFF = 2 ** -53;
/** Sixteen products lose less; added once for those of a sum. */
const UNDERFLOW = 2 ** -1069;
const GUARD = 1 + 2 ** -40;

/** A rounded value, a bound of its error, and the number that it stands for (undefined where that is not asked). */
export class Ball {
  readonly #boundOfNormals: number;
  readonly #hasProducts: boolean;
  readonly value: number;
  readonly exact: Dyadic | undefined;

  /** The bound without what products lose to underflow, if there are any (`hasProducts`). */
  constructor(value: number, bound: number, exact: Dyadic | undefined, hasProducts = false) {
    this.value = value;
    this.exact = exact;
    this.#boundOfNormals = bound;
    this.#hasProducts = hasProducts;
  }

  get bound(): number {
    return this.#hasProducts ? this.#boundOfNormals + UNDERFLOW : this.#boundOfNormals;
  }

  /** A double is itself. */
  static of(x: number): Ball {
    return new Ball(x, 0, Number.isFinite(x) ? dyadic.fromNumber(x) : undefined);
  }

  /** A value whose truth lies at one end of its bound: the worst that a caller may get. */
  static atEnd(value: number, bound: number, end: -1 | 0 | 1): Ball {
    const error = dyadic.fromNumber(end * bound);
    return new Ball(value, bound, dyadic.add(dyadic.fromNumber(value), error));
  }

  static difference(a: number, b: number): Ball {
    const value = a - b;
    return new Ball(
      value,
      ROUNDOFF * Math.abs(value),
      dyadic.subtract(dyadic.fromNumber(a), dyadic.fromNumber(b)),
    );
  }

  plus(other: Ball): Ball {
    const value = this.value + other.value;
    return new Ball(
      value,
      this.#boundOfNormals + other.#boundOfNormals + ROUNDOFF * Math.abs(value),
      both(dyadic.add, this.exact, other.exact),
      this.#hasProducts || other.#hasProducts,
    );
  }

  minus(other: Ball): Ball {
    return this.plus(other.negated());
  }

  negated(): Ball {
    return new Ball(
      -this.value,
      this.#boundOfNormals,
      this.exact && dyadic.negate(this.exact),
      this.#hasProducts,
    );
  }

  times(other: Ball): Ball {
    const value = this.value * other.value;
    const inherited = Math.abs(this.value) * other.bound + this.bound * (Math.abs(other.value) + other.bound);
    return new Ball(
      value,
      inherited + ROUNDOFF * Math.abs(value),
      both(dyadic.multiply, this.exact, other.exact),
      true,
    );
  }

  /** Is the truth within the bound, as filters use it? An Infinity or NaN claims nothing. */
  get holds(): boolean {
    const limit = this.bound * GUARD;
    if (!Number.isFinite(limit) || !Number.isFinite(this.value)) return true;
    const error = dyadic.abs(dyadic.subtract(this.exact!, dyadic.fromNumber(this.value)));
    return dyadic.compare(error, dyadic.fromNumber(limit)) <= 0;
  }

  /** |value| over the limit that a filter compares it with: above 1 the sign is proven. */
  get certainty(): number {
    return Math.abs(this.value) / (this.bound * GUARD);
  }

  /** The sign of the truth. */
  get sign(): -1 | 0 | 1 {
    return dyadic.sign(this.exact!);
  }
}

function both(
  operation: (a: Dyadic, b: Dyadic) => Dyadic,
  a: Dyadic | undefined,
  b: Dyadic | undefined,
): Dyadic | undefined {
  return a && b && operation(a, b);
}

export type Vector = readonly [Ball, Ball, Ball];

/** (a0 b0 + a1 b1) + a2 b2. */
export function dot(a: Vector, b: Vector): Ball {
  return a[0].times(b[0]).plus(a[1].times(b[1])).plus(a[2].times(b[2]));
}

/** a d - b c, as rows (a, b) and (c, d). */
export function minor(a: Ball, b: Ball, c: Ball, d: Ball): Ball {
  return a.times(d).minus(b.times(c));
}

/** The vector of three doubles from index i. */
export function vectorOf(p: ArrayLike<number>, i = 0): Vector {
  return [Ball.of(p[i]!), Ball.of(p[i + 1]!), Ball.of(p[i + 2]!)];
}

/** p[i..] - q[j..]. */
export function differenceOf(p: ArrayLike<number>, i: number, q: ArrayLike<number>, j: number): Vector {
  return [0, 1, 2].map((k) => Ball.difference(p[i + k]!, q[j + k]!)) as unknown as Vector;
}

/** Equal up to a few ulps, or useless both. */
export function isClose(a: number, b: number): boolean {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return !Number.isFinite(a) && !Number.isFinite(b);
  return Math.abs(a - b) <= 2 ** -48 * Math.max(a, b) + 2 ** -1064;
}
