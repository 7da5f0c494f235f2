import { describe, expect, it } from 'vitest';
import { equals, fromNumber, fromParts, square, subtract } from '../../../src/arithmetic/rational.js';
import * as surd from '../../../src/arithmetic/surd.js';
import {
  enclosingCircleOfCircles2d,
  enclosingSphereOfSpheres,
  smallestEnclosingCircleOfCircles2d,
  smallestEnclosingSphere,
  smallestEnclosingSphereOfSpheres,
} from '../../../src/enclosing/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

const ULP = 2 ** -52;
const ONE = fromParts(1n, 1n);
const sphere = (x: number, y: number, z: number, radius: number) => ({ center: [x, y, z], radius });

/**
 * Whether a sphere of doubles contains another one, exactly: the distance and the radius are no more than its radius.
 */
function contains(outer: ReturnType<typeof sphere>, inner: ReturnType<typeof sphere>): boolean {
  const squared = outer.center
    .map((x, k) => square(subtract(fromNumber(x), fromNumber(inner.center[k]!))))
    .reduce((sum, x) =>
      fromParts(
        sum.numerator * x.denominator + x.numerator * sum.denominator,
        sum.denominator * x.denominator,
      ),
    );
  const reach = surd.fromParts(fromNumber(inner.radius), ONE, squared);
  return surd.compareRational(reach, fromNumber(outer.radius)) <= 0;
}

describe('the smallest sphere of spheres', () => {
  it('is that of points, if their radii are 0', () => {
    const random = new Random(1, 3, 5, 7);
    for (let round = 0; round < 60; round++) {
      const points = Array.from({ length: 1 + random.below(9) }, () =>
        [0, 1, 2].map(() => random.between(-4, 4)),
      );
      const exact = smallestEnclosingSphere(points);
      const found = smallestEnclosingSphereOfSpheres(points.map((center) => ({ center, radius: 0 })));
      expect(equals(surd.toRational(surd.square(found.radius))!, exact.squaredRadius)).toBe(true);
      for (const [k, x] of found.center.entries()) expect(surd.compareRational(x, exact.center[k]!)).toBe(0);
      // Spheres of one size: the same center, and a radius that is greater by theirs.
      const grown = smallestEnclosingSphereOfSpheres(points.map((center) => ({ center, radius: 0.1 })));
      for (const [k, x] of grown.center.entries()) expect(surd.compareRational(x, exact.center[k]!)).toBe(0);
      expect(surd.equals(surd.subtract(grown.radius, surd.fromNumber(0.1)), found.radius)).toBe(true);
    }
  });

  it('tells within from beside by one ulp', () => {
    const large = sphere(0, 0, 0, 3);
    expect(smallestEnclosingSphereOfSpheres([large, sphere(1, 2, 2, 0)]).support).toEqual([0]);
    const beside = smallestEnclosingSphereOfSpheres([large, sphere(1, 2, 2, 2 ** -1074)]);
    expect(beside.support).toEqual([0, 1]);
    expect(surd.compareRational(beside.radius, fromNumber(3))).toBe(1);
    expect(beside.rounded.radius).toBe(3);
    expect(enclosingSphereOfSpheres([large, sphere(1, 2, 2, 2 ** -1074)]).radius).toBe(3 + 2 * ULP);
  });

  it('rests on two of them where others reach far, too', () => {
    const balls = [
      { center: [0, 0], radius: 6 },
      { center: [7, 0], radius: 1 },
      { center: [0, 7], radius: 1 },
      { center: [5, 5], radius: 4 },
    ];
    const { support, radius } = smallestEnclosingCircleOfCircles2d(balls);
    expect(support).toEqual([0, 3]);
    // The distance of the centers and both radii, halved.
    expect(surd.equals(radius, surd.fromParts(fromNumber(5), fromNumber(0.5), fromNumber(50)))).toBe(true);
  });

  it('does not depend on the order but for the support', () => {
    const random = new Random(9, 7, 5, 3);
    for (let round = 0; round < 40; round++) {
      const balls = Array.from({ length: 7 }, () =>
        sphere(random.between(-3, 3), random.between(-3, 3), random.between(-3, 3), random.between(0, 3)),
      );
      const [one, other] = [balls, [...balls].reverse()].map(smallestEnclosingSphereOfSpheres);
      expect(surd.equals(one!.radius, other!.radius)).toBe(true);
      for (const [k, x] of one!.center.entries()) expect(surd.equals(x, other!.center[k]!)).toBe(true);
    }
  });

  it('has doubles that contain all of many, where nearly all of them touch it', () => {
    const random = new Random(8, 6, 4, 2);
    const balls = Array.from({ length: 2000 }, () => {
      const v = [0, 1, 2].map(() => random.unit() - 0.5);
      const length = Math.sqrt(v.reduce((sum, x) => sum + x * x, 0));
      const radius = random.unit() / 2;
      return { center: v.map((x) => (x / length) * (1 - radius)), radius };
    });
    const found = enclosingSphereOfSpheres(balls) as ReturnType<typeof sphere>;
    expect(balls.every((ball) => contains(found, ball))).toBe(true);
    expect(found.radius - 1).toBeLessThan(4 * ULP);
  });

  it('answers for the largest and the least doubles', () => {
    const large = [sphere(Number.MAX_VALUE, 0, 0, 1), sphere(-Number.MAX_VALUE, 0, 0, 1)];
    expect(smallestEnclosingSphereOfSpheres(large).rounded.center).toEqual([0, 0, 0]);
    expect(() => enclosingSphereOfSpheres(large)).toThrow(
      'enclosingSphereOfSpheres: spheres must be spheres that one of doubles can enclose',
    );
    const least = [sphere(2 ** -1074, 0, 0, 0), sphere(0, 0, 0, 2 ** -1074)];
    expect(enclosingSphereOfSpheres(least)).toEqual(sphere(0, 0, 0, 2 ** -1074));
  });

  it('refuses what are no circles or spheres', () => {
    expect(() => smallestEnclosingSphereOfSpheres([])).toThrow(
      'smallestEnclosingSphereOfSpheres: spheres must be a list of spheres, got an empty list',
    );
    expect(() => enclosingCircleOfCircles2d([{ center: [0, 0], radius: -1 }])).toThrow(
      'enclosingCircleOfCircles2d: circles[0].radius must be a finite number, at least 0, got -1',
    );
  });
});
