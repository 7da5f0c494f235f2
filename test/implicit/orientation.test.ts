import { describe, expect, it } from 'vitest';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import type { PointLike3 } from '../../src/implicit/data.js';
import { planeThrough } from '../../src/implicit/index.js';
import { linePlanePoint } from '../../src/implicit/line-plane-point.js';
import { orientation } from '../../src/implicit/orientation.js';
import { Ball, minor, type Vector } from './ball.js';
import { Draw, forEachKind } from './inputs.js';
import { determinant, mixedPoints3d, permutations, truthOf } from './mixed-points.js';
import { seePoint, stubPoint } from './see.js';
import { expectAtLimit, reachesExact, threshold, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const NOTHING = [NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN];
type Four = [PointLike3, PointLike3, PointLike3, PointLike3];
const orders = permutations(4);

/** (v_q × v_r) · v_s with v_x = X_x w_p - X_p w_x, added up from 0 as the source does. */
function form(points: readonly (readonly Ball[])[]): Ball {
  const [p, q, r, s] = points as readonly [Ball[], Ball[], Ball[], Ball[]];
  const from = (x: readonly Ball[]) =>
    [0, 1, 2].map((i) => x[i]!.times(p[3]!).minus(p[i]!.times(x[3]!))) as unknown as Vector;
  const [a, b, c] = [from(q), from(r), from(s)];
  const terms = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ].map(([i, j, k]) => minor(a[j!]!, a[k!]!, b[j!]!, b[k!]!).times(c[i!]!)) as [Ball, Ball, Ball];
  return terms[0].plus(terms[1]).plus(terms[2]);
}

/** Four nearly coplanar points with weights, and bounds of some of their numbers. */
function draw(d: Draw): { points: number[][]; bounds: number[][] } {
  const scale = d.pick([1, 1, 2 ** -357, 2 ** -358, 2 ** 250]);
  const fresh = () => [d.signed(), d.signed(), d.signed()];
  const [o, u, v] = [fresh(), fresh(), fresh()];
  const noise = 2 ** -d.pick([53, 50, 48]);
  const flat = [
    [0, 0],
    [1, 0],
    [0, 1],
    [d.signed() * 2, d.signed() * 2],
  ].map(([s, t]) => o.map((x, k) => x + s! * u[k]! + t! * v[k]! + d.integer(8) * noise));
  const points = flat.map((p) => {
    const w = d.pick([1, 0.5 + d.unit()]);
    return [...p.map((x) => x * w * scale), w];
  });
  const bounds = points.map((p) => p.map((x) => (d.below(2) === 0 ? 0 : d.unit() * Math.abs(x))));
  return { points, bounds };
}

const lazy = (p: number[], e: number[]) => stubPoint([...p, ...e], [], undefined, trap);

