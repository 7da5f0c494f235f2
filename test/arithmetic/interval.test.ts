import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Interval } from '../../src/arithmetic/interval.js';
import * as interval from '../../src/arithmetic/interval.js';
import { UNDECIDED } from '../../src/core/sign.js';
import { anyDouble, fixed, MAX, MIN, step } from './doubles.js';
import {
  bitsOf,
  type Fraction,
  fraction,
  minus,
  order,
  over,
  plus,
  rootRoundings,
  roundings,
  times,
} from './exact.js';

const { fromNumber, fromBounds } = interval;
const bounds = (a: Interval): [number, number] => [a.lower, a.upper];

/** Bounded intervals: points, pairs of any doubles, small ones around zero. */
const anyInterval: fc.Arbitrary<Interval> = fc
  .oneof(
    fc.tuple(anyDouble, anyDouble),
    anyDouble.map((x): [number, number] => [x, x]),
    fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })),
  )
  .map(([x, y]) => fromBounds(Math.min(x, y), Math.max(x, y)));

/** The smallest and greatest of exact numbers, rounded outwards. */
function hull(values: readonly Fraction[]): [number, number] {
  const sorted = [...values].sort(order);
  return [roundings(sorted[0]!).down, roundings(sorted[sorted.length - 1]!).up];
}
const ends = (a: Interval): Fraction[] => [fraction(a.lower), fraction(a.upper)];
/** f of all combinations of ends. */
const corners = (f: (x: Fraction, y: Fraction) => Fraction, a: Interval, b: Interval): Fraction[] =>
  ends(a).flatMap((x) => ends(b).map((y) => f(x, y)));

describe('fromNumber and fromBounds', () => {
  it('hold what they are given, without -0', () => {
    expect(fromNumber(0.1)).toEqual({ lower: 0.1, upper: 0.1 });
    expect(bitsOf(fromNumber(-0).lower)).toBe(0n);
    expect(bitsOf(fromNumber(-0).upper)).toBe(0n);
    expect(fromBounds(-1, 2)).toEqual({ lower: -1, upper: 2 });
    expect(fromBounds(2, 2)).toEqual({ lower: 2, upper: 2 });
    expect(fromBounds(-Infinity, Infinity)).toEqual({ lower: -Infinity, upper: Infinity });
  });
  it('refuse what is no interval', () => {
    const message = (text: string) => new RangeError(text);
    expect(() => fromNumber(Number.NaN)).toThrow(
      message('interval.fromNumber: x must be a finite number, got NaN'),
    );
    expect(() => fromNumber(Infinity)).toThrow(RangeError);
    expect(() => fromBounds(2, 1)).toThrow(
      message('interval.fromBounds: lower must be at most upper = 1, got 2'),
    );
    expect(() => fromBounds(Infinity, Infinity)).toThrow(
      message('interval.fromBounds: lower must be a number less than Infinity, got Infinity'),
    );
    expect(() => fromBounds(-Infinity, -Infinity)).toThrow(
      message('interval.fromBounds: upper must be a number greater than -Infinity, got -Infinity'),
    );
    expect(() => fromBounds(Number.NaN, 1)).toThrow(/lower must be a number less than Infinity, got NaN/);
    expect(() => fromBounds(1, Number.NaN)).toThrow(/upper must be a number greater than -Infinity, got NaN/);
  });
});

