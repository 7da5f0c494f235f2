import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absolute,
  bitLength,
  greatestCommonDivisor,
  integerSquareRoot,
  trailingZeros,
} from '../../src/arithmetic/integers.js';
import { fixed } from './doubles.js';

const big = fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n });

describe('bitLength and trailingZeros', () => {
  it('hold for powers of two and their neighbours', () => {
    for (let k = 1; k <= 1100; k++) {
      const power = 1n << BigInt(k);
      expect(bitLength(power)).toBe(k + 1);
      expect(bitLength(power - 1n)).toBe(k);
      expect(bitLength(-power)).toBe(k + 1);
      expect(trailingZeros(power)).toBe(k);
      expect(trailingZeros(-power)).toBe(k);
      expect(trailingZeros(3n * power)).toBe(k);
      expect(trailingZeros(power + 1n)).toBe(0);
      expect(trailingZeros((1n << 1200n) - power)).toBe(k);
    }
    expect([0n, 1n, -1n, 2n, 3n, 8n].map(bitLength)).toEqual([0, 1, 1, 2, 2, 4]);
    expect(trailingZeros(1n)).toBe(0);
    expect(trailingZeros(5n << 5000n)).toBe(5000);
  });
  it('agree with the binary digits', () => {
    fc.assert(
      fc.property(big, (n) => {
        const digits = (n < 0n ? -n : n).toString(2);
        if (n === 0n) return;
        expect(bitLength(n)).toBe(digits.length);
        expect(trailingZeros(n)).toBe(digits.length - 1 - digits.lastIndexOf('1'));
      }),
      fixed(1000),
    );
  });
  it('zero has no lowest bit', () => {
    expect(() => trailingZeros(0n)).toThrow(
      new RangeError('trailingZeros: n must be other than zero, got 0n'),
    );
  });
});

describe('absolute, greatestCommonDivisor', () => {
  it('have these values', () => {
    expect([-3n, 0n, 3n].map(absolute)).toEqual([3n, 0n, 3n]);
    expect(greatestCommonDivisor(-12n, 18n)).toBe(6n);
    expect(greatestCommonDivisor(12n, -18n)).toBe(6n);
    expect(greatestCommonDivisor(0n, 0n)).toBe(0n);
    expect(greatestCommonDivisor(0n, -5n)).toBe(5n);
    expect(greatestCommonDivisor(-5n, 0n)).toBe(5n);
    expect(greatestCommonDivisor(2n ** 200n, 6n ** 50n)).toBe(2n ** 50n);
  });
  it('divides both and leaves coprime cofactors', () => {
    fc.assert(
      fc.property(big, big, big, (a, b, common) => {
        if (a === 0n || b === 0n || common === 0n) return;
        const g = greatestCommonDivisor(a * common, b * common);
        expect(g > 0n).toBe(true);
        expect(g % common).toBe(0n);
        expect((a * common) % g).toBe(0n);
        expect((b * common) % g).toBe(0n);
        expect(greatestCommonDivisor((a * common) / g, (b * common) / g)).toBe(1n);
      }),
      fixed(200),
    );
  });
});

describe('greatestCommonDivisor', () => {
  const euclid = (a: bigint, b: bigint): bigint => (b === 0n ? absolute(a) : euclid(b, a % b));

  it('is that of plain steps, for numbers of all sizes', () => {
    const ofSize = fc.integer({ min: 1, max: 1500 }).chain((bits) => fc.bigInt(1n, 2n ** BigInt(bits)));
    fc.assert(
      fc.property(ofSize, ofSize, ofSize, fc.bigInt(-9n, 9n), (a, b, common, offset) => {
        const near = a * common * 3n + offset;
        for (const [x, y] of [
          [a, b],
          [a * common, b * common],
          [near, a * common],
          [near, near + 1n],
        ] as const)
          expect(greatestCommonDivisor(x, y)).toBe(euclid(x, y));
      }),
      fixed(300),
    );
  });

  it('takes as many steps as there can be: of neighbours in the sequence of Fibonacci; and quotients at the edge of the leading digits', () => {
    let [x, y] = [1n, 1n];
    for (let i = 0; i < 1000; i++) {
      expect(greatestCommonDivisor(x * 77n, y * 77n)).toBe(77n);
      [x, y] = [x + y, x];
    }
    for (let k = 40; k < 120; k++) {
      const n = 2n ** BigInt(k);
      for (const offset of [-3n, -1n, 1n, 3n]) {
        expect(greatestCommonDivisor(n * n + offset, n)).toBe(euclid(n * n + offset, n));
        expect(greatestCommonDivisor((n + 1n) * (n - 1n), n + offset)).toBe(euclid(n * n - 1n, n + offset));
      }
    }
  });
});

describe('integerSquareRoot', () => {
  it('is the floor for small numbers and around squares', () => {
    for (let n = 0; n < 2000; n++)
      expect(integerSquareRoot(BigInt(n))).toBe(BigInt(Math.floor(Math.sqrt(n))));
    fc.assert(
      fc.property(big, (n) => {
        const root = n < 0n ? -n : n;
        expect(integerSquareRoot(root * root)).toBe(root);
        expect(integerSquareRoot(root * root + 2n * root)).toBe(root);
        if (root > 0n) expect(integerSquareRoot(root * root - 1n)).toBe(root - 1n);
      }),
      fixed(500),
    );
    for (let k = 0n; k < 200n; k++) {
      const root = integerSquareRoot(1n << k);
      expect(root * root <= 1n << k && (root + 1n) ** 2n > 1n << k).toBe(true);
    }
  });
  it('refuses negative numbers', () => {
    expect(() => integerSquareRoot(-1n)).toThrow(
      new RangeError('integerSquareRoot: n must be not negative, got -1n'),
    );
  });
});
