import { describe, expect, it } from 'vitest';
import { crossingOrder2d } from '../../../src/planar/linear/crossing-order.js';

const segment = (a: number, b: number, c: number, d: number) => ({ start: [a, b], end: [c, d] });
const turned = ({ start, end }: ReturnType<typeof segment>) => ({ start: end, end: start });
const along = segment(0, 0, 1, 0);

describe('crossingOrder2d', () => {
  it.each([
    [segment(5, 1, 5, -1), segment(2, -1, 3, 1), 1],
    [segment(2, -1, 3, 1), segment(5, 1, 5, -1), -1],
    [segment(2, -1, 3, 1), segment(0, 5, 5, -5), 0],
    [segment(2, -1, 3, 1), segment(3, 1, 4, 3), 0],
    // Far from the segments themselves.
    [segment(0, 9, 1, 8), segment(0, -9, 1, -8), 0],
    [segment(0, 9, 1, 8), segment(0, -9, 1, -8.000000000000002), -1],
  ])('%j, %j: %i', (first, second, expected) => {
    for (const one of [first, turned(first)]) {
      for (const two of [second, turned(second)]) {
        expect(crossingOrder2d(along, one, two)).toBe(expected);
        // toBe tells -0 from 0.
        const reversed = expected === 0 ? 0 : -expected;
        expect(crossingOrder2d(turned(along), one, two)).toBe(reversed);
        expect(crossingOrder2d(along, two, one)).toBe(reversed);
      }
    }
  });

  it('is null without crossings', () => {
    const other = segment(0, 1, 1, 2);
    for (const parallel of [along, segment(5, 1, 7, 1), segment(3, 3, 3, 3)]) {
      expect(crossingOrder2d(along, parallel, other)).toBe(null);
      expect(crossingOrder2d(along, other, parallel)).toBe(null);
      expect(crossingOrder2d(along, parallel, parallel)).toBe(null);
    }
    expect(crossingOrder2d(segment(1, 1, 1, 1), other, along)).toBe(null);
  });
});
