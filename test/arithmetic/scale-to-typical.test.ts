import { describe, expect, it } from 'vitest';
import { scaleToTypical } from '../../src/arithmetic/scale-to-typical.js';

describe('scaling to sizes that filters are made for', () => {
  it('is by one power of two, and loses nothing', () => {
    const tiny = Float64Array.of(5e-324, 1e-310, -3e-300, 0);
    const scaled = scaleToTypical(tiny);
    const factors = [0, 1, 2].map((i) => scaled[i]! / 2 ** 500 / tiny[i]!);
    expect(new Set(factors.map((x) => x * 2 ** 500)).size).toBe(1);
    expect(Math.abs(scaled[1]!)).toBeGreaterThan(2 ** -60);
    expect(scaled[3]).toBe(0);
  });

  it('does nothing where most are moderate, or digits would be lost', () => {
    const values = Float64Array.of(
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15,
      16,
      17,
      18,
      19,
      20,
      1e300,
    );
    expect(scaleToTypical(values)).toBe(values);
    const lost = Float64Array.of(1e308, 1e307, 1e308, 1.1e-10, 5e-324);
    expect(scaleToTypical(lost)).toBe(lost);
    expect(scaleToTypical(new Float64Array(2))).toEqual(new Float64Array(2));
  });
});
