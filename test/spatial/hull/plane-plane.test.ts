import { describe, expect, it } from 'vitest';
import { planePlane, planesIntersect } from '../../../src/spatial/hull/plane-plane.js';

type P = [number, number, number];
const plane = (normal: P, constant: number) => ({ normal, constant });
const TINY = Number.MIN_VALUE;
const HUGE = Number.MAX_VALUE;

describe('planePlane', () => {
  it.each([
    ['identical', 1, plane([1, 2, 3], 4), plane([2, 4, 6], 8)],
    ['identical', -1, plane([1, 2, 3], 4), plane([-1, -2, -3], -4)],
    ['identical', 1, plane([0, 0, TINY], 0), plane([0, 0, HUGE], -0)],
    ['parallel', 1, plane([1, 2, 3], 4), plane([2, 4, 6], 7)],
    ['parallel', -1, plane([0, 1, 0], 4), plane([0, -1, 0], 4)],
    ['parallel', 1, plane([1, 0, 0], 0), plane([1, 0, 0], TINY)],
    ['parallel', 1, plane([0, 0, 1], 0), plane([0, 0, 1], TINY)],
    ['crossing', 0, plane([1, 0, 0], 4), plane([1, TINY, 0], 4)],
    ['crossing', 0, plane([0, 1, 0], 4), plane([0, 1, 1], 4)],
    ['crossing', 0, plane([0, 0, 1], 4), plane([1, 0, 1], 4)],
  ] as const)('%s %d', (position, facing, p, q) => {
    const relation = { crossing: 'crossing', parallel: 'disjoint', identical: 'overlapping' }[position];
    for (const [a, b] of [
      [p, q],
      [q, p],
    ] as const) {
      expect(planePlane(a, b)).toEqual({ relation, contact: [], position, facing });
      expect(planesIntersect(a, b)).toBe(position !== 'parallel');
    }
  });
  it('rejects what is no plane', () => {
    const p = plane([1, 0, 0], 0);
    expect(() => planePlane(plane([0, 0, 0], 1), p)).toThrow(
      'planePlane: a.normal must be a normal other than zero, got [0, 0, 0]',
    );
    expect(() => planePlane(p, plane([1, 0, 0], Number.POSITIVE_INFINITY))).toThrow(
      'planePlane: b.constant must be a finite number, got Infinity',
    );
    expect(() => planePlane(p, plane([0, 0, 0], 1))).toThrow('b.normal');
  });
});
