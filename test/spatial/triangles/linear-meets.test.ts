import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];

describe('segments with segments, rays and lines', () => {
  const a = { start: [0, 0, 0], end: [4, 4, 4] };
  it.each<[string, Vector, Vector, string, string, string]>([
    ['crossing', [2, 0, 2], [2, 4, 2], 'crossing e0/e0', 'crossing e0/e0', 'crossing e0/e0'],
    ['at the start', [0, 0, 0], [0, 4, 2], 'touching v0/v0', 'touching v0/v0', 'touching e0/v0'],
    ['at the end', [4, 4, 0], [4, 4, 9], 'touching v1/e0', 'crossing e0/e0', 'crossing e0/e0'],
    ['beyond', [5, 5, 0], [5, 5, 9], 'disjoint', 'crossing e0/e0', 'crossing e0/e0'],
    ['before', [-5, -5, 0], [-5, -5, -9], 'disjoint', 'disjoint', 'crossing e0/e0'],
    ['skew', [1, 0, 2], [2, 4, 2], 'disjoint', 'disjoint', 'disjoint'],
    ['parallel', [1, 0, 0], [5, 4, 4], 'disjoint', 'disjoint', 'disjoint'],
    [
      'along',
      [-1, -1, -1],
      [2, 2, 2],
      'overlapping e0/v1 v0/e0',
      'overlapping e0/v1 v0/e0',
      'overlapping e0/v0 e0/v1',
    ],
  ])('%s', (_, start, end, ofSegment, ofRay, ofLine) => {
    const b = { start, end };
    const ray = { origin: [0, 0, 0], direction: [1, 1, 1] };
    expect(contactText(spatial.segmentSegment(a, b))).toBe(ofSegment);
    expect(spatial.segmentsIntersect(a, b)).toBe(ofSegment !== 'disjoint');
    expect(contactText(spatial.raySegment(ray, b))).toBe(ofRay);
    expect(contactText(spatial.lineSegment(ray, b))).toBe(ofLine);
  });
});
