import { describe, expect, it } from 'vitest';
import { fromNumber, type Rational } from '../../../src/arithmetic/rational.js';
import {
  boxSide,
  lineSide,
  raySide,
  segmentSide,
  triangleSide,
} from '../../../src/distance/polygon/convex-sides.js';
import { polygonSide } from '../../../src/distance/polygon/side.js';

const SQUARE = [
  [0, 0],
  [6, 0],
  [6, 6],
  [0, 6],
];
const HOLE = [
  [2, 2],
  [4, 2],
  [4, 4],
  [2, 4],
];
const at = (...p: number[]): [readonly Rational[], readonly number[]] => [p.map(fromNumber), p];

describe('sides of distances', () => {
  const withHole = polygonSide('f', 'polygon', { outer: [...SQUARE, SQUARE[0]!], holes: [HOLE] }, 'even-odd');

  it('of a polygon are its edges, with a sample of each ring', () => {
    expect(withHole.parts).toHaveLength(8);
    expect(withHole.corners).toHaveLength(8);
    expect(withHole.samples).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(withHole.parts[7]!.range).toEqual([2, 2, 2, 4]);
  });

  it('say what is within, and on no edge', () => {
    expect(withHole.isWithin([1, 1])).toBe(true);
    expect(withHole.isWithin([3, 3])).toBe(false);
    expect(withHole.isWithin([6, 3])).toBe(false);
    expect(polygonSide('f', 'polygon', [...SQUARE, ...SQUARE], 'non-zero').isWithin([1, 1])).toBe(true);
    expect(polygonSide('f', 'polygon', [...SQUARE, ...SQUARE], 'even-odd').isWithin([1, 1])).toBe(false);
  });

  it('know the feature of a point by ring: a vertex, an edge, the inside', () => {
    const feature = (...p: number[]) => withHole.featureAt(...at(...p), { type: 'face', index: 0 });
    expect(feature(6, 6)).toEqual({ type: 'vertex', index: 2, ring: 0 });
    expect(feature(3, 4)).toEqual({ type: 'edge', index: 2, ring: 1 });
    expect(feature(1, 1)).toEqual({ type: 'face', index: 0 });
    // A third that is rounded to a coordinate of an edge is not on it.
    const third = { numerator: 1n, denominator: 3n };
    const point = [third, fromNumber(0)];
    expect(withHole.featureAt(point, [1 / 3, 0], { type: 'face', index: 0 })).toEqual({
      type: 'edge',
      index: 0,
      ring: 0,
    });
  });

  it('of a convex shape are one part, everywhere if it has no bounds', () => {
    const line = lineSide('f', 'line', { origin: [0, 0], direction: [1, 1] });
    expect(line.parts.map(({ range }) => range)).toEqual([[-Infinity, -Infinity, Infinity, Infinity]]);
    expect(line.samples).toEqual([]);
    expect(raySide('f', 'ray', { origin: [2, 3], direction: [1, 1] }).samples).toEqual([[2, 3]]);
    const box = boxSide('f', 'box', { min: [1, 2], max: [3, 5] });
    expect(box.parts.map(({ range }) => range)).toEqual([[1, 2, 3, 5]]);
    expect(box.corners).toHaveLength(4);
    expect(box.isWithin([2, 3])).toBe(false);
    expect(segmentSide('f', 's', { start: [1, 2], end: [0, 5] }).parts[0]!.range).toEqual([0, 2, 1, 5]);
    expect(triangleSide('f', 't', { a: [0, 0], b: [4, 1], c: [1, 4] }).corners).toHaveLength(3);
    expect(() => boxSide('f', 'box', { min: [2, 2], max: [1, 3] })).toThrow('f: box');
  });
});
