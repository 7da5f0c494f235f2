import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareQuadraticRootsOfNumbers } from '../../src/arithmetic/number-roots.js';
import type { Quadratic, QuadraticRoot } from '../../src/arithmetic/quadratic-roots.js';
import { compareQuadraticRoots } from '../../src/arithmetic/quadratic-roots.js';
import { anyDouble, fixed } from './doubles.js';
import { halfUnits } from './exact.js';
import { signOfTerms, type Term } from './roots.js';

const KINDS: readonly QuadraticRoot[] = ['smaller', 'greater'];

/** A root as (p + q√n) / d with d > 0, by the formula of school; null without a real one. */
function rootOf(
  [a, b, c]: Quadratic,
  which: QuadraticRoot,
): { p: bigint; q: bigint; n: bigint; d: bigint } | null {
  if (a === 0n)
    return b === 0n ? null : b > 0n ? { p: -c, q: 0n, n: 0n, d: b } : { p: c, q: 0n, n: 0n, d: -b };
  const n = b * b - 4n * a * c;
  if (n < 0n) return null;
  const side = which === 'greater' ? 1n : -1n;
  return a > 0n ? { p: -b, q: side, n, d: 2n * a } : { p: b, q: side, n, d: -2n * a };
}

/** The order by bounds for a difference of roots at many bits. */
function truthOf(p: Quadratic, rootOfP: QuadraticRoot, q: Quadratic, rootOfQ: QuadraticRoot): number | null {
  const [x, y] = [rootOf(p, rootOfP), rootOf(q, rootOfQ)];
  if (x === null || y === null) return null;
  const terms: Term[] = [
    [x.p * y.d - y.p * x.d, 1n],
    [x.q * y.d, x.n],
    [-y.q * x.d, y.n],
  ];
  return signOfTerms(terms, 2);
}

const integer = (bits: number) => fc.bigInt({ min: -(2n ** BigInt(bits)), max: 2n ** BigInt(bits) });
const random = (bits: number): fc.Arbitrary<Quadratic> =>
  fc.tuple(integer(bits), integer(bits), integer(bits));
/** (ax + b)(cx + d), by its roots. */
const product = (a: bigint, b: bigint, c: bigint, d: bigint): Quadratic => [a * c, a * d + b * c, b * d];
const fourth = integer(3).filter((n) => n !== 0n);

const pairs: fc.Arbitrary<[Quadratic, Quadratic]> = fc.oneof(
  fc.tuple(random(2), random(2)),
  fc.tuple(random(60), random(60)),
  fc.tuple(random(1), random(400)),
  // A rational root in common.
  fc
    .tuple(integer(40), integer(40), integer(20), integer(20), integer(20), integer(20))
    .map(([a, b, c, d, e, f]): [Quadratic, Quadratic] => [product(a, b, c, d), product(a, b, e, f)]),
  // The same roots; or one coefficient is off by one.
  fc.tuple(random(40), fourth, integer(1)).map(([[a, b, c], k, step]): [Quadratic, Quadratic] => [
    [a, b, c],
    [k * a, k * b, k * c + step],
  ]),
  // Double roots, the same or beside each other.
  fc
    .tuple(integer(30), integer(30), integer(1), fourth)
    .map(([a, b, step, k]): [Quadratic, Quadratic] => [
      product(a, b, a, b),
      product(k * a, k * b + step, a, b),
    ]),
  // One vertex.
  fc.tuple(integer(20), integer(20), integer(40), integer(40)).map(([a, b, c, d]): [Quadratic, Quadratic] => [
    [a, 2n * b, c],
    [a, 2n * b, d],
  ]),
);

describe('compareQuadraticRoots', () => {
  it('is the order of the roots by formula', () => {
    const counts = new Map<number | null, number>();
    fc.assert(
      fc.property(pairs, ([p, q]) => {
        const isZero = (r: Quadratic) => r.every((x) => x === 0n);
        if (isZero(p) || isZero(q)) return;
        for (const rootOfP of KINDS) {
          for (const rootOfQ of KINDS) {
            const truth = truthOf(p, rootOfP, q, rootOfQ);
            counts.set(truth, (counts.get(truth) ?? 0) + 1);
            expect(compareQuadraticRoots(p, rootOfP, q, rootOfQ)).toBe(truth);
            const swapped = truth === null ? null : 0 - truth;
            expect(compareQuadraticRoots(q, rootOfQ, p, rootOfP)).toBe(swapped);
          }
        }
      }),
      fixed(1500),
    );
    for (const answer of [-1, 0, 1, null]) expect(counts.get(answer)).toBeGreaterThan(100);
  });

  it('is that for all small coefficients', () => {
    const range = [-2n, -1n, 0n, 1n, 3n];
    const all = range.flatMap((a) => range.flatMap((b) => range.map((c): Quadratic => [a, b, c])));
    const quadratics = all.filter((p) => p.some((x) => x !== 0n));
    for (const p of quadratics) {
      for (const q of quadratics) {
        const [s, t] = p[1] > q[2] ? KINDS : [...KINDS].reverse();
        expect(compareQuadraticRoots(p, s!, q, t!)).toBe(truthOf(p, s!, q, t!));
        expect(compareQuadraticRoots(p, s!, q, s!)).toBe(truthOf(p, s!, q, s!));
      }
    }
  });

  it('is the same for doubles', () => {
    const related = fc
      .tuple(anyDouble, anyDouble, anyDouble, anyDouble, anyDouble, anyDouble, fc.integer({ min: 0, max: 7 }))
      .map(([a, b, c, d, e, f, same]) => {
        const p = [a, b, c] as const;
        const q = [same & 1 ? a : d, same & 2 ? b : e, same & 4 ? c : f] as const;
        return { p, q };
      });
    fc.assert(
      fc.property(related, fc.constantFrom(...KINDS), fc.constantFrom(...KINDS), ({ p, q }, s, t) => {
        if (p.every((x) => x === 0) || q.every((x) => x === 0)) return;
        const integers = (r: readonly number[]) => r.map(halfUnits) as unknown as Quadratic;
        const truth = compareQuadraticRoots(integers(p), s, integers(q), t);
        expect(compareQuadraticRootsOfNumbers(p, s, q, t)).toBe(truth);
      }),
      fixed(1500),
    );
  });

  it('refuses what is no quadratic', () => {
    expect(() => compareQuadraticRoots([0n, 0n, 0n], 'smaller', [1n, 0n, 0n], 'smaller')).toThrow(
      new RangeError('compareQuadraticRoots: p must be other than zero, got [0n, 0n, 0n]'),
    );
    expect(() => compareQuadraticRoots([1n, 0n, 0n], 'smaller', [1n, 0n, 0n], 'left' as never)).toThrow(
      new RangeError("compareQuadraticRoots: rootOfQ must be 'smaller' or 'greater', got the string 'left'"),
    );
    expect(() => compareQuadraticRootsOfNumbers([0, 0, 0], 'smaller', [1, 0, 0], 'smaller')).toThrow(
      new RangeError('compareQuadraticRootsOfNumbers: p must be other than zero, got [0, 0, 0]'),
    );
    expect(() => compareQuadraticRootsOfNumbers([1, 0, 0], 'smaller', [1, NaN, 0], 'smaller')).toThrow(
      new RangeError('compareQuadraticRootsOfNumbers: q[1] must be a finite number, got NaN'),
    );
  });
});
