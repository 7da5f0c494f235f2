import { describe, expect, it } from 'vitest';
import { pointPlane } from '../../../src/spatial/hull/point-plane.js';

type P = [number, number, number];
const plane = (normal: P, constant: number) => ({ normal, constant });
const TINY = Number.MIN_VALUE;

describe('pointPlane', () => {
  it('tells the three sides', () => {
    expect([1, 0, -1].map((h) => pointPlane([3, 4, h * TINY], plane([0, 0, 2], 0)))).toEqual([1, 0, -1]);
    expect(pointPlane([1, 2, 3], plane([1, 1, 1], -6))).toBe(0);
  });
  it('rejects', () => {
    expect(() => pointPlane([1, 2], plane([1, 1, 1], 0))).toThrow(
      'pointPlane: point must be a point of 3 coordinates, got [1, 2]',
    );
    expect(() => pointPlane([1, 2, 3], plane([0, 0, 0], 0))).toThrow('pointPlane: plane.normal');
  });
});
