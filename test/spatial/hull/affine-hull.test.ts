import { describe, expect, it } from 'vitest';
import {
  affineBasis,
  affineHullDimension,
  collinearPoints,
  complementOf,
} from '../../../src/spatial/hull/affine-hull.js';

type P = [number, number, number];
const TINY = Number.MIN_VALUE;

describe('affine hulls', () => {
  it('have these dimensions', () => {
    expect(affineHullDimension([])).toBe(-1);
    expect(affineHullDimension([[1, 2, 3]])).toBe(0);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [-0, 0, 0],
      ]),
    ).toBe(0);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [0, 0, TINY],
      ]),
    ).toBe(1);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [1, 2, 3],
        [2, 4, 6],
      ]),
    ).toBe(1);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [1, 2, 3],
        [2, 4, 7],
        [3, 6, 10],
      ]),
    ).toBe(2);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
        [0, 0, TINY],
      ]),
    ).toBe(3);
    expect(() =>
      affineHullDimension([
        [0, 0, 0],
        [1, 0, Number.NaN],
      ]),
    ).toThrow('affineHullDimension: points[1][2]');
  });
  it('tells collinear points in every projection', () => {
    expect(collinearPoints([0, 0, 0], [1, 0, 0], [2, 1, 0])).toBe(false);
    expect(collinearPoints([0, 0, 0], [0, 1, 0], [0, 2, 1])).toBe(false);
    expect(collinearPoints([0, 0, 0], [0, 0, 1], [1, 0, 2])).toBe(false);
    expect(collinearPoints([0, 0, 0], [1, 1, 1], [2, 2, 2])).toBe(true);
  });
  it('completes a basis by corners that are independent of it', () => {
    const bases: P[][] = [
      [],
      [[0, 0, 0]],
      [
        [0, 0, 0],
        [2, 0, 0],
      ],
      [
        [2, 0, 0],
        [0, 0, 0],
        [0, 0, 1],
      ],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    ];
    for (const basis of bases) {
      const all = [...basis, ...complementOf(basis)];
      expect(all).toHaveLength(4);
      expect(affineBasis(all)).toEqual([0, 1, 2, 3]);
    }
  });
});
