import { expect, test } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { MovingSlabs } from '../../../src/motion/parts/moving-slabs.js';
import { Random } from '../../../src/oracle/cases/random.js';

const NOUGHT = rational.fromNumber(0);
const ONE = rational.fromNumber(1);
const exactly = rational.fromNumber;
const least = (p: rational.Rational, q: rational.Rational) => (rational.compare(p, q) < 0 ? p : q);
const greatest = (p: rational.Rational, q: rational.Rational) => (rational.compare(p, q) > 0 ? p : q);

/** When a moving box first has a common point with one that stays, over fractions; `null`: not from time 0 to 1. */
function firstOf(own: Float64Array, motion: Float64Array, other: Float64Array): rational.Rational | null {
  let [first, last] = [NOUGHT, ONE];
  for (let k = 0; k < 3; k++) {
    const below = rational.subtract(exactly(other[k]!), exactly(own[k + 3]!));
    const above = rational.subtract(exactly(other[k + 3]!), exactly(own[k]!));
    const v = exactly(motion[k]!);
    if (rational.sign(v) === 0) {
      if (rational.sign(below) > 0 || rational.sign(above) < 0) return null;
      continue;
    }
    const [p, q] = [rational.divide(below, v), rational.divide(above, v)];
    first = greatest(first, least(p, q));
    last = least(last, greatest(p, q));
  }
  return rational.compare(first, last) <= 0 ? first : null;
}

/** Whole numbers most often, some of them scaled to anywhere. */
function draw(random: Random): number {
  const x = random.between(-4, 4);
  if (random.oneIn(3)) return x / 10;
  return random.oneIn(6) ? x * 2 ** random.between(-1074, 1020) : x;
}

test('is never later than the first time, and never without one where there is one', () => {
  const random = new Random(2, 7, 1, 8);
  const box = (): Float64Array => {
    const [p, q] = [0, 1].map(() => [0, 1, 2].map(() => draw(random))) as [number[], number[]];
    return Float64Array.from([
      ...p.map((x, k) => Math.min(x, q[k]!)),
      ...p.map((x, k) => Math.max(x, q[k]!)),
    ]);
  };
  let [met, left, near] = [0, 0, 0];
  for (let i = 0; i < 20_000; i++) {
    const [own, other] = [box(), box()];
    const motion = Float64Array.from([0, 1, 2].map(() => (random.oneIn(3) ? 0 : draw(random))));
    const time = new MovingSlabs(own, motion).enter(other, 0);
    const first = firstOf(own, motion, other);
    if (first === null) {
      if (time === Infinity) left++;
      continue;
    }
    met++;
    expect(time).toBeLessThanOrEqual(1);
    expect(rational.compare(exactly(time), first)).toBeLessThanOrEqual(0);
    if (rational.toNumber(first) - time <= 2 ** -48) near++;
  }
  // It is of use: nearly all that do not meet are left out, and times are near.
  expect(met).toBeGreaterThan(4000);
  expect(left).toBeGreaterThan(6000);
  expect(near / met).toBeGreaterThan(0.9);
});
