import { describe, expect, it } from 'vitest';
import { rational } from '../../../src/arithmetic/index.js';
import { polygonArea2d, polygonCentroid2d } from '../../../src/planar/index.js';

const fraction = (n: number, d = 1) => rational.fromParts(BigInt(n), BigInt(d));
const SQUARE = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
] as const;
const HOLE = [
  [1, 1],
  [3, 1],
  [3, 2],
  [1, 2],
] as const;

describe('polygonArea2d and polygonCentroid2d', () => {
  it('of a ring have the sign of its direction, and no direction', () => {
    expect(polygonArea2d(SQUARE)).toEqual(fraction(16));
    expect(polygonArea2d([...SQUARE].reverse())).toEqual(fraction(-16));
    expect(polygonCentroid2d([...SQUARE].reverse())).toEqual([fraction(2), fraction(2)]);
    expect(polygonArea2d([...SQUARE, SQUARE[0]])).toEqual(fraction(16));
  });

  it('take holes away, whichever way rings run', () => {
    for (const outer of [SQUARE, [...SQUARE].reverse()]) {
      for (const hole of [HOLE, [...HOLE].reverse()]) {
        expect(polygonArea2d({ outer, holes: [hole] })).toEqual(fraction(14));
        expect(polygonCentroid2d({ outer, holes: [hole] })).toEqual([fraction(2), fraction(29, 14)]);
      }
    }
    expect(polygonArea2d({ outer: [...SQUARE].reverse() })).toEqual(fraction(16));
  });

  it('count nothing that has no area', () => {
    const eight = [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ];
    expect(polygonArea2d(eight)).toEqual(fraction(0));
    expect(polygonCentroid2d(eight)).toBeNull();
    expect(polygonCentroid2d({ outer: SQUARE, holes: [eight] })).toEqual([fraction(2), fraction(2)]);
    expect([[], [[1, 2]], HOLE.slice(0, 2)].map((ring) => polygonArea2d(ring))).toEqual([
      fraction(0),
      fraction(0),
      fraction(0),
    ]);
  });

  it('are exact from the least to the greatest double', () => {
    const [least, most] = [Number.MIN_VALUE, Number.MAX_VALUE];
    const wide = [
      [0, 0],
      [most, 0],
      [0, least],
    ];
    const area = rational.multiply(rational.fromNumber(most), rational.fromNumber(least));
    expect(polygonArea2d(wide)).toEqual(rational.divide(area, fraction(2)));
    expect(polygonCentroid2d(wide)).toEqual([
      rational.divide(rational.fromNumber(most), fraction(3)),
      rational.divide(rational.fromNumber(least), fraction(3)),
    ]);
  });

  it('name what they do not take', () => {
    expect(() => polygonArea2d([[0, Number.NaN]])).toThrow(/^polygonArea2d: polygon\[0\]/);
    expect(() => polygonCentroid2d({ outer: SQUARE, holes: [[[0, 0, 0]]] })).toThrow(
      /^polygonCentroid2d: polygon.holes\[0\]\[0\] must be a point of 2 coordinates/,
    );
  });
});
