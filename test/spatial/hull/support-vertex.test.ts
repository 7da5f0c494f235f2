import { describe, expect, it } from 'vitest';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];

describe('support vertices', () => {
  const points = [
    [1, 1, 1],
    [0, 0, 3],
    [3, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  it.each<[Vector, number, number, number[]]>([
    [[1, 1, 1], 3, 0, [0, 1, 2]],
    [[-1, -1, -1], 0, 3, [3, 4]],
    [[0, 0, 1], 2, 1, [1]],
    [[1, 0, 0], 1, 2, [2]],
    [[0, 1, 0], 1, 0, [0]],
  ])('in the direction %j', (direction, min, max, all) => {
    expect(spatial.supportVertex(points, direction)).toBe(max);
    expect(spatial.supportVertices(points, direction)).toEqual(all);
    expect(spatial.extremeVertices(points, direction)).toEqual({ min, max });
  });

  it('where sums would round', () => {
    const tiny = [
      [1, 1, 0],
      [1, 1, 2 ** -80],
    ];
    expect(spatial.supportVertices(tiny, [1, 1, 1])).toEqual([1]);
    expect(spatial.extremeVertices(tiny, [1, 1, 1])).toEqual({ min: 0, max: 1 });
  });

  it.each([
    ['supportVertex', spatial.supportVertex],
    ['supportVertices', spatial.supportVertices],
    ['extremeVertices', spatial.extremeVertices],
  ] as const)('%s checks', (name, ask) => {
    expect(() => ask([], [1, 0, 0])).toThrow(`${name}: points must be a list of at least 1 point`);
    expect(() => ask([[0, 0, 0]], [0, 0, 0])).toThrow(
      `${name}: direction must be a direction other than zero`,
    );
    expect(() => ask([[0, 0, Number.NaN]], [1, 0, 0])).toThrow(`${name}: points[0][2]`);
  });
});
