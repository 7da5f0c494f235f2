import { describe } from 'vitest';
import { lineIntersectsRay2d, lineRay2d } from '../../../src/planar/index.js';
import { type Case, check, type Four } from '../../support/planar-linear.js';

const line = ([a, b, c, d]: Four) => ({ origin: [a, b], direction: [c, d] });

describe('lineRay2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 0], [5, 1, 1, -1], 'crossing e0/e0'],
    [[0, 0, -1, 0], [5, -1, 1, 3], 'crossing e0/e0'],
    [[0, 0, 1, 0], [5, 1, 1, 1], 'disjoint'],
    [[0, 0, 1, 0], [5, -1, 1, -1], 'disjoint'],
    [[0, 0, 1, 0], [5, 1, 1, 0], 'disjoint'],
    [[0, 0, 1, 0], [5, 0, 1, 1], 'touching e0/v0'],
    [[0, 0, 1, 0], [5, 0, 1, 0], 'overlapping e0/v0'],
    [[0, 0, 1, 0], [5, 0, -3, 0], 'overlapping e0/v0'],
  ];
  check(cases, [line, line], lineRay2d, lineIntersectsRay2d);
});
