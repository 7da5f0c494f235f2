import { describe, expect, it } from 'vitest';
import type { Box2, Line } from '../../../src/core/shapes.js';
import * as planar from '../../../src/planar/index.js';
import { text } from '../../support/planar-regions.js';

const line = (a: number, b: number, c: number, d: number): Line => ({ origin: [a, b], direction: [c, d] });
const box = (a: number, b: number, c: number, d: number): Box2 => ({ min: [a, b], max: [c, d] });
const unit = box(0, 0, 2, 1);

describe('lineBox2d', () => {
  it.each([
    [line(0, 2, 1, -1), unit, 'overlapping e0/e2 e0/v1'],
    [line(0, 4, 1, -1), unit, 'disjoint'],
    [line(0, 3, 1, -1), unit, 'touching e0/v2'],
    [line(0, -1, 2, 1), unit, 'touching e0/v1'],
    [line(0, 0, 2, 1), unit, 'overlapping e0/v0 e0/v2'],
    [line(0, 1, 1, 0), unit, 'touching e0/v3 e0/v2'],
    [line(2, 5, 0, 1), unit, 'touching e0/v1 e0/v2'],
    [line(2.5, 5, 0, 1), unit, 'disjoint'],
    [line(0, 0.5, 1, 0), box(1, 0, 1, 2), 'crossing e0/e1'],
    [line(1, 9, 0, 1), box(1, 0, 1, 2), 'overlapping e0/v0 e0/v2'],
    [line(1, 9, 0, -1), box(1, 0, 1, 2), 'overlapping e0/v2 e0/v0'],
    [line(0, 1, 1, 0), box(1, 1, 1, 1), 'overlapping e0/v0'],
  ] as const)('line %j, %j: %s', (l, b, expected) => {
    expect(text(planar.lineBox2d(l, b))).toBe(expected);
    expect(planar.lineIntersectsBox2d(l, b)).toBe(expected !== 'disjoint');
  });
});
