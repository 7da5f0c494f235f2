import { describe, expect, it } from 'vitest';
import { hashOfPoint, hashOfThree, hashOfTwo, mixDouble } from '../../../src/core/collections/hashing.js';

describe('hashOfThree', () => {
  it('spreads the cells of a block over a table of the same size', () => {
    for (const origin of [0, -8, 2 ** 40, -(2 ** 51)]) {
      const used = new Set<number>();
      for (let i = 0; i < 4096; i++) {
        used.add(hashOfThree(origin + (i & 15), origin + ((i >> 4) & 15), origin + (i >> 8)) & 4095);
      }
      // At random 1 - 1/e of the table would be in use: 2589.
      expect(used.size).toBeGreaterThan(2300);
    }
  });
});

describe('hashOfTwo', () => {
  it('scatters neighbouring pairs', () => {
    const used = new Set<number>();
    for (let i = 0; i < 4096; i++) used.add(hashOfTwo(i >> 6, i & 63) & 4095);
    // Of 4096 places, random numbers take 63 of 100 on average.
    expect(used.size).toBeGreaterThan(2300);
  });
});

describe('hashes of doubles', () => {
  it('are equal for equal numbers', () => {
    expect(mixDouble(7, -0)).toBe(mixDouble(7, 0));
    expect(hashOfPoint([5, 0, -0, 1], 1)).toBe(hashOfPoint(new Float32Array([-0, 0, 1]), 0));
  });

  it('differ for the next double, and with the order', () => {
    expect(mixDouble(0, 1)).not.toBe(mixDouble(0, 1 + Number.EPSILON));
    expect(hashOfPoint([1, 2, 3], 0)).not.toBe(hashOfPoint([3, 2, 1], 0));
  });
});
