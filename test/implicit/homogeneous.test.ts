import { describe, expect, it } from 'vitest';
import { exactSide } from '../../src/implicit/exact-side.js';
import { alignedSum, signOf } from '../../src/implicit/homogeneous.js';

describe('exact forms', () => {
  it('signOf', () => {
    expect([5n, 1n, 0n, -1n, -(2n ** 90n)].map(signOf)).toEqual([1, 1, 0, -1, -1]);
  });

  it('alignedSum takes the smaller exponent as unit', () => {
    expect(alignedSum(3n, 2, 5n, 0)).toBe(17n);
    expect(alignedSum(3n, 0, 5n, 2)).toBe(23n);
    expect(alignedSum(3n, -7, 5n, -7)).toBe(8n);
    expect(alignedSum(3n, -7, 5n, -8)).toBe(11n);
  });

  it('exactSide reads all coefficients and both exponents', () => {
    const plane = { a: 2n, b: 3n, c: 5n, d: -7n, normalExponent: 1, constantExponent: 2 };
    const at = (x: bigint, y: bigint, z: bigint, w = 1n, exponent = 0) =>
      exactSide(plane, { x, y, z, w, exponent });
    // 2 (2x + 3y + 5z) - 28 w: zero for 2x + 3y + 5z = 14 w.
    expect([at(7n, 0n, 0n), at(8n, 0n, 0n), at(6n, 0n, 0n)]).toEqual([0, 1, -1]);
    expect([at(1n, 4n, 0n), at(1n, 5n, 0n), at(1n, 3n, 0n)]).toEqual([0, 1, -1]);
    expect([at(2n, 0n, 2n), at(2n, 0n, 3n), at(2n, 0n, 1n)]).toEqual([0, 1, -1]);
    expect([at(7n, 0n, 0n, 2n, 1), at(7n, 0n, 0n, 2n), at(7n, 0n, 0n, 1n, 1)]).toEqual([0, -1, 1]);
  });
});
