import { describe, expect, it } from 'vitest';
import { polygonPolygon, polygonsIntersect } from '../../../src/round/index.js';

type Point = readonly [number, number, number];
const flat = (...points: (readonly [number, number])[]): Point[] => points.map(([x, y]) => [x, y, 0]);
const upright = (...points: (readonly [number, number])[]): Point[] => points.map(([x, z]) => [x, 2, z]);
const words = (a: readonly Point[], b: readonly Point[]): string => {
  const { relation, containment } = polygonPolygon(a, b);
  return `${relation} ${containment}`;
};

/** With a notch from above. */
const NOTCHED = flat([0, 0], [9, 0], [9, 9], [6, 9], [6, 3], [3, 3], [3, 9], [0, 9]);

describe('two polygons of space', () => {
  it('cross in different planes, or miss each other in a notch', () => {
    const through = upright([1, -1], [2, -1], [2, 1], [1, 1]);
    expect(words(NOTCHED, through)).toBe('crossing none');
    const notch = NOTCHED.map(([x, y]): Point => [x, y + 2, 0]);
    const inNotch = upright([4, -1], [5, -1], [5, 1], [4, 1]).map(([x, , z]): Point => [x, 8, z]);
    expect(words(notch, inNotch)).toBe('disjoint none');
    const wider = inNotch.map(([x, y, z]): Point => [x === 4 ? 3 : x, y, z]);
    expect(words(notch, wider)).toBe('touching none');
  });

  it('touch where an edge lies in the other one', () => {
    expect(words(NOTCHED, upright([1, 0], [2, 0], [2, 1]))).toBe('touching none');
    expect(words(NOTCHED, upright([1, 2 ** -1074], [2, 1], [2, 2]))).toBe('disjoint none');
    expect(polygonsIntersect(NOTCHED, upright([1, 0], [2, 1], [2, 2]))).toBe(true);
  });

  it('are areas in one plane', () => {
    expect(words(NOTCHED, flat([1, 1], [2, 1], [2, 2]))).toBe('overlapping containing');
    expect(words(NOTCHED, flat([4, 4], [5, 4], [5, 5]))).toBe('disjoint none');
    expect(words(NOTCHED, flat([3, 3], [6, 3], [6, 9], [3, 9]))).toBe('touching none');
    expect(words(NOTCHED, flat([0, 0], [9, 0], [9, 9], [0, 9]))).toBe('overlapping inside');
    expect(words(NOTCHED, [...NOTCHED].reverse())).toBe('overlapping equal');
    expect(words(NOTCHED, flat([-1, 1], [1, 1], [1, 2]))).toBe('overlapping none');
  });

  it('are apart in parallel planes, and none where points lie in no plane', () => {
    expect(
      words(
        NOTCHED,
        NOTCHED.map(([x, y]): Point => [x, y, 5e-324]),
      ),
    ).toBe('disjoint none');
    const bent = [...flat([0, 0], [1, 0], [1, 1]), [0, 1, 1]] as Point[];
    expect(words(NOTCHED, bent)).toBe('not-planar none');
    expect(words(flat([0, 0], [1, 0], [2, 0]), NOTCHED)).toBe('degenerate none');
    expect(polygonsIntersect(NOTCHED, bent)).toBe(false);
  });
});
