/** Circles and spheres through points of either kind, against determinants of exact fractions. */
import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import type { PointLike2, PointLike3 } from '../../src/implicit/data.js';
import {
  exactCoordinates,
  exactCoordinates2d,
  inCircle2d,
  inSphere,
  linearCrossingPoint2d,
  linePlanePoint,
  orientation,
  orientation2d,
  planeOf,
} from '../../src/implicit/index.js';
import { type Draw, forEachKind } from './inputs.js';
import { mixedPoints2d, mixedPoints3d, permutations } from './mixed-points.js';

type Rational = rational.Rational;

/** By expansion along the first row, of fractions: nothing of what the kernel does. */
function determinant(rows: readonly (readonly Rational[])[]): Rational {
  if (rows.length === 1) return rows[0]![0]!;
  const [first, ...others] = rows;
  return first!.reduce((sum, x, i) => {
    const rest = others.map((row) => row.filter((_, k) => k !== i));
    const term = rational.multiply(x, determinant(rest));
    return i % 2 === 0 ? rational.add(sum, term) : rational.subtract(sum, term);
  }, rational.fromNumber(0));
}

/** The determinant of (coordinates, square, 1) of all points, turned to the sign of `incircle` and `insphere`. */
function lifted(points: readonly (readonly Rational[])[]): number {
  const one = rational.fromNumber(1);
  const rows = points.map((p) => {
    const square = p.map((x) => rational.multiply(x, x)).reduce((a, b) => rational.add(a, b));
    return points.length === 5 ? [square, ...p, one] : [...p, square, one];
  });
  return rational.sign(determinant(rows));
}

const signs = () => new Map<number, number>();
const count = (map: Map<number, number>, sign: number) => map.set(sign, (map.get(sign) ?? 0) + 1);

describe('inCircle2d', () => {
  it('agrees with fractions', () => {
    const seen = signs();
    forEachKind(101, 120, (draw, kind) => {
      const points = mixedPoints2d(draw, kind, 4) as [PointLike2, PointLike2, PointLike2, PointLike2];
      const sign = inCircle2d(...points);
      expect(sign).toBe(lifted(points.map(exactCoordinates2d)));
      count(seen, sign);
    });
    expect(Math.min(seen.get(-1)!, seen.get(0)!, seen.get(1)!)).toBeGreaterThan(50);
  });

  it('is 0 for crossings on one circle, and its sign follows permutations', () => {
    // Points of the unit circle by rational parameters, as crossings of a line through (-1, 0) with another.
    const on = (t: number): PointLike2 =>
      linearCrossingPoint2d({ origin: [-1, 0], direction: [1, t] }, { origin: [1, 0], direction: [-t, 1] })!;
    const points = [on(0.1), on(0.7), on(3), on(-1.3)] as const;
    for (const { order } of permutations(4)) {
      const [a, b, c, d] = order.map((i) => points[i]!) as [PointLike2, PointLike2, PointLike2, PointLike2];
      expect(inCircle2d(a, b, c, d)).toBe(0);
      expect(inCircle2d(a, b, c, [0, 0])).toBe(orientation2d(a, b, c));
      expect(inCircle2d(a, b, c, [2, 2])).toBe(-orientation2d(a, b, c));
    }
  });
});

describe('inSphere', () => {
  it('agrees with fractions', () => {
    const seen = signs();
    forEachKind(102, 60, (draw: Draw, kind) => {
      const points = mixedPoints3d(draw, kind, 5) as Five;
      const sign = inSphere(...points);
      expect(sign).toBe(lifted(points.map(exactCoordinates)));
      count(seen, sign);
    });
    expect(Math.min(seen.get(-1)!, seen.get(0)!, seen.get(1)!)).toBeGreaterThan(25);
  });

  it('is 0 for points on one sphere, and its sign follows permutations', () => {
    // On the sphere around (1/2, 1/2, 1/2) through the corners of the unit cube, cut by lines parallel to axes.
    const at = (x: number, y: number, z: number): PointLike3 =>
      linePlanePoint([x, y, -3], [x, y, 7], planeOf({ normal: [0, 0, 3], constant: -3 * z }))!;
    const points = [at(0, 0, 0), at(1, 0, 0), [0, 1, 0], at(0, 0, 1), at(1, 1, 1)] as const;
    for (const { order } of permutations(5)) {
      const [a, b, c, d, e] = order.map((i) => points[i]!) as unknown as Five;
      expect(inSphere(a, b, c, d, e)).toBe(0);
      const middle = at(0.5, 0.25, 0.5);
      expect(inSphere(a, b, c, d, middle)).toBe(orientation(a, b, c, d));
    }
  });

  it('names what is no point', () => {
    const o = [0, 0, 0];
    expect(() => inSphere(o, o, o, o, [0, 0])).toThrow('inSphere: t must be a point of 3 coordinates');
    expect(() => inCircle2d([0, NaN], [0, 0], [0, 0], [0, 0])).toThrow('inCircle2d: p[1] must be a finite');
  });
});

type Five = [PointLike3, PointLike3, PointLike3, PointLike3, PointLike3];
