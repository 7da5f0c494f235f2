import { describe } from 'vitest';
import type { Segment } from '../../../src/core/shapes.js';
import { rayIntersectsSegment2d, raySegment2d } from '../../../src/planar/index.js';
import { type Case, check, type Four } from '../../support/planar-linear.js';

const line = ([a, b, c, d]: Four) => ({ origin: [a, b], direction: [c, d] });
const segment = ([a, b, c, d]: Four): Segment => ({ start: [a, b], end: [c, d] });

describe('raySegment2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 0], [5, 1, 5, -1], 'crossing e0/e0'],
    [[0, 0, -1, 0], [5, 1, 5, -1], 'disjoint'],
    [[0, 0, 1, 0], [5, 1, 5, 2], 'disjoint'],
    [[0, 0, 1, 0], [0, 1, 0, -1], 'touching v0/e0'],
    [[0, 0, 1, 0], [0, 0, 0, -1], 'touching v0/v0'],
    [[0, 0, 1, 0], [5, -1, 5, 0], 'touching e0/v1'],
    [[0, 0, 1, 0], [5, 1, 6, 1], 'disjoint'],
    // On one line.
    [[0, 0, 1, 0], [5, 0, -5, 0], 'overlapping v0/e0 e0/v0'],
    [[0, 0, -1, 0], [5, 0, -5, 0], 'overlapping v0/e0 e0/v1'],
    [[0, 0, 1, 0], [7, 0, 5, 0], 'overlapping e0/v1 e0/v0'],
    [[0, 0, 1, 0], [0, 0, 5, 0], 'overlapping v0/v0 e0/v1'],
    [[0, 0, 1, 0], [-5, 0, 0, 0], 'touching v0/v1'],
    [[0, 0, 1, 0], [-5, 0, -1, 0], 'disjoint'],
    // Points.
    [[0, 0, 1, 0], [5, 0, 5, 0], 'overlapping e0/v0'],
    [[0, 0, 1, 0], [0, 0, 0, 0], 'touching v0/v0'],
    [[0, 0, 1, 0], [-1, 0, -1, 0], 'disjoint'],
    [[0, 0, 1, 0], [5, 1, 5, 1], 'disjoint'],
  ];
  check(cases, [line, segment], raySegment2d, rayIntersectsSegment2d);
});
