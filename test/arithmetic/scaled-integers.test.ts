import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonExponent, scaledIntegers } from '../../src/arithmetic/scaled-integers.js';
import { anyDouble, EDGES, fixed, MAX, MIN } from './doubles.js';
import { halfUnits } from './exact.js';

describe('commonExponent and scaledIntegers', () => {
  it('bring doubles to integers over one power of two, exactly', () => {
    const check = (values: readonly number[]): void => {
      const e = commonExponent(values);
      const integers = scaledIntegers(values, e).map((n: bigint) => n << BigInt(e + 1075));
      expect(integers).toEqual(values.map(halfUnits));
    };
    for (const x of EDGES) check([x]);
    fc.assert(fc.property(fc.array(anyDouble, { maxLength: 8 }), check), fixed(1000));
  });
  it('have these values', () => {
    expect(commonExponent([])).toBe(0);
    expect(commonExponent([0, -0])).toBe(0);
    expect(commonExponent([1, 0, 4])).toBe(-52);
    expect(commonExponent([MAX])).toBe(971);
    expect(commonExponent([MIN, MAX])).toBe(-1074);
    expect(commonExponent([2 ** -1022])).toBe(-1074);
    expect(commonExponent([2 ** -1021])).toBe(-1073);
    expect(scaledIntegers([1.5, -0.25, 0, -0], -60)).toEqual([3n << 59n, -(1n << 58n), 0n, 0n]);
    expect(scaledIntegers([2 ** -1022, MIN], -1074)).toEqual([2n ** 52n, 1n]);
    expect(scaledIntegers([0], 5)).toEqual([0n]);
  });
});
