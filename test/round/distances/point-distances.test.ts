import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import * as surd from '../../../src/arithmetic/surd.js';
import { compareDistance, compareDistances, pointPointDistance } from '../../../src/distance/index.js';
import {
  pointCircleDistance,
  pointConeDistance,
  pointCylinder,
  pointCylinderDistance,
  pointDiskDistance,
  pointTruncatedConeDistance,
  type RoundDistance,
} from '../../../src/round/index.js';

const words = ({ distance, unique, closest }: RoundDistance): string => {
  const { b, rounded } = closest[0]!;
  return `${distance} ${b.type} ${b.index} (${rounded.pointB.join(' ')})${unique ? '' : ' of many'}`;
};
/** About the z axis. */
const circle = { center: [0, 0, 0], normal: [0, 0, 2], radius: 5 };

describe('pointCircleDistance', () => {
  it('knows all positions', () => {
    expect(words(pointCircleDistance([6, 8, 12], circle))).toBe('13 edge 0 (3 4 0)');
    expect(words(pointCircleDistance([0.6, -0.8, 0], circle))).toBe('4 edge 0 (3 -4 0)');
    expect(words(pointCircleDistance([3, -4, 0], circle))).toBe('0 edge 0 (3 -4 0)');
    expect(words(pointCircleDistance([3, -4, 7], circle))).toBe('7 edge 0 (3 -4 0)');
    expect(words(pointCircleDistance([0, 0, 12], circle))).toBe('13 edge 0 (-5 0 0) of many');
    expect(words(pointCircleDistance([0, 0, 0], circle))).toBe('5 edge 0 (-5 0 0) of many');
    expect(words(pointCircleDistance([6, 8, 0], { ...circle, radius: 0 }))).toBe('10 vertex 0 (0 0 0)');
    expect(words(pointCircleDistance([0, 0, 3], { ...circle, radius: 0 }))).toBe('3 vertex 0 (0 0 0)');
    expect(words(pointCircleDistance([0, 0, 0], { ...circle, radius: 0 }))).toBe('0 vertex 0 (0 0 0)');
  });

  it('has exact numbers', () => {
    const { squaredDistance, closest } = pointCircleDistance([1, 1, 0], circle);
    // 27 - 10 √2, and 5/2 √2.
    const two = rational.fromNumber(2);
    const parts = [27, -10].map(rational.fromNumber) as [rational.Rational, rational.Rational];
    expect(surd.equals(squaredDistance, surd.fromParts(...parts, two))).toBe(true);
    const half = surd.fromParts(rational.fromNumber(0), rational.fromNumber(2.5), two);
    expect(surd.equals(closest[0]!.pointB[0]!, half)).toBe(true);
    expect(closest[0]!.pointA).toEqual([1, 1, 0].map(rational.fromNumber));
    expect(closest[0]!.a).toEqual({ type: 'vertex', index: 0 });
    expect(pointCircleDistance([-0, 1, 1], circle).closest[0]!.rounded.pointA).toEqual([0, 1, 1]);
  });

  it('gives the first of all points of a circle', () => {
    const points = Array.from({ length: 720 }, (_, i) => (i * Math.PI) / 360).map((t) => {
      const [x, y] = [Math.cos(t), Math.sin(t)];
      // Orthonormal vectors across (1, 2, 2) / 3.
      return [0, 1, 2].map((k) => 3 * (x * [2, 1, -2][k]! + y * [2, -2, 1][k]!));
    });
    const found = pointCircleDistance([1, 2, 2], { center: [0, 0, 0], normal: [1, 2, 2], radius: 9 });
    const [first] = found.closest[0]!.rounded.pointB;
    expect(found.unique).toBe(false);
    for (const [x] of points) expect(x! >= first! - 1e-12).toBe(true);
    expect(Math.min(...points.map(([x]) => x!)) - first!).toBeLessThan(0.01);
    const along = pointCircleDistance([7, 0, 0], { center: [1, 1, 1], normal: [-3, 0, 0], radius: 2 });
    expect(words(pointCircleDistance([7, 1, 1], { center: [1, 1, 1], normal: [-3, 0, 0], radius: 2 }))).toBe(
      '6.324555320336759 edge 0 (1 -1 1) of many',
    );
    expect(along.unique).toBe(true);
  });

  it('takes normals and doubles of any size', () => {
    for (const normal of [
      [0, 0, 2 ** -1074],
      [0, 0, -(2 ** 1023)],
      [0, 0, 1e-300],
    ]) {
      expect(words(pointCircleDistance([6, 8, 12], { ...circle, normal }))).toBe('13 edge 0 (3 4 0)');
    }
    const tiny = 2 ** -1074;
    const found = pointCircleDistance([6 * tiny, 8 * tiny, 12 * tiny], { ...circle, radius: 5 * tiny });
    expect(words(found)).toBe(`${13 * tiny} edge 0 (${3 * tiny} ${4 * tiny} 0)`);
    const huge = pointCircleDistance([1.7e308, 0, 1.7e308], { ...circle, center: [-1.7e308, 0, -1.7e308] });
    expect(huge.distance).toBe(Infinity);
    expect(compareDistance(huge, Number.MAX_VALUE)).toBe(1);
  });
});

