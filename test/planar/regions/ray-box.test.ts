import { describe, expect, it } from 'vitest';
import type { Box2 } from '../../../src/core/shapes.js';
import * as planar from '../../../src/planar/index.js';
import { text } from '../../support/planar-regions.js';

const line = (a: number, b: number, c: number, d: number) => ({ origin: [a, b], direction: [c, d] });
const box = (a: number, b: number, c: number, d: number): Box2 => ({ min: [a, b], max: [c, d] });
const unit = box(0, 0, 2, 1);

describe('rayBox2d', () => {
  it.each([
    [line(1, 0.5, 1, 0), unit, 'overlapping v0/f0 e0/e1'],
    [line(3, 0.5, 1, 0), unit, 'disjoint'],
    [line(3, 0.5, -1, 0), unit, 'overlapping e0/e1 e0/e3'],
    [line(2, 0.5, 1, 0), unit, 'touching v0/e1'],
    [line(-1, 0.5, -1, 0), unit, 'disjoint'],
    [line(1, 2, 0, 1), unit, 'disjoint'],
    [line(1, 2, 0, -1), unit, 'overlapping e0/e2 e0/e0'],
    [line(1, -2, 1, -1), unit, 'disjoint'],
    [line(1, -2, 0, 1), unit, 'overlapping e0/e0 e0/e2'],
    // The printed slab test of a well-known book takes this for a hit.
    [line(-1, 5, 1, -1), box(0, 0, 1, 1), 'disjoint'],
    [line(3, -1, -1, 1), unit, 'overlapping e0/v1 e0/e2'],
    [line(-1, 0, 1, 0), unit, 'touching e0/v0 e0/v1'],
    [line(0, 0, 1, 0), box(1, -1, 1, 2), 'crossing e0/e1'],
    [line(2, 0, 1, 0), box(1, -1, 1, 2), 'disjoint'],
  ] as const)('ray %j, %j: %s', (r, b, expected) => {
    expect(text(planar.rayBox2d(r, b))).toBe(expected);
    expect(planar.rayIntersectsBox2d(r, b)).toBe(expected !== 'disjoint');
  });
});
