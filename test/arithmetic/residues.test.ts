import { describe, expect, it } from 'vitest';
import { fromNumber } from '../../src/arithmetic/rational.js';
import {
  hashOfResidues,
  integerModulo,
  inverseModulo,
  minusModulo,
  PRIME,
  plusModulo,
  powerOfTwoModulo,
  residueOf,
  timesModulo,
  withoutPrime,
} from '../../src/arithmetic/residues.js';

const prime = BigInt(PRIME);
const samples = [0, 1, 2, 3, 12_345, PRIME - 1, PRIME - 2, Math.floor(PRIME / 2), 40_503_019];

describe('residues', () => {
  it('are of a prime', () => {
    for (let d = 2; d * d <= PRIME; d++) if (PRIME % d === 0) throw new Error(`${d} divides it`);
  });

  it('add, subtract and multiply as integers do', () => {
    for (const a of samples) {
      for (const b of samples) {
        expect(plusModulo(a, b)).toBe(integerModulo(BigInt(a) + BigInt(b)));
        expect(minusModulo(a, b)).toBe(integerModulo(BigInt(a) - BigInt(b)));
        expect(timesModulo(a, b)).toBe(integerModulo(BigInt(a) * BigInt(b)));
      }
    }
  });

  it('have inverses, powers of two of either sign', () => {
    for (const a of samples.slice(1)) expect(timesModulo(a, inverseModulo(a))).toBe(1);
    for (const n of [0, 1, 26, 1074, 2098]) {
      expect(powerOfTwoModulo(n)).toBe(integerModulo(2n ** BigInt(n)));
      expect(timesModulo(powerOfTwoModulo(n), powerOfTwoModulo(-n))).toBe(1);
    }
  });

  it('of doubles are those of the fractions that they are', () => {
    const doubles = [
      0,
      -0,
      1,
      -1,
      0.1,
      -0.3,
      5e-324,
      -5e-324,
      2 ** -1022,
      1.7976931348623157e308,
      1e300,
      -7e-310,
    ];
    for (const x of [...doubles, 2 ** 53, 2 ** 53 + 2, 123_456_789_012_345, PRIME, -2 * PRIME]) {
      const { numerator, denominator } = fromNumber(x);
      expect(timesModulo(residueOf(x), integerModulo(denominator)), `${x}`).toBe(integerModulo(numerator));
      expect(Object.is(residueOf(x), -0)).toBe(false);
    }
  });

  it('of integers without the common factors that are the prime', () => {
    expect(withoutPrime([prime * prime * 3n, -prime * 2n, 0n])).toEqual([prime * 3n, -2n, 0n]);
    expect(withoutPrime([0n, 0n])).toEqual([0n, 0n]);
  });

  it('hash apart what differs in a lattice', () => {
    const found = new Set<number>();
    for (let i = 0; i < 27_000; i++) {
      found.add(
        hashOfResidues([i % 30, Math.floor(i / 30) % 30, Math.floor(i / 900)].map((x) => residueOf(x - 15))),
      );
    }
    expect(found.size).toBe(27_000);
  });
});
