import { describe, expect, it } from 'vitest';
import {
  alignedSum,
  determinant3,
  exactSide,
  signOf,
  withPositiveWeight,
} from '../../src/implicit/homogeneous.js';

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

  it('withPositiveWeight turns all signs or none', () => {
    expect(withPositiveWeight(1n, -2n, 3n, 4n, 5)).toEqual({ x: 1n, y: -2n, z: 3n, w: 4n, exponent: 5 });
    expect(withPositiveWeight(1n, -2n, 3n, -4n, 5)).toEqual({ x: -1n, y: 2n, z: -3n, w: 4n, exponent: 5 });
  });

  it('determinant3', () => {
    expect(determinant3(1n, 0n, 0n, 0n, 1n, 0n, 0n, 0n, 1n)).toBe(1n);
    expect(determinant3(2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n)).toBe(-78n);
    expect(determinant3(7n, 11n, 13n, 2n, 3n, 5n, 17n, 19n, 23n)).toBe(78n);
    expect(determinant3(1n, 2n, 3n, 4n, 5n, 6n, 5n, 7n, 9n)).toBe(0n);
  });
});
