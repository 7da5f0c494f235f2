import { describe, expect, it } from 'vitest';
import { threePlanes, threePlanesIntersect } from '../../../src/spatial/hull/three-planes.js';

type P = [number, number, number];
const plane = (normal: P, constant: number) => ({ normal, constant });
const TINY = Number.MIN_VALUE;
const HUGE = Number.MAX_VALUE;

describe('threePlanes', () => {
  const [x, y, z] = [plane([1, 0, 0], 0), plane([0, 1, 0], 0), plane([0, 0, 1], 0)];
  const sum = (constant: number) => plane([1, 1, 0], constant);
  it.each([
    ['point', 0, null, x, y, z],
    ['point', 0, null, x, y, plane([1, 1, TINY], 3)],
    ['line', 1, null, x, y, sum(0)],
    ['line', 1, null, plane([1, 0, 0], -1), plane([0, 1, 0], -2), sum(-3)],
    ['prism', -1, null, x, y, sum(TINY)],
    ['parallel-pair', -1, 0, y, x, plane([2, 0, 0], 1)],
    ['parallel-pair', -1, 1, x, y, plane([2, 0, 0], 1)],
    ['parallel-pair', -1, 2, x, plane([2, 0, 0], 1), y],
    ['identical-pair', 1, 0, y, x, plane([-2, 0, 0], 0)],
    ['identical-pair', 1, 1, x, y, plane([-2, 0, 0], 0)],
    ['identical-pair', 1, 2, x, plane([-2, 0, 0], 0), y],
    ['parallel', -1, null, x, plane([1, 0, 0], 1), plane([-1, 0, 0], 2)],
    ['parallel-to-identical-pair', -1, 0, plane([1, 0, 0], 1), x, plane([-1, 0, 0], 0)],
    ['parallel-to-identical-pair', -1, 1, x, plane([1, 0, 0], 1), plane([-1, 0, 0], 0)],
    ['parallel-to-identical-pair', -1, 2, x, plane([-1, 0, 0], 0), plane([1, 0, 0], 1)],
    ['identical', 2, null, x, plane([-1, 0, 0], 0), plane([HUGE, 0, 0], 0)],
  ] as const)('%s, dimension %s, odd %s', (configuration, dimension, odd, p, q, r) => {
    const relation = dimension < 0 ? 'disjoint' : dimension < 2 ? 'crossing' : 'overlapping';
    expect(threePlanes(p, q, r)).toEqual({ relation, configuration, dimension, odd });
    expect(threePlanesIntersect(p, q, r)).toBe(dimension >= 0);
  });
  it('finds prisms along every axis', () => {
    for (const [p, q, r] of [
      [x, y, plane([1, 1, 0], 1)],
      [y, z, plane([0, 1, 1], 1)],
      [z, x, plane([1, 0, 1], 1)],
    ] as const) {
      expect(threePlanes(p, q, r).configuration).toBe('prism');
      expect(threePlanes(p, q, { ...r, constant: 0 }).configuration).toBe('line');
    }
  });
  it('rejects what is no plane', () => {
    const none = plane([0, 0, 0], 0);
    expect(() => threePlanes(none, x, y)).toThrow('threePlanes: p.normal');
    expect(() => threePlanes(x, none, y)).toThrow('threePlanes: q.normal');
    expect(() => threePlanes(x, y, none)).toThrow('threePlanes: r.normal');
  });
});