describe('pointDiskDistance', () => {
  it('knows all positions', () => {
    expect(words(pointDiskDistance([1, 2, 7], circle))).toBe('7 face 0 (1 2 0)');
    expect(words(pointDiskDistance([0, 0, 7], circle))).toBe('7 face 0 (0 0 0)');
    expect(words(pointDiskDistance([1, 2, 0], circle))).toBe('0 face 0 (1 2 0)');
    expect(words(pointDiskDistance([3, 4, 7], circle))).toBe('7 edge 0 (3 4 0)');
    expect(words(pointDiskDistance([6, 8, -12], circle))).toBe('13 edge 0 (3 4 0)');
    expect(words(pointDiskDistance([3, 4, 12], { ...circle, radius: 0 }))).toBe('13 vertex 0 (0 0 0)');
    expect(words(pointDiskDistance([0, 0, 12], { ...circle, radius: 0 }))).toBe('12 vertex 0 (0 0 0)');
  });
});

describe('pointCylinderDistance', () => {
  const cylinder = { start: [0, 0, 0], end: [0, 0, 10], radius: 5 };

  it('knows all positions', () => {
    expect(words(pointCylinderDistance([1, 1, 2], cylinder))).toBe('0 interior 0 (1 1 2)');
    expect(words(pointCylinderDistance([6, 8, 4], cylinder))).toBe('5 face 0 (3 4 4)');
    expect(words(pointCylinderDistance([1, 1, -3], cylinder))).toBe('3 face 1 (1 1 0)');
    expect(words(pointCylinderDistance([1, 1, 12], cylinder))).toBe('2 face 2 (1 1 10)');
    expect(words(pointCylinderDistance([6, 8, -12], cylinder))).toBe('13 edge 0 (3 4 0)');
    expect(words(pointCylinderDistance([6, 8, 22], cylinder))).toBe('13 edge 1 (3 4 10)');
    expect(words(pointCylinderDistance([6, 8, 10], cylinder))).toBe('5 edge 1 (3 4 10)');
    expect(words(pointCylinderDistance([3, 4, 22], cylinder))).toBe('12 edge 1 (3 4 10)');
    expect(words(pointCylinderDistance([3, 4, 5], { ...cylinder, radius: 0 }))).toBe('5 face 0 (0 0 5)');
    expect(words(pointCylinderDistance([3, 4, 22], { ...cylinder, radius: 0 }))).toBe('13 vertex 1 (0 0 10)');
  });

  it('names what it finds as pointCylinder does', () => {
    for (const point of [
      [6, 8, 4],
      [1, 1, -3],
      [6, 8, 22],
      [3, 4, 5],
      [3, 4, 10],
      [1, 2, 3],
    ]) {
      const { b, rounded } = pointCylinderDistance(point, cylinder).closest[0]!;
      expect(pointCylinder(rounded.pointB, cylinder).feature).toEqual(b);
    }
  });
});

