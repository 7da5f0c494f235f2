import { describe, expect, it } from 'vitest';
import type { ImplicitPoint3 } from '../../src/implicit/data.js';
import { exactForm3 } from '../../src/implicit/forms.js';
import {
  compareCoordinate,
  compareLexicographic,
  planeThrough,
  samePoint,
} from '../../src/implicit/index.js';
import { linePlanePoint } from '../../src/implicit/line-plane-point.js';
import { threePlanesPoint } from '../../src/implicit/three-planes-point.js';
import { Ball } from './ball.js';
import { Draw, forEachKind } from './inputs.js';
import { mixedPoints3d, trueOrder, truthOf } from './mixed-points.js';
import { objectOf, seePoint, stubPoint } from './see.js';
import { expectAtLimit, reachesExact, threshold, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const axes = [0, 1, 2] as const;

describe('the filter', () => {
  it('decides up to the bound of the rules on each axis, and not beyond', () => {
    const d = new Draw(111);
    let flips = 0;
    for (let i = 0; i < 450; i++) {
      const axis = axes[i % 3]!;
      const scale = d.pick([1, 1, 2 ** -1030, 2 ** 900]);
      const [w, v] = [0.5 + d.unit(), 0.5 + d.unit()];
      const x = d.signed() * scale;
      const y = ((x * v) / w) * (1 + d.integer(30) * 2 ** -52);
      const values = [x, w, y, v];
      const bounds = values.map((c) => (d.below(2) === 0 ? 0 : d.unit() * Math.abs(c)));
      const make = (c: number, ec: number, weight: number, ew: number) => {
        const numbers = [7, 7, 7, weight, 9, 9, 9, ew];
        numbers[axis] = c;
        numbers[axis + 4] = ec;
        return stubPoint(numbers, [], undefined, trap);
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
        return !reachesExact(() => compareCoordinate(axis, p, q));
      };
      const plain = certainty(0);
      if (Math.abs(plain - 1) > 2 ** -36) expect(decides(0)).toBe(plain > 1);
      const flip = threshold(decides);
      if (flip === undefined || flip === 0 || flip === Infinity) continue;
      flips++;
      expectAtLimit(certainty(flip));
    }
    expect(flips).toBeGreaterThan(100);
  });
});

describe('comparison', () => {
  it('is the true order of plain and implicit points', () => {
    const seen = [0, 0, 0];
    forEachKind(112, 100, (d, kind) => {
      const [p, q] = mixedPoints3d(d, kind, 2) as [ImplicitPoint3, ImplicitPoint3];
      const orders = axes.map((axis) => trueOrder(axis, truthOf(p), truthOf(q)));
      const order = orders.find((x) => x !== 0) ?? 0;
      seen[order + 1]!++;
      for (const axis of axes) expect(compareCoordinate(axis, p, q)).toBe(orders[axis]);
      expect(compareLexicographic(p, q)).toBe(order);
      expect(compareLexicographic(q, p)).toBe(order === 0 ? 0 : -order);
      expect(samePoint(p, q)).toBe(order === 0);
    });
    for (const count of seen) expect(count).toBeGreaterThan(40);
  });

  it('reads x before y before z', () => {
    const p = [1, 2, 3];
    expect(compareLexicographic(p, [2, 0, 0])).toBe(-1);
    expect(compareLexicographic(p, [0, 9, 9])).toBe(1);
    expect(compareLexicographic(p, [1, 3, 0])).toBe(-1);
    expect(compareLexicographic(p, [1, 1, 9])).toBe(1);
    expect(compareLexicographic(p, [1, 2, 4])).toBe(-1);
    expect(compareLexicographic(p, [1, 2, 2])).toBe(1);
    expect(compareLexicographic(p, [1, 2, 3])).toBe(0);
  });

  it('serves the whole range of doubles', () => {
    const values = [-MAX, -1, -MIN, 0, MIN, 1, MAX];
    values.forEach((x, i) => {
      values.forEach((y, j) => {
        for (const axis of axes) {
          const at = (c: number) => axes.map((k) => (k === axis ? c : 0));
          expect(compareCoordinate(axis, at(x), at(y))).toBe(Math.sign(i - j));
          expect(compareLexicographic(at(x), at(y))).toBe(Math.sign(i - j));
        }
      });
    });
    expect(samePoint([0, -0, 0], [-0, 0, 0])).toBe(true);
  });

  it('knows one point by two definitions', () => {
    const tilted = planeThrough([0.1, 0.2, 0.3], [1.4, 0.5, 0.6], [0.7, 1.8, 0.9]);
    const [p, q] = [
      [0.25, 0.5, 5],
      [0.25, 0.5, -7],
    ];
    const hit = linePlanePoint(p!, q!, tilted)!;
    const same = threePlanesPoint(
      { normal: [1, 0, 0], constant: -0.25 },
      { normal: [0, -2, 0], constant: 1 },
      tilted,
    )!;
    expect(samePoint(hit, same)).toBe(true);
    expect(samePoint(hit, linePlanePoint(q!, [0.25, 0.5, 0], tilted)!)).toBe(true);
    expect(samePoint(hit, linePlanePoint(q!, [0.25, 0.5 + 2 ** -53, 0], tilted)!)).toBe(false);
  });

  it('knows a point from itself without asking', () => {
    const vague = stubPoint([NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN], [], undefined, trap);
    expect(compareLexicographic(vague, vague)).toBe(0);
    expect(samePoint(vague, vague)).toBe(true);
    expect(reachesExact(() => compareLexicographic(vague, [0, 0, 0]))).toBe(true);
    expect(reachesExact(() => compareLexicographic([0, 0, 0], vague))).toBe(true);
  });

  it('needs no integers for a plain point away from an implicit one', () => {
    const p = stubPoint([2, 4, 6, 2, 0, 0, 0, 0], [], undefined, trap);
    for (const axis of axes) {
      expect(compareCoordinate(axis, p, [0.5, 1.5, 2.5])).toBe(1);
      expect(compareCoordinate(axis, [0.5, 1.5, 2.5], p)).toBe(-1);
    }
  });

  it('brings exact forms to one exponent', () => {
    const vague = (x: bigint, w: bigint, exponent: number) =>
      stubPoint([NaN, NaN, NaN, NaN, 0, 0, 0, 0], [], undefined, () => ({
        ...{ x, y: 2n * x, z: 3n * x, w, exponent },
      }));
    for (const axis of axes) {
      expect(compareCoordinate(axis, vague(1n, 1n, 4), vague(64n, 2n, -1))).toBe(0);
      expect(compareCoordinate(axis, vague(64n, 2n, -1), vague(1n, 1n, 4))).toBe(0);
      expect(compareCoordinate(axis, vague(1n, 1n, 4), vague(63n, 2n, -1))).toBe(1);
      expect(compareCoordinate(axis, vague(1n, 1n, 4), vague(65n, 2n, -1))).toBe(-1);
      expect(compareCoordinate(axis, vague(1n, 3n, 0), vague(1n, 2n, 0))).toBe(-1);
    }
    const p = vague(1n, 1n, 0);
    expect(exactForm3(objectOf(p))).toBe(seePoint(p).exact);
    expect(exactForm3([0, 0, 0]).w).toBe(1n);
  });

  it('rejects by name', () => {
    const good = [0, 0, 0];
    const implicit = linePlanePoint([0, 0, 3], [0, 0, -3], { normal: [0, 0, 1], constant: 0 })!;
    for (const other of [good, implicit]) {
      for (const [name, f] of [
        ['compareLexicographic', compareLexicographic],
        ['samePoint', samePoint],
        ['compareCoordinate', (p: number[], q: number[]) => compareCoordinate(1, p, q)],
      ] as const) {
        expect(() => f([0, NaN, 0], other as number[])).toThrow(
          new RangeError(`${name}: p[1] must be a finite number, got NaN`),
        );
        expect(() => f(other as number[], [0, 0, -Infinity])).toThrow(
          new RangeError(`${name}: q[2] must be a finite number, got -Infinity`),
        );
        expect(() => f(other as number[], [0, 0])).toThrow(
          new RangeError(`${name}: q must be a point of 3 coordinates, got [0, 0]`),
        );
      }
    }
  });
});