describe('operations on bounded intervals give the tightest hull of all results', () => {
  it('add, subtract', () => {
    fc.assert(
      fc.property(anyInterval, anyInterval, (a, b) => {
        expect(bounds(interval.add(a, b))).toEqual(hull(corners(plus, a, b)));
        expect(bounds(interval.subtract(a, b))).toEqual(hull(corners(minus, a, b)));
      }),
      fixed(600),
    );
  });
  it('multiply', () => {
    fc.assert(
      fc.property(anyInterval, anyInterval, (a, b) => {
        expect(bounds(interval.multiply(a, b))).toEqual(hull(corners(times, a, b)));
      }),
      fixed(1000),
    );
  });
  it('multiply, all positions of both operands against zero', () => {
    const values = [-3, -2, 0, 2, 5];
    const all = values.flatMap((x) => values.filter((y) => y >= x).map((y) => fromBounds(x, y)));
    for (const a of all) {
      for (const b of all) {
        expect(bounds(interval.multiply(a, b))).toEqual(hull(corners(times, a, b)));
        if (b.lower > 0 || b.upper < 0) {
          expect(bounds(interval.divide(a, b))).toEqual(hull(corners(over, a, b)));
        }
      }
    }
  });
  it('divide', () => {
    fc.assert(
      fc.property(anyInterval, anyInterval, (a, b) => {
        if (interval.contains(b, 0)) {
          if (b.lower !== b.upper) expect(bounds(interval.divide(a, b))).toEqual([-Infinity, Infinity]);
          return;
        }
        expect(bounds(interval.divide(a, b))).toEqual(hull(corners(over, a, b)));
      }),
      fixed(1000),
    );
  });
  it('square', () => {
    fc.assert(
      fc.property(anyInterval, (a) => {
        const squares = ends(a).map((x) => times(x, x));
        if (interval.contains(a, 0)) squares.push(fraction(0));
        expect(bounds(interval.square(a))).toEqual(hull(squares));
      }),
      fixed(600),
    );
  });
  it('sqrt', () => {
    fc.assert(
      fc.property(anyInterval, (a) => {
        if (a.upper < 0) {
          expect(() => interval.sqrt(a)).toThrow(RangeError);
          return;
        }
        const low = rootRoundings(fraction(Math.max(a.lower, 0))).down;
        expect(bounds(interval.sqrt(a))).toEqual([low, rootRoundings(fraction(a.upper)).up]);
      }),
      fixed(400),
    );
  });
  it('negate, abs, sign, contains', () => {
    fc.assert(
      fc.property(anyInterval, anyDouble, (a, x) => {
        expect(bounds(interval.negate(a))).toEqual([0 - a.upper, 0 - a.lower]);
        const magnitudes = [Math.abs(a.lower), Math.abs(a.upper)];
        const inside = a.lower <= 0 && a.upper >= 0;
        expect(bounds(interval.abs(a))).toEqual([
          inside ? 0 : Math.min(...magnitudes),
          Math.max(...magnitudes),
        ]);
        const signs = new Set([Math.sign(a.lower) + 0, Math.sign(a.upper) + 0]);
        expect(interval.sign(a)).toBe(signs.size === 1 ? [...signs][0] : UNDECIDED);
        expect(interval.contains(a, x)).toBe(x >= a.lower && x <= a.upper);
        expect(interval.contains(a, a.lower) && interval.contains(a, a.upper)).toBe(true);
      }),
      fixed(1000),
    );
  });
  it('keep small integers single points', () => {
    const small = fc.integer({ min: -(2 ** 26), max: 2 ** 26 }).map(fromNumber);
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        const determinant = interval.subtract(interval.multiply(a, d), interval.multiply(b, c));
        expect(determinant.lower).toBe(determinant.upper);
        expect(determinant.lower).toBe(a.lower * d.lower - b.lower * c.lower + 0);
      }),
      fixed(300),
    );
  });
});

describe('results are never -0', () => {
  it.each([
    ['negate', () => interval.negate(fromNumber(0))],
    ['negate [0, 1]', () => interval.negate(fromBounds(0, 1))],
    ['multiply', () => interval.multiply(fromNumber(-1), fromNumber(0))],
    ['multiply [-1, 1] [0, 0]', () => interval.multiply(fromBounds(-1, 1), fromNumber(0))],
    ['divide', () => interval.divide(fromNumber(0), fromNumber(-1))],
    ['abs', () => interval.abs(fromBounds(-1, 0))],
    ['sqrt', () => interval.sqrt(fromNumber(-0))],
    ['square', () => interval.square(fromBounds(-1, 0))],
    ['subtract', () => interval.subtract(fromNumber(0), fromNumber(0))],
  ])('%s', (_, compute) => {
    const result = compute();
    expect(Object.is(result.lower, -0)).toBe(false);
    expect(Object.is(result.upper, -0)).toBe(false);
  });
});

