import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fastTwoSumTail,
  productTailPresplit,
  splitHigh,
  squareTail,
  twoDifferenceTail,
  twoProductTail,
  twoSumTail,
} from '../../src/arithmetic/error-free.js';
import { anyPair, EDGES, fixed, MAX, MIN, step, withExponent } from './doubles.js';
import { halfUnits } from './exact.js';

/** a·b - product in units of 2^-2150. */
const productError = (a: number, b: number, product: number): bigint =>
  halfUnits(a) * halfUnits(b) - (halfUnits(product) << 1075n);
const inProductUnits = (x: number): bigint => halfUnits(x) << 1075n;

/** Faster than an assertion of the test runner, for loops over all pairs of edges. */
function requireEqual(actual: bigint, expected: bigint, ...operands: number[]): void {
  if (actual !== expected) throw new Error(`${operands.join(', ')}: ${actual} instead of ${expected}`);
}

describe('tails of sums', () => {
  const check = (a: number, b: number) => {
    const sum = a + b;
    if (Number.isFinite(sum)) {
      const error = halfUnits(a) + halfUnits(b) - halfUnits(sum);
      if (Math.abs(b) < MAX) requireEqual(halfUnits(twoSumTail(a, b, sum)), error, a, b);
      if (Math.abs(a) < MAX) requireEqual(halfUnits(twoSumTail(b, a, sum)), error, a, b);
      const [large, small] = Math.abs(a) >= Math.abs(b) ? [a, b] : [b, a];
      requireEqual(halfUnits(fastTwoSumTail(large, small, sum)), error, a, b);
      requireEqual(halfUnits(fastTwoSumTail(0, b, b)), 0n, b);
    }
    const difference = a - b;
    if (Number.isFinite(difference) && Math.abs(b) < MAX) {
      const error = halfUnits(a) - halfUnits(b) - halfUnits(difference);
      requireEqual(halfUnits(twoDifferenceTail(a, b, difference)), error, a, b);
    }
  };
  it('are exact for all edges with all edges', () => {
    for (let i = 0; i < EDGES.length; i += 3) for (const b of EDGES) check(EDGES[i]!, b);
  });
  it('are exact for any doubles', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => check(a, b)),
      fixed(5000),
    );
  });
  it('have these values', () => {
    expect(twoSumTail(1, 2 ** -60, 1)).toBe(2 ** -60);
    expect(twoSumTail(2 ** -60, 1, 1)).toBe(2 ** -60);
    expect(twoSumTail(0.1, 0.2, 0.1 + 0.2)).toBe(-(2 ** -55));
    expect(fastTwoSumTail(0.2, 0.1, 0.1 + 0.2)).toBe(-(2 ** -55));
    expect(twoDifferenceTail(1, 2 ** -60, 1)).toBe(-(2 ** -60));
    expect(twoDifferenceTail(2 ** -60, 1, -1)).toBe(2 ** -60);
  });
  it('need no larger first operand if it is a multiple of the ulp of the second', () => {
    expect(fastTwoSumTail(1, 2 ** 52 + 1, 2 ** 52 + 2)).toBe(0);
    expect(fastTwoSumTail(1, 2 ** 53 - 1, 2 ** 53)).toBe(0);
    // On the other side of that condition it is wrong.
    expect(fastTwoSumTail(1, 2 ** 54 + 4, 2 ** 54 + 4)).not.toBe(1);
  });
  it('are no numbers where the sum overflows, or where b is the largest double', () => {
    expect(twoSumTail(MAX, MAX, Infinity)).toBeNaN();
    expect(twoDifferenceTail(MAX, -MAX, Infinity)).toBeNaN();
    expect(Number.isFinite(fastTwoSumTail(MAX, MAX, Infinity))).toBe(false);
    const a = step(2 ** 1022, -2n);
    expect(twoSumTail(a, -MAX, a - MAX)).toBeNaN();
    expect(twoSumTail(-MAX, a, a - MAX)).toBe(2 ** 970);
    expect(fastTwoSumTail(-MAX, a, a - MAX)).toBe(2 ** 970);
    expect(twoSumTail(a, step(-MAX, -1n), a + step(-MAX, -1n))).not.toBeNaN();
  });
});

