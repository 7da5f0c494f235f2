import { describe, expect, it } from 'vitest';
import type { Box2, Segment } from '../../../src/core/shapes.js';
import * as planar from '../../../src/planar/index.js';
import { text } from '../../support/planar-regions.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const segment = (a: number, b: number, c: number, d: number): Segment => ({ start: [a, b], end: [c, d] });
const box = (a: number, b: number, c: number, d: number): Box2 => ({ min: [a, b], max: [c, d] });
const unit = box(0, 0, 2, 1);

describe('segmentBox2d', () => {
  it.each([
    [segment(-1, 0.5, 5, 0.5), unit, 'overlapping e0/e3 e0/e1'],
    [segment(1, 0.5, 1.5, 0.5), unit, 'overlapping v0/f0 v1/f0'],
    [segment(1, 2, 3, 0.5), unit, 'disjoint'],
    [segment(1, -1, 3, 0.5), unit, 'disjoint'],
    [segment(1, 2, 3, 0), unit, 'touching e0/v2'],
    [segment(3, 0, 1, 2), unit, 'touching e0/v2'],
    [segment(3, 0, 2, 0), unit, 'touching v1/v1'],
    [segment(2, -1, 2, 3), unit, 'touching e0/v1 e0/v2'],
    [segment(3, 0, 4, 0), unit, 'disjoint'],
    [segment(0.5, 2, 0.5, 3), unit, 'disjoint'],
    [segment(0, -1, 2, 3), box(1, 0, 1, 2), 'crossing e0/e1'],
    [segment(1, 1, 1, 1), box(1, 0, 1, 2), 'overlapping v0/e1'],
    [segment(1, 1, 1, 5), box(1, 0, 1, 2), 'overlapping v0/e1 e0/v2'],
    [segment(1, 1, 5, 5), box(1, 1, 1, 1), 'touching v0/v0'],
    [segment(-MAX, -MAX, MAX, MAX), box(-MAX, -MAX, MAX, MAX), 'overlapping v0/v0 v1/v2'],
    [segment(0, MIN, MIN, 0), box(0, 0, MIN, MIN), 'overlapping v0/v3 v1/v1'],
  ] as const)('segment %j, %j: %s', (s, b, expected) => {
    expect(text(planar.segmentBox2d(s, b))).toBe(expected);
    expect(planar.segmentIntersectsBox2d(s, b)).toBe(expected !== 'disjoint');
  });
});
