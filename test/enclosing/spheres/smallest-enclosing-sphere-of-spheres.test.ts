import { describe, expect, it } from 'vitest';
import { compare, fromNumber, square, subtract } from '../../../src/arithmetic/rational.js';
import type { Sphere } from '../../../src/core/shapes.js';
import {
  enclosingCircleOfCircles2d,
  enclosingSphereOfSpheres,
  smallestEnclosingSphere,
} from '../../../src/enclosing/index.js';
import { squaredDistanceOf } from '../../../src/enclosing/points/farthest-from.js';
import { Random } from '../../../src/oracle/cases/random.js';

/** Whether one sphere contains another, exactly. */
function contains(outer: Sphere, inner: Sphere): boolean {
  const rest = subtract(fromNumber(outer.radius), fromNumber(inner.radius));
  return rest.numerator >= 0n && compare(squaredDistanceOf(outer.center, inner.center), square(rest)) <= 0;
}

const random = new Random(3, 1, 4, 1);
const sphere = (size: number, radius: number): Sphere => ({
  center: [0, 1, 2].map(() => size * (2 * random.unit() - 1)),
  radius: radius * random.unit(),
});

describe('a sphere around spheres', () => {
  it('is that around points, if these are points, but for rounding', () => {
    for (let i = 0; i < 40; i++) {
      const spheres = Array.from({ length: 1 + (i % 9) }, () => sphere(1, 0));
      const { radius } = smallestEnclosingSphere(spheres.map(({ center }) => center)).rounded;
      const found = enclosingSphereOfSpheres(spheres).radius;
      expect(found).toBeLessThanOrEqual(radius * (1 + 2 ** -40));
    }
  });

  it('is the one that was made, of spheres that touch it from inside', () => {
    const directions = [
      [1, 0, 0],
      [-0.6, 0.8, 0],
      [-0.6, -0.8, 0],
      [0, 0.6, 0.8],
      [0, -0.6, -0.8],
    ];
    for (let i = 0; i < 40; i++) {
      const spheres = directions.slice(0, 3 + (i % 3)).map((d) => {
        const radius = random.between(0, 9);
        return { center: d.map((x) => x * (10 - radius) + 5), radius };
      });
      const found = enclosingSphereOfSpheres(spheres);
      expect(Math.abs(found.radius - 10)).toBeLessThan(2 ** -40);
      expect(spheres.every((one) => contains(found, one))).toBe(true);
    }
  });

  it.each([2 ** -1060, 2 ** -600, 2 ** 600, 2 ** 1018])('contains spheres that are %d in size', (size) => {
    for (let i = 0; i < 20; i++) {
      const spheres = Array.from({ length: 6 }, () => sphere(size, size));
      const found = enclosingSphereOfSpheres(spheres);
      expect(spheres.every((one) => contains(found, one))).toBe(true);
      expect(found.radius).toBeLessThanOrEqual(4 * size);
    }
  });

  it('contains all of many, of any sizes at once', () => {
    const spheres = Array.from({ length: 2000 }, (_, i) =>
      sphere(2 ** ((i % 60) - 40), 2 ** ((i % 31) - 20)),
    );
    const found = enclosingSphereOfSpheres(spheres);
    expect(spheres.every((one) => contains(found, one))).toBe(true);
  });

  it('is refused where no double is large enough', () => {
    const most = Number.MAX_VALUE;
    const far = [
      { center: [most, 0, 0], radius: most },
      { center: [-most, 0, 0], radius: most },
    ];
    expect(() => enclosingSphereOfSpheres(far)).toThrow(
      'enclosingSphereOfSpheres: spheres must be spheres that one of doubles can enclose',
    );
    expect(() => enclosingSphereOfSpheres([])).toThrow(RangeError);
    expect(() => enclosingSphereOfSpheres([{ center: [0, 0, 0], radius: -1 }])).toThrow('spheres[0].radius');
  });

  it('is a circle in the plane', () => {
    const circles = [
      { center: [0, 0], radius: 1 },
      { center: [6, 8], radius: 2 },
      { center: [3, 4], radius: 0.5 },
    ];
    const { center, radius } = enclosingCircleOfCircles2d(circles);
    expect(center).toHaveLength(2);
    expect(radius).toBeGreaterThanOrEqual(6.5);
    expect(radius).toBeLessThan(6.5 * (1 + 2 ** -40));
  });
});
