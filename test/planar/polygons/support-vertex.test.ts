import { describe, expect, it } from 'vitest';
import { extremeVertices2d, supportVertex2d } from '../../../src/planar/polygons/support-vertex.js';

type P = [number, number];

describe('supportVertex2d and extremeVertices2d', () => {
  const square: P[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];

  it.each<[P, number, number]>([
    [[1, 1], 0, 2],
    [[1, 0], 0, 1],
    [[0, 1], 0, 2],
    [[-1, 0], 1, 0],
    [[0, -1], 2, 0],
    [[-1, 2], 1, 3],
    [[5e-324, 0], 0, 1],
    [[1e308, 1e308], 0, 2],
  ])('%j', (direction, min, max) => {
    expect(supportVertex2d(square, direction)).toBe(max);
    expect(extremeVertices2d(square, direction)).toEqual({ min, max });
  });

  it('is exact, and takes any points', () => {
    expect(
      supportVertex2d(
        [
          [0.1, 0.2],
          [0.2, 0.1],
          [0.30000000000000004, 0],
        ],
        [1, 1],
      ),
    ).toBe(2);
    expect(supportVertex2d([[7, 7]], [1, 0])).toBe(0);
  });

  it('names what is wrong', () => {
    for (const call of [supportVertex2d, extremeVertices2d]) {
      expect(() => call(square, [0, 0])).toThrow(
        `${call.name}: direction must be a direction other than zero, got [0, 0]`,
      );
      expect(() => call(square, [0, NaN])).toThrow(`${call.name}: direction[1]`);
      expect(() => call([], [1, 0])).toThrow(`${call.name}: points must be a list of at least 1 point`);
      expect(() => call([[0]], [1, 0])).toThrow(`${call.name}: points[0]`);
    }
  });
});
