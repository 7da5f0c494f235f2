import { describe, expect, it } from 'vitest';
import { roundSqrt } from '../../../src/arithmetic/rounding.js';
import { pointSegmentDistance } from '../../../src/distance/index.js';
import { distanceToSegment } from '../../../src/distance/small/point-segment-nearly.js';
import { Random } from '../../../src/oracle/cases/random.js';

type Triple = [number, number, number];

/** By the walk over integers, which asks nothing that is asked here. */
function exactly(p: Triple, start: Triple, end: Triple): number {
  const { numerator, denominator } = pointSegmentDistance(p, { start, end }).squaredDistance;
  return roundSqrt(numerator, denominator);
}

const kinds: Record<string, (random: Random) => number> = {
  'of a lattice': (random) => random.integer(5) - 2,
  'of tenths': (random) => random.integer(64) / 10,
  'beside 1': (random) => 1 + random.integer(4) * 2 ** -52,
  'of any size': (random) => (random.integer(4097) - 2048) * 2 ** (random.integer(400) - 200),
  'below the normal ones': (random) => random.integer(3) * 2 ** -1074,
  'near the greatest': (random) => (random.integer(3) - 1) * 1.7e308,
};

describe('the distance of a point and a segment in doubles', () => {
  for (const [words, number] of Object.entries(kinds)) {
    it(`is that over integers, or unknown: numbers ${words}`, () => {
      const random = new Random(5, 6, 7, 8);
      const point = (): Triple => [number(random), number(random), number(random)];
      for (let i = 0; i < 1500; i++) {
        const [p, start, other] = [point(), point(), point()];
        const end = i % 7 === 0 ? start : other;
        const found = distanceToSegment(p, [...start, ...end]);
        if (!Number.isNaN(found)) expect(found, `${p}, ${start}, ${end}`).toBe(exactly(p, start, end));
      }
    });
  }

  it('is known beside the start, the end, a foot, and a segment without length', () => {
    const segment = [1, 1, 1, 4, 1, 1];
    expect(distanceToSegment([-2, 1, 5], segment)).toBe(5);
    expect(distanceToSegment([7, 5, 1], segment)).toBe(5);
    expect(distanceToSegment([2, 4, 5], segment)).toBe(5);
    expect(distanceToSegment([2, 4, 5], [2, 0, 2, 2, 0, 2])).toBe(5);
    expect(distanceToSegment([3, 1, 1], segment)).toBe(Number.NaN);
    expect(distanceToSegment([4, 1, 2], segment)).toBe(Number.NaN);
  });

  it('is unknown where sizes are not measured, and never that of the other end', () => {
    const half = 2 ** 148;
    const segment = [-half, 0, 0, half, 0, 0];
    // One end is too far to say anything, the other one is not.
    expect(distanceToSegment([3.5 * half, 0, 0], segment)).toBe(2.5 * half);
    expect(distanceToSegment([-3.5 * half, 0, 0], segment)).toBe(2.5 * half);
    expect(distanceToSegment([9 * half, 0, 0], segment)).toBe(Number.NaN);
    expect(distanceToSegment([-9 * half, 0, 0], segment)).toBe(Number.NaN);
  });
});
