import { describe } from 'vitest';
import type { Line } from '../../../src/core/shapes.js';
import { lineLine2d, linesIntersect2d } from '../../../src/planar/index.js';
import { type Case, check, type Four } from '../../support/planar-linear.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const line = ([a, b, c, d]: Four): Line => ({ origin: [a, b], direction: [c, d] });

describe('lineLine2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 2], [5, 1, 1, 1], 'crossing e0/e0'],
    [[0, 0, 1, 2], [5, 1, 2, 4], 'disjoint'],
    [[0, 0, 1, 2], [5, 10, -2, -4], 'overlapping'],
    [[0, 0, 1, 2], [0, 0, 1, 2.000000000000001], 'crossing e0/e0'],
    [[0, MAX, MIN, 0], [0, -MAX, MAX, 0], 'disjoint'],
    [[0, MAX, MIN, 0], [7, -MAX, 0, MIN], 'crossing e0/e0'],
  ];
  check(cases, [line, line], lineLine2d, linesIntersect2d);
});
