import { describe, expect, it } from 'vitest';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import { requirePoint2 } from '../../src/core/arguments/index.js';
import type { ImplicitPoint2 } from '../../src/implicit/data.js';
import { exactForm2, homogeneous2d, roundedForm2 } from '../../src/implicit/forms.js';
import { coordinates2d, linearCrossingPoint2d, lineLinePoint2d } from '../../src/implicit/index.js';
import { Ball, minor } from './ball.js';
import { isApproximation, isQuotient } from './exact-forms.js';
import { forEachKind, points } from './inputs.js';
import { objectOf, seePoint2, stubPoint2 } from './see.js';
import { counted } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;

/** p w + u s with w = u × v and s = (q - p) × v. */
function balls(p: readonly number[], q: readonly number[], twoPoints: boolean): Ball[] {
  const along = (line: readonly number[], i: number) =>
    twoPoints ? Ball.difference(line[2 + i]!, line[i]!) : Ball.of(line[2 + i]!);
  const [ux, uy, vx, vy] = [along(p, 0), along(p, 1), along(q, 0), along(q, 1)];
  const [rx, ry] = [Ball.difference(q[0]!, p[0]!), Ball.difference(q[1]!, p[1]!)];
  const w = minor(ux, uy, vx, vy);
  const s = minor(rx, ry, vx, vy);
  return [Ball.of(p[0]!).times(w).plus(ux.times(s)), Ball.of(p[1]!).times(w).plus(uy.times(s)), w];
}

function check(point: ImplicitPoint2 | null, expected: Ball[]): 0 | 1 {
  expect(point === null).toBe(expected[2]!.sign === 0);
  if (point === null) return 0;
  expect(isApproximation(seePoint2(point).approximation, expected)).toBe('as derived');
  const { x, y, w, exponent } = seePoint2(point).exact;
  const [bx, by, bw] = expected.map((ball) => ball.exact!);
  expect(w > 0n && isQuotient(x, w, exponent, bx!, bw!) && isQuotient(y, w, exponent, by!, bw!)).toBe(true);
  return 1;
}

describe('the rounded coordinates', () => {
  it('are those of the rules for lines through points', () => {
    let defined = 0;
    forEachKind(31, 300, (draw, kind) => {
      const [a, b, c, d] = points(draw, kind, 4, 2) as [number[], number[], number[], number[]];
      const expected = balls([...a, ...b], [...c, ...d], true);
      defined += check(lineLinePoint2d(a, b, c, d), expected);
    });
    expect(defined).toBeGreaterThan(1000);
  });

  it('are those of the rules for lines by directions', () => {
    let defined = 0;
    forEachKind(32, 300, (draw, kind) => {
      const [a, u, c, v] = points(draw, kind, 4, 2) as [number[], number[], number[], number[]];
      if ((u[0] === 0 && u[1] === 0) || (v[0] === 0 && v[1] === 0)) return;
      const point = linearCrossingPoint2d({ origin: a, direction: u }, { origin: c, direction: v });
      defined += check(point, balls([...a, ...u], [...c, ...v], false));
    });
    expect(defined).toBeGreaterThan(1000);
  });
});

describe('lineLinePoint2d', () => {
  it('remembers both lines', () => {
    const point = lineLinePoint2d([0, 1], [2, 3], [4, 5], [6, 8])!;
    expect(seePoint2(point).lines).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 8],
    ]);
  });

  it('is undefined for parallel and identical lines and for a pair of equal points', () => {
    expect(lineLinePoint2d([0, 0], [1, 1], [0, 1], [1, 2])).toBeNull();
    expect(lineLinePoint2d([0, 0], [1, 1], [2, 2], [3, 3])).toBeNull();
    expect(lineLinePoint2d([0, 0], [1, 1], [1, 1], [0, 0])).toBeNull();
    expect(lineLinePoint2d([0, 0], [-0, 0], [0, 1], [1, 0])).toBeNull();
    expect(lineLinePoint2d([0, 1], [1, 0], [3, 3], [3, 3])).toBeNull();
    expect(lineLinePoint2d([0.1, 0.1], [0.7, 0.7], [0.3, 0.3], [1e300, 1e300])).toBeNull();
    expect(lineLinePoint2d([0.1, 0.1], [0.7, 0.7], [0.3, 0.3], [0.9, 0.9 + 2 ** -53])).toBeDefined();
  });

  it('crosses in any order of points and lines', () => {
    const [a, b, c, d] = [
      [0, 0],
      [3, 3],
      [0, 1],
      [1, 0],
    ] as const;
    for (const point of [
      lineLinePoint2d(a, b, c, d),
      lineLinePoint2d(b, a, c, d),
      lineLinePoint2d(a, b, d, c),
      lineLinePoint2d(c, d, a, b),
      lineLinePoint2d(d, c, b, a),
    ]) {
      expect(coordinates2d(point!)).toEqual([0.5, 0.5]);
    }
  });

  it('serves the whole range of doubles', () => {
    expect(coordinates2d(lineLinePoint2d([-MAX, -MAX], [MAX, MAX], [-MAX, MAX], [MAX, -MAX])!)).toEqual([
      0, 0,
    ]);
    expect(coordinates2d(lineLinePoint2d([0, 0], [MIN, MIN], [0, MIN], [MIN, 0])!)).toEqual([0, 0]);
    expect(coordinates2d(lineLinePoint2d([0, 0], [3 * MIN, 3 * MIN], [0, 3 * MIN], [3 * MIN, 0])!)).toEqual([
      2 * MIN,
      2 * MIN,
    ]);
    expect(coordinates2d(lineLinePoint2d([0, 0], [MAX, MIN], [0, MAX], [1, MAX])!)).toEqual([Infinity, MAX]);
  });

  it('rejects what is no point, by name', () => {
    const good = [0, 0];
    'abcd'.split('').forEach((name, i) => {
      const with_ = (bad: number[]) =>
        [0, 1, 2, 3].map((j) => (i === j ? bad : good)) as [number[], number[], number[], number[]];
      expect(() => lineLinePoint2d(...with_([NaN, 0]))).toThrow(
        new RangeError(`lineLinePoint2d: ${name}[0] must be a finite number, got NaN`),
      );
      expect(() => lineLinePoint2d(...with_([0, -Infinity]))).toThrow(
        new RangeError(`lineLinePoint2d: ${name}[1] must be a finite number, got -Infinity`),
      );
      expect(() => lineLinePoint2d(...with_([0, 0, 0]))).toThrow(
        new RangeError(`lineLinePoint2d: ${name} must be a point of 2 coordinates, got [0, 0, 0]`),
      );
    });
  });
});

