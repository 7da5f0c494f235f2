import { describe, expect, test } from 'vitest';
import {
  areCoplanar,
  areFloats,
  areOrthogonal,
  isExactSum,
  isNearer,
  middledBox,
  type Triple,
  turned,
  turnOf,
  uprightAt,
  uprightPlane,
} from '../../../src/oracle/engines/exact-shapes.js';

const WAYS: readonly Triple[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

describe('shapes as engines have them', () => {
  test('a turn takes every axis to every other one, and rounds nothing', () => {
    for (const from of WAYS) {
      for (const to of WAYS) {
        const turn = turnOf(from, to);
        expect([from, to, turned(turn, from).map((x) => x + 0)]).toEqual([from, to, to]);
        expect(turn.x ** 2 + turn.y ** 2 + turn.z ** 2 + turn.w ** 2).toBe(1);
        // No mirror image, either.
        const [x, y, z] = [turned(turn, [1, 0, 0]), turned(turn, [0, 1, 0]), turned(turn, [0, 0, 1])];
        const determinant =
          x[0] * (y[1] * z[2] - y[2] * z[1]) -
          x[1] * (y[0] * z[2] - y[2] * z[0]) +
          x[2] * (y[0] * z[1] - y[1] * z[0]);
        expect(determinant).toBe(1);
      }
    }
  });

  test('a box has a middle and half sizes where these are doubles', () => {
    expect(middledBox([9, -1, 0, 2, 3, 3, 7], 1)).toEqual({ middle: [1, 1.5, 4.5], half: [2, 1.5, 2.5] });
    expect(middledBox([1, 0, 0, 1 + 2 ** -52, 1, 1], 0)).toBeUndefined();
    expect(middledBox([0, 0, 0, Number.MIN_VALUE, 1, 1], 0)).toBeUndefined();
    expect(middledBox([-1e308, 0, 0, 1e308, 1, 1], 0)).toBeUndefined();
    expect(middledBox([-1, 0, 0, 2 ** -60, 1, 1], 0)).toBeUndefined();
  });

  test('two ends are upright along an axis, either way', () => {
    expect(uprightAt([1, 2, 3, 1, 2, -1], 0)).toEqual({ middle: [1, 2, 1], half: 2, way: [0, 0, -1] });
    expect(uprightAt([0, 1, 2, 3, 5, 2, 3], 1)).toEqual({ middle: [3, 2, 3], half: 2, way: [1, 0, 0] });
    expect(uprightAt([1, 2, 3, 1, 2, 3], 0)).toEqual({ middle: [1, 2, 3], half: 0, way: [0, 1, 0] });
    expect(uprightAt([1, 2, 3, 1, 3, 4], 0)).toBeUndefined();
    expect(uprightAt([0, 1, 0, 0, 1 + 2 ** -52, 0], 0)).toBeUndefined();
  });

  test('a plane across an axis has a point where the quotient is a double', () => {
    expect(uprightPlane([0, 0, -2, 3], 0)).toEqual({ point: [0, 0, 1.5], normal: [0, 0, -1] });
    expect(uprightPlane([9, 3, 0, 0, -9], 1)).toEqual({ point: [3, 0, 0], normal: [1, 0, 0] });
    expect(uprightPlane([3, 0, 0, -10], 0)).toBeUndefined();
    expect(uprightPlane([1, 1, 0, 0], 0)).toBeUndefined();
    expect(uprightPlane([1e-300, 0, 0, 1e300], 0)).toBeUndefined();
    expect(uprightPlane([2, 0, 0, Number.MIN_VALUE], 0)).toBeUndefined();
  });

  test('what is asked of numbers is asked of them exactly', () => {
    expect([isExactSum(1, 2 ** -52), isExactSum(1, 2 ** -53), isExactSum(1e308, 1e308)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([areFloats([0.5, 2 ** -149]), areFloats([0.1]), areFloats([2 ** -150])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(areOrthogonal([9, 1, 2, 2, 2, 1, -2, 2, -2, 1], 1)).toBe(true);
    // Products that underflow are no right angle.
    expect(areOrthogonal([1e-200, 0, 0, 1e-200, 1, 0, 0, 0, 1], 0)).toBe(false);
    expect(areCoplanar([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 7, 0])).toBe(true);
    expect(areCoplanar([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 7, Number.MIN_VALUE])).toBe(false);
    // The point of a sphere is not inside of it; by half a unit in the last place it is.
    expect(isNearer([1, 2, 2], [0, 0, 0], 3)).toBe(false);
    expect(isNearer([1, 2, 2 - 2 ** -52], [0, 0, 0], 3)).toBe(true);
  });
});
