import { describe, expect, it } from 'vitest';
import { overlappingPairs2d, overlappingPairsBetween2d } from '../../src/indexes/index.js';
import { Random } from '../../src/oracle/cases/random.js';

function boxes(random: Random, count: number, size: number, most: number): Float64Array {
  const found = new Float64Array(4 * count);
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.below(size), random.below(size)];
    found.set([x, y, x + random.below(most), y + random.below(most)], 4 * i);
  }
  return found;
}

const meet = (a: Float64Array, i: number, b: Float64Array, j: number) =>
  a[4 * i]! <= b[4 * j + 2]! &&
  b[4 * j]! <= a[4 * i + 2]! &&
  a[4 * i + 1]! <= b[4 * j + 3]! &&
  b[4 * j + 1]! <= a[4 * i + 3]!;

describe('pairs of boxes of the plane', () => {
  it.each([
    [3, 4, 3],
    [30, 6, 4],
    [200, 10, 3],
    [200, 1000, 1],
    [300, 1000, 900],
    [400, 100, 12],
    [120, 1, 1],
  ])('are those of brute force: %i boxes in %i, up to %i wide', (count, size, most) => {
    for (let seed = 0; seed < 6; seed++) {
      const random = new Random(seed, count, size, most);
      const [a, b] = [boxes(random, count, size, most), boxes(random, count >> 1, size, most)];
      const within: number[] = [];
      const between: number[] = [];
      for (let i = 0; i < count; i++) {
        for (let j = i + 1; j < count; j++) if (meet(a, i, a, j)) within.push(i, j);
        for (let j = 0; j < count >> 1; j++) if (meet(a, i, b, j)) between.push(i, j);
      }
      expect([...overlappingPairs2d(a)]).toEqual(within);
      expect([...overlappingPairsBetween2d(a, b)]).toEqual(between);
    }
  });

  it('nothing', () => {
    expect(overlappingPairs2d([])).toEqual(new Uint32Array());
    expect(overlappingPairsBetween2d([], [0, 0, 1, 1])).toEqual(new Uint32Array());
    expect(overlappingPairsBetween2d([0, 0, 1, 1], [])).toEqual(new Uint32Array());
  });

  it('takes n log n where no sweep in one direction does: a cross of long boxes', () => {
    const n = 20_000;
    const wide = Float64Array.from({ length: 4 * n }, (_, k) => [0, k >> 2, n, k >> 2][k % 4]!);
    const high = Float64Array.from(
      { length: 4 * n },
      (_, k) => [(k >> 2) + n + 1, 0, (k >> 2) + n + 1, n][k % 4]!,
    );
    const before = performance.now();
    expect(overlappingPairs2d([...wide, ...high])).toHaveLength(0);
    // All pairs would take minutes.
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it('names what is wrong', () => {
    expect(() => overlappingPairs2d([0, 0, 1])).toThrow(
      'overlappingPairs2d: boxes.length must be a multiple of 4, got 3',
    );
    expect(() => overlappingPairs2d([0, 0, NaN, 1])).toThrow(
      'overlappingPairs2d: boxes[0].maxX must be a finite number',
    );
    expect(() => overlappingPairsBetween2d([0, 0, 1, 1], [0, 2, 1, 1])).toThrow(
      'overlappingPairsBetween2d: b[0].minY must be at most b[0].maxY = 1, got 2',
    );
  });
});
