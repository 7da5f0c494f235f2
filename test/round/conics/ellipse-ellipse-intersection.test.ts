import { describe, expect, it } from 'vitest';
import * as algebraic from '../../../src/arithmetic/algebraic.js';
import * as polynomial from '../../../src/arithmetic/polynomial.js';
import { fromNumber, fromParts } from '../../../src/arithmetic/rational.js';
import { roundSqrt } from '../../../src/arithmetic/rounding.js';
import { sqrt } from '../../../src/arithmetic/surd.js';
import type { Ellipse } from '../../../src/core/shapes.js';
import { ellipseEllipse2d, ellipseEllipseIntersection2d } from '../../../src/round/index.js';

type Pair = readonly [number, number];
const ellipse = (center: Pair, u: Pair, v: Pair): Ellipse => ({ center, axes: [u, v] });
const circle = (x: number, y: number, radius: number) => ellipse([x, y], [radius, 0], [0, radius]);

/** The points and how often they count; how the curves meet is what is said of the boundaries. */
function pointsOf(a: Ellipse, b: Ellipse) {
  const { relation, points } = ellipseEllipseIntersection2d(a, b);
  expect(relation).toBe(ellipseEllipse2d(a, b).boundaries);
  return points;
}

const text = (a: Ellipse, b: Ellipse) =>
  pointsOf(a, b).map(({ rounded, multiplicity }) => [...rounded.point, multiplicity]);

describe('ellipseEllipseIntersection2d', () => {
  it('finds none to four points, in lexicographic order, with multiplicities', () => {
    const one = circle(0, 0, 5);
    expect(text(one, circle(20, 0, 5))).toEqual([]);
    expect(text(one, circle(0, 0, 4))).toEqual([]);
    expect(text(one, circle(10, 0, 5))).toEqual([[5, 0, 2]]);
    expect(text(circle(10, 0, 5), one)).toEqual([[5, 0, 2]]);
    expect(text(one, circle(6, 0, 5))).toEqual([
      [3, -4, 1],
      [3, 4, 1],
    ]);
    expect(text(one, ellipse([0, 4], [3, 0], [0, 1]))).toEqual([
      [-3, 4, 1],
      [0, 5, 2],
      [3, 4, 1],
    ]);
    const cross = [ellipse([0, 0], [5, 0], [0, 2]), ellipse([0, 0], [2, 0], [0, 5])] as const;
    const r = roundSqrt(100n, 29n);
    expect(text(...cross)).toEqual([
      [-r, -r, 1],
      [-r, r, 1],
      [r, -r, 1],
      [r, r, 1],
    ]);
  });

  it('tells tangents by how close they are', () => {
    // x² + (m² + s²) y² + 2m xy = 72 y, of curvature 1/36 at the origin.
    const through = (m: number, s: number) =>
      ellipse([(-m * 36) / s ** 2, 36 / s ** 2], [36 / s, 0], [(-m * 36) / s ** 2, 36 / s ** 2]);
    expect(text(through(0, 1), through(0, 2))).toEqual([[0, 0, 4]]);
    expect(text(through(1, 1), through(1, 3))).toEqual([[0, 0, 4]]);
    const points = pointsOf(through(0, 1), through(1, 1));
    expect(points.map(({ multiplicity }) => multiplicity).sort()).toEqual([1, 3]);
    expect(points.find(({ multiplicity }) => multiplicity === 3)!.rounded.point).toEqual([0, 0]);
    const twice = pointsOf(ellipse([0, 0], [325, 0], [0, 300]), circle(35, 0, 288));
    // x is 35 · 325² / 125².
    expect(twice.map(({ rounded, multiplicity }) => [rounded.point[0], multiplicity])).toEqual([
      [236.6, 2],
      [236.6, 2],
    ]);
  });

  it('has no points, but all, of an ellipse and itself', () => {
    expect(ellipseEllipseIntersection2d(circle(1, 2, 5), ellipse([1, 2], [3, 4], [-4, 3]))).toEqual({
      relation: 'overlapping',
      points: [],
    });
    expect(text(circle(1, 2, 5), circle(1, 2, 5 + 2 ** -50))).toEqual([]);
  });

  it('gives exact coordinates: equal where they are, roots of their polynomials, on both curves', () => {
    const root = algebraic.fromSurd(sqrt(fromNumber(3)));
    const [low, high] = pointsOf(circle(0, 0, 2), circle(2, 0, 2));
    expect(algebraic.equals(high!.point[1], root)).toBe(true);
    expect(algebraic.equals(high!.point[0], low!.point[0])).toBe(true);
    expect(algebraic.compareRational(low!.point[0], fromParts(1n, 1n))).toBe(0);
    const points = pointsOf(
      ellipse([0.1, 0.2], [1.3, 0.4], [-0.2, 0.9]),
      ellipse([0.3, 0.1], [0.7, -0.4], [0.8, 1.1]),
    );
    expect(points.length).toBeGreaterThan(0);
    for (const { point, rounded } of points) {
      for (const [i, coordinate] of point.entries()) {
        expect(polynomial.degree(coordinate.polynomial)).toBeLessThanOrEqual(4);
        expect(algebraic.signAt(coordinate.polynomial, coordinate)).toBe(0);
        expect(algebraic.toNumber(coordinate)).toBe(rounded.point[i]);
      }
    }
  });

  it('has no -0 in what is exact', () => {
    // y² - 6y: the bound below the root 6 is 1, and one of the points has the coordinate 0.
    const { points } = ellipseEllipseIntersection2d(circle(0, 0, 5), circle(10, 0, 5));
    for (const { point } of points) {
      for (const { lower, upper } of point) {
        expect([lower.exponent, upper.exponent].some((x) => Object.is(x, -0))).toBe(false);
      }
    }
    const all = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) =>
      [1, 2, 3, 4].flatMap((r) => pointsOf(circle(0, 0, 5), circle(x, 1, r))),
    );
    const exponents = all.flatMap(({ point }) =>
      point.flatMap(({ lower, upper }) => [lower.exponent, upper.exponent]),
    );
    expect(exponents.filter((x) => Object.is(x, -0))).toEqual([]);
  });

  it('is right at the ends of the range of doubles', () => {
    const [tiny, huge] = [Number.MIN_VALUE, 2 ** 1023];
    expect(text(circle(0, 0, tiny), circle(2 * tiny, 0, tiny))).toEqual([[tiny, 0, 2]]);
    expect(text(circle(-huge, 0, huge), circle(huge, 0, huge))).toEqual([[0, 0, 2]]);
    expect(text(ellipse([0, 0], [huge, 0], [0, tiny]), circle(0, 0, tiny))).toEqual([
      [0, -tiny, 2],
      [0, tiny, 2],
    ]);
  });

  it('rejects what is no ellipse, by the name of the argument', () => {
    expect(() => ellipseEllipseIntersection2d(circle(0, 0, 0), circle(0, 0, 1))).toThrow(/a\.axes/);
    expect(() => ellipseEllipseIntersection2d(circle(0, 0, 1), circle(0, 0, 0))).toThrow(/b\.axes/);
  });
});
