/** Polynomials for the tests: random ones, and such with known, multiple, close and common roots. */
import fc from 'fast-check';
import { multiply } from './hermite.js';

export const integer = (bits: number) => fc.bigInt({ min: -(2n ** BigInt(bits)), max: 2n ** BigInt(bits) });
const nonZero = (bits: number) => integer(bits).filter((n) => n !== 0n);

const random = (bits: number, maxLength: number): fc.Arbitrary<bigint[]> =>
  fc
    .tuple(fc.array(integer(bits), { maxLength: maxLength - 1 }), nonZero(bits))
    .map(([rest, lead]) => [...rest, lead]);

export const product = (factors: readonly (readonly bigint[])[]): bigint[] =>
  factors.reduce<bigint[]>((p, q) => multiply(p, q), [1n]);

/** d x - n: the root n/d. */
const linear = fc.tuple(integer(4), fc.bigInt({ min: 1n, max: 9n })).map(([n, d]) => [-n, d]);
/** Quadratics, with real roots or without. */
const quadratic = fc.tuple(integer(4), integer(4), nonZero(2)).map(([c, b, a]) => [c, b, a]);
/** Products of few different factors: multiple roots often. */
export const products: fc.Arbitrary<bigint[]> = fc
  .tuple(
    fc.array(fc.oneof(linear, quadratic), { minLength: 1, maxLength: 3 }),
    fc.array(fc.nat(2), { maxLength: 5 }),
  )
  .map(([factors, picks]) =>
    product([...factors, ...picks.map((i) => factors[i % factors.length]!)].slice(0, 4)),
  );

/** Any polynomial but 0, of low degree. */
export const anyPolynomial: fc.Arbitrary<bigint[]> = fc.oneof(
  random(3, 6),
  random(20, 5),
  random(120, 4),
  products,
  fc.tuple(products, nonZero(10)).map(([p, step]) => [p[0]! + step, ...p.slice(1)]),
);

/** (x - 1)(x - 2)...(x - n). */
export const wilkinson = (n: number): bigint[] =>
  product(Array.from({ length: n }, (_, i) => [-BigInt(i + 1), 1n]));

/** T_n, with all roots between -1 and 1: T_{n+1} = 2x T_n - T_{n-1}. */
export function chebyshev(n: number): bigint[] {
  let [previous, current]: [bigint[], bigint[]] = [[1n], [0n, 1n]];
  for (let k = 1; k < n; k++) {
    const next = [0n, ...current.map((c) => 2n * c)].map((c, i) => c - (previous[i] ?? 0n));
    [previous, current] = [current, next];
  }
  return n === 0 ? [1n] : current;
}

/** x^n - 2 (ax - 1)²: two roots near 1/a, closer than a^-(n/2 + 1) (Mignotte). */
export function mignotte(n: number, a: bigint): bigint[] {
  const p = Array.from({ length: n + 1 }, () => 0n);
  p[n] = 1n;
  p[0]! -= 2n;
  p[1]! += 4n * a;
  p[2]! -= 2n * a * a;
  return p;
}
