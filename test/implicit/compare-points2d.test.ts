import { describe, expect, it } from 'vitest';
import {
  compareCoordinate2d,
  compareLexicographic2d,
  samePoint2d,
} from '../../src/implicit/compare-points2d.js';
import type { ImplicitPoint2 } from '../../src/implicit/data.js';
import { lineLinePoint2d } from '../../src/implicit/index.js';
import { Ball } from './ball.js';
import { Draw, forEachKind } from './inputs.js';
import { mixedPoints2d, trueOrder, truthOf } from './mixed-points.js';
import { stubPoint2 } from './see.js';
import { expectAtLimit, reachesExact, threshold, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const axes = [0, 1] as const;

describe('the filter', () => {
  it('decides up to the bound of the rules on each axis, and not beyond', () => {
    const d = new Draw(121);
    let flips = 0;
    for (let i = 0; i < 300; i++) {
      const axis = axes[i % 2]!;
      const scale = d.pick([1, 1, 2 ** -1030, 2 ** 900]);
      const [w, v] = [0.5 + d.unit(), 0.5 + d.unit()];
      const x = d.signed() * scale;
      const y = ((x * v) / w) * (1 + d.integer(30) * 2 ** -52);
      const values = [x, w, y, v];
      const bounds = values.map((c) => (d.below(2) === 0 ? 0 : d.unit() * Math.abs(c)));
      const make = (c: number, ec: number, weight: number, ew: number) => {
        const numbers = [7, 7, weight, 9, 9, ew];
        numbers[axis] = c;
        numbers[axis + 3] = ec;
        return stubPoint2(numbers, [], trap);
      };
      const certainty = (f: number) => {
        const [a, aw, b, bw] = values.map((c, k) => new Ball(c, f * bounds[k]!, undefined)) as [
          Ball,
          Ball,
          Ball,
          Ball,
        ];
        return a.times(bw).minus(b.times(aw)).certainty;
      };
      const decides = (f: number) => {
        const p = make(x, f * bounds[0]!, w, f * bounds[1]!);
        const q = make(y, f * bounds[2]!, v, f * bounds[3]!);
        return !reachesExact(() => compareCoordinate2d(axis, p, q));
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
});

describe('comparison', () => {
  it('is the true order of plain and implicit points', () => {
    const seen = [0, 0, 0];
    forEachKind(122, 120, (d, kind) => {
      const [p, q] = mixedPoints2d(d, kind, 2) as [ImplicitPoint2, ImplicitPoint2];
      const orders = axes.map((axis) => trueOrder(axis, truthOf(p), truthOf(q)));
      const order = orders.find((x) => x !== 0) ?? 0;
      seen[order + 1]!++;
      for (const axis of axes) expect(compareCoordinate2d(axis, p, q)).toBe(orders[axis]);
      expect(compareLexicographic2d(p, q)).toBe(order);
      expect(compareLexicographic2d(q, p)).toBe(order === 0 ? 0 : -order);
      expect(samePoint2d(p, q)).toBe(order === 0);
    });
    for (const count of seen) expect(count).toBeGreaterThan(40);
  });

  it('reads x before y', () => {
    expect(compareLexicographic2d([1, 2], [2, 0])).toBe(-1);
    expect(compareLexicographic2d([1, 2], [0, 9])).toBe(1);
    expect(compareLexicographic2d([1, 2], [1, 3])).toBe(-1);
    expect(compareLexicographic2d([1, 2], [1, 1])).toBe(1);
    expect(compareLexicographic2d([1, 2], [1, 2])).toBe(0);
  });

  it('serves the whole range of doubles', () => {
    const values = [-MAX, -1, -MIN, 0, MIN, 1, MAX];
    values.forEach((x, i) => {
      values.forEach((y, j) => {
        expect(compareCoordinate2d(0, [x, 7], [y, 7])).toBe(Math.sign(i - j));
        expect(compareCoordinate2d(1, [7, x], [7, y])).toBe(Math.sign(i - j));
      });
    });
    expect(samePoint2d([0, -0], [-0, 0])).toBe(true);
  });

  it('knows one point by two definitions', () => {
    const p = lineLinePoint2d([0, 0], [0.3, 0.3], [0, 0.7], [0.7, 0])!;
    const q = lineLinePoint2d([0.7, 0], [0, 0.7], [0.1, 0.1], [-5, -5])!;
    expect(samePoint2d(p, q)).toBe(true);
    expect(compareLexicographic2d(p, [0.35, 0.35])).toBe(0);
    expect(compareLexicographic2d(p, lineLinePoint2d([0.7, 0], [0, 0.7], [0.1, 0.1], [-5, -5.5])!)).not.toBe(
      0,
    );
  });

  it('knows a point from itself without asking', () => {
    const vague = stubPoint2([NaN, NaN, NaN, NaN, NaN, NaN], [], trap);
    expect(compareLexicographic2d(vague, vague)).toBe(0);
    expect(reachesExact(() => compareLexicographic2d(vague, [0, 0]))).toBe(true);
    expect(reachesExact(() => compareLexicographic2d([0, 0], vague))).toBe(true);
  });

  it('brings exact forms to one exponent', () => {
    const vague = (x: bigint, w: bigint, exponent: number) =>
      stubPoint2([NaN, NaN, NaN, 0, 0, 0], [], () => ({ x, y: 2n * x, w, exponent }));
    for (const axis of axes) {
      expect(compareCoordinate2d(axis, vague(1n, 1n, 4), vague(64n, 2n, -1))).toBe(0);
      expect(compareCoordinate2d(axis, vague(64n, 2n, -1), vague(1n, 1n, 4))).toBe(0);
      expect(compareCoordinate2d(axis, vague(1n, 1n, 4), vague(63n, 2n, -1))).toBe(1);
      expect(compareCoordinate2d(axis, vague(1n, 1n, 4), vague(65n, 2n, -1))).toBe(-1);
      expect(compareCoordinate2d(axis, vague(1n, 3n, 0), vague(1n, 2n, 0))).toBe(-1);
    }
  });

  it('rejects by name', () => {
    const implicit = lineLinePoint2d([0, 0], [1, 1], [0, 1], [1, 0])!;
    for (const other of [[0, 0], implicit] as number[][]) {
      for (const [name, f] of [
        ['compareLexicographic2d', compareLexicographic2d],
        ['samePoint2d', samePoint2d],
        ['compareCoordinate2d', (p: number[], q: number[]) => compareCoordinate2d(1, p, q)],
      ] as const) {
        expect(() => f([0, NaN], other)).toThrow(
          new RangeError(`${name}: p[1] must be a finite number, got NaN`),
        );
        expect(() => f(other, [Infinity, 0])).toThrow(
          new RangeError(`${name}: q[0] must be a finite number, got Infinity`),
        );
        expect(() => f(other, [0, 0, 0])).toThrow(
          new RangeError(`${name}: q must be a point of 2 coordinates, got [0, 0, 0]`),
        );
      }
    }
  });
});
