import { describe, expect, it } from 'vitest';
import { convexFromBox } from '../../../src/spatial/convex/convex.js';
import { hitsAlongLine } from '../../../src/spatial/convex/hits-along-line.js';

describe('hits along a line', () => {
  const box = (min: number, max: number) => convexFromBox({ min: [min, 0, 0], max: [max, 1, 1] });
  const along = (shapes: ReturnType<typeof box>[]) =>
    hitsAlongLine({ origin: [0, 0.5, 0.5], direction: [3, 0, 0] }, shapes).map(
      ({ convex, type, rank }) => `${convex} ${type} ${rank}`,
    );
  it('are ordered, ties by the same rank', () => {
    expect(along([box(3, 4), box(1, 3), box(-1, 1), box(1, 1)])).toEqual([
      '2 entry 0',
      '1 entry 1',
      '2 exit 1',
      '3 point 1',
      '0 entry 2',
      '1 exit 2',
      '0 exit 3',
    ]);
    expect(along([])).toEqual([]);
    expect(along([convexFromBox({ min: [0, 2, 0], max: [1, 3, 1] })])).toEqual([]);
  });
  it('are told apart by less than rounding', () => {
    const next = 1 + Number.EPSILON;
    expect(along([box(next, 2), box(1, 2)])).toEqual(['1 entry 0', '0 entry 1', '0 exit 2', '1 exit 2']);
  });
});
