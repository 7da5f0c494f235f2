import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { planeThrough } from '../../../src/implicit/index.js';
import { exactPlane } from '../../../src/implicit/objects/plane-object.js';
import { planeFrom } from '../../../src/implicit/revive.js';
import { extentAcross, gapsToSides } from '../../../src/round/filters/extent-across.js';

let state = 3;
const unit = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 31 - 1;
};
const vector = (size: number): [number, number, number] => [size * unit(), size * unit(), size * unit()];

const exact = rational.fromNumber;
const sum = (...all: rational.Rational[]) => all.reduce(rational.add);

/** Coefficients of a plane as fractions. */
function coefficientsOf(plane: ReturnType<typeof planeFrom>) {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const scaled = (n: bigint, exponent: number) =>
    exponent < 0
      ? rational.fromParts(n, 1n << BigInt(-exponent))
      : rational.fromParts(n << BigInt(exponent), 1n);
  return { normal: [a, b, c].map((n) => scaled(n, normalExponent)), constant: scaled(d, constantExponent) };
}

describe('extentAcross', () => {
  it.each([1, 1e-5, 1e200, 1e-200, 3e-310])(
    'holds the true values of points of size %s at all times',
    (size) => {
      let tight = 0;
      for (let i = 0; i < 60; i++) {
        const points = [vector(size), vector(size), vector(size)];
        const motion = vector(size * (i % 3));
        const given =
          i % 2 === 0
            ? { normal: vector(1), constant: size * unit() }
            : planeThrough(vector(size), vector(size), vector(size));
        const plane = planeFrom('test', 'plane', given);
        const reach = Math.max(...points.flat().map(Math.abs));
        const hull = { points: points.flat(), count: 3, radius: 0, reach };
        const { low, high, rate, slack } = extentAcross(hull, motion, plane);
        const { normal, constant } = coefficientsOf(plane);
        for (const time of [0, 0.375, 1]) {
          for (const p of points) {
            const at = p.map((x, k) => sum(exact(x), rational.multiply(exact(motion[k]!), exact(time))));
            const value = sum(...at.map((x, k) => rational.multiply(x, normal[k]!)), constant);
            if (!(slack < Infinity)) continue;
            const moved = rational.multiply(exact(rate), exact(time));
            const least = sum(exact(low), moved, exact(-slack));
            const most = sum(exact(high), moved, exact(slack));
            expect(rational.compare(least, value)).toBeLessThanOrEqual(0);
            expect(rational.compare(value, most)).toBeLessThanOrEqual(0);
            tight++;
          }
        }
      }
      expect(tight).toBeGreaterThan(size > 1e100 || size < 1e-100 ? 0 : 500);
    },
  );

  it('has gaps that are no greater than the distance of a ball from a side', () => {
    const plane = planeFrom('test', 'plane', { normal: [3, 0, 4], constant: -50 });
    const ball = { points: [0, 7, 0], count: 1, radius: 2, reach: 7 };
    const [front, back] = gapsToSides(ball, plane);
    expect([front <= 8, front > 7.999999, back]).toEqual([true, true, 0]);
    expect(gapsToSides({ ...ball, reach: Infinity }, plane)).toEqual([0, 0]);
  });
});
