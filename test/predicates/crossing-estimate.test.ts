/**
 * The constants of the estimates of crossings, derived again as their derivation states it, and the errors that they
 * are to cover.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { UNDECIDED } from '../../src/core/sign.js';
import { Random } from '../../src/oracle/cases/random.js';
import {
  compareEstimates,
  ESTIMATE_CONSTANT,
  ESTIMATE_MARGIN,
  estimateAbove,
  estimateCrossing,
} from '../../src/predicates/crossing-estimate.js';

type Rational = rational.Rational;
const { add, compare, divide, fromNumber, fromParts, multiply, subtract } = rational;

const U = fromParts(1n, 2n ** 53n);
const ONE = fromParts(1n, 1n);
const absolute = (x: Rational) => (x.numerator < 0n ? subtract(fromParts(0n, 1n), x) : x);
const power = (x: Rational, n: number): Rational => (n === 0 ? ONE : multiply(x, power(x, n - 1)));

describe('the constants', () => {
  it('ESTIMATE_CONSTANT covers the roundings of a term, twice', () => {
    // Three differences, two products, one difference, two sums.
    const factor = subtract(power(add(ONE, U), 3 + 2 + 1 + 2), ONE);
    const eightAndATenth = multiply(fromParts(81n, 10n), U);
    expect(compare(factor, eightAndATenth)).toBe(-1);
    // The computed S is at least (1 - 8.1 u) S; and no more than twice of what is needed is given away.
    expect(compare(multiply(fromNumber(ESTIMATE_CONSTANT), subtract(ONE, eightAndATenth)), factor)).toBe(1);
    expect(compare(fromNumber(ESTIMATE_CONSTANT), multiply(fromParts(2n, 1n), eightAndATenth))).toBe(-1);
  });

  it('ESTIMATE_MARGIN covers underflow', () => {
    // Six products of two factors, times |r_k|, and three of n_k r_k; half of the last bit of subnormals each; in
    // 2^-1075 (R + 1).
    const lost = 6n + 3n;
    const margin = fromNumber(ESTIMATE_MARGIN);
    // Three times as much, so that neither its own rounding nor what is lost in S counts.
    expect(compare(margin, multiply(fromParts(3n * lost, 1n), fromParts(1n, 2n ** 1075n)))).toBe(1);
  });

  it('ROUNDED_UP covers the roundings of a bound of eight terms', () => {
    const path = fileURLToPath(new URL('../../src/predicates/crossing-estimate.ts', import.meta.url));
    const found = /^const ROUNDED_UP = 1 \+ 2 \*\* (-\d+);/m.exec(readFileSync(path, 'utf8'));
    const up = add(ONE, power(fromParts(1n, 2n), -Number(found?.[1])));
    // Each term is rounded once, p and q besides; then seven sums, the product with 2^-52 (exact), with ROUNDED_UP, and
    // the margin's.
    const shrunk = power(subtract(ONE, U), 2 + 7 + 1 + 1);
    expect(compare(multiply(up, shrunk), ONE)).toBe(1);
  });
});

/** N and W of a line and a triangle, exactly, W > 0 by `rise`. */
function exactCrossing(x: Float64Array, isPoint: boolean, rise: number): readonly [Rational, Rational] {
  const at = (place: number) => [0, 1, 2].map((k) => fromNumber(x[place + k]!));
  const minus = (p: Rational[], q: Rational[]) => p.map((v, k) => subtract(v, q[k]!));
  const [a, b, c, o, target] = [0, 3, 6, 9, 12].map(at) as [
    Rational[],
    Rational[],
    Rational[],
    Rational[],
    Rational[],
  ];
  const [u, v, r] = [minus(b, a), minus(c, a), minus(a, o)];
  const d = isPoint ? minus(target, o) : target;
  const by = (w: Rational[]) =>
    [0, 1, 2].reduce(
      (sum, k) => {
        const [i, j] = [(k + 1) % 3, (k + 2) % 3];
        const normal = subtract(multiply(u[i]!, v[j]!), multiply(u[j]!, v[i]!));
        return add(sum, multiply(normal, w[k]!));
      },
      fromParts(0n, 1n),
    );
  const sign = fromParts(BigInt(rise), 1n);
  return [multiply(sign, by(r)), multiply(sign, by(d))];
}

const FAMILIES: Readonly<Record<string, (random: Random) => number>> = {
  mantissas: (random) => random.integer(53),
  nearlyFlat: (random) => 2 ** 52 + random.integer(20),
  small: (random) => random.integer(3),
  subnormal: (random) => random.integer(6) * 2 ** -1074,
  underflowing: (random) => random.integer(20) * 2 ** -(350 + random.below(30)),
  mixed: (random) => random.integer(40) * 2 ** random.between(-80, 80),
  huge: (random) => random.integer(53) * 2 ** 280,
};

interface Case {
  readonly x: Float64Array;
  readonly isPoint: boolean;
  readonly rise: -1 | 1;
  readonly exact: readonly [n: Rational, w: Rational];
  readonly estimate: Float64Array;
}

/** Cases with W other than 0; the second half of them lies near the first's plane. */
function casesOf(name: string, count: number): Case[] {
  const random = new Random(7, name.length, 3, 4);
  const draw = FAMILIES[name]!;
  const cases: Case[] = [];
  while (cases.length < count) {
    const x = Float64Array.from({ length: 15 }, () => draw(random));
    const isPoint = random.oneIn(2);
    const w = exactCrossing(x, isPoint, 1)[1].numerator;
    if (w === 0n) continue;
    const rise = w > 0n ? 1 : -1;
    const estimate = new Float64Array(4);
    estimateCrossing(estimate, 0, x, 0, 9, 12, isPoint, rise);
    cases.push({ x, isPoint, rise, exact: exactCrossing(x, isPoint, rise), estimate });
  }
  return cases;
}

describe.each(Object.keys(FAMILIES))('estimates of %s', (name) => {
  const cases = casesOf(name, 150);

  it('are wrong by less than they say', () => {
    for (const { exact, estimate } of cases) {
      for (const k of [0, 1] as const) {
        if (!Number.isFinite(estimate[k]!) || !Number.isFinite(estimate[k + 2]!)) continue;
        const error = absolute(subtract(fromNumber(estimate[k]!), exact[k]));
        expect(compare(error, fromNumber(estimate[k + 2]!))).toBe(-1);
      }
    }
  });

  it('are compared as the numbers are, or not at all', () => {
    let decided = 0;
    for (const [i, first] of cases.entries()) {
      const second = cases[(i + 1) % cases.length]!;
      const found = compareEstimates(first.estimate, 0, second.estimate, 0);
      if (found === UNDECIDED) continue;
      decided++;
      const places = [first, second].map(({ exact }) => divide(exact[0], exact[1])) as [Rational, Rational];
      expect(found).toBe(compare(...places));
    }
    if (name === 'mantissas' || name === 'mixed') expect(decided).toBeGreaterThan(100);
  });

  it('are below the double that is said to be above them', () => {
    for (const { exact, estimate } of cases) {
      const above = estimateAbove(estimate, 0);
      if (Number.isNaN(above)) continue;
      expect(compare(divide(exact[0], exact[1]), fromNumber(above))).not.toBe(1);
    }
  });
});
