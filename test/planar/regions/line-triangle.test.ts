import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/core/shapes.js';
import * as planar from '../../../src/planar/index.js';
import { text, triangle } from '../../support/planar-regions.js';

const line = (a: number, b: number, c: number, d: number): Line => ({ origin: [a, b], direction: [c, d] });
const corner = triangle(0, 0, 4, 0, 0, 4);
const clockwise = triangle(0, 0, 0, 4, 4, 0);

/** On a line: b, c, a; so that c is between the ends. */
const flat = triangle(4, 4, 0, 0, 1, 1);

describe('lineTriangle2d', () => {
  it.each([
    [line(0, 1, 2, 0), corner, 'overlapping e0/e2 e0/e1'],
    [line(0, 1, -2, 0), corner, 'overlapping e0/e1 e0/e2'],
    [line(0, 1, 2, 0), clockwise, 'overlapping e0/e0 e0/e1'],
    [line(0, 0, 1, 1), corner, 'overlapping e0/v0 e0/e1'],
    [line(9, 0, 1, 0), corner, 'touching e0/v0 e0/v1'],
    [line(9, 0, -1, 0), corner, 'touching e0/v1 e0/v0'],
    [line(9, 4, -1, 0), corner, 'touching e0/v2'],
    [line(0, 5, 1, 0), corner, 'disjoint'],
    [line(0, -1, 1, 0), corner, 'disjoint'],
    [line(0, 3, 1, 0), flat, 'crossing e0/e0'],
    [line(0, 1, 1, 0), flat, 'crossing e0/v2'],
    [line(0, 4, 1, 0), flat, 'touching e0/v0'],
    [line(7, 7, 1, 1), flat, 'overlapping e0/v1 e0/v0'],
    [line(7, 8, 1, 1), flat, 'disjoint'],
    [line(0, 5, 1, 0), flat, 'disjoint'],
    [line(0, 1, 1, 0), triangle(5, 1, 5, 1, 5, 1), 'overlapping e0/v0'],
  ] as const)('line %j, %j: %s', (l, t, expected) => {
    expect(text(planar.lineTriangle2d(l, t))).toBe(expected);
    expect(planar.lineIntersectsTriangle2d(l, t)).toBe(expected !== 'disjoint');
  });
});
