import { describe } from 'vitest';
import { rayRay2d, raysIntersect2d } from '../../../src/planar/index.js';
import { type Case, check, type Four } from '../../support/planar-linear.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const line = ([a, b, c, d]: Four) => ({ origin: [a, b], direction: [c, d] });

describe('rayRay2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 1], [4, 0, -1, 1], 'crossing e0/e0'],
    [[0, 0, 1, 1], [4, 0, 1, -1], 'disjoint'],
    [[0, 0, -1, -1], [4, 0, -1, 1], 'disjoint'],
    [[4, 0, -1, 1], [0, 0, -1, -1], 'disjoint'],
    [[0, 0, 1, 0], [4, 0, 0, 1], 'touching e0/v0'],
    [[4, 0, 0, 1], [0, 0, 1, 0], 'touching v0/e0'],
    [[0, 0, 1, 0], [-4, 0, 0, 1], 'disjoint'],
    [[0, 0, 1, 0], [0, 0, 0, 1], 'touching v0/v0'],
    // On one line.
    [[0, 0, 1, 2], [2, 4, 2, 4], 'overlapping e0/v0'],
    [[2, 4, 2, 4], [0, 0, 1, 2], 'overlapping v0/e0'],
    [[0, 0, 1, 2], [0, 0, 3, 6], 'overlapping v0/v0'],
    [[0, 0, 1, 2], [2, 4, -1, -2], 'overlapping v0/e0 e0/v0'],
    [[2, 4, -1, -2], [0, 0, 1, 2], 'overlapping v0/e0 e0/v0'],
    [[0, 0, 1, 2], [0, 0, -1, -2], 'touching v0/v0'],
    [[0, 0, 1, 2], [-2, -4, -1, -2], 'disjoint'],
    [[0, 0, 0, 1], [0, 5, 0, -1], 'overlapping v0/e0 e0/v0'],
    [[0, 0, 0, 1], [0, 0, 0, -1], 'touching v0/v0'],
    [[0, 0, -1, 0], [0, 0, 1, 0], 'touching v0/v0'],
    [[0, 0, 1, 2], [1, 3, 1, 2], 'disjoint'],
    [[0, 0, MIN, MIN], [MAX, MAX, -MIN, -MIN], 'overlapping v0/e0 e0/v0'],
  ];
  check(cases, [line, line], rayRay2d, raysIntersect2d);
});
