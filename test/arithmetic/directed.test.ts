import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  productDown,
  productUp,
  quotientDown,
  quotientUp,
  rootDown,
  rootUp,
  sumDown,
  sumUp,
} from '../../src/arithmetic/directed.js';
import { effort } from '../support/effort.js';
import { anyDouble, anyPair, EDGES, fixed, MAX, MIN, step, withExponent } from './doubles.js';
import { type Fraction, fraction, over, plus, rootRoundings, roundings, times } from './exact.js';

/** The tightest bounds, exactly: toBe tells -0 from 0. */
function expectBounds(down: number, up: number, truth: Fraction): void {
  const expected = roundings(truth);
  expect(down).toBe(expected.down);
  expect(up).toBe(expected.up);
}
const checkSum = (a: number, b: number) =>
  expectBounds(sumDown(a, b), sumUp(a, b), plus(fraction(a), fraction(b)));
const checkProduct = (a: number, b: number) =>
  expectBounds(productDown(a, b), productUp(a, b), times(fraction(a), fraction(b)));
const checkQuotient = (a: number, b: number) =>
  expectBounds(quotientDown(a, b), quotientUp(a, b), over(fraction(a), fraction(b)));
const checkRoot = (x: number) => {
  const expected = rootRoundings(fraction(x));
  expect(rootDown(x)).toBe(expected.down);
  expect(rootUp(x)).toBe(expected.up);
};

/** A sample of all pairs of edges that differs between the operations. */
const edgePairs = (stride: number, offset: number): [number, number][] =>
  EDGES.flatMap((a) => EDGES.map((b): [number, number] => [a, b])).filter((_, i) => i % stride === offset);

describe('sumDown and sumUp', () => {
  it('are the tightest bounds', () => {
    for (const [a, b] of edgePairs(41, 0)) checkSum(a, b);
    fc.assert(
      fc.property(anyPair, ([a, b]) => checkSum(a, b)),
      fixed(effort(1500)),
    );
  });
  it('have these values', () => {
    checkSum(MAX, MAX);
    checkSum(-MAX, -MAX);
    checkSum(MAX, 2 ** 969);
    checkSum(MAX, 2 ** 970);
    checkSum(MAX, -(2 ** 970));
    checkSum(-MAX, step(2 ** 1022, -1n));
    checkSum(step(2 ** 1022, -1n), -MAX);
    expect(sumDown(MAX, MAX)).toBe(MAX);
    expect(sumUp(MAX, MAX)).toBe(Infinity);
    expect(sumDown(-MAX, -MAX)).toBe(-Infinity);
    expect(sumUp(-MAX, -MAX)).toBe(-MAX);
    expect(sumDown(-0, -0)).toBe(0);
    expect(sumUp(-0, -0)).toBe(0);
    expect(sumDown(0.1, 0.2)).toBe(0.3);
    expect(sumUp(0.1, 0.2)).toBe(0.1 + 0.2);
  });
  it('keep unbounded ends', () => {
    for (const x of [0, 1, -1, MAX, -MAX, MIN]) {
      for (const bound of [sumDown, sumUp]) {
        expect(bound(Infinity, x)).toBe(Infinity);
        expect(bound(x, Infinity)).toBe(Infinity);
        expect(bound(-Infinity, x)).toBe(-Infinity);
        expect(bound(x, -Infinity)).toBe(-Infinity);
      }
    }
    expect(sumUp(Infinity, Infinity)).toBe(Infinity);
    expect(sumDown(-Infinity, -Infinity)).toBe(-Infinity);
  });
});

describe('productDown and productUp', () => {
  it('are the tightest bounds', () => {
    for (const [a, b] of edgePairs(41, 1)) checkProduct(a, b);
    fc.assert(
      fc.property(anyPair, ([a, b]) => checkProduct(a, b)),
      fixed(effort(1500)),
    );
  });
  it('are so where products underflow, overflow, and where the splitting would', () => {
    const below = fc.integer({ min: -1100, max: -940 });
    fc.assert(
      fc.property(withExponent(-900, 900), withExponent(0, 0), below, (a, b, e) => {
        const scaled = e - Math.floor(Math.log2(Math.abs(a)));
        if (scaled >= -1074 && scaled <= 1023) checkProduct(a, b * 2 ** scaled);
      }),
      fixed(effort(1000)),
    );
    fc.assert(
      fc.property(withExponent(990, 1023), withExponent(-1022, 40), checkProduct),
      fixed(effort(500)),
    );
    fc.assert(
      fc.property(withExponent(-1022, 40), withExponent(990, 1023), checkProduct),
      fixed(effort(500)),
    );
    fc.assert(fc.property(withExponent(500, 512), withExponent(500, 512), checkProduct), fixed(effort(500)));
    checkProduct(MIN, 0.5);
    checkProduct(MIN, -0.5);
    checkProduct(MIN, 1.5);
    checkProduct(MIN, MIN);
    checkProduct(-MIN, MIN);
    checkProduct(3 * MIN, 0.5);
    checkProduct(MAX, MAX);
    checkProduct(MAX, -MAX);
    checkProduct(MAX, 1);
    checkProduct(MAX, step(1, 1n));
    checkProduct(MAX, step(1, -1n));
    checkProduct(step(2 ** 512, -1n), step(2 ** 512, -1n));
  });
  it('have these values', () => {
    expect(productDown(0.1, 10)).toBe(1);
    expect(productUp(0.1, 10)).toBe(step(1, 1n));
    expect(productDown(-0.1, 10)).toBe(-step(1, 1n));
    expect(productUp(-0.1, 10)).toBe(-1);
    expect(productDown(MIN, MIN)).toBe(0);
    expect(productUp(MIN, MIN)).toBe(MIN);
    expect(productDown(-MIN, MIN)).toBe(-MIN);
    expect(productUp(-MIN, MIN)).toBe(0);
    expect(productDown(MAX, 2)).toBe(MAX);
    expect(productUp(MAX, -2)).toBe(-MAX);
  });
  it('treat infinite ends as bounds: 0 times one is 0', () => {
    for (const bound of [productDown, productUp]) {
      for (const zero of [0, -0]) {
        for (const end of [Infinity, -Infinity, -5, 5]) {
          expect(bound(zero, end)).toBe(0);
          expect(bound(end, zero)).toBe(0);
        }
      }
      expect(bound(Infinity, MIN)).toBe(Infinity);
      expect(bound(-MIN, Infinity)).toBe(-Infinity);
      expect(bound(-Infinity, -Infinity)).toBe(Infinity);
    }
  });
});

