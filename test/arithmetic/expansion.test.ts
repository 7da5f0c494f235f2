import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoSumTail } from '../../src/arithmetic/error-free.js';
import {
  compressExpansion,
  estimateExpansion,
  expansionSign,
  negateExpansion,
} from '../../src/arithmetic/expansion.js';
import { multiplyExpansions, scaleExpansion } from '../../src/arithmetic/expansion-product.js';
import { addExpansions, growExpansion, subtractExpansions } from '../../src/arithmetic/expansion-sum.js';
import { allocateScratch, useScratchAllocator } from '../../src/arithmetic/scratch.js';
import { effort } from '../support/effort.js';
import { countOverruns } from './canary.js';
import { fixed, MIN } from './doubles.js';
import { halfUnits, roundings, signOf, UNIT_BITS } from './exact.js';

/** The exact value in half units. */
const exactValue = (components: readonly number[]): bigint =>
  components.reduce((sum, x) => sum + halfUnits(x), 0n);

/** Free of zeros and nonadjacent, as expansion.ts defines it. */
function isNonadjacent(components: readonly number[]): boolean {
  return components.every((x, i) => {
    if (x === 0) return false;
    const magnitude = halfUnits(Math.abs(x));
    const lowestBit = magnitude & -magnitude;
    return i === 0 || 2n * halfUnits(Math.abs(components[i - 1]!)) < lowestBit;
  });
}

/** What a bigint in half units is as an expansion: greedy from the top by the referee's rounding. */
function toComponents(value: bigint): number[] {
  const components: number[] = [];
  let rest = value;
  while (rest !== 0n) {
    const leading = roundings({ n: rest, d: 1n << UNIT_BITS }).nearest;
    components.unshift(leading);
    rest -= halfUnits(leading);
  }
  return components;
}

/** Copies into a buffer of just that length, from the one allocator. */
function buffer(components: readonly number[]): Float64Array {
  const e = allocateScratch(components.length);
  components.forEach((x, i) => {
    e[i] = x;
  });
  return e;
}
const read = (length: number, e: Float64Array): number[] => Array.from(e.subarray(0, length));

/**
 * Expansions: sums of random multiples of a unit spread over up to 400 bits; runs of ones, whose
 * components nearly touch; rows of powers of two.
 */
const anyExpansion = (lowest: number, highest: number): fc.Arbitrary<number[]> => {
  const full = fc.bigInt({ min: -(2n ** 400n), max: 2n ** 400n });
  const sparse = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom(1n, -1n, 3n, -(2n ** 53n - 1n))), {
      maxLength: 8,
    })
    .map((terms) => terms.reduce((sum, [shift, factor]) => sum + (factor << BigInt(shift)), 0n));
  const runs = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 })), { maxLength: 4 })
    .map((pairs) => pairs.reduce((sum, [i, j]) => sum + (1n << BigInt(i)) - (1n << BigInt(j)), 0n));
  const natural = fc
    .tuple(fc.oneof(full, sparse, runs), fc.integer({ min: lowest, max: highest }))
    .map(([integer, e]) => toComponents(integer << BigInt(e + 1075)));
  const dense = fc
    .tuple(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: lowest, max: highest }),
      fc.integer({ min: 2, max: 4 }),
    )
    // Powers of two as near to each other as they may be.
    .map(([signs, e, gap]) => signs.map((negative, i) => 2 ** (e + gap * i) * (negative ? -1 : 1)));
  // The greedy components touch where a rest rounds up to half an ulp of an odd component.
  return fc.oneof({ weight: 5, arbitrary: natural }, { weight: 1, arbitrary: dense }).filter(isNonadjacent);
};

const wide = anyExpansion(-1074, 500);

describe('the test data', () => {
  it('are nonadjacent', () => {
    fc.assert(
      fc.property(wide, (e) => isNonadjacent(e)),
      fixed(effort(500)),
    );
    expect(isNonadjacent([1, 4])).toBe(true);
    expect(isNonadjacent([3, 8])).toBe(true);
    expect(isNonadjacent([1, 2])).toBe(false);
    expect(isNonadjacent([3, 4])).toBe(false);
    expect(isNonadjacent([1, 6])).toBe(false);
    expect(isNonadjacent([0])).toBe(false);
    expect(isNonadjacent([2, 1])).toBe(false);
  });
});

