import { describe, expect, it } from 'vitest';
import { rational } from '../../../src/arithmetic/index.js';
import { newellNormal, polygonArea, polygonCentroid } from '../../../src/spatial/index.js';

const fraction = (n: number, d = 1) => rational.fromParts(BigInt(n), BigInt(d));
/** An L of three squares in the plane z = 2 x. */
const ELL = (
  [
    [0, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ] as const
).map(([x, y]) => [x, y, 2 * x] as const);

describe('newellNormal, polygonArea, polygonCentroid', () => {
  it('are those of a polygon that is not convex', () => {
    expect(newellNormal(ELL)).toEqual([fraction(-12), fraction(0), fraction(6)]);
    expect(polygonArea(ELL)).toBe(Math.sqrt(45));
    expect(polygonCentroid(ELL)).toEqual([fraction(5, 6), fraction(5, 6), fraction(5, 3)]);
    const turned = [...ELL.slice(3), ...ELL.slice(0, 3)];
    expect(polygonCentroid(turned)).toEqual(polygonCentroid(ELL));
    expect(polygonCentroid([...ELL].reverse())).toEqual(polygonCentroid(ELL));
    expect(newellNormal([...ELL, ELL[0]!])).toEqual(newellNormal(ELL));
  });

  it('have no centroid where there is no plane or no area', () => {
    const bent = ELL.map((p, i) => (i === 3 ? [1, 1, 3] : p));
    expect(polygonCentroid(bent)).toBeNull();
    expect(polygonArea(bent)).toBeGreaterThan(6);
    const onLine = [0, 1, 2].map((x) => [x, x, x]);
    expect([polygonCentroid(onLine), polygonArea(onLine)]).toEqual([null, 0]);
    expect([polygonCentroid([]), polygonArea([]), newellNormal([])]).toEqual([
      null,
      0,
      [fraction(0), fraction(0), fraction(0)],
    ]);
  });

  it('are exact from the least to the greatest double', () => {
    const [least, most] = [Number.MIN_VALUE, Number.MAX_VALUE];
    const product = rational.multiply(rational.fromNumber(most), rational.fromNumber(least));
    const wide = [
      [0, 0, 0],
      [most, 0, 0],
      [0, least, 0],
    ];
    expect(newellNormal(wide)).toEqual([fraction(0), fraction(0), product]);
    expect(polygonArea(wide)).toBe(rational.toNumber(product) / 2);
    expect(polygonArea(wide.map(([x, y]) => [x! && most, y! && most, 0]))).toBe(Infinity);
    expect(polygonCentroid(wide)![1]).toEqual(rational.divide(rational.fromNumber(least), fraction(3)));
  });
});
