import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decompose,
  exponentOf,
  nextDown,
  nextUp,
  powerOfTwo,
  requireFiniteNumber,
  scaleByPowerOfTwo,
  significandOf,
  ulp,
} from '../../src/arithmetic/float64.js';
import { anyDouble, EDGES, fixed, MAX, MIN } from './doubles.js';
import { bitsOf, doubleAt, halfUnits, INFINITY_INDEX, indexOf } from './exact.js';

/** The number of bits of a positive integer, by counting. */
const bitCount = (n: bigint): number => n.toString(2).length;

describe('powerOfTwo', () => {
  it('is exact for every exponent of the range', () => {
    for (let e = -1074; e <= 1023; e++) expect(halfUnits(powerOfTwo(e))).toBe(1n << BigInt(e + 1075));
  });
  it.each([-1075, 1024, 0.5, Number.NaN, Infinity])('refuses %s', (e) => {
    expect(() => powerOfTwo(e)).toThrow(
      new RangeError(`powerOfTwo: exponent must be an integer in [-1074, 1023], got ${e}`),
    );
  });
});

describe('exponentOf and significandOf', () => {
  const check = (x: number) => {
    const magnitude = halfUnits(Math.abs(x));
    const e = bitCount(magnitude) - 1 - 1075;
    expect(exponentOf(x)).toBe(e);
    const significand = significandOf(x);
    expect(Math.abs(significand)).toBeGreaterThanOrEqual(1);
    expect(Math.abs(significand)).toBeLessThan(2);
    expect(halfUnits(significand) << BigInt(e + 1075)).toBe(halfUnits(x) << 1075n);
  };
  it('hold at the edges and for any double', () => {
    for (const x of EDGES) if (x !== 0) check(x);
    for (let e = -1074; e < -1021; e++) check(2 ** e);
    fc.assert(
      fc.property(
        anyDouble.filter((x) => x !== 0),
        check,
      ),
      fixed(2000),
    );
  });
  it.each([0, -0, Number.NaN, Infinity, -Infinity])('refuse %s', (x) => {
    expect(() => exponentOf(x)).toThrow(
      new RangeError(`exponentOf: x must be a finite number other than zero, got ${String(x)}`),
    );
    expect(() => significandOf(x)).toThrow(RangeError);
  });
});

describe('scaleByPowerOfTwo', () => {
  it('is exact where the result is a double', () => {
    expect(scaleByPowerOfTwo(3, -1)).toBe(1.5);
    expect(scaleByPowerOfTwo(MIN, 1074)).toBe(1);
    expect(scaleByPowerOfTwo(MIN, 2097)).toBe(2 ** 1023);
    expect(scaleByPowerOfTwo(-(2 ** 1023), -2097)).toBe(-MIN);
    expect(scaleByPowerOfTwo(1, 1000)).toBe(2 ** 1000);
    expect(scaleByPowerOfTwo(1, 1001)).toBe(2 ** 1001);
    expect(scaleByPowerOfTwo(1, -1001)).toBe(2 ** -1001);
    expect(scaleByPowerOfTwo(MAX, 0)).toBe(MAX);
    fc.assert(
      fc.property(anyDouble, fc.integer({ min: -2100, max: 2100 }), (x, shift) => {
        const truth = shift >= 0 ? halfUnits(x) << BigInt(shift) : halfUnits(x) >> BigInt(-shift);
        const magnitude = truth < 0n ? -truth : truth;
        const lost = shift < 0 && (halfUnits(x) >> BigInt(1 - shift)) << BigInt(1 - shift) !== halfUnits(x);
        const result = scaleByPowerOfTwo(x, shift);
        if (magnitude >= 1n << 2099n) expect(Math.abs(result)).toBe(Infinity);
        else if (!lost) expect(halfUnits(result)).toBe(truth);
      }),
      fixed(3000),
    );
  });
  it('overflows and underflows by far', () => {
    expect(scaleByPowerOfTwo(1, 1e9)).toBe(Infinity);
    expect(scaleByPowerOfTwo(MIN, 2098)).toBe(Infinity);
    expect(scaleByPowerOfTwo(MIN, 1e300)).toBe(Infinity);
    expect(scaleByPowerOfTwo(-MAX, 1e300)).toBe(-Infinity);
    expect(scaleByPowerOfTwo(MAX, -2200)).toBe(0);
    expect(scaleByPowerOfTwo(MAX, -1e300)).toBe(0);
    expect(scaleByPowerOfTwo(0, 1e300)).toBe(0);
  });
  it('refuses what is not a number or not an integer shift', () => {
    expect(() => scaleByPowerOfTwo(Number.NaN, 1)).toThrow(
      new RangeError('scaleByPowerOfTwo: x must be a finite number, got NaN'),
    );
    expect(() => scaleByPowerOfTwo(1, 0.5)).toThrow(
      new RangeError('scaleByPowerOfTwo: shift must be an integer, got 0.5'),
    );
    expect(() => scaleByPowerOfTwo(1, Infinity)).toThrow(RangeError);
  });
});

