/**
 * The referee of numbers with square roots: bounds from integer roots at many bits, and a bound for how near to zero
 * such a number can be without being zero. No nested squaring, no independence of roots.
 *
 * For integers t and n >= 0, x = Σ t√n is an algebraic integer, and its conjugates are among the sums with other signs
 * before the k roots that the radicands are products of: at most 2^k of them, none larger than S = Σ |t|√n. The product
 * of the true conjugates is an integer: where x is not 0, |x| >= S^-(2^k - 1) for S >= 1.
 */
import fc from 'fast-check';
import { bisect, halfUnits } from './exact.js';

/** t√n for integers. */
export type Term = readonly [t: bigint, n: bigint];

/** ⌊√n⌋ by Newton's iteration from far above, with its proof. */
export function floorRoot(n: bigint): bigint {
  if (n === 0n) return 0n;
  let root = 1n << BigInt((n.toString(16).length * 4 + 2) >> 1);
  for (let next = (root + n / root) >> 1n; next < root; next = (root + n / root) >> 1n) root = next;
  if (root * root > n || (root + 1n) * (root + 1n) <= n) throw new Error('not the floor');
  return root;
}

/** Two integers between which the sum times 2^bits lies. */
export function bracket(terms: readonly Term[], bits: number): [bigint, bigint] {
  let [low, high] = [0n, 0n];
  for (const [t, n] of terms) {
    const root = floorRoot((t * t * n) << BigInt(2 * bits));
    low += t < 0n ? -root - 1n : root;
    high += t < 0n ? -root : root + 1n;
  }
  return [low, high];
}

/** The sign of a sum whose radicands are products of `roots` numbers. */
export function signOfTerms(terms: readonly Term[], roots: number): -1 | 0 | 1 {
  for (let bits = 8; ; bits *= 4) {
    const [low, high] = bracket(terms, bits);
    if (low > 0n) return 1;
    if (high < 0n) return -1;
    const size = terms.reduce((sum, [t, n]) => sum + (t < 0n ? -t : t) * (floorRoot(n) + 1n), 1n);
    if (bits > size.toString(2).length * 2 ** roots + 8) return 0;
  }
}

/** The double nearest to the sum over 2^exponent, ties to even. */
export function nearestOfTerms(terms: readonly Term[], roots: number, denominator: bigint): number {
  const sign = signOfTerms(terms, roots);
  if (sign === 0) return 0;
  const positive = terms.map(([t, n]): Term => [t * BigInt(sign), n]);
  const bits = 200;
  const [low, high] = bracket(positive, bits);
  const { nearest } = bisect((h) => {
    // h · 2^-1075 against the sum over the denominator.
    const scaled = (h * denominator) << BigInt(bits);
    if (scaled <= low << 1075n) return -1;
    if (scaled >= high << 1075n) return 1;
    const difference = positive.map(([t, n]): Term => [-t << 1075n, n]);
    return signOfTerms([[h * denominator, 1n], ...difference], roots);
  });
  return sign * nearest + 0;
}

/** a + b√c + d√e + f√(ce) of doubles as terms, times a power of two. */
export function termsOfNumbers(values: readonly number[]): Term[] {
  const [a, b, c, d, e, f] = values.map(halfUnits) as [bigint, bigint, bigint, bigint, bigint, bigint];
  // √(C · 2^-1075) = √(2C) · 2^-538.
  return [
    [a << 1076n, 1n],
    [b << 538n, 2n * c],
    [d << 538n, 2n * e],
    [f, 4n * c * e],
  ];
}

const integer = (bits: number) => fc.bigInt({ min: -(2n ** BigInt(bits)), max: 2n ** BigInt(bits) });
const radicand = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) });
type Six = [a: bigint, b: bigint, c: bigint, d: bigint, e: bigint, f: bigint];

const randomSix = (bits: number): fc.Arbitrary<Six> =>
  fc.tuple(integer(bits), integer(bits), radicand(bits), integer(bits), radicand(bits), integer(bits));

/** e = k²: √e is rational, and a = -dk, b = -fk make zero. */
const rationalRoot = fc
  .tuple(integer(60), integer(60), radicand(60), radicand(40))
  .map(([d, f, c, k]): Six => [-d * k, -f * k, c, d, k * k, f]);
/** c = m², too, and a what is left. */
const rationalRoots = fc
  .tuple(integer(60), integer(60), integer(60), radicand(40), radicand(40))
  .map(([b, d, f, m, k]): Six => [-(b * m + d * k + f * m * k), b, m * m, d, k * k, f]);
/** c = g m², e = g k²: √c = m√g, √e = k√g, √(ce) = gmk. */
const commonRoot = fc
  .tuple(integer(60), integer(60), radicand(60), radicand(30), radicand(30))
  .map(([t, f, g, m, k]): Six => [-f * g * m * k, t * k, g * m * m, -t * m, g * k * k, f]);
/** All coefficients 0 but one or none. */
const sparse = fc
  .tuple(randomSix(60), fc.integer({ min: 0, max: 15 }))
  .map(([[a, b, c, d, e, f], mask]): Six => {
    const keep = (x: bigint, bit: number) => ((mask >> bit) & 1 ? x : 0n);
    return [keep(a, 0), keep(b, 1), c, keep(d, 2), e, keep(f, 3)];
  });
/** a is chosen so that what is left is between 0 and 1. */
const nearZero = randomSix(80).map(([, b, c, d, e, f]): Six => {
  const [low] = bracket(
    [
      [b, c],
      [d, e],
      [f, c * e],
    ],
    0,
  );
  return [-low, b, c, d, e, f];
});
const zeros = fc.oneof(rationalRoot, rationalRoots, commonRoot);
/** One number of a zero off by one. */
const beside = fc
  .tuple(zeros, fc.integer({ min: 0, max: 5 }), fc.constantFrom(1n, -1n))
  .map(([six, place, step]) => six.map((x, i) => (i === place ? x + step : x)) as Six)
  .filter(([, , c, , e]) => c >= 0n && e >= 0n);

/** Arguments of a + b√c + d√e + f√(ce): random, small, zero by construction, beside zero. */
export const anySix: fc.Arbitrary<Six> = fc.oneof(
  randomSix(4),
  randomSix(60),
  randomSix(300),
  zeros,
  beside,
  nearZero,
  sparse,
);

export const termsOf = ([a, b, c, d, e, f]: Six): Term[] => [
  [a, 1n],
  [b, c],
  [d, e],
  [f, c * e],
];
