import { expect, it } from 'vitest';
import { exactDoubles } from '../../../src/distance/engine/doubles.js';
import { planeFrom } from '../../../src/implicit/revive.js';
import { MovingHull } from '../../../src/motion/parts/moving-hull.js';
import { ALWAYS, windowsOf } from '../../../src/motion/parts/time-window.js';

const floor = planeFrom('test', 'plane', { normal: [0, 0, 3], constant: -3 });
const ball = (z: number, motion: readonly number[]) => new MovingHull(exactDoubles([0, 0, z]), 0.5, motion);

it('says when a shape may be in front of a plane, and behind it', () => {
  const falling = windowsOf(ball(3, [0, 0, -4]), floor, ALWAYS);
  // It touches the plane at 3/8, and has left the front at 5/8.
  expect(falling.front.first).toBe(0);
  expect(falling.front.last).toBeGreaterThanOrEqual(0.625);
  expect(falling.front.last).toBeLessThan(0.6251);
  expect(falling.back.first).toBeLessThanOrEqual(0.375);
  expect(falling.back.first).toBeGreaterThan(0.3749);
  expect(falling.back.last).toBe(1);
});

it('has no window where a side is not reached, and keeps within the window that was given', () => {
  const along = windowsOf(ball(3, [5, 0, 0]), floor, { first: 0.25, last: 0.75 });
  expect(along.front).toEqual({ first: 0.25, last: 0.75 });
  expect(along.back.first).toBeGreaterThan(along.back.last);
  const away = windowsOf(ball(3, [0, 0, 5]), floor, ALWAYS);
  expect(away.back.first).toBeGreaterThan(1);
});

it('says nothing of what overflows', () => {
  const far = planeFrom('test', 'plane', { normal: [0, 0, 1e300], constant: -1e300 });
  const { front, back } = windowsOf(ball(1e300, [0, 0, 1]), far, ALWAYS);
  expect([front, back]).toEqual([ALWAYS, ALWAYS]);
});
