import { describe, expect, it } from 'vitest';
import { coordinates, coordinates2d, isImplicit, lineLinePoint2d } from '../../src/implicit/index.js';
import { linePlanePoint, rayPlanePoint } from '../../src/implicit/line-plane-point.js';
import { roundScaledQuotient } from '../../src/implicit/objects/round-quotient.js';
import { seePoint, stubPoint, stubPoint2 } from './see.js';
import { counted, reachesExact, somePoint, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;

describe('roundScaledQuotient', () => {
  it('multiplies by the power of two before it rounds, once', () => {
    expect(roundScaledQuotient(1n, 3n, 0)).toBe(1 / 3);
    expect(roundScaledQuotient(1n, 3n, 1)).toBe(2 / 3);
    expect(roundScaledQuotient(1n, 3n, -1)).toBe(1 / 6);
    // Rounding first would give 1 and then lose the tie.
    expect(roundScaledQuotient((1n << 53n) + 1n, 1n << 53n, -1074)).toBe(MIN);
    expect(roundScaledQuotient(3n, 2n, -1074)).toBe(2 * MIN);
    expect(roundScaledQuotient(1n, 1n, -1075)).toBe(0);
    expect(roundScaledQuotient((1n << 60n) + 1n, 1n << 60n, -1075)).toBe(MIN);
    expect(roundScaledQuotient(-1n, 3n, -1074)).toBe(0);
    expect(roundScaledQuotient(1n, 1n, 1024)).toBe(Infinity);
    expect(roundScaledQuotient(-1n, 2n, 1024)).toBe(-(2 ** 1023));
  });
});

describe('coordinates of an implicit point', () => {
  /** x0 + t dx, on the line whose z runs from 0 to 1, cut at z = t. */
  const at = (x0: number, dx: number, t: number) =>
    coordinates(
      rayPlanePoint({ origin: [x0, 0, 0], direction: [dx, 0, 1] }, { normal: [0, 0, 1], constant: -t })!,
    )[0];

  it('are the nearest doubles, ties to even', () => {
    expect(at(1, 1, 2 ** -53)).toBe(1);
    expect(at(1, 1, 2 ** -53 + 2 ** -105)).toBe(1 + 2 ** -52);
    expect(at(1, 1, 3 * 2 ** -53)).toBe(1 + 2 ** -51);
    expect(at(-1, -1, 3 * 2 ** -53)).toBe(-1 - 2 ** -51);
    expect(at(0, 1, 1 / 3)).toBe(1 / 3);
  });

  it('overflow only if the true coordinate does', () => {
    expect(at(2 ** 1023, 2 ** 1023, 1)).toBe(Infinity);
    expect(at(-(2 ** 1023), -(2 ** 1023), 1)).toBe(-Infinity);
    expect(at(MAX, 2 ** 970, 1)).toBe(Infinity);
    expect(at(MAX, 2 ** 970, 1 - 2 ** -53)).toBe(MAX);
    expect(at(MAX, MAX, -1)).toBe(0);
  });

  it('may be subnormal, and are never -0', () => {
    expect(at(0, MIN, 0.5)).toBe(0);
    expect(at(0, MIN, -0.5)).toBe(0);
    expect(at(0, -MIN, 0.25)).toBe(0);
    expect(at(0, MIN, 0.75)).toBe(MIN);
    expect(at(0, MIN, 1.5)).toBe(2 * MIN);
    expect(at(0, -MIN, 2.5)).toBe(-2 * MIN);
    expect(at(-0, 0, 1)).toBe(0);
  });

  it('come in order, in space and in the plane', () => {
    const hit = linePlanePoint([0, 0, 0], [1, 2, 3], { normal: [0, 0, 1], constant: -1 })!;
    expect(coordinates(hit)).toEqual([1 / 3, 2 / 3, 1]);
    expect(coordinates2d(lineLinePoint2d([0, 0], [1, 2], [0, 1], [3, 1])!)).toEqual([0.5, 1]);
    const point = (exponent: number) =>
      stubPoint2([NaN, NaN, NaN, NaN, NaN, NaN], [], () => ({ x: 3n, y: -5n, w: 2n, exponent }));
    expect(coordinates2d(point(0))).toEqual([1.5, -2.5]);
    expect(coordinates2d(point(2))).toEqual([6, -10]);
    expect(coordinates2d(point(-2000))).toEqual([0, 0]);
  });
});

describe('coordinates of a plain point', () => {
  it('are its own, without -0', () => {
    expect(coordinates([1, -2.5, MIN])).toEqual([1, -2.5, MIN]);
    expect(coordinates(new Float64Array([-0, -0, -0]))).toEqual([0, 0, 0]);
    expect(coordinates2d([MAX, -MIN])).toEqual([MAX, -MIN]);
    expect(coordinates2d([-0, -0])).toEqual([0, 0]);
  });

  it('are checked', () => {
    expect(() => coordinates([0, NaN, 0])).toThrow(
      new RangeError('coordinates: point[1] must be a finite number, got NaN'),
    );
    expect(() => coordinates([0, 0])).toThrow(
      new RangeError('coordinates: point must be a point of 3 coordinates, got [0, 0]'),
    );
    expect(() => coordinates2d([0, Infinity])).toThrow(
      new RangeError('coordinates2d: point[1] must be a finite number, got Infinity'),
    );
    expect(() => coordinates2d([0, 0, 0])).toThrow(
      new RangeError('coordinates2d: point must be a point of 2 coordinates, got [0, 0, 0]'),
    );
  });
});

describe('an implicit point of space', () => {
  const numbers = [1, 2, 3, 1, 0, 0, 0, 0];

  it('derives its integers once, and its sharp coordinates once', () => {
    const exact = counted(somePoint);
    const sharp = counted([1, 2, 3, 1]);
    const point = stubPoint(numbers, [], undefined, exact.derive, sharp.derive);
    expect([exact.calls(), sharp.calls()]).toEqual([0, 0]);
    expect(seePoint(point).exact).toBe(somePoint);
    expect(seePoint(point).exact).toBe(somePoint);
    expect(seePoint(point).sharp).toEqual([1, 2, 3, 1]);
    expect(seePoint(point).sharp).toBe(seePoint(point).sharp);
    expect([exact.calls(), sharp.calls()]).toEqual([1, 1]);
  });

  it('remembers that it has no sharp coordinates', () => {
    const none = counted(null);
    const point = stubPoint(numbers, [], undefined, trap, none.derive);
    expect([seePoint(point).sharp, seePoint(point).sharp]).toEqual([null, null]);
    expect(none.calls()).toBe(1);
    expect(seePoint(stubPoint(numbers, [], undefined, trap)).sharp).toBeNull();
    expect(reachesExact(() => seePoint(point).exact)).toBe(true);
  });

  it('is told from a plain one', () => {
    expect(isImplicit(stubPoint(numbers, [], undefined, trap))).toBe(true);
    expect(isImplicit([1, 2, 3])).toBe(false);
  });
});
