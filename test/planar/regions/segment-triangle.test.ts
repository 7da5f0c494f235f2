import { describe, expect, it } from 'vitest';
import type { Segment } from '../../../src/core/shapes.js';
import * as planar from '../../../src/planar/index.js';
import { text, triangle } from '../../support/planar-regions.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const segment = (a: number, b: number, c: number, d: number): Segment => ({ start: [a, b], end: [c, d] });
const corner = triangle(0, 0, 4, 0, 0, 4);

/** On a line: b, c, a; so that c is between the ends. */
const flat = triangle(4, 4, 0, 0, 1, 1);

describe('segmentTriangle2d', () => {
  it.each([
    [segment(-1, 1, 5, 1), corner, 'overlapping e0/e2 e0/e1'],
    [segment(5, 1, -1, 1), corner, 'overlapping e0/e1 e0/e2'],
    [segment(1, 1, 2, 1), corner, 'overlapping v0/f0 v1/f0'],
    [segment(0, 1, 3, 1), corner, 'overlapping v0/e2 v1/e1'],
    [segment(0, 0, 2, 2), corner, 'overlapping v0/v0 v1/e1'],
    [segment(-1, 1, 0, 1), corner, 'touching v1/e2'],
    [segment(3, 1, 9, 1), corner, 'touching v0/e1'],
    [segment(-2, 1, -1, 1), corner, 'disjoint'],
    [segment(4, 1, 9, 1), corner, 'disjoint'],
    [segment(-1, 5, 1, 3), corner, 'touching e0/v2 v1/e1'],
    [segment(-1, 4, 1, 4), corner, 'touching e0/v2'],
    [segment(1, 0, 2, 0), corner, 'touching v0/e0 v1/e0'],
    [segment(5, 0, 9, 0), corner, 'disjoint'],
    [segment(1, 1, 1, 1), corner, 'overlapping v0/f0'],
    [segment(2, 2, 2, 2), corner, 'touching v0/e1'],
    [segment(3, 3, 3, 3), corner, 'disjoint'],
    [segment(0, 2, 4, 2), flat, 'crossing e0/e0'],
    [segment(0, 1, 4, 1), flat, 'crossing e0/v2'],
    [segment(1, 1, 4, 1), flat, 'touching v0/v2'],
    [segment(2, 2, 2, 2), flat, 'overlapping v0/e0'],
    [segment(0, 0, 0, 0), flat, 'touching v0/v1'],
    [segment(1, 1, 1, 1), flat, 'overlapping v0/v2'],
    [segment(1, 1, 9, 9), flat, 'overlapping v0/v2 e0/v0'],
    [segment(1, 1, 1, 1), triangle(1, 1, 1, 1, 1, 1), 'overlapping v0/v0'],
    [segment(1, 1, 2, 2), triangle(1, 1, 1, 1, 1, 1), 'touching v0/v0'],
    [segment(0, 0, 2, 2), triangle(1, 1, 1, 1, 1, 1), 'overlapping e0/v0'],
    [segment(0, 0, 2, 2), triangle(1, 2, 1, 2, 1, 2), 'disjoint'],
    [segment(-MAX, 0, MAX, 0), triangle(-MAX, -MAX, MAX, -MAX, 0, MAX), 'overlapping e0/e2 e0/e1'],
    [segment(0, 0, MIN, MIN), triangle(0, MIN, MIN, 0, MIN, MIN), 'overlapping e0/e0 v1/v2'],
  ] as const)('segment %j, %j: %s', (s, t, expected) => {
    expect(text(planar.segmentTriangle2d(s, t))).toBe(expected);
    expect(planar.segmentIntersectsTriangle2d(s, t)).toBe(expected !== 'disjoint');
  });
});
