import { describe, expect, it } from 'vitest';
import { directionSide, wayAcross } from '../../src/implicit/direction-side.js';
import { planeThrough } from '../../src/implicit/index.js';
import { Ball, differenceOf, dot, type Vector, vectorOf } from './ball.js';
import { normalThrough } from './exact-forms.js';
import { Draw, forEachKind, points } from './inputs.js';
import { stubPlane } from './see.js';
import { expectAtLimit, reachesExact, somePlane, threshold, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const floor = { normal: [0, 0, 1], constant: 7 };

describe('the filter', () => {
  it('decides up to the bound of the rules, and not beyond', () => {
    const d = new Draw(81);
    let flips = 0;
    for (let i = 0; i < 500; i++) {
      const scale = d.pick([1, 1, 2 ** -536, 2 ** 500]);
      const n = [d.signed(), d.signed(), 1 + d.unit()].map((x) => x * scale);
      const p = [d.signed(), d.signed(), d.signed()].map((x) => x * scale);
      const q = [d.signed(), d.signed(), 0].map((x) => x * scale);
      const isWay = d.below(2) === 0;
      const o = isWay ? p : [0, 0, 0];
      q[2] = o[2]! - (n[0]! * (q[0]! - o[0]!) + n[1]! * (q[1]! - o[1]!)) / n[2]!;
      q[2] += d.integer(40) * 2 ** -53 * scale;
      const bounds = n.map((x) => (d.below(2) === 0 ? 0 : d.unit() * Math.abs(x)));
      const way = isWay ? differenceOf(q, 0, p, 0) : vectorOf(q);
      const certainty = (f: number) =>
        dot(n.map((x, k) => new Ball(x, f * bounds[k]!, undefined)) as unknown as Vector, way).certainty;
      const decides = (f: number) => {
        const plane = stubPlane([...n, ...bounds.map((x) => f * x), 0, 0], undefined, trap);
        return !reachesExact(() => (isWay ? wayAcross(plane, p, q) : directionSide(plane, q)));
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

describe('directionSide and wayAcross', () => {
  it('are right on every kind of input', () => {
    let zeros = 0;
    forEachKind(82, 120, (draw, kind) => {
      const [a, b, c, p, q] = points(draw, kind, 5, 3) as [number[], number[], number[], number[], number[]];
      const plane = planeThrough(a, b, c);
      const normal = normalThrough([...a, ...b, ...c]);
      const across = dot(normal, differenceOf(q, 0, p, 0)).sign;
      if (across === 0) zeros++;
      expect(wayAcross(plane, p, q)).toBe(across);
      expect(wayAcross(plane, q, p) + across).toBe(0);
      expect(directionSide(plane, q)).toBe(dot(normal, vectorOf(q)).sign);
    });
    expect(zeros).toBeGreaterThan(50);
  });

  it('do not depend on the constant', () => {
    expect([1, 0, -1].map((z) => directionSide(floor, [5, 5, z]))).toEqual([1, 0, -1]);
    expect([1, 0, -1].map((z) => wayAcross(floor, [5, 5, 2], [8, 8, 2 + z]))).toEqual([1, 0, -1]);
  });

  it('are 0 for a zero direction, equal points, a degenerate plane', () => {
    expect(directionSide(floor, [0, 0, -0])).toBe(0);
    expect(wayAcross(floor, [0.1, 0.2, 0.3], [0.1, 0.2, 0.3])).toBe(0);
    const degenerate = planeThrough([0, 0, 0], [0.1, 0.1, 0.1], [0.7, 0.7, 0.7]);
    expect(directionSide(degenerate, [1, 0, 0])).toBe(0);
  });

  it('read every component of the exact normal and way', () => {
    const vague = (a: bigint, b: bigint, c: bigint) =>
      stubPlane([NaN, NaN, NaN, 0, 0, 0, 0, 0], undefined, () => ({ ...somePlane, a, b, c }));
    for (const axis of [0, 1, 2]) {
      const plane = vague(...([0, 1, 2].map((i) => (i === axis ? 1n : 0n)) as [bigint, bigint, bigint]));
      const at = (x: number) => [0, 1, 2].map((i) => (i === axis ? x : 7));
      expect([
        directionSide(plane, at(MIN)),
        directionSide(plane, at(0)),
        directionSide(plane, at(-MIN)),
      ]).toEqual([1, 0, -1]);
      expect(wayAcross(plane, at(1), at(1 + 2 ** -52))).toBe(1);
      expect(wayAcross(plane, at(1), at(1 - 2 ** -53))).toBe(-1);
      expect(wayAcross(plane, at(1), at(1))).toBe(0);
    }
  });

  it('serve the whole range of doubles', () => {
    expect(directionSide({ normal: [MAX, MAX, 0], constant: 0 }, [MAX, -MAX, 0])).toBe(0);
    expect(directionSide({ normal: [MIN, MIN, MIN], constant: 0 }, [MIN, -MIN, MIN])).toBe(1);
    expect(wayAcross({ normal: [1, 0, 0], constant: 0 }, [MAX, 0, 0], [-MAX, 0, 0])).toBe(-1);
    expect(wayAcross({ normal: [1, 1, 0], constant: 0 }, [MAX, -MAX, 0], [-MAX, MAX, 0])).toBe(0);
  });

  it('reject by name', () => {
    expect(() => directionSide(floor, [0, NaN, 0])).toThrow(
      new RangeError('directionSide: direction[1] must be a finite number, got NaN'),
    );
    expect(() => directionSide(floor, [0, 0])).toThrow(
      new RangeError('directionSide: direction must be a vector of 3 coordinates, got [0, 0]'),
    );
    expect(() => wayAcross(floor, [0, 0, Infinity], [0, 0, 0])).toThrow(
      new RangeError('wayAcross: p[2] must be a finite number, got Infinity'),
    );
    expect(() => wayAcross(floor, [0, 0, 0], [NaN, 0, 0])).toThrow(
      new RangeError('wayAcross: q[0] must be a finite number, got NaN'),
    );
    expect(() => wayAcross({ normal: [0, 0, 0], constant: 1 }, [0, 0, 0], [1, 0, 0])).toThrow('normal');
  });
});
