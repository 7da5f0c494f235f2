import { expect, it } from 'vitest';
import * as surd from '../../../src/arithmetic/surd.js';
import { TangentBall } from '../../../src/enclosing/spheres/tangent-ball.js';

const ball = (x: bigint, y: bigint, radius: bigint) => ({ center: [x, y, 0n] as const, radius });

it('has the first one in it: spheres within it have no common one that is smaller', () => {
  // Around (10, 0) with the radius 40 there is one that two touch from inside, and that the first one would touch from
  // outside.
  const [large, one, other] = [ball(0n, 0n, 50n), ball(31n, 28n, 5n), ball(31n, -28n, 5n)];
  expect(new TangentBall([large, one, other]).growth).toBeUndefined();
  expect(new TangentBall([one, large, other]).growth).toBeUndefined();
});

it('is none of spheres that touch each other in one point, nor of dependent centers', () => {
  expect(new TangentBall([ball(0n, 0n, 3n), ball(2n, 0n, 1n)]).growth).toBeUndefined();
  expect(new TangentBall([ball(0n, 0n, 3n), ball(0n, 0n, 1n)]).growth).toBeUndefined();
  expect(new TangentBall([ball(0n, 0n, 1n), ball(4n, 0n, 1n), ball(9n, 0n, 1n)]).growth).toBeUndefined();
});

it('tells what is within, and that what is larger is not', () => {
  const both = new TangentBall([ball(0n, 0n, 1n), ball(4n, 0n, 1n)]);
  expect(surd.toNumber(both.growth!)).toBe(2);
  expect(
    [ball(2n, 0n, 3n), ball(2n, 1n, 2n), ball(2n, 0n, 4n), ball(2n, 1n, 3n)].map((each) =>
      both.excludes(each),
    ),
  ).toEqual([false, false, true, true]);
});
