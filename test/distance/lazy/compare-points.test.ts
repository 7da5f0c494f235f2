import { expect, it } from 'vitest';
import { measured, squareOf } from '../../../src/distance/engine/measure.js';
import { compareDistance } from '../../../src/distance/index.js';
import {
  AT_SCALE,
  comparePoints,
  HIGH,
  LIMITS,
  LOW,
  REACH,
} from '../../../src/distance/lazy/compare-points.js';
import { hullCells } from '../../../src/distance/shapes/cells-of.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(2, 2, 3, 6);
const points = (count: number, away: number) =>
  Array.from({ length: 3 * count }, (_, i) => 4 * random.unit() - 2 + (i % 3 === 0 ? away : 0));

/** What the walk says of points that begin somewhere in longer lists. */
function said(a: readonly number[], b: readonly number[], r: number): number {
  const [p, q] = [Float64Array.from([9e9, ...a, -9e9]), Float64Array.from([-9e9, 9e9, ...b, 9e9])];
  LIMITS[LOW] = r;
  LIMITS[HIGH] = r;
  LIMITS[REACH] = Math.max(...a.map(Math.abs)) + Math.max(...b.map(Math.abs));
  LIMITS[AT_SCALE] = 1;
  return comparePoints(p, 1, a.length / 3, q, 2, b.length / 3);
}

it('decides all but what is next to the distance, and turned round the same', () => {
  for (let i = 0; i < 1500; i++) {
    const [a, b] = [points(1 + random.below(9), 0), points(1 + random.below(9), i % 3)];
    const square = squareOf(measured(hullCells(a, 'interior'), hullCells(b, 'interior')));
    const near = Math.sqrt(Number(square.numerator) / Number(square.denominator));
    for (const r of near === 0 ? [0, 2 ** -20, 3] : [0, near * (1 - 2 ** -30), near * (1 + 2 ** -30), 9]) {
      const truth = compareDistance({ squaredDistance: square }, r);
      const answers = [said(a, b, r), said(b, a, r)];
      for (const answer of answers) expect([2, truth]).toContain(answer);
      // The last step may bring less than it takes to see it.
      if (near > 2 ** -10 && Math.abs(r - near) > 2 ** -20) expect(answers).toEqual([truth, truth]);
    }
  }
});

it('says nothing next to the distance', () => {
  expect(said([0, 0, 0], [3, 4, 0], 5)).toBe(2);
  expect(said([0, 0, 0], [3, 4, 0], 5.0000000000001)).toBe(-1);
  expect(said([0, 0, 0], [3, 4, 0], 4.9999999999999)).toBe(1);
});