describe('the filter', () => {
  it('decides up to the bound of the rules, and not beyond', () => {
    const d = new Draw(91);
    let flips = 0;
    for (let i = 0; i < 300; i++) {
      const { points, bounds } = draw(d);
      const certainty = (f: number) =>
        form(points.map((p, k) => p.map((x, j) => new Ball(x, f * bounds[k]![j]!, undefined)))).certainty;
      const decides = (f: number) => {
        const four = points.map((p, k) =>
          lazy(
            p,
            bounds[k]!.map((e) => f * e),
          ),
        ) as unknown as Four;
        return !reachesExact(() => orientation(...four));
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
    const d = new Draw(92);
    let decided = 0;
    for (let i = 0; i < 400; i++) {
      const { points, bounds } = draw(d);
      const f = 2 ** -d.pick([40, 50, 53]);
      const four = points.map((p, k) =>
        lazy(
          p,
          bounds[k]!.map((e) => f * e),
        ),
      ) as unknown as Four;
      if (reachesExact(() => orientation(...four))) continue;
      decided++;
      const answer = orientation(...four);
      for (let k = 0; k < 4; k++) {
        const ends = points.map((p, m) => p.map((x, j) => Ball.atEnd(x, f * bounds[m]![j]!, d.sign())));
        expect(form(ends).sign).toBe(answer);
      }
    }
    expect(decided).toBeGreaterThan(60);
  });

  it('decides for plain points beside implicit ones too', () => {
    const [o, x] = [lazy([0, 0, 0, 1], [0, 0, 0, 0]), lazy([2, 0, 0, 2], [0, 0, 0, 0])];
    expect(orientation(o, x, [0, 1, 0], [0, 0, 1])).toBe(1);
    expect(orientation([0, 1, 0], x, o, [0, 0, 1])).toBe(-1);
    expect(orientation([0, 0, 1], o, [0, 1, 0], x)).toBe(1);
  });

  it('leaves what is unknown to the integers', () => {
    const p = linePlanePoint([0.1, 0, 0], [0.1, 0.2, 3], { normal: [0, 0, 1], constant: -1 })!;
    const vague = stubPoint(NOTHING, [], undefined, () => seePoint(p).exact);
    expect(orientation(vague, p, [1, 0, 0], [0, 0, 9])).toBe(0);
    expect(orientation(vague, [0, 0, 0], p, [0, 0, 9])).toBe(0);
    const far = stubPoint([MAX, MAX, 0, 1, 0, 0, 0, 0], [], undefined, trap);
    expect(reachesExact(() => orientation(far, p, [1, MAX, 0], [0, 0, 9]))).toBe(true);
  });
});

describe('orientation', () => {
  it('is the sign of the determinant, in every order of the points', () => {
    const seen = [0, 0, 0];
    forEachKind(93, 60, (d, kind) => {
      const four = mixedPoints3d(d, kind, 4) as Four;
      // Rows (x, y, z, w): the determinant of four points is minus that of their differences.
      const truth = -dyadic.sign(determinant(four.map(truthOf))) + 0;
      seen[truth + 1]!++;
      expect(orientation(...four)).toBe(truth);
      const { order, sign } = d.pick(orders);
      const permuted = order.map((i) => four[i]!) as Four;
      expect(orientation(...permuted) + 0).toBe(sign * truth + 0);
    });
    for (const count of seen) expect(count).toBeGreaterThan(50);
  });

  it('has a sign for one implicit point at each place', () => {
    const hit = linePlanePoint([0, 0, 3], [0, 0, -3], planeThrough([0, 0, 1], [1, 0, 1], [0, 1, 1]))!;
    const four: Four = [[0, 0, 0], [1, 0, 0], [0, 1, 0], hit];
    for (const { order, sign } of orders) {
      expect(orientation(...(order.map((i) => four[i]!) as Four))).toBe(sign);
    }
  });

  it('costs nothing for a plane that the point was defined by, at each place', () => {
    const [a, b, c] = [
      [0.1, 0.2, 0.3],
      [1.4, 0.5, 0.6],
      [0.7, 1.8, 0.9],
    ];
    const hit = linePlanePoint([0.3, 0.1, 5], [0.9, 0.4, -7], planeThrough(a!, b!, c!))!;
    const stripped = stubPoint(NOTHING, seePoint(hit).planes, hit.line, trap);
    const four = [a, b, c, stripped] as Four;
    const withLine = [[0.3, 0.1, 5], [0.9, 0.4, -7], [5, 5, 5], stripped] as Four;
    for (const { order } of orders) {
      expect(orientation(...(order.map((i) => four[i]!) as Four))).toBe(0);
      expect(orientation(...(order.map((i) => withLine[i]!) as Four))).toBe(0);
    }
    expect(reachesExact(() => orientation(a!, b!, [9, 9, 9], stripped))).toBe(true);
  });

  it('is the predicate for plain points', () => {
    expect(orientation([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1])).toBe(1);
    expect(orientation([0, 0, 0], [0, 1, 0], [1, 0, 0], [0, 0, 1])).toBe(-1);
    expect(orientation([MAX, 0, 0], [-MAX, 0, 0], [0, MIN, 0], [0, MAX, 0])).toBe(0);
    expect(orientation([MAX, 0, 0], [-MAX, 0, 0], [0, MIN, 0], [0, MAX, MIN])).not.toBe(0);
  });

  it('names the argument that is no point, at each place, beside plain and implicit points', () => {
    const implicit = linePlanePoint([0, 0, 3], [0, 0, -3], { normal: [0, 0, 1], constant: 0 })!;
    const others: Four[] = [
      [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      [implicit, [1, 0, 0], [0, 1, 0], [0, 0, 1]],
      [[1, 0, 0], [0, 1, 0], [0, 0, 1], implicit],
      [[1, 0, 0], implicit, [0, 0, 1], [0, 0, 1]],
      [[1, 0, 0], [0, 0, 1], implicit, [0, 0, 1]],
      [implicit, implicit, implicit, implicit],
    ];
    for (const four of others) {
      'pqrs'.split('').forEach((name, at) => {
        if (four[at] === implicit && four.filter((p) => p === implicit).length === 1) return;
        const with_ = (bad: number[]) => four.map((p, i) => (i === at ? bad : p)) as Four;
        expect(() => orientation(...with_([0, NaN, 0]))).toThrow(
          new RangeError(`orientation: ${name}[1] must be a finite number, got NaN`),
        );
        expect(() => orientation(...with_([0, 0]))).toThrow(
          new RangeError(`orientation: ${name} must be a point of 3 coordinates, got [0, 0]`),
        );
      });
    }
  });
});
