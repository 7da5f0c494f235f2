import { describe, expect, it } from 'vitest';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import type { PointLike2 } from '../../src/implicit/data.js';
import { linearCrossingPoint2d, lineLinePoint2d } from '../../src/implicit/index.js';
import { orientation2d } from '../../src/implicit/orientation2d.js';
import { Ball, minor } from './ball.js';
import { Draw, forEachKind } from './inputs.js';
import { determinant, mixedPoints2d, permutations, truthOf } from './mixed-points.js';
import { seePoint2, stubPoint2 } from './see.js';
import { expectAtLimit, reachesExact, threshold, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const NOTHING = [NaN, NaN, NaN, NaN, NaN, NaN];
type Three = [PointLike2, PointLike2, PointLike2];
const orders = permutations(3);

/** v_q × v_r with v_x = X_x w_p - X_p w_x. */
function form(points: readonly (readonly Ball[])[]): Ball {
  const [p, q, r] = points as readonly [Ball[], Ball[], Ball[]];
  const from = (x: readonly Ball[], i: number) => x[i]!.times(p[2]!).minus(p[i]!.times(x[2]!));
  return minor(from(q, 0), from(q, 1), from(r, 0), from(r, 1));
}

function draw(d: Draw): { points: number[][]; bounds: number[][] } {
  const scale = d.pick([1, 1, 2 ** -536, 2 ** 400]);
  const [o, u] = [
    [d.signed(), d.signed()],
    [d.signed(), d.signed()],
  ];
  const points = [0, 1, d.signed() * 2].map((t) => {
    const w = d.pick([1, 0.5 + d.unit()]);
    return [...o!.map((x, k) => (x + t * u![k]! + d.integer(8) * 2 ** -53) * w * scale), w];
  });
  const bounds = points.map((p) => p.map((x) => (d.below(2) === 0 ? 0 : d.unit() * Math.abs(x))));
  return { points, bounds };
}

const lazy = (p: number[], e: number[]) => stubPoint2([...p, ...e], [], trap);

describe('the filter', () => {
  it('decides up to the bound of the rules, and not beyond', () => {
    const d = new Draw(101);
    let flips = 0;
    for (let i = 0; i < 400; i++) {
      const { points, bounds } = draw(d);
      const certainty = (f: number) =>
        form(points.map((p, k) => p.map((x, j) => new Ball(x, f * bounds[k]![j]!, undefined)))).certainty;
      const decides = (f: number) => {
        const three = points.map((p, k) =>
          lazy(
            p,
            bounds[k]!.map((e) => f * e),
          ),
        ) as unknown as Three;
        return !reachesExact(() => orientation2d(...three));
      };
      const plain = certainty(0);
      if (Math.abs(plain - 1) > 2 ** -36) expect(decides(0)).toBe(plain > 1);
      const flip = threshold(decides);
      if (flip === undefined || flip === 0 || flip === Infinity) continue;
      flips++;
      expectAtLimit(certainty(flip));
    }
    expect(flips).toBeGreaterThan(60);
  });

  it('decides rightly wherever the truth lies within the bounds', () => {
    const d = new Draw(102);
    let decided = 0;
    for (let i = 0; i < 600; i++) {
      const { points, bounds } = draw(d);
      const f = 2 ** -d.pick([40, 50, 53]);
      const three = points.map((p, k) =>
        lazy(
          p,
          bounds[k]!.map((e) => f * e),
        ),
      ) as unknown as Three;
      if (reachesExact(() => orientation2d(...three))) continue;
      decided++;
      const answer = orientation2d(...three);
      for (let k = 0; k < 4; k++) {
        const ends = points.map((p, m) => p.map((x, j) => Ball.atEnd(x, f * bounds[m]![j]!, d.sign())));
        expect(form(ends).sign).toBe(answer);
      }
    }
    expect(decided).toBeGreaterThan(60);
  });
});

describe('orientation2d', () => {
  it('is the sign of the determinant, in every order of the points', () => {
    const seen = [0, 0, 0];
    forEachKind(103, 100, (d, kind) => {
      const three = mixedPoints2d(d, kind, 3) as Three;
      const truth = dyadic.sign(determinant(three.map(truthOf)));
      seen[truth + 1]!++;
      for (const { order, sign } of orders) {
        expect(orientation2d(...(order.map((i) => three[i]!) as Three)) + 0).toBe(sign * truth + 0);
      }
    });
    for (const count of seen) expect(count).toBeGreaterThan(100);
  });

  it('costs nothing for a line that the point was defined by, at each place', () => {
    const [a, b, c, e] = [
      [0.1, 0.2],
      [0.9, 0.7],
      [0.3, 0.8],
      [0.6, 0.1],
    ] as const;
    const point = lineLinePoint2d(a, b, c, e)!;
    const stripped = stubPoint2(NOTHING, seePoint2(point).lines, trap);
    for (const [p, q] of [
      [a, b],
      [b, a],
      [c, e],
      [e, c],
      [a, a],
    ] as const) {
      const three: Three = [[...p], new Float64Array(q), stripped];
      for (const { order } of orders)
        expect(orientation2d(...(order.map((i) => three[i]!) as Three))).toBe(0);
    }
    for (const [p, q] of [
      [a, c],
      [b, e],
      [a, [0.9, 0.1]],
      [[0.3, 0.2], b],
      [[0.1, 0.7], b],
      [a, [0.5, 0.7]],
    ] as const) {
      const three: Three = [p, q, stripped];
      for (const { order } of orders) {
        expect(reachesExact(() => orientation2d(...(order.map((i) => three[i]!) as Three)))).toBe(true);
      }
    }
    // Two implicit points, or a line by its direction: no short way.
    expect(reachesExact(() => orientation2d(stripped, stripped, a))).toBe(true);
    const ray = linearCrossingPoint2d({ origin: a, direction: b }, { origin: c, direction: e })!;
    const strippedRay = stubPoint2(NOTHING, seePoint2(ray).lines, trap);
    expect(reachesExact(() => orientation2d(a, b, strippedRay))).toBe(true);
  });

  it('is the predicate for plain points', () => {
    expect(orientation2d([0, 0], [1, 0], [0, 1])).toBe(1);
    expect(orientation2d([0, 0], [0, 1], [1, 0])).toBe(-1);
    expect(orientation2d([MAX, MAX], [-MAX, -MAX], [MIN, MIN])).toBe(0);
  });

  it('names the argument that is no point, at each place, beside plain and implicit points', () => {
    const implicit = lineLinePoint2d([0, 0], [1, 1], [0, 1], [1, 0])!;
    for (const other of [[0, 0], implicit] as const) {
      'pqr'.split('').forEach((name, at) => {
        const with_ = (bad: number[]) => [0, 1, 2].map((i) => (i === at ? bad : other)) as unknown as Three;
        expect(() => orientation2d(...with_([0, NaN]))).toThrow(
          new RangeError(`orientation2d: ${name}[1] must be a finite number, got NaN`),
        );
        expect(() => orientation2d(...with_([0, 0, 0]))).toThrow(
          new RangeError(`orientation2d: ${name} must be a point of 2 coordinates, got [0, 0, 0]`),
        );
      });
    }
  });
});
