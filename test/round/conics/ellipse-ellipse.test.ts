import { describe, expect, it } from 'vitest';
import type { Ellipse } from '../../../src/core/shapes.js';
import { ellipseEllipse2d, ellipsesIntersect2d } from '../../../src/round/index.js';
import { circleCircle2d } from '../../../src/round/planar/index.js';

const circle = (x: number, y: number, radius: number): Ellipse => ({
  center: [x, y],
  axes: [
    [radius, 0],
    [0, radius],
  ],
});
const ellipse = (x: number, y: number, a: number, b: number): Ellipse => ({
  center: [x, y],
  axes: [
    [a, 0],
    [0, b],
  ],
});
const words = (a: Ellipse, b: Ellipse): string => {
  const { relation, containment, boundaries } = ellipseEllipse2d(a, b);
  expect(ellipsesIntersect2d(a, b)).toBe(relation !== 'disjoint');
  return `${relation} ${containment} ${boundaries}`;
};

describe('ellipseEllipse2d', () => {
  it('knows all positions', () => {
    const one = ellipse(0, 0, 5, 3);
    expect(words(one, ellipse(9, 0, 4, 1))).toBe('touching none touching');
    expect(words(one, ellipse(9.5, 0, 4, 1))).toBe('disjoint none disjoint');
    expect(words(one, ellipse(8.5, 0, 4, 1))).toBe('overlapping none crossing');
    expect(words(one, ellipse(0, 0, 3, 5))).toBe('overlapping none crossing');
    expect(words(one, ellipse(0, 1, 1, 1))).toBe('overlapping containing disjoint');
    expect(words(one, ellipse(0, 2, 1, 1))).toBe('overlapping containing touching');
    expect(words(one, ellipse(1, 0, 9, 9))).toBe('overlapping inside disjoint');
    expect(words(one, ellipse(0, 0, 5, 4))).toBe('overlapping inside touching');
    expect(words(one, one)).toBe('overlapping equal overlapping');
  });

  it('takes the region for what it is, whatever its axes', () => {
    const turned: Ellipse = {
      center: [1, 2],
      axes: [
        [3, 4],
        [-4, 3],
      ],
    };
    expect(words(circle(1, 2, 5), turned)).toBe('overlapping equal overlapping');
    const flipped: Ellipse = {
      center: [1, 2],
      axes: [
        [0, -5],
        [-5, 0],
      ],
    };
    expect(words(turned, flipped)).toBe('overlapping equal overlapping');
  });

  it('sees an ellipse touch another one from inside at two points', () => {
    const outer = ellipse(0, 0, 325, 300);
    expect(words(outer, circle(35, 0, 288))).toBe('overlapping containing touching');
    expect(words(outer, circle(35, 0, 288 + 2 ** -44))).toBe('overlapping none crossing');
    expect(words(outer, circle(35, 0, 288 - 2 ** -44))).toBe('overlapping containing disjoint');
    expect(words(outer, circle(0, 0, 300))).toBe('overlapping containing touching');
  });

  it('sees one ulp', () => {
    const one = ellipse(0, 0, 0.1, 0.3);
    const far = 0.1 + 2 ** -54;
    expect(words(one, ellipse(0.2, 0, 0.1, 7))).toBe('touching none touching');
    expect(words(one, ellipse(0.2, 0, far, 7))).toBe('overlapping none crossing');
    expect(words(one, ellipse(0.2 + 2 ** -55, 0, 0.1, 7))).toBe('disjoint none disjoint');
  });

  it('is right at the ends of the range of doubles', () => {
    const [tiny, huge] = [Number.MIN_VALUE, 2 ** 1023];
    expect(words(circle(0, 0, tiny), circle(2 * tiny, 0, tiny))).toBe('touching none touching');
    expect(words(circle(-huge, 0, huge), circle(huge, 0, huge))).toBe('touching none touching');
    expect(words(circle(0, 0, huge), circle(tiny, 0, huge))).toBe('overlapping none crossing');
    expect(words(ellipse(0, 0, huge, tiny), ellipse(0, 0, tiny, huge))).toBe('overlapping none crossing');
    expect(words(ellipse(0, 0, huge, tiny), circle(huge, 0, tiny))).toBe('overlapping none crossing');
    expect(words(circle(0, 0, tiny), circle(huge, 0, huge))).toBe('overlapping none crossing');
    expect(words(circle(0, 0, tiny), ellipse(0, 0, huge, tiny))).toBe('overlapping inside touching');
  });

  it('agrees with the circles that ellipses can be', () => {
    for (let i = 0; i < 200; i++) {
      const [x, y, r, s] = [i % 5, (i % 7) - 3, 1 + (i % 4), 1 + (i % 11) / 2] as const;
      const expected = circleCircle2d({ center: [0, 0], radius: r }, { center: [x, y], radius: s });
      expect(ellipseEllipse2d(circle(0, 0, r), circle(x, y, s))).toMatchObject(expected);
    }
  });

  it('rejects what is no ellipse, by the name of the argument', () => {
    const flat: Ellipse = {
      center: [0, 0],
      axes: [
        [1, 2],
        [2, 4],
      ],
    };
    expect(() => ellipseEllipse2d(circle(0, 0, 1), flat)).toThrow(/ellipseEllipse2d: b\.axes/);
    expect(() => ellipsesIntersect2d(flat, circle(0, 0, 1))).toThrow(/ellipsesIntersect2d: a\.axes/);
    expect(() => ellipsesIntersect2d(circle(Number.NaN, 0, 1), flat)).toThrow(RangeError);
  });
});
