/**
 * Signs of sums of few out of many square roots: f₁√r₁ + f₂√r₂ + ... with integer factors, where all roots
 * that occur are known in advance, as the lengths of the edges of a polygon are. Roots of which the product is rational
 * are multiples of one, the root of their class; so a sum is zero only without terms (Besicovitch 1940, "On the linear
 * independence of fractional powers of integers"), and the sign of any other is found by taking the roots to ever more
 * bits. Bits are kept: a root is taken once for all sums.
 */
import type { Sign } from '../core/sign.js';
import { exactSquareRoot, greatestCommonDivisor, integerSquareRoot } from './integers.js';
import type { RootSum } from './root-sum.js';

/** factor · √(radicand of the class); the factor is not 0. */
export interface ClassTerm {
  readonly root: number;
  readonly factor: bigint;
}

/** A sum, by ascending classes, of which class 0 has the root 1. */
export type ClassSum = readonly ClassTerm[];

/** A root as a multiple of that of its class. */
export interface ClassRoot {
  readonly root: number;
  readonly multiple: bigint;
}

/** The sum of what is put in, class by class. @example classSum([{ root: 1, factor: 0n }]); // [] */
export function classSum(terms: readonly ClassTerm[]): ClassSum {
  const sum: { root: number; factor: bigint }[] = [];
  for (const { root, factor } of terms) {
    const place = sum.findIndex((other) => other.root >= root);
    if (place < 0) sum.push({ root, factor });
    else if (sum[place]!.root === root) sum[place]!.factor += factor;
    else sum.splice(place, 0, { root, factor });
  }
  return sum.filter(({ factor }) => factor !== 0n);
}

/** factor · sum. @example scaledSum([{ root: 0, factor: 2n }], 3n); // [{ root: 0, factor: 6n }] */
export function scaledSum(sum: ClassSum, factor: bigint): ClassSum {
  return factor === 0n ? [] : sum.map((term) => ({ root: term.root, factor: term.factor * factor }));
}

/** A number that is known to within an error. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

const FIRST_BITS = 64;

/** The roots of integers above 0 in classes. */
export class RootBasis {
  /** √squares[i]. */
  readonly roots: readonly ClassRoot[];
  readonly #radicands: readonly bigint[];
  readonly #numbers: readonly number[];
  readonly #bits = new Map<number, bigint[]>();

  constructor(squares: readonly bigint[]) {
    const radicands = [1n];
    const classes = new Map<bigint, number>();
    // In their order, so that classes do not depend on that of the list.
    const sorted = [...new Set(squares)].sort((a, b) => (a < b ? -1 : 1));
    for (const n of sorted) classes.set(n, classOf(radicands, n));
    this.roots = squares.map((n) => {
      const root = classes.get(n)!;
      return { root, multiple: integerSquareRoot(n / radicands[root]!) };
    });
    this.#radicands = radicands;
    this.#numbers = radicands.map((radicand) => Math.sqrt(Number(radicand)));
  }

  /** The sum as one of `rootSum`. */
  rootSum(sum: ClassSum): RootSum {
    const terms = sum.map(({ root, factor }) => ({ coefficient: factor, radicand: this.#radicands[root]! }));
    return { type: 'root-sum', terms, denominator: 1n };
  }

  /**
   * The sum in doubles. A factor is rounded, a radicand is (which changes its root by half as much), its root is, and
   * their product: 3.5 u for each term, of u = 2^-53, and what is of second order, is below 4 u. Adding k terms errs
   * by at most (k - 1) u times the sum of their magnitudes, again to first order; so (k + 4) u covers all. Nothing
   * underflows: factors and radicands are integers. What overflows gives an error of Infinity or NaN.
   */
  estimate(sum: ClassSum): Estimate {
    let value = 0;
    let size = 0;
    for (const { root, factor } of sum) {
      const term = Number(factor) * this.#numbers[root]!;
      value += term;
      size += Math.abs(term);
    }
    return { value, error: (sum.length + 4) * 2 ** -53 * size };
  }

  /** The sign of the sum. */
  sign(sum: ClassSum): Sign {
    if (sum.length === 0) return 0;
    if (sum.length === 1) return sum[0]!.factor > 0n ? 1 : -1;
    const { value, error } = this.estimate(sum);
    if (value > error) return 1;
    if (-value > error) return -1;
    for (let bits = FIRST_BITS; ; bits *= 2) {
      const [lower, upper] = this.bounds(sum, bits);
      if (lower > 0n) return 1;
      if (upper < 0n) return -1;
    }
  }

  /** Integers with lower <= sum · 2^bits <= upper. */
  bounds(sum: ClassSum, bits: number): readonly [bigint, bigint] {
    const roots = this.#rootsOf(bits);
    let lower = 0n;
    let upper = 0n;
    for (const { root, factor } of sum) {
      const least = factor * this.#rootOf(roots, root, bits);
      lower += least;
      upper += least;
      if (root === 0) continue;
      if (factor > 0n) upper += factor;
      else lower += factor;
    }
    return [lower, upper];
  }

  #rootsOf(bits: number): bigint[] {
    const known = this.#bits.get(bits);
    if (known !== undefined) return known;
    const roots: bigint[] = [];
    this.#bits.set(bits, roots);
    return roots;
  }

  #rootOf(roots: bigint[], root: number, bits: number): bigint {
    const known = roots[root];
    if (known !== undefined) return known;
    const taken = integerSquareRoot(this.#radicands[root]! << BigInt(2 * bits));
    roots[root] = taken;
    return taken;
  }
}

/**
 * The class of √n, a new one if there is none. Where √n is a multiple of the root of a class by a fraction, that of
 * the greatest common divisor becomes the root of the class: of both, the roots are multiples of it by integers.
 */
function classOf(radicands: bigint[], n: bigint): number {
  if (exactSquareRoot(n) !== null) return 0;
  for (let i = 1; i < radicands.length; i++) {
    if (radicands[i] !== n && exactSquareRoot(radicands[i]! * n) === null) continue;
    radicands[i] = greatestCommonDivisor(radicands[i]!, n);
    return i;
  }
  return radicands.push(n) - 1;
}