describe('decompose', () => {
  it('gives the value back, in the stated ranges', () => {
    const check = (x: number) => {
      const { mantissa, exponent } = decompose(x);
      expect(mantissa << BigInt(exponent + 1075)).toBe(halfUnits(x));
      const magnitude = mantissa < 0n ? -mantissa : mantissa;
      expect(magnitude < 1n << 53n).toBe(true);
      expect(exponent >= -1074 && exponent <= 971).toBe(true);
      if (Math.abs(x) >= 2 ** -1022) expect(magnitude >= 1n << 52n).toBe(true);
      else expect(exponent).toBe(-1074);
    };
    EDGES.forEach(check);
    fc.assert(fc.property(anyDouble, check), fixed(2000));
  });
  it('has these values', () => {
    expect(decompose(0.5)).toEqual({ mantissa: 2n ** 52n, exponent: -53 });
    expect(decompose(-MAX)).toEqual({ mantissa: 1n - 2n ** 53n, exponent: 971 });
    expect(decompose(MIN)).toEqual({ mantissa: 1n, exponent: -1074 });
    expect(decompose(0)).toEqual({ mantissa: 0n, exponent: -1074 });
    expect(decompose(-0)).toEqual({ mantissa: 0n, exponent: -1074 });
    expect(decompose(2 ** -1022)).toEqual({ mantissa: 2n ** 52n, exponent: -1074 });
    expect(decompose(2 ** -1021)).toEqual({ mantissa: 2n ** 52n, exponent: -1073 });
  });
  it.each([Number.NaN, Infinity, -Infinity])('refuses %s', (x) => {
    expect(() => decompose(x)).toThrow(new RangeError(`decompose: x must be a finite number, got ${x}`));
  });
});

describe('ulp', () => {
  it('is the gap above |x|', () => {
    const check = (x: number) => {
      const above = indexOf(x) + 1n;
      const gap = above === INFINITY_INDEX ? 2 ** 971 : doubleAt(above) - Math.abs(x);
      expect(ulp(x)).toBe(gap);
    };
    EDGES.forEach(check);
    fc.assert(fc.property(anyDouble, check), fixed(2000));
    expect(ulp(1)).toBe(2 ** -52);
    expect(ulp(-0)).toBe(MIN);
    expect(ulp(MAX)).toBe(2 ** 971);
  });
  it('refuses NaN and Infinity', () => {
    expect(() => ulp(Number.NaN)).toThrow(new RangeError('ulp: x must be a finite number, got NaN'));
    expect(() => ulp(-Infinity)).toThrow(new RangeError('ulp: x must be a finite number, got -Infinity'));
  });
});

describe('nextUp and nextDown', () => {
  it('step through the bits, never to -0', () => {
    const check = (x: number) => {
      const further = doubleAt(indexOf(x) + 1n);
      const nearer = indexOf(x) === 0n ? -MIN : doubleAt(indexOf(x) - 1n);
      if (x >= 0) {
        expect(bitsOf(nextUp(x))).toBe(bitsOf(further));
        expect(bitsOf(nextDown(x))).toBe(bitsOf(nearer));
      } else {
        expect(bitsOf(nextDown(x))).toBe(bitsOf(-further));
        expect(bitsOf(nextUp(x))).toBe(bitsOf(0 - nearer));
      }
    };
    EDGES.forEach(check);
    fc.assert(fc.property(anyDouble, check), fixed(3000));
  });
  it('carry and borrow between the words of the bits', () => {
    const upperWord = doubleAt(0x3ff0000100000000n);
    expect(bitsOf(nextDown(upperWord))).toBe(0x3ff00000ffffffffn);
    expect(bitsOf(nextUp(nextDown(upperWord)))).toBe(0x3ff0000100000000n);
    expect(bitsOf(nextUp(-upperWord))).toBe(0xbff00000ffffffffn);
    expect(bitsOf(nextDown(nextUp(-upperWord)))).toBe(0xbff0000100000000n);
  });
  it('treat infinities as IEEE 754 does', () => {
    expect(nextUp(MAX)).toBe(Infinity);
    expect(nextUp(Infinity)).toBe(Infinity);
    expect(nextUp(-Infinity)).toBe(-MAX);
    expect(nextDown(Infinity)).toBe(MAX);
    expect(nextDown(-MAX)).toBe(-Infinity);
    expect(nextDown(-Infinity)).toBe(-Infinity);
    expect(bitsOf(nextUp(-MIN))).toBe(0n);
    expect(bitsOf(nextDown(MIN))).toBe(0n);
    expect(nextUp(-0)).toBe(MIN);
    expect(nextDown(-0)).toBe(-MIN);
  });
  it('refuse NaN', () => {
    expect(() => nextUp(Number.NaN)).toThrow(new RangeError('nextUp: x must be a number, got NaN'));
    expect(() => nextDown(Number.NaN)).toThrow(new RangeError('nextDown: x must be a number, got NaN'));
  });
});

describe('requireFiniteNumber', () => {
  it('passes finite numbers and names the function otherwise', () => {
    expect(() => requireFiniteNumber('f', MAX)).not.toThrow();
    expect(() => requireFiniteNumber('f', -Infinity)).toThrow(
      new RangeError('f: x must be a finite number, got -Infinity'),
    );
  });
});
