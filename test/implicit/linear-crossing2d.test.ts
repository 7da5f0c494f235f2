import { describe, expect, it } from 'vitest';
import type { Ray, Segment } from '../../src/core/shapes.js';
import { coordinates2d, linearCrossingParameter2d, linearCrossingPoint2d } from '../../src/implicit/index.js';
import { Ball, minor } from './ball.js';
import { isApproximation, isQuotient } from './exact-forms.js';
import { forEachKind, points } from './inputs.js';
import { seeParameter, seePoint2 } from './see.js';

type Linear = Segment | Ray;

/** Segment or ray from four numbers. */
function linear(p: readonly number[], q: readonly number[], twoPoints: boolean): Linear {
  return twoPoints ? { start: p, end: q } : { origin: p, direction: q };
}

function along(p: readonly number[], q: readonly number[], twoPoints: boolean): readonly [Ball, Ball] {
  const one = (i: number) => (twoPoints ? Ball.difference(q[i]!, p[i]!) : Ball.of(q[i]!));
  return [one(0), one(1)];
}

describe('crossings of lines of two kinds', () => {
  it('have the rounded values and bounds of the rules, and the true ones as integers', () => {
    let defined = 0;
    forEachKind(131, 120, (draw, kind) => {
      const [a, b, c, d] = points(draw, kind, 4, 2) as [number[], number[], number[], number[]];
      const [first, second] = [draw.below(2) === 0, draw.below(2) === 0];
      const isZero = (x: number[]) => x.every((k) => k === 0);
      if ((!first && isZero(b)) || (!second && isZero(d))) return;
      const [ux, uy] = along(a, b, first);
      const [vx, vy] = along(c, d, second);
      const w = minor(ux, uy, vx, vy);
      const s = minor(Ball.difference(c[0]!, a[0]!), Ball.difference(c[1]!, a[1]!), vx, vy);
      const t = linearCrossingParameter2d(linear(a, b, first), linear(c, d, second));
      const point = linearCrossingPoint2d(linear(a, b, first), linear(c, d, second));
      expect(t === null).toBe(w.sign === 0);
      expect(point === null).toBe(w.sign === 0);
      if (t === null || point === null) return;
      defined++;
      expect(isApproximation(seeParameter!(t).approximation, [s, w])).toBe('as derived');
      expect(
        isQuotient(
          seeParameter!(t).exact.numerator,
          seeParameter!(t).exact.denominator,
          seeParameter!(t).exact.exponent,
          s.exact!,
          w.exact!,
        ),
      ).toBe(true);
      const x = Ball.of(a[0]!).times(w).plus(ux.times(s));
      const y = Ball.of(a[1]!).times(w).plus(uy.times(s));
      expect(isApproximation(seePoint2!(point).approximation, [x, y, w])).toBe('as derived');
      expect(
        isQuotient(
          seePoint2!(point).exact.x,
          seePoint2!(point).exact.w,
          seePoint2!(point).exact.exponent,
          x.exact!,
          w.exact!,
        ),
      ).toBe(true);
      expect(
        isQuotient(
          seePoint2!(point).exact.y,
          seePoint2!(point).exact.w,
          seePoint2!(point).exact.exponent,
          y.exact!,
          w.exact!,
        ),
      ).toBe(true);
      expect(seePoint2!(point).lines).toEqual([
        ...(first ? [[...a, ...b]] : []),
        ...(second ? [[...c, ...d]] : []),
      ]);
    });
    expect(defined).toBeGreaterThan(300);
  });

  it('are about whole lines', () => {
    const ray = { origin: [0, 0], direction: [1, 1] };
    const segment = { start: [4, 0], end: [3, 1] };
    expect(coordinates2d(linearCrossingPoint2d(ray, segment)!)).toEqual([2, 2]);
    expect(coordinates2d(linearCrossingPoint2d(segment, ray)!)).toEqual([2, 2]);
    expect(linearCrossingParameter2d(segment, ray)!.toNumber()).toBe(2);
    expect(linearCrossingParameter2d(ray, segment)!.toNumber()).toBe(2);
    expect(linearCrossingPoint2d(ray, { start: [0, 1], end: [1, 2] })).toBeNull();
    expect(linearCrossingPoint2d(ray, { start: [1, 1], end: [1, 1] })).toBeNull();
    expect(linearCrossingParameter2d(ray, { start: [0, 1], end: [1, 2] })).toBeNull();
  });

  it('reject by name', () => {
    const good = { start: [0, 0], end: [1, 1] };
    for (const [name, f] of [
      ['linearCrossingPoint2d', linearCrossingPoint2d],
      ['linearCrossingParameter2d', linearCrossingParameter2d],
    ] as const) {
      for (const [argument, ask] of [
        ['a', (bad: Linear) => f(bad, good)],
        ['b', (bad: Linear) => f(good, bad)],
      ] as const) {
        const nan = [0, NaN];
        const problem = 'must be a finite number, got NaN';
        expect(() => ask({ start: nan, end: [0, 0] })).toThrow(
          new RangeError(`${name}: ${argument}.start[1] ${problem}`),
        );
        expect(() => ask({ start: [0, 0], end: nan })).toThrow(
          new RangeError(`${name}: ${argument}.end[1] ${problem}`),
        );
        expect(() => ask({ origin: nan, direction: [0, 1] })).toThrow(
          new RangeError(`${name}: ${argument}.origin[1] ${problem}`),
        );
        expect(() => ask({ origin: [0, 0], direction: nan })).toThrow(
          new RangeError(`${name}: ${argument}.direction[1] ${problem}`),
        );
        expect(() => ask({ origin: [0, 0], direction: [0, -0] })).toThrow(
          new RangeError(`${name}: ${argument}.direction must be a direction other than zero, got [0, 0]`),
        );
        expect(ask({ origin: [0, 0], direction: [0, 5e-324] })).toBeDefined();
        expect(ask({ origin: [0, 0], direction: [5e-324, 0] })).toBeDefined();
      }
      expect(f({ start: [0, 0], end: [0, 0] }, good)).toBeNull();
    }
  });
});
