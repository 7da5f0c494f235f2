import { expect, it } from 'vitest';
import { polygonPairMeets, polygonPairRelation } from '../../../src/round/shapes/polygon-pair.js';

const triangle = (z: number, size: number) => [
  [0, 0, z],
  [size, 0, z],
  [0, size, z],
];

it('takes two polygons over one scale, however far theirs are apart', () => {
  const [large, small] = [triangle(0, 2 ** 900), triangle(0, 2 ** -900)];
  expect(polygonPairRelation(large, small)).toEqual({ relation: 'overlapping', containment: 'containing' });
  expect(polygonPairRelation(small, large)).toEqual({ relation: 'overlapping', containment: 'inside' });
  expect(polygonPairMeets(large, triangle(2 ** -1074, 1))).toBe(false);
});

it('tells of the first one that is none', () => {
  const line = [
    [0, 0, 0],
    [1, 1, 1],
    [2, 2, 2],
  ];
  expect(polygonPairRelation(line, triangle(0, 1)).relation).toBe('degenerate');
  expect(polygonPairRelation(triangle(0, 1), [...triangle(0, 1), [1, 1, 1]]).relation).toBe('not-planar');
  expect(polygonPairMeets(line, line)).toBe(false);
});