describe('linearCrossingPoint2d', () => {
  it('keeps no lines, for they are not through points', () => {
    const a = { origin: [0, 0], direction: [1, 1] };
    const b = { origin: [2, 0], direction: [-1, 1] };
    const point = linearCrossingPoint2d(a, b)!;
    expect(seePoint2(point).lines).toEqual([]);
    expect(coordinates2d(point)).toEqual([1, 1]);
    expect(linearCrossingPoint2d(a, { origin: [9, 0], direction: [-2, -2] })).toBeNull();
  });

  it('rejects by name', () => {
    const good = { origin: [0, 0], direction: [0, 1] };
    for (const [name, ask] of [
      ['a', (bad: typeof good) => linearCrossingPoint2d(bad, good)],
      ['b', (bad: typeof good) => linearCrossingPoint2d(good, bad)],
    ] as const) {
      expect(() => ask({ ...good, direction: [0, -0] })).toThrow(
        new RangeError(
          `linearCrossingPoint2d: ${name}.direction must be a direction other than zero, got [0, 0]`,
        ),
      );
      expect(() => ask({ ...good, direction: [0, NaN] })).toThrow(
        new RangeError(`linearCrossingPoint2d: ${name}.direction[1] must be a finite number, got NaN`),
      );
      expect(() => ask({ ...good, origin: [Infinity, 0] })).toThrow(
        new RangeError(`linearCrossingPoint2d: ${name}.origin[0] must be a finite number, got Infinity`),
      );
      expect(() => ask({ ...good, origin: [0] })).toThrow(
        new RangeError(`linearCrossingPoint2d: ${name}.origin must be a point of 2 coordinates, got [0]`),
      );
    }
    expect(linearCrossingPoint2d({ origin: [0, 0], direction: [MIN, 0] }, good)).toBeDefined();
    expect(
      linearCrossingPoint2d({ origin: [0, 0], direction: [1, 0] }, { origin: [0, 0], direction: [0, MIN] }),
    ).toBeDefined();
  });
});

describe('an implicit point of the plane', () => {
  it('derives its integers once', () => {
    const form = { x: 1n, y: 2n, w: 1n, exponent: 0 };
    const { derive, calls } = counted(form);
    const point = stubPoint2([1, 2, 1, 0, 0, 0], [], derive);
    expect(calls()).toBe(0);
    expect(exactForm2(objectOf(point))).toBe(form);
    expect(seePoint2(point).exact).toBe(form);
    expect(calls()).toBe(1);
    expect(roundedForm2(objectOf(point))).toBe(seePoint2(point).approximation);
  });

  it('has the forms of a plain point beside it', () => {
    expect(roundedForm2([3, 4])).toEqual([3, 4, 1, 0, 0, 0]);
    for (const p of [
      [3, 0.1],
      [MIN, MAX],
      [0, -0],
      [-7.5, 0],
    ]) {
      for (const { x, y, w, exponent } of [homogeneous2d(p), exactForm2(p)]) {
        expect(w).toBe(1n);
        expect([x, y].map((c) => dyadic.toNumber(dyadic.fromParts(c, exponent)))).toEqual(
          p.map((c) => c + 0),
        );
      }
    }
  });

  it('requirePoint2 takes finite coordinates whose sum is not finite', () => {
    expect(() => requirePoint2('f', 'p', [MAX, MAX])).not.toThrow();
    expect(() => requirePoint2('f', 'p', [-Infinity, Infinity])).toThrow(
      new RangeError('f: p[0] must be a finite number, got -Infinity'),
    );
  });
});
