import { describe, expect, it } from 'vitest';
import * as planar from '../../../src/planar/index.js';
import { text, triangle } from '../../support/planar-regions.js';

const line = (a: number, b: number, c: number, d: number) => ({ origin: [a, b], direction: [c, d] });
const corner = triangle(0, 0, 4, 0, 0, 4);

/** On a line: b, c, a; so that c is between the ends. */
const flat = triangle(4, 4, 0, 0, 1, 1);

describe('rayTriangle2d', () => {
  it.each([
    [line(1, 1, 1, 0), corner, 'overlapping v0/f0 e0/e1'],
    [line(-1, 1, 1, 0), corner, 'overlapping e0/e2 e0/e1'],
    [line(-1, 1, -1, 0), corner, 'disjoint'],
    [line(5, 1, 1, 0), corner, 'disjoint'],
    [line(3, 1, 1, 0), corner, 'touching v0/e1'],
    [line(0, 1, 1, 0), corner, 'overlapping v0/e2 e0/e1'],
    [line(4, 0, 1, 0), corner, 'touching v0/v1'],
    [line(1, 0, 1, 0), corner, 'touching v0/e0 e0/v1'],
    [line(-1, 0, 1, 0), corner, 'touching e0/v0 e0/v1'],
    [line(-4, 8, 1, -1), corner, 'touching e0/v2 e0/v1'],
    [line(8, 8, 1, -1), corner, 'disjoint'],
    [line(5, -1, -1, 2), corner, 'disjoint'],
    [line(4, -1, -1, 2), corner, 'overlapping e0/e0 e0/e1'],
    [line(2, 2, -1, -1), flat, 'overlapping v0/e0 e0/v1'],
    [line(2, 2, 1, 0), flat, 'touching v0/e0'],
    [line(0, 1, 1, 0), flat, 'crossing e0/v2'],
    [line(2, 1, 1, 0), flat, 'disjoint'],
    [line(2, 1, 1, 0), triangle(2, 1, 2, 1, 2, 1), 'touching v0/v0'],
    [line(2, 1, 1, 0), triangle(1, 1, 1, 1, 1, 1), 'disjoint'],
  ] as const)('ray %j, %j: %s', (r, t, expected) => {
    expect(text(planar.rayTriangle2d(r, t))).toBe(expected);
    expect(planar.rayIntersectsTriangle2d(r, t)).toBe(expected !== 'disjoint');
  });
});
