import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinates, linePlanePoint, meanPoint, type PointLike3 } from '../../src/implicit/index.js';

type Fraction = readonly [numerator: bigint, denominator: bigint];

/** A double as a fraction, by its digits in base two. */
function fraction(x: number): Fraction {
  let numerator = x;
  let denominator = 1n;
  while (!Number.isInteger(numerator)) {
    // Doubling is exact up to 2^1023: what is not whole is below 2^53.
    numerator *= 2;
    denominator *= 2n;
  }
  return [BigInt(numerator), denominator];
}

const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const distance = (x: number, [n, d]: Fraction): Fraction => {
  const [a, b] = fraction(x);
  const difference = a * d - n * b;
  return [difference < 0n ? -difference : difference, b * d];
};
const isLess = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;

const bits = new DataView(new ArrayBuffer(8));
function neighbours(x: number): number[] {
  if (x === 0) return [-5e-324, 5e-324];
  bits.setFloat64(0, x);
  const n = bits.getBigInt64(0);
  return [n - 1n, n + 1n].map((each) => {
    bits.setBigInt64(0, each);
    return bits.getFloat64(0);
  });
}

/** That no double is nearer to the mean: the referee of rounding, by fractions and the doubles beside. */
function expectNearest(x: number, mean: Fraction): void {
  expect(Object.is(x, -0)).toBe(false);
  const error = distance(x, mean);
  for (const other of neighbours(x)) {
    if (Number.isFinite(other)) expect(isLess(distance(other, mean), error)).toBe(false);
  }
}

const double = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 5e-324, -5e-324, 2 ** -1022, 2 ** -1021 - 2 ** -1074, 1.7e308, -1.7e308, 1, 1 / 3),
  fc.integer({ min: -9, max: 9 }).map((n) => n * 2 ** -1074),
);
const point = fc.tuple(double, double, double);

describe('the mean of points', () => {
  it('of plain points is the double nearest to the true one', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 4 }), (points) => {
        const mean = meanPoint(points);
        for (let axis = 0; axis < 3; axis++) {
          const [n, d] = points.map((p) => fraction(p[axis]!)).reduce(add);
          expectNearest(mean[axis]!, [n, d * BigInt(points.length)]);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('of points with a definition is that of the true points, not of the rounded ones', () => {
    const at = (z: number, x: number) =>
      linePlanePoint([0, 0, 0], [x, 1, 3], { normal: [0, 0, 1], constant: -z })!;
    expect(meanPoint([at(1, 1), at(2, 1)])).toEqual([0.5, 0.5, 1.5]);
    expect(meanPoint([at(1, 1)])).toEqual(coordinates(at(1, 1)));
    const thirds: PointLike3[] = [at(1, 1), at(1, 1), [1, 1, 0], [0, -5 / 3, 7]];
    expect(meanPoint(thirds)[0]).toBe(5 / 12);
  });

  it('of points that are none', () => {
    expect(() => meanPoint([])).toThrow(
      new RangeError('meanPoint: points must be at least one point, got none'),
    );
    expect(() => meanPoint([[0, 0, Number.NaN]])).toThrow(/^meanPoint: point/);
  });
});