describe('addExpansions and subtractExpansions', () => {
  const check = (e: number[], f: number[]) => {
    const [eBuffer, fBuffer, h] = [buffer(e), buffer(f), allocateScratch(e.length + f.length)];
    const sum = read(addExpansions(e.length, eBuffer, f.length, fBuffer, h), h);
    expect(exactValue(sum)).toBe(exactValue(e) + exactValue(f));
    expect(isNonadjacent(sum)).toBe(true);
    const difference = read(subtractExpansions(e.length, eBuffer, f.length, fBuffer, h), h);
    expect(exactValue(difference)).toBe(exactValue(e) - exactValue(f));
    expect(isNonadjacent(difference)).toBe(true);
    expect(read(e.length, eBuffer)).toEqual(e);
    expect(read(f.length, fBuffer)).toEqual(f);
  };
  it('are exact and nonadjacent, down to subnormal numbers', () => {
    fc.assert(fc.property(wide, wide, check), fixed(effort(2000)));
    fc.assert(
      fc.property(wide, (e) => check(e, e)),
      fixed(effort(300)),
    );
  });
  it('have these values', () => {
    const h = new Float64Array(4);
    expect(addExpansions(0, h, 0, h, h)).toBe(0);
    expect(subtractExpansions(1, Float64Array.of(1), 1, Float64Array.of(1), h)).toBe(0);
    expect(read(addExpansions(1, Float64Array.of(2 ** 60), 1, Float64Array.of(1), h), h)).toEqual([
      1,
      2 ** 60,
    ]);
    expect(read(subtractExpansions(0, h, 2, Float64Array.of(1, 2 ** 60), h), h)).toEqual([-1, -(2 ** 60)]);
    const e = Float64Array.of(MIN, 1);
    const f = Float64Array.of(2 ** -200, 2 ** 200);
    expect(read(addExpansions(2, e, 2, f, h), h)).toEqual([MIN, 2 ** -200, 1, 2 ** 200]);
    expect(read(subtractExpansions(2, e, 2, f, h), h)).toEqual([MIN, -(2 ** -200), 1, -(2 ** 200)]);
  });
  it('write no further than the sum of the lengths, and read no further than the lengths', () => {
    let longest = 0;
    const overruns = countOverruns(() => {
      // Four far apart components each: nothing merges, so all the room is needed.
      const e = buffer([MIN, 2 ** -600, 2 ** -200, 2 ** 200]);
      const f = buffer([2 ** -800, 2 ** -400, 1, 2 ** 400]);
      const h = allocateScratch(8);
      longest = addExpansions(4, e, 4, f, h);
      expect(exactValue(read(longest, h))).toBe(exactValue(read(4, e)) + exactValue(read(4, f)));
      subtractExpansions(4, e, 4, f, h);
      // Nothing to add: the copy must stop in time.
      for (const sum of [addExpansions, subtractExpansions]) {
        const copy = allocateScratch(4);
        expect(read(sum(4, e, 0, f, copy), copy)).toEqual(read(4, e));
      }
      fc.assert(fc.property(wide, wide, check), fixed(effort(300)));
    });
    expect(longest).toBe(8);
    expect(overruns).toBe(0);
  });
});

describe('growExpansion', () => {
  it('adds one double in place, in one more component at most', () => {
    const overruns = countOverruns(() => {
      const h = allocateScratch(3);
      h.set([1, 2 ** 60]);
      expect(read(growExpansion(2, h, 2 ** -60), h)).toEqual([2 ** -60, 1, 2 ** 60]);
      expect(read(growExpansion(3, h, -1), h)).toEqual([2 ** -60, 2 ** 60]);
      expect(read(growExpansion(2, h, 0), h)).toEqual([2 ** -60, 2 ** 60]);
      expect(read(growExpansion(2, h, -(2 ** 60)), h)).toEqual([2 ** -60]);
      expect(growExpansion(1, h, -(2 ** -60))).toBe(0);
      expect(growExpansion(0, h, 0)).toBe(0);
      expect(read(growExpansion(0, h, 5), h)).toEqual([5]);
    });
    expect(overruns).toBe(0);
  });
});