describe('splitHigh', () => {
  const check = (a: number) => {
    const high = splitHigh(a);
    const low = a - high;
    expect(halfUnits(high) + halfUnits(low)).toBe(halfUnits(a));
    for (const half of [high, low]) {
      const magnitude = halfUnits(Math.abs(half));
      const significant = magnitude.toString(2).replace(/0+$/, '').length;
      expect(significant).toBeLessThanOrEqual(26);
    }
    if (a !== 0) expect(Math.abs(low)).toBeLessThanOrEqual(Math.abs(a) * 2 ** -26);
  };
  it('leaves two halves of at most 26 bits, subnormal numbers included', () => {
    for (const a of EDGES) {
      if (Math.abs(a) > 2 ** 996) continue;
      if (Math.abs(a) >= 2 ** -1000) check(a);
    }
    fc.assert(fc.property(withExponent(-1000, 995), check), fixed(3000));
    expect(splitHigh(2 ** 30 + 1)).toBe(2 ** 30);
    expect(splitHigh(2 ** 996)).toBe(2 ** 996);
    expect(splitHigh(3 * MIN)).toBe(3 * MIN);
    expect(splitHigh((2 ** 30 + 1) * MIN)).toBe(2 ** 30 * MIN);
    expect(splitHigh(-(2 ** 52 - 1) * MIN)).toBe(-(2 ** 52) * MIN);
  });
  it('fails beyond its domain', () => {
    expect(splitHigh(2 ** 997)).toBeNaN();
  });
});

describe('tails of products', () => {
  const check = (a: number, b: number) => {
    const product = a * b;
    const tail = twoProductTail(a, b, product);
    requireEqual(inProductUnits(tail), productError(a, b, product), a, b);
    const bHigh = splitHigh(b);
    expect(productTailPresplit(a, bHigh, b - bHigh, product)).toBe(tail);
  };
  const inDomain = (a: number, b: number) => {
    const product = Math.abs(a * b);
    const small = Math.abs(a) <= 2 ** 996 && Math.abs(b) <= 2 ** 996;
    return small && (a === 0 || b === 0 || (product >= 2 ** -969 && product <= 2 ** 1023));
  };
  it('are exact for all edges with all edges in the domain', () => {
    let count = 0;
    for (let i = 0; i < EDGES.length; i += 2) {
      for (const b of EDGES) {
        if (!inDomain(EDGES[i]!, b)) continue;
        check(EDGES[i]!, b);
        count++;
      }
    }
    expect(count).toBeGreaterThan(10000);
  });
  it('are exact for any doubles in the domain', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        if (inDomain(a, b)) check(a, b);
      }),
      fixed(5000),
    );
  });
  it('are exact down to exponents that add up to -970, and not below', () => {
    const odd = 1 + 2 ** -52;
    let failures = 0;
    for (let p = -1000; p <= 20; p++) {
      check(odd * 2 ** p, odd * 2 ** (-970 - p));
      const a = odd * 2 ** p;
      const b = odd * 2 ** (-971 - p);
      if (inProductUnits(twoProductTail(a, b, a * b)) !== productError(a, b, a * b)) failures++;
    }
    expect(failures).toBe(1021);
  });
  it('are exact far below for short mantissas, whose units multiply to 2^-1074 or more', () => {
    check(3 * 2 ** -500, 5 * 2 ** -574);
    check((2 ** 53 - 1) * 2 ** -500, 2 ** -574);
    const [a, b] = [(2 ** 53 - 1) * 2 ** -500, (2 ** 53 - 1) * 2 ** -575];
    expect(inProductUnits(twoProductTail(a, b, a * b))).not.toBe(productError(a, b, a * b));
  });
  it('are exact up to 2^1023 and fail where the splitting overflows', () => {
    check(2 ** 511 * (2 - 2 ** -52), 2 ** 511);
    check(2 ** 996, 2 ** 27);
    expect(twoProductTail(2 ** 997, 1, 2 ** 997)).toBeNaN();
    expect(twoProductTail(1, 2 ** 997, 2 ** 997)).toBeNaN();
  });
  it('have these values', () => {
    expect(twoProductTail(0.1, 10, 1)).toBe(2 ** -54);
    expect(productTailPresplit(0.1, 10, 0, 1)).toBe(2 ** -54);
    expect(twoProductTail(1 + 2 ** -52, 1 - 2 ** -52, 1)).toBe(-(2 ** -104));
  });
});

describe('squareTail', () => {
  const check = (a: number) => {
    const square = a * a;
    expect(inProductUnits(squareTail(a, square))).toBe(productError(a, a, square));
  };
  it('is exact in its domain', () => {
    for (const a of EDGES) {
      if (a === 0 || (Math.abs(a) >= 2 ** -485 && Math.abs(a) <= 2 ** 511)) check(a);
    }
    fc.assert(fc.property(withExponent(-485, 510), check), fixed(3000));
    expect(squareTail(1 + 2 ** -52, 1 + 2 ** -51)).toBe(2 ** -104);
  });
  it('is not exact just below its domain', () => {
    const a = (1 + 2 ** -52) * 2 ** -486;
    expect(inProductUnits(squareTail(a, a * a))).not.toBe(productError(a, a, a * a));
  });
});
