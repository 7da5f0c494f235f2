import { describe, expect, it } from 'vitest';
import { featureText, locationText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];
const slope = { a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] };

describe('pointTriangle', () => {
  it.each<[Vector, string]>([
    [[0, 0, 0], 'v0'],
    [[4, 0, 4], 'v1'],
    [[0, 4, 0], 'v2'],
    [[2, 0, 2], 'e0'],
    [[2, 2, 2], 'e1'],
    [[0, 1, 0], 'e2'],
    [[1, 1, 1], 'f0'],
    [[3, 3, 3], '-'],
    [[1, 1, 2], '-'],
    [[5, 0, 5], '-'],
    [[-1, 0, -1], '-'],
  ])('%j of a triangle: %s', (p, feature) => {
    expect(featureText(spatial.pointTriangle(p, slope).feature)).toBe(feature);
    expect(spatial.triangleContainsPoint(slope, p)).toBe(feature !== '-');
  });

  it('of triangles without an inside', () => {
    const needle = { a: [0, 0, 0], b: [4, 4, 4], c: [2, 2, 2] };
    const at = (p: Vector) => featureText(spatial.pointTriangle(p, needle).feature);
    expect([at([1, 1, 1]), at([2, 2, 2]), at([3, 3, 3]), at([1, 1, 2]), at([5, 5, 5])]).toEqual([
      'e0',
      'v2',
      'e0',
      '-',
      '-',
    ]);
    const dot = { a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, 1] };
    expect(locationText(spatial.pointTriangle([1, 1, 1], dot))).toBe('boundary v0');
    expect(spatial.pointTriangle([1, 1, 2], dot)).toEqual({ location: 'outside', feature: null });
  });
});