describe("Shewchuk's fast expansion sum", () => {
  /** The algorithm of 1997, section 2.4, of components sorted by magnitude, zeros left out. */
  function fastExpansionSum(sorted: readonly number[]): number[] {
    let accumulated = 0;
    const tails = sorted.map((component) => {
      const sum = accumulated + component;
      const tail = twoSumTail(accumulated, component, sum);
      accumulated = sum;
      return tail;
    });
    return [...tails, accumulated].filter((x) => x !== 0);
  }
  it('does not keep expansions strongly nonoverlapping, which is why it is not used', () => {
    const e = [
      -1023.998046875, -18446744073709550000, -3.3230699894622893e35, -5.986310706507378e51,
      -1.0783978666860255e68, 1.8743077656995037e84, 1.759044975586128e100, 3.63866395854714e117,
    ];
    const f = [2 ** 270, 2 ** 273, 2 ** 276, 2 ** 279];
    // Both are even nonadjacent.
    expect(isNonadjacent(e) && isNonadjacent(f)).toBe(true);
    const merged = [...e, ...f.map((x) => -x)].sort((x, y) => Math.abs(x) - Math.abs(y));
    const difference = fastExpansionSum(merged);
    expect(exactValue(difference)).toBe(exactValue(e) - exactValue(f));
    const i = difference.indexOf(-(2 ** 226));
    const next = halfUnits(difference[i + 1]!);
    expect(next & -next).toBe(halfUnits(2 ** 227));
    expect(next).not.toBe(next & -next);
    const h = allocateScratch(12);
    const ours = read(subtractExpansions(8, Float64Array.from(e), 4, Float64Array.from(f), h), h);
    expect(isNonadjacent(ours)).toBe(true);
  });
});

describe('scaleExpansion', () => {
  const factor = fc.oneof(
    fc.constantFrom(0, 1, -1, 3, 2 ** 53 - 1, 1 + 2 ** -52, 2 ** -52),
    fc.integer({ min: -(2 ** 53 - 1), max: 2 ** 53 - 1 }).map((n) => n * 2 ** -52),
  );
  // Components are multiples of 2^-1022 at least, factors of 2^-52: products are multiples of 2^-1074.
  const check = (e: number[], b: number) => {
    const [eBuffer, h] = [buffer(e), allocateScratch(2 * e.length)];
    const product = read(scaleExpansion(e.length, eBuffer, b, h), h);
    expect(exactValue(product) << UNIT_BITS).toBe(exactValue(e) * halfUnits(b));
    expect(isNonadjacent(product)).toBe(true);
    expect(read(e.length, eBuffer)).toEqual(e);
  };
  it('is exact and nonadjacent down to the stated units', () => {
    fc.assert(fc.property(anyExpansion(-1022, 500), factor, check), fixed(effort(2000)));
    check([(2 ** 53 - 1) * 2 ** -1022], 1 + 2 ** -52);
  });
  it('loses bits below the stated units', () => {
    const h = new Float64Array(2);
    const n = scaleExpansion(1, Float64Array.of((2 ** 53 - 1) * 2 ** -1023), 1 + 2 ** -52, h);
    expect(exactValue(read(n, h)) << UNIT_BITS).not.toBe(
      halfUnits((2 ** 53 - 1) * 2 ** -1023) * halfUnits(1 + 2 ** -52),
    );
  });
  it('has these values', () => {
    const h = new Float64Array(4);
    expect(scaleExpansion(2, Float64Array.of(1, 2 ** 60), 0, h)).toBe(0);
    expect(scaleExpansion(0, Float64Array.of(1), 5, h)).toBe(0);
    expect(read(scaleExpansion(1, Float64Array.of(2 ** 53 - 1), 3, h), h)).toEqual([1, 3 * 2 ** 53 - 4]);
    expect(read(scaleExpansion(2, Float64Array.of(1, 2 ** 60), -2, h), h)).toEqual([-2, -(2 ** 61)]);
  });
  it('writes no further than twice the length', () => {
    let longest = 0;
    const overruns = countOverruns(() => {
      const odd = 2 ** 53 - 1;
      const [e, h] = [buffer([odd, odd * 2 ** 200, odd * 2 ** 400]), allocateScratch(6)];
      longest = scaleExpansion(3, e, odd, h);
      fc.assert(fc.property(anyExpansion(-1022, 500), factor, check), fixed(effort(300)));
    });
    expect(longest).toBe(6);
    expect(overruns).toBe(0);
  });
});

