import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../../src/solids/index.js';
import { following, solidOfSurface } from '../../../src/solids/primitives/solid-of-surface.js';

const points = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const triangles = [
  [0, 2, 1],
  [0, 1, 3],
  [1, 2, 3],
  [2, 0, 3],
] as const;

describe('solidOfSurface', () => {
  it('is what a surface encloses, whichever way it looks', () => {
    const solid = solidOfSurface('f', 'shape', { points, triangles });
    const turned = triangles.map(([a, b, c]) => [a, c, b] as const);
    expect(canonicalText(solidOfSurface('f', 'shape', { points, triangles: turned }))).toBe(
      canonicalText(solid),
    );
    expect(solid.faces).toHaveLength(4);
  });

  it('has an inside', () => {
    const flat = points.map((p) => [p[0]!, p[1]!, 0]);
    expect(() => solidOfSurface('f', 'shape', { points: flat, triangles })).toThrow(
      'f: shape must be a shape',
    );
    const far = points.map((p) => [p[0]! * Infinity, p[1]!, p[2]!]);
    expect(() => solidOfSurface('f', 'shape', { points: far, triangles })).toThrow('the range of doubles');
  });

  it('numbers edges around', () => {
    expect([0, 1, 2].map((i) => following(i, 3))).toEqual([1, 2, 0]);
  });
});
