import { describe, expect, it } from 'vitest';
import { UNDECIDED } from '../../../src/core/sign.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { hasPointOutside, lifted, meetFilter } from '../../../src/round/conics/filter.js';
import { exactRelation, relationOf } from '../../../src/round/conics/pencil.js';

type Shape = Parameters<typeof lifted>[0];

const random = new Random(1, 2, 3, 4);
const numbers = (n: number, size: number) => Array.from({ length: n }, () => size * (2 * random.unit() - 1));
const shape = (n: number): Shape => ({
  center: numbers(n, 1.5),
  axes: Array.from({ length: n }, () => numbers(n, 1)),
});

const filtered = (a: Shape, b: Shape) => meetFilter(lifted(a), lifted(b));
const ball = (center: readonly number[], radius: number): Shape => ({
  center,
  axes: center.map((_, i) => center.map((_, k) => (i === k ? radius : 0))),
});

/** Under a matrix whose images are rounded, so that a tangent is missed by a few ulps or not. */
const mapped = ({ center, axes }: Shape, n: number): Shape => {
  const map = (v: ArrayLike<number>) =>
    n === 2 ? [v[0]! + v[1]! / 3, v[1]! * 0.7] : [v[0]! + v[1]! / 3, v[1]! * 0.7, v[2]! - v[0]! / 7];
  return { center: map(center), axes: axes.map(map) };
};

describe.each([2, 3])('the filter in %i dimensions', (n) => {
  it('decides most pairs, and relations are those of the roots', () => {
    let undecided = 0;
    for (let i = 0; i < 150; i++) {
      const [a, b] = [shape(n), shape(n)];
      const exact = exactRelation(a, b);
      expect(relationOf(a, b)).toEqual(exact);
      const sign = filtered(a, b);
      if (sign === UNDECIDED) undecided++;
      else expect(sign > 0).toBe(exact.relation === 'disjoint');
    }
    expect(undecided).toBeLessThan(15);
  });

  it('is never wrong at tangents that are missed by ulps', () => {
    const certain = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const direction = n === 2 ? [3, 4] : [2, 3, 6];
      const length = n === 2 ? 5 : 7;
      const radius = 1 + (i % 6) / 3;
      const gap = (i % 2 === 0 ? 1 : -1) * 2 ** -(30 + (i % 22));
      const [a, b] = [ball(new Array<number>(n).fill(0), radius), ball(direction, length - radius + gap)].map(
        (one) => mapped(one, n),
      ) as [Shape, Shape];
      const sign = filtered(a, b);
      certain.add(sign);
      if (sign === UNDECIDED) continue;
      expect(sign > 0).toBe(exactRelation(a, b).relation === 'disjoint');
    }
    expect([...certain].sort()).toEqual([-1, 1, UNDECIDED]);
  });

  it('leaves tangents, and what over- or underflows, to the roots', () => {
    const zero = new Array<number>(n).fill(0);
    const right = zero.map((_, i) => (i === 0 ? 2 : 0));
    expect(filtered(ball(zero, 1), ball(right, 1))).toBe(UNDECIDED);
    for (const factor of [2 ** -1000, 2 ** 1000]) {
      const scaled = (s: Shape): Shape => ({
        center: Array.from(s.center, (x) => x * factor),
        axes: s.axes.map((axis) => Array.from(axis, (x) => x * factor)),
      });
      const far = right.map((x) => 2 * x);
      expect(filtered(scaled(ball(zero, 1)), scaled(ball(far, 1)))).toBe(UNDECIDED);
      expect(relationOf(scaled(ball(zero, 1)), scaled(ball(far, 1))).relation).toBe('disjoint');
    }
  });

  it('knows a point of the one that is not in the other', () => {
    const zero = new Array<number>(n).fill(0);
    const [small, large] = [ball(zero, 1), ball(zero, 2)].map(lifted) as [
      ReturnType<typeof lifted>,
      ReturnType<typeof lifted>,
    ];
    expect(hasPointOutside(large, small)).toBe(true);
    expect(hasPointOutside(small, large)).toBe(false);
    expect(hasPointOutside(small, small)).toBe(false);
  });
});