describe('multiplyExpansions', () => {
  let longest = 0;
  const check = (e: number[], f: number[]): void => {
    const h = allocateScratch(2 * e.length * f.length);
    const scaled = allocateScratch(2 * e.length);
    const [eBuffer, fBuffer] = [buffer(e), buffer(f)];
    const product = read(multiplyExpansions(e.length, eBuffer, f.length, fBuffer, h, scaled), h);
    expect(exactValue(product) << UNIT_BITS).toBe(exactValue(e) * exactValue(f));
    expect(isNonadjacent(product)).toBe(true);
    longest = product.length;
  };
  const operand = anyExpansion(-537, 50);
  it('is exact and nonadjacent', () => {
    fc.assert(fc.property(operand, operand, check), fixed(effort(800)));
    fc.assert(
      fc.property(operand, (e) => check(e, e)),
      fixed(effort(100)),
    );
  });
  it('has these values', () => {
    const [h, scaled] = [new Float64Array(8), new Float64Array(4)];
    const three = Float64Array.of(3);
    expect(read(multiplyExpansions(1, three, 1, Float64Array.of(5), h, scaled), h)).toEqual([15]);
    expect(multiplyExpansions(1, three, 0, Float64Array.of(5), h, scaled)).toBe(0);
    expect(multiplyExpansions(0, three, 1, Float64Array.of(5), h, scaled)).toBe(0);
    const e = Float64Array.of(1, 2 ** 100);
    expect(read(multiplyExpansions(2, e, 2, e, h, scaled), h)).toEqual([1, 2 ** 101, 2 ** 200]);
  });
  it('writes no further than the stated room, and needs all of it', () => {
    const overruns = countOverruns(() => {
      const odd = 2 ** 53 - 1;
      for (const count of [1, 2, 3, 4]) {
        const e = [odd, odd * 2 ** 120].slice(0, 2);
        const f = [odd, odd * 2 ** 240, odd * 2 ** 480, odd * 2 ** 720].slice(0, count);
        check(
          e.map((x) => x * 2 ** -500),
          f.map((x) => x * 2 ** -500),
        );
        expect(longest).toBe(4 * count);
      }
      fc.assert(fc.property(operand, operand, check), fixed(effort(200)));
    });
    expect(overruns).toBe(0);
  });
});

describe('expansionSign, estimateExpansion, negateExpansion', () => {
  it('agree with the exact value', () => {
    fc.assert(
      fc.property(wide, (e) => {
        const value = exactValue(e);
        const buffered = buffer(e);
        expect(Object.is(expansionSign(e.length, buffered), signOf(value))).toBe(true);
        const estimate = estimateExpansion(e.length, buffered);
        expect(Math.sign(estimate)).toBe(signOf(value));
        const error = halfUnits(estimate) - value;
        expect((error < 0n ? -error : error) << 50n <= (value < 0n ? -value : value)).toBe(true);
        const h = allocateScratch(e.length);
        expect(negateExpansion(e.length, buffered, h)).toBe(e.length);
        expect(read(e.length, h)).toEqual(e.map((x) => -x));
      }),
      fixed(effort(1000)),
    );
  });
  it('have these values', () => {
    const e = Float64Array.of(-1, 2 ** 60, 12345);
    expect(expansionSign(0, e)).toBe(0);
    expect(expansionSign(1, e)).toBe(-1);
    expect(expansionSign(2, e)).toBe(1);
    expect(estimateExpansion(0, e)).toBe(0);
    expect(estimateExpansion(1, e)).toBe(-1);
    expect(estimateExpansion(2, e)).toBe(2 ** 60);
    expect(estimateExpansion(3, Float64Array.of(2 ** -53, 2 ** -52, 1))).toBe(1 + 2 ** -52 + 2 ** -52);
    const overruns = countOverruns(() => {
      const h = allocateScratch(2);
      negateExpansion(2, e, h);
      expect(read(2, h)).toEqual([1, -(2 ** 60)]);
    });
    expect(overruns).toBe(0);
    expect(negateExpansion(2, e, e)).toBe(2);
    expect(read(3, e)).toEqual([1, -(2 ** 60), 12345]);
  });
});

