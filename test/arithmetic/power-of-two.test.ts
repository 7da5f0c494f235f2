import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerOfTwoAbove } from '../../src/arithmetic/power-of-two.js';
import { fixed, step, withExponent } from './doubles.js';
import { halfUnits } from './exact.js';

describe('powerOfTwoAbove', () => {
  it('is the next greater power of two in its whole range', () => {
    for (let e = -1000; e <= 969; e++) {
      const power = 2 ** e;
      expect(powerOfTwoAbove(power)).toBe(2 * power);
      expect(powerOfTwoAbove(step(power, 1n))).toBe(2 * power);
      expect(powerOfTwoAbove(step(2 * power, -1n))).toBe(2 * power);
    }
    fc.assert(
      fc.property(withExponent(-1000, 969), (x) => {
        const above = powerOfTwoAbove(Math.abs(x));
        expect(halfUnits(above).toString(2)).toMatch(/^10*$/);
        expect(above > Math.abs(x) && above <= 2 * Math.abs(x)).toBe(true);
      }),
      fixed(1000),
    );
  });
  it('is 1 for 0, and does not throw outside', () => {
    expect(powerOfTwoAbove(0)).toBe(1);
    expect(() =>
      [Number.NaN, Infinity, Number.MIN_VALUE, Number.MAX_VALUE].map(powerOfTwoAbove),
    ).not.toThrow();
  });
});
