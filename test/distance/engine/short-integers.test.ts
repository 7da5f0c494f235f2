import { expect, it } from 'vitest';
import { powerOfTwo } from '../../../src/arithmetic/float64.js';
import { fromNumber, fromParts } from '../../../src/arithmetic/rational.js';
import { scaledRational } from '../../../src/distance/engine/measure.js';
import { shortScale } from '../../../src/distance/shapes/short-integers.js';
import { Random } from '../../../src/oracle/cases/random.js';

it('makes integers of doubles that have no power of two in common', () => {
  expect(shortScale([3, -5, 0]).exponent).toBe(0);
  expect(shortScale([3, -5, 0]).integers([3, -5, 0, 4])).toEqual([3n, -5n, 0n, 4n]);
  expect(shortScale([6, 2 ** 60]).integers([6, 2 ** 60])).toEqual([3n, 2n ** 59n]);
  expect(shortScale([2 ** 32 + 1, 2 ** 52]).exponent).toBe(0);
  expect(shortScale([5e-324, 1]).exponent).toBe(-1074);
  expect(shortScale([2 ** -1040]).integers([2 ** -1040])).toEqual([1n]);
  expect(shortScale([0, -0])).toMatchObject({ exponent: 0 });
  expect(shortScale([Number.MAX_VALUE]).exponent).toBe(971);
});

it('keeps every value', () => {
  const random = new Random(5, 5, 5, 5);
  for (let i = 0; i < 2000; i++) {
    const values = Array.from({ length: 3 }, () => {
      const power = powerOfTwo(random.between(-1000, 900));
      return (random.oneIn(2) ? random.between(-9, 9) : 2 * random.unit() - 1) * power;
    });
    const { exponent, integers } = shortScale(values);
    const found = integers(values);
    expect(found.map((n) => scaledRational(n, 1n, exponent))).toEqual(values.map(fromNumber));
    expect(values.every((x) => x === 0) || found.some((n) => n & 1n)).toBe(true);
  }
});

it('knows fractions over powers of two as any others', () => {
  for (const n of [0n, 1n, -1n, 12n, -96n, 3n << 90n]) {
    for (const power of [1, 5, 64, 130])
      expect(scaledRational(n, 1n, -power)).toEqual(fromParts(n, 1n << BigInt(power)));
  }
});