describe('quotientDown and quotientUp', () => {
  const positive = (x: number) => (x === 0 ? 1 : Math.abs(x));
  it('are the tightest bounds', () => {
    for (const [a, b] of edgePairs(41, 2)) checkQuotient(a, positive(b));
    fc.assert(
      fc.property(anyPair, ([a, b]) => checkQuotient(a, positive(b))),
      fixed(effort(1500)),
    );
  });
  it('are so where quotients underflow or overflow', () => {
    fc.assert(
      fc.property(withExponent(-1022, -900), withExponent(-60, 200), (a, b) => checkQuotient(a, Math.abs(b))),
      fixed(effort(700)),
    );
    fc.assert(
      fc.property(withExponent(-1022, 1023), withExponent(980, 1023), (a, b) =>
        checkQuotient(a, Math.abs(b)),
      ),
      fixed(effort(500)),
    );
    fc.assert(
      fc.property(withExponent(900, 1023), withExponent(-130, -1), (a, b) => checkQuotient(a, Math.abs(b))),
      fixed(effort(500)),
    );
    for (const a of [MIN, 2 * MIN, 3 * MIN, 5 * MIN]) {
      for (const b of [2, 3, 4, 7, 2 ** 60, 3 * 2 ** 105, MAX, MIN, 3 * MIN, 0.3]) {
        checkQuotient(a, b);
        checkQuotient(-a, b);
      }
    }
    checkQuotient(3 * MIN, 2 ** 110);
    checkQuotient(2 ** -964, 2 ** 109.5);
    checkQuotient(MAX, 0.5);
    checkQuotient(-MAX, MIN);
  });
  it('have these values', () => {
    expect(quotientDown(1, 3)).toBe(1 / 3);
    expect(quotientUp(1, 3)).toBe(step(1 / 3, 1n));
    expect(quotientDown(-1, 3)).toBe(-step(1 / 3, 1n));
    expect(quotientUp(-1, 3)).toBe(-1 / 3);
    expect(quotientDown(6, 3)).toBe(2);
    expect(quotientUp(6, 3)).toBe(2);
    expect(quotientDown(MAX, MIN)).toBe(MAX);
    expect(quotientUp(-MAX, MIN)).toBe(-MAX);
    expect(quotientDown(-MIN, MAX)).toBe(-MIN);
    expect(quotientUp(-MIN, MAX)).toBe(0);
  });
  it('treat infinite ends as bounds', () => {
    for (const bound of [quotientDown, quotientUp]) {
      expect(bound(-0, 5)).toBe(0);
      expect(bound(0, Infinity)).toBe(0);
      expect(bound(5, Infinity)).toBe(0);
      expect(bound(-5, Infinity)).toBe(0);
      expect(bound(Infinity, 5)).toBe(Infinity);
      expect(bound(-Infinity, MAX)).toBe(-Infinity);
    }
  });
});

describe('rootDown and rootUp', () => {
  it('are the tightest bounds', () => {
    for (const x of EDGES) if (x > 0) checkRoot(x);
    // Roots just below 2^512, whose upper half is 2^512: its square overflows if nothing is scaled.
    for (let k = 1; k < 60; k++) checkRoot(2 ** 1023 * (2 - k * 2 ** -35));
    fc.assert(
      fc.property(anyDouble, (x) => checkRoot(Math.abs(x))),
      fixed(effort(600)),
    );
    fc.assert(
      fc.property(withExponent(0, 26), (x) => checkRoot(x * x)),
      fixed(effort(200)),
    );
  });
  it('have these values', () => {
    expect(rootDown(0)).toBe(0);
    expect(rootUp(0)).toBe(0);
    expect(rootDown(-0)).toBe(0);
    expect(rootUp(-0)).toBe(0);
    expect(rootDown(9)).toBe(3);
    expect(rootUp(9)).toBe(3);
    expect(rootDown(2)).toBe(step(Math.SQRT2, -1n));
    expect(rootUp(2)).toBe(Math.SQRT2);
    expect(rootDown(3)).toBe(Math.sqrt(3));
    expect(rootUp(3)).toBe(step(Math.sqrt(3), 1n));
    expect(rootDown(MIN)).toBe(2 ** -537);
    expect(rootUp(MIN)).toBe(2 ** -537);
    expect(rootUp(MAX)).toBe(2 ** 512);
    expect(rootDown(Infinity)).toBe(Infinity);
    expect(rootUp(Infinity)).toBe(Infinity);
  });
});