describe('pointConeDistance, pointTruncatedConeDistance', () => {
  const cone = { apex: [0, 0, 4], center: [0, 0, 0], radius: 3 };
  const truncated = { start: [0, 0, 0], end: [0, 0, 4], startRadius: 6, endRadius: 3 };

  it('know all positions', () => {
    expect(words(pointConeDistance([0, 1, 1], cone))).toBe('0 interior 0 (0 1 1)');
    expect(words(pointConeDistance([5.5, 0, 5], cone))).toBe('5 face 0 (1.5 0 2)');
    expect(words(pointConeDistance([0, 0, 9], cone))).toBe('5 vertex 0 (0 0 4)');
    expect(words(pointConeDistance([1, 1, -2], cone))).toBe('2 face 1 (1 1 0)');
    expect(words(pointConeDistance([8, 0, -12], cone))).toBe('13 edge 0 (3 0 0)');
    expect(words(pointConeDistance([4, 0, 7], cone))).toBe('5 vertex 0 (0 0 4)');
    expect(words(pointConeDistance([4, 0, 6.9375], cone))).toMatch(/^4.9\d+ face 0/);
    expect(words(pointTruncatedConeDistance([0, 12.5, 8], truncated))).toBe('10 face 0 (0 4.5 2)');
    expect(words(pointTruncatedConeDistance([0, 2, 8], truncated))).toBe('4 face 2 (0 2 4)');
    expect(words(pointTruncatedConeDistance([0, 7, 9], truncated))).toMatch(/^6.4\d+ edge 1 \(0 3 4\)$/);
    expect(words(pointTruncatedConeDistance([0, 11, -12], truncated))).toBe('13 edge 0 (0 6 0)');
    const turned = { start: [0, 0, 4], end: [0, 0, 0], startRadius: 3, endRadius: 6 };
    expect(words(pointTruncatedConeDistance([0, 11, -12], turned))).toBe('13 edge 1 (0 6 0)');
    const segment = { ...truncated, startRadius: 0, endRadius: 0 };
    expect(words(pointTruncatedConeDistance([3, 4, 2], segment))).toBe('5 face 0 (0 0 2)');
    expect(words(pointTruncatedConeDistance([3, 4, 16], segment))).toBe('13 vertex 1 (0 0 4)');
  });
});

describe('compareDistance and compareDistances', () => {
  it('compare distances from round shapes exactly', () => {
    const found = pointCircleDistance([1, 1, 0], circle);
    // 5 - √2.
    expect(found.distance).toBe(3.585786437626905);
    expect(compareDistance(found, 3.585786437626905)).toBe(-1);
    expect(compareDistance(found, 3.5857864376269046)).toBe(1);
    expect(compareDistance(pointCircleDistance([6, 8, 12], circle), 13)).toBe(0);
    expect(compareDistances(found, pointCircleDistance([-1, 1, 0], circle))).toBe(0);
    expect(compareDistances(found, pointCircleDistance([1, 1, 2 ** -30], circle))).toBe(-1);
    expect(compareDistances(found, pointCircleDistance([1, 2, 0], circle))).toBe(1);
    const flat = pointPointDistance([0, 0, 0], [0, 0, 13]);
    expect(compareDistances(flat, pointCircleDistance([6, 8, 12], circle))).toBe(0);
    expect(compareDistances(flat, found)).toBe(1);
    expect(compareDistances(found, flat)).toBe(-1);
  });

  it('refuse what is no square', () => {
    const bad = { ...surd.sqrt(rational.fromNumber(2)), rational: -2n };
    expect(() => compareDistance({ squaredDistance: bad }, 1)).toThrow(
      'compareDistance: d.squaredDistance must be a number that `surd` made, at least 0',
    );
    expect(() =>
      compareDistances(
        { squaredDistance: { ...bad, denominator: 0n } },
        pointPointDistance([0, 0, 0], [0, 0, 1]),
      ),
    ).toThrow('compareDistances: d.squaredDistance must be');
  });
});

describe('bad input', () => {
  it('is named', () => {
    expect(() => pointCircleDistance([0, 0, Number.NaN], circle)).toThrow(
      'pointCircleDistance: point[2] must be a finite number, got NaN',
    );
    expect(() => pointCircleDistance([0, 0, 0], { ...circle, normal: [0, 0, 0] })).toThrow(
      'pointCircleDistance: circle.normal must be a normal other than zero',
    );
    expect(() => pointDiskDistance([0, 0, 0], { ...circle, radius: -1 })).toThrow(
      'pointDiskDistance: disk.radius must be a finite number, at least 0, got -1',
    );
    expect(() => pointCylinderDistance([0, 0, 0], { start: [1, 1, 1], end: [1, 1, 1], radius: 1 })).toThrow(
      'pointCylinderDistance: cylinder.end must be a point other than cylinder.start',
    );
    expect(() => pointConeDistance([0, 0], { apex: [1, 1, 1], center: [1, 1, 2], radius: 1 })).toThrow(
      'pointConeDistance: point must be a point of 3 coordinates',
    );
  });
});
