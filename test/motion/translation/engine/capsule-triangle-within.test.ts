import { expect, it } from 'vitest';
import { compareTimes, sweep } from '../../../../src/motion/index.js';
import { capsuleMeetsTriangleBy } from '../../../../src/motion/translation/engine/capsule-triangle-within.js';
import { Random } from '../../../../src/oracle/cases/random.js';

type Vector = [number, number, number];
const at = (list: ArrayLike<number>, from: number): Vector => [list[from]!, list[from + 1]!, list[from + 2]!];

function bySweep(
  capsule: Float64Array,
  motion: Float64Array,
  time: number,
  positions: Float64Array,
): boolean {
  const { first } = sweep(
    { type: 'capsule', start: at(capsule, 0), end: at(capsule, 3), radius: capsule[6]! },
    at(motion, 0),
    { type: 'triangle', a: at(positions, 0), b: at(positions, 3), c: at(positions, 6) },
  );
  return first !== null && compareTimes(first, time) <= 0;
}

it('says whether the first contact is not later than a time', () => {
  const random = new Random(2, 7, 1, 8);
  const counts = { yes: 0, no: 0 };
  for (let i = 0; i < 600; i++) {
    const scale = 2 ** random.between(-3, 3);
    const draw = (size: number) => Float64Array.from({ length: size }, () => random.between(-4, 4) * scale);
    const [capsule, motion, positions] = [draw(7), draw(3), draw(9)];
    capsule[6] = Math.abs(capsule[6]!) / 2;
    if (random.oneIn(2)) capsule.copyWithin(3, 0, 3);
    const time = random.oneIn(2) ? random.between(0, 8) / 8 : random.unit() / 2 + 0.5;
    const said = capsuleMeetsTriangleBy(capsule, motion, time, positions, 0, 1, 2);
    expect(said).toBe(bySweep(capsule, motion, time, positions));
    counts[said ? 'yes' : 'no']++;
  }
  expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(150);
});

it('is exact at the time itself, and one bit before and after', () => {
  const capsule = new Float64Array([-5, 1, 1, -5, 1, 1, 1]);
  const positions = new Float64Array([0, 0, 0, 0, 3, 0, 0, 0, 3]);
  // 8 t = 4: at 1/2.
  const motion = new Float64Array([8, 0, 0]);
  const times = [0.5 - 2 ** -54, 0.5, 0.5 + 2 ** -53];
  expect(times.map((t) => capsuleMeetsTriangleBy(capsule, motion, t, positions, 0, 1, 2))).toEqual([
    false,
    true,
    true,
  ]);
  // 10 t = 4: 2/5 is above the nearest double of 0.4 or below it.
  motion[0] = 10;
  expect(capsuleMeetsTriangleBy(capsule, motion, 0.4, positions, 0, 1, 2)).toBe(
    bySweep(capsule, motion, 0.4, positions),
  );
});
