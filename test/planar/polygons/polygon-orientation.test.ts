import { describe, expect, it } from 'vitest';
import { polygonOrientation2d } from '../../../src/planar/polygons/polygon-orientation.js';

describe('polygonOrientation2d', () => {
  const triangle = [
    [0, 0],
    [4, 0],
    [0, 4],
  ];

  it('is the sign of the area, from whichever vertex on', () => {
    for (let i = 0; i < 3; i++) {
      const ring = [...triangle.slice(i), ...triangle.slice(0, i)];
      expect(polygonOrientation2d(ring)).toBe(1);
      expect(polygonOrientation2d(ring.reverse())).toBe(-1);
    }
  });

  it('is zero without an area, and where the parts cancel', () => {
    expect(polygonOrientation2d([])).toBe(0);
    expect(polygonOrientation2d(triangle.slice(1))).toBe(0);
    const bow = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ];
    expect(polygonOrientation2d(bow)).toBe(0);
    expect(polygonOrientation2d([...bow.slice(0, 3), [0, 1 + 2 ** -52]])).toBe(1);
  });

  it('names what is wrong', () => {
    const message = 'polygonOrientation2d: ring[1][0] must be a finite number, got NaN';
    expect(() => polygonOrientation2d([[0, 0], [NaN, 1], triangle[2]!])).toThrow(new RangeError(message));
    expect(() => polygonOrientation2d([[0, 0, 0]])).toThrow(
      'polygonOrientation2d: ring[0] must be a point of 2 coordinates',
    );
  });
});
