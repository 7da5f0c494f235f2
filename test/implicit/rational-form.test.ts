import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { linePlanePoint, planeThrough } from '../../src/implicit/index.js';
import { rationalForm } from '../../src/implicit/rational-form.js';

/** The coordinates of a point by its integers. */
const fractionsOf = (...args: Parameters<typeof rationalForm>) => {
  const { x, y, z, w, exponent } = rationalForm(...args);
  const scale = rational.fromNumber(2 ** exponent);
  return [x, y, z].map((n) => rational.toNumber(rational.multiply(rational.fromParts(n, w), scale)));
};

describe('rationalForm', () => {
  it('takes plain points, implicit ones, and lists of fractions', () => {
    expect(fractionsOf('f', 'point', [0.5, -3, 1e-300])).toEqual([0.5, -3, 1e-300]);
    const third = linePlanePoint([0, 0, 0], [1, 1, 3], planeThrough([0, 0, 1], [1, 0, 1], [0, 1, 1]))!;
    expect(fractionsOf('f', 'point', third)).toEqual([1 / 3, 1 / 3, 1]);
    const [a, b, c] = [
      [1n, 3n],
      [-2n, 5n],
      [7n, 1n],
    ].map(([n, d]) => rational.fromParts(n!, d!));
    expect(fractionsOf('f', 'point', [a!, b!, c!])).toEqual([1 / 3, -0.4, 7]);
  });

  it('refuses what has roots, and other lists', () => {
    const one = rational.fromNumber(1);
    const root = { type: 'surd', a: one, b: one, c: rational.fromNumber(2) } as never;
    expect(() => rationalForm('f', 'point', [one, root, one])).toThrow(RangeError);
    expect(() => rationalForm('f', 'point', [one, one] as never)).toThrow(
      /f: point must be a point of 3 coordinates/,
    );
  });
});