describe('overflow, underflow and unbounded intervals', () => {
  const above = (x: number) => fromBounds(x, Infinity);
  const below = (x: number) => fromBounds(-Infinity, x);
  // Built by hand: what a test is called with must not depend on what it tests.
  const all: Interval = { lower: -Infinity, upper: Infinity };
  const one: Interval = { lower: 1, upper: 1 };
  const zero: Interval = { lower: 0, upper: 0 };
  it.each([
    ['MAX + MAX', () => interval.add(fromNumber(MAX), fromNumber(MAX)), MAX, Infinity],
    ['-MAX - MAX', () => interval.subtract(fromNumber(-MAX), fromNumber(MAX)), -Infinity, -MAX],
    ['MAX²', () => interval.square(fromNumber(-MAX)), MAX, Infinity],
    ['MIN²', () => interval.square(fromNumber(-MIN)), 0, MIN],
    ['MIN · -MIN', () => interval.multiply(fromNumber(MIN), fromNumber(-MIN)), -MIN, 0],
    ['MAX / MIN', () => interval.divide(fromNumber(MAX), fromNumber(MIN)), MAX, Infinity],
    ['1 / [1, ∞)', () => interval.divide(one, above(1)), 0, 1],
    ['-1 / [1, ∞)', () => interval.divide(fromNumber(-1), above(1)), -1, 0],
    ['1 / (-∞, -2]', () => interval.divide(one, below(-2)), -0.5, 0],
    ['[2, ∞) / [1, ∞)', () => interval.divide(above(2), above(1)), 0, Infinity],
    ['(-∞, 3] / [1, 2]', () => interval.divide(below(3), fromBounds(1, 2)), -Infinity, 3],
    ['1 / [0, 1]', () => interval.divide(one, fromBounds(0, 1)), -Infinity, Infinity],
    ['1 / [-1, 0]', () => interval.divide(one, fromBounds(-1, 0)), -Infinity, Infinity],
    ['1 / all', () => interval.divide(one, all), -Infinity, Infinity],
    ['0 · all', () => interval.multiply(zero, all), 0, 0],
    ['all · 0', () => interval.multiply(all, zero), 0, 0],
    ['all · all', () => interval.multiply(all, all), -Infinity, Infinity],
    ['[2, ∞) · [3, ∞)', () => interval.multiply(above(2), above(3)), 6, Infinity],
    ['[2, ∞) · (-∞, -3]', () => interval.multiply(above(2), below(-3)), -Infinity, -6],
    ['(-∞, -2] · (-∞, -3]', () => interval.multiply(below(-2), below(-3)), 6, Infinity],
    ['[-1, ∞) · [2, 3]', () => interval.multiply(above(-1), fromBounds(2, 3)), -3, Infinity],
    ['[-1, ∞) · [-3, -2]', () => interval.multiply(above(-1), fromBounds(-3, -2)), -Infinity, 3],
    ['[-1, ∞) · [-3, 2]', () => interval.multiply(above(-1), fromBounds(-3, 2)), -Infinity, Infinity],
    ['[0, ∞) · 0', () => interval.multiply(above(0), zero), 0, 0],
    ['[1, ∞) + (-∞, 1]', () => interval.add(above(1), below(1)), -Infinity, Infinity],
    ['[1, ∞) - [1, ∞)', () => interval.subtract(above(1), above(1)), -Infinity, Infinity],
    ['[1, ∞)²', () => interval.square(above(1)), 1, Infinity],
    ['all²', () => interval.square(all), 0, Infinity],
    ['|(-∞, -1]|', () => interval.abs(below(-1)), 1, Infinity],
    ['|[-2, 1]|', () => interval.abs(fromBounds(-2, 1)), 0, 2],
    ['|[-1, 2]|', () => interval.abs(fromBounds(-1, 2)), 0, 2],
    ['√[4, ∞)', () => interval.sqrt(above(4)), 2, Infinity],
    ['√all', () => interval.sqrt(all), 0, Infinity],
    ['√[-4, 9]', () => interval.sqrt(fromBounds(-4, 9)), 0, 3],
    ['√[-4, 0]', () => interval.sqrt(fromBounds(-4, 0)), 0, 0],
    ['√2', () => interval.sqrt(fromNumber(2)), step(Math.SQRT2, -1n), Math.SQRT2],
    ['-[1, ∞)', () => interval.negate(above(1)), -Infinity, -1],
  ])('%s', (_, compute, lower, upper) => {
    expect(bounds(compute())).toEqual([lower, upper]);
  });
  it('signs and membership', () => {
    expect(interval.sign(above(MIN))).toBe(1);
    expect(interval.sign(above(0))).toBe(UNDECIDED);
    expect(interval.sign(below(0))).toBe(UNDECIDED);
    expect(interval.sign(below(-MIN))).toBe(-1);
    expect(interval.sign(zero)).toBe(0);
    expect(interval.contains(all, MAX)).toBe(true);
    expect(interval.contains(all, Infinity)).toBe(false);
    expect(interval.contains(all, Number.NaN)).toBe(false);
    expect(interval.contains(fromBounds(1, 2), step(1, -1n))).toBe(false);
    expect(interval.contains(fromBounds(1, 2), step(2, 1n))).toBe(false);
  });
  it('what has no meaning throws', () => {
    expect(() => interval.divide(one, zero)).toThrow(
      new RangeError('interval.divide: b must be other than [0, 0], got [0, 0]'),
    );
    expect(() => interval.sqrt(fromBounds(-2, -1))).toThrow(
      new RangeError('interval.sqrt: a must be not negative, got [-2, -1]'),
    );
  });
});
