import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { rayPolygon } from '../../../src/spatial/polygons/ray-polygon.js';

type Vector = [number, number, number];

describe('rayPolygon', () => {
  const arrow = [
    [0, 0, 0],
    [4, 0, 4],
    [1, 1, 1],
    [0, 4, 0],
  ];
  it.each<[string, Vector, Vector, string]>([
    ['through the face', [0.5, 0.5, 2], [0, 0, -1], 'crossing e0/f0'],
    ['away', [0.5, 0.5, 2], [0, 0, 1], 'disjoint'],
    ['from the face', [0.5, 0.5, 0.5], [0, 0, 1], 'touching v0/f0'],
    ['through a vertex', [0, 4, 2], [0, 0, -1], 'touching e0/v3'],
    ['through the notch', [2, 2, 3], [0, 0, -1], 'disjoint'],
    ['in the plane', [-1, 0.5, -1], [1, 0, 1], 'overlapping e0/e1 e0/e3'],
    ['parallel', [0, 0, 1], [1, 0, 1], 'disjoint'],
  ])('%s', (_, origin, direction, expected) => {
    expect(contactText(rayPolygon({ origin, direction }, arrow))).toBe(expected);
  });

  it('and rings that are no polygon', () => {
    const ray = { origin: [0, 0, 1], direction: [0, 0, -1] };
    expect(rayPolygon(ray, [...arrow, [1, 1, 9]]).relation).toBe('not-planar');
    const flat = [arrow[0]!, [1, 1, 1], [2, 2, 2]];
    expect(rayPolygon(ray, flat).relation).toBe('degenerate');
  });
});