describe('compressExpansion', () => {
  const check = (e: number[]) => {
    const [buffered, h] = [buffer(e), allocateScratch(e.length)];
    const compressed = read(compressExpansion(e.length, buffered, h), h);
    const value = exactValue(e);
    expect(exactValue(compressed)).toBe(value);
    expect(compressed.length).toBeLessThanOrEqual(e.length);
    if (value === 0n) {
      expect(compressed).toEqual([]);
      return;
    }
    const { down, up } = roundings({ n: value, d: 1n << UNIT_BITS });
    const largest = compressed[compressed.length - 1]!;
    expect(largest === down || largest === up).toBe(true);
    for (let i = 1; i < compressed.length; i++) {
      // Each component is its own sum with the one below, rounded: the largest carries all it can.
      expect(compressed[i]! + compressed[i - 1]!).toBe(compressed[i]);
    }
    expect(isNonadjacent(compressed)).toBe(true);
    expect(read(compressExpansion(e.length, buffered, buffered), buffered)).toEqual(compressed);
  };
  it('keeps the value in components that a sum cannot join, with the largest within an ulp', () => {
    fc.assert(fc.property(wide, check), fixed(effort(2000)));
  });
  it('has these values', () => {
    const h = new Float64Array(4);
    expect(compressExpansion(0, h, h)).toBe(0);
    expect(read(compressExpansion(1, Float64Array.of(5), h), h)).toEqual([5]);
    expect(read(compressExpansion(2, Float64Array.of(1, 2), h), h)).toEqual([3]);
    expect(read(compressExpansion(3, Float64Array.of(1, 4, 16), h), h)).toEqual([21]);
    expect(read(compressExpansion(4, Float64Array.of(1, 4, 2 ** 60, 2 ** 62), h), h)).toEqual([
      5,
      5 * 2 ** 60,
    ]);
    expect(read(compressExpansion(2, Float64Array.of(1, 2 ** 60), h), h)).toEqual([1, 2 ** 60]);
    expect(read(compressExpansion(3, Float64Array.of(MIN, 1, 2 ** 60), h), h)).toEqual([MIN, 1, 2 ** 60]);
  });
  it('writes no further than the length', () => {
    expect(countOverruns(() => fc.assert(fc.property(wide, check), fixed(effort(300))))).toBe(0);
  });
});

describe('the scratch allocator', () => {
  it('hands out zeroed arrays of the length asked for', () => {
    expect(allocateScratch(3)).toEqual(new Float64Array(3));
    expect(() => allocateScratch(-1)).toThrow(RangeError);
  });
  it('can be replaced and put back', () => {
    const asked: number[] = [];
    useScratchAllocator((length) => {
      asked.push(length);
      return new Float64Array(length + 1);
    });
    expect(allocateScratch(3)).toHaveLength(4);
    useScratchAllocator();
    expect(allocateScratch(3)).toHaveLength(3);
    expect(asked).toEqual([3]);
  });
  it('lets canaries see an overrun', () => {
    const overruns = countOverruns(() => {
      addExpansions(1, buffer([1]), 1, buffer([2 ** 60]), allocateScratch(1));
    });
    expect(overruns).toBe(1);
  });
});
