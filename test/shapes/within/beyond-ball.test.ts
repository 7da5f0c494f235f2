import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { sphereIntersectsTriangle } from '../../../src/round/index.js';
import { isBeyondBall } from '../../../src/shapes/within/beyond-ball.js';

const coordinate = (random: Random) => random.between(-5, 5) + (random.oneIn(2) ? 0 : random.unit());

it('is said only of triangles that a ball does not meet, and of most of them', () => {
  const random = new Random(5, 6, 7, 8);
  let [said, apart] = [0, 0];
  for (let i = 0; i < 4000; i++) {
    const scale = 2 ** random.between(-200, 200);
    const [center, a, b, c] = [0, 1, 2, 3].map(() => [0, 1, 2].map(() => scale * coordinate(random)));
    const radius = scale * random.between(0, 6);
    const [x, y, z] = center as [number, number, number];
    const isBeyond = isBeyondBall(x, y, z, radius, [a!, b!, c!].flat(), 0, 3, 6);
    const meets = sphereIntersectsTriangle({ center: center!, radius }, { a: a!, b: b!, c: c! } as never);
    if (isBeyond) expect(meets).toBe(false);
    if (isBeyond) said++;
    if (!meets) apart++;
  }
  expect(said / apart).toBeGreaterThan(0.95);
});

it('is not said where numbers overflow, of no length, or exactly at the distance', () => {
  expect(isBeyondBall(0, 0, 0, 1, [1e308, 0, 0, 0, 1e308, 0, 0, 0, 1e308], 0, 3, 6)).toBe(false);
  expect(isBeyondBall(1, 1, 1, 0, [1, 1, 1, 1, 1, 1, 1, 1, 1], 0, 3, 6)).toBe(false);
  expect(isBeyondBall(0, 0, 0, 2, [1, 0, 2, 0, 1, 2, 0, 0, 2], 0, 3, 6)).toBe(false);
});
