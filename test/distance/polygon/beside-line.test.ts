import { describe, expect, it } from 'vitest';
import {
  add,
  divide,
  fromNumber,
  multiply,
  type Rational,
  subtract,
  toNumber,
} from '../../../src/arithmetic/rational.js';
import type { Point2 } from '../../../src/core/shapes.js';
import { isBesideLine } from '../../../src/distance/polygon/beside-line.js';
import { Random } from '../../../src/oracle/cases/random.js';

/** The point at x of a line, by its exact height, rounded. */
function onLine(start: Point2, end: Point2, x: number): [number, number] {
  const [r, s, t, w] = [start[0]!, start[1]!, end[0]!, end[1]!].map(fromNumber) as [
    Rational,
    Rational,
    Rational,
    Rational,
  ];
  const slope = divide(subtract(w, s), subtract(t, r));
  return [x, toNumber(add(s, multiply(slope, subtract(fromNumber(x), r))))];
}

const SIZES: Readonly<Record<string, (x: number, axis: 0 | 1) => number>> = {
  'as they are': (x) => x,
  'far away': (x) => x + 1e9,
  flat: (x) => 1 + x * 2 ** -40,
  'small enough for products to underflow': (x) => x * 2 ** -535,
  'almost nothing': (x) => x * 2 ** -1060,
  'of heights that are almost nothing': (x, axis) => (axis === 0 ? x : x * 2 ** -1060),
  'large enough for products to overflow': (x) => x * 2 ** 1000,
};

describe('points beside a line', () => {
  it.each(Object.keys(SIZES))('%s: none that were on it before they were rounded', (name) => {
    const random = new Random(1, 2, 3, 4);
    const point = (): [number, number] => [SIZES[name]!(random.unit(), 0), SIZES[name]!(random.unit(), 1)];
    for (let i = 0; i < 500; i++) {
      const [start, end] = [point(), point()];
      if (start[0] === end[0]) continue;
      const [x, y] = onLine(start, end, point()[0]);
      if (!Number.isFinite(y)) continue;
      expect(isBesideLine([x, y], start, end)).toBe(false);
      expect(isBesideLine([y, x], [start[1], start[0]], [end[1], end[0]])).toBe(false);
    }
  });

  it('those that are some roundings off, on either side', () => {
    const random = new Random(1, 2, 3, 4);
    for (let i = 0; i < 500; i++) {
      const [start, end]: [Point2, Point2] = [
        [0, 1 + random.unit()],
        [1, 1 + random.unit()],
      ];
      const [x, y] = onLine(start, end, random.unit());
      for (const side of [-1, 1]) expect(isBesideLine([x, y + side * 2 ** -46], start, end)).toBe(true);
    }
  });

  it('nothing is told where a difference or a product overflows', () => {
    const most = Number.MAX_VALUE;
    expect(isBesideLine([0, 1], [-most, 0], [most, 0])).toBe(false);
    expect(isBesideLine([0, most], [-(2 ** 900), -most], [2 ** 900, 0])).toBe(false);
  });
});
