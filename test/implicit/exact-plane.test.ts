import { describe, expect, it } from 'vitest';
import { U } from '../../src/arithmetic/ball.js';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import { requirePoint3 } from '../../src/core/arguments/index.js';
import type { ExactPlane } from '../../src/implicit/data.js';
import { planeOf, planeThrough } from '../../src/implicit/index.js';
import { Ball } from './ball.js';
import { normalThrough } from './exact-forms.js';
import { forEachKind, points } from './inputs.js';
import { seePlane, stubPlane } from './see.js';
import { counted, reachesExact, somePlane, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;

function random(runs: number, check: (plane: ExactPlane, p: number[][], kind: string) => void): void {
  forEachKind(3, runs, (draw, kind) => {
    const [a, b, c] = points(draw, kind, 3, 3) as [number[], number[], number[]];
    const third = draw.below(4) === 0 ? b.map((x, k) => x + (x - a[k]!)) : c;
    const p = [a, b, third.every(Number.isFinite) ? third : c];
    check(planeThrough(p[0]!, p[1]!, p[2]!), p, kind);
  });
}

describe('planeThrough', () => {
  it('has the normal of the rules, and bounds that the rules allow and that are not twice as large', () => {
    let compared = 0;
    random(300, (plane, p) => {
      const normal = normalThrough(p.flat());
      normal.forEach((ball, i) => {
        const [value, bound] = [seePlane(plane).approximation[i]!, seePlane(plane).approximation[i + 3]!];
        expect(Object.is(value + 0, ball.value + 0)).toBe(true);
        expect(new Ball(value, bound, ball.exact).holds).toBe(true);
        if (!Number.isFinite(ball.bound)) {
          expect(Number.isFinite(bound)).toBe(false);
          return;
        }
        // Three underflows here, two products of the rules with four each there.
        expect(bound + 2 ** -1072).toBeGreaterThanOrEqual(ball.bound * (1 - 2 ** -48));
        expect(bound).toBeLessThanOrEqual(2 * ball.bound);
        compared++;
      });
      expect(seePlane(plane).approximation.slice(6)).toEqual([0, 0]);
    });
    expect(compared).toBeGreaterThan(4000);
  });

  it('bounds the worst that rounding can do by the constant 5u of the closed form', () => {
    // Differences with full rounding errors, products that add up.
    const plane = planeThrough([1, 1, -1], [2 ** 53 + 2, -(2 ** 53), 2 ** 53], [3, 2 ** 53, 2 ** 53]);
    const [p, q, r, s] = [-(2 ** 53), 2 ** 53, 2 ** 53, 2 ** 53];
    expect(seePlane(plane).approximation[3]).toBe(5 * U * (Math.abs(p * q) + Math.abs(r * s)) + 2 ** -1069);
  });

  it('has the exact normal and constant as integers', () => {
    random(40, (plane, p) => {
      const { a, b, c, d, normalExponent, constantExponent } = seePlane(plane).exact;
      const normal = normalThrough(p.flat());
      [a, b, c].forEach((integer, i) => {
        expect(dyadic.equals(dyadic.fromParts(integer, normalExponent), normal[i]!.exact!)).toBe(true);
      });
      const terms = p[0]!.map((x, i) => dyadic.multiply(dyadic.fromNumber(x), normal[i]!.exact!));
      const sum = dyadic.add(dyadic.add(terms[0]!, terms[1]!), terms[2]!);
      expect(dyadic.equals(dyadic.fromParts(-d, constantExponent), sum)).toBe(true);
    });
  });

  it('has a sharp normal only where it is the true one', () => {
    let sharp = 0;
    random(100, (plane, p, kind) => {
      if (kind === 'grid') expect(seePlane(plane).sharpNormal).not.toBeNull();
      if (seePlane(plane).sharpNormal === null) return;
      sharp++;
      normalThrough(p.flat()).forEach((ball, i) => {
        expect(dyadic.equals(dyadic.fromNumber(seePlane(plane).sharpNormal![i]!), ball.exact!)).toBe(true);
      });
    });
    expect(sharp).toBeGreaterThan(100);
    expect(seePlane(planeThrough([0, 0, 0], [0.1, 0.2, 0.3], [0.3, 0.1, 0.7])).sharpNormal).toBeNull();
    // Each component alone makes it unsharp.
    expect(seePlane(planeThrough([0, 0, 0], [0, 0.1, 0], [0, 0, 0.1])).sharpNormal).toBeNull();
    expect(seePlane(planeThrough([0, 0, 0], [0, 0, 0.1], [0.1, 0, 0])).sharpNormal).toBeNull();
    expect(seePlane(planeThrough([0, 0, 0], [0.1, 0, 0], [0, 0.1, 0])).sharpNormal).toBeNull();
    expect(seePlane(planeThrough([1, 1, 1], [2, 1, 1], [1, 2, 1])).sharpNormal).toEqual([0, 0, 1]);
    expect(seePlane(planeOf({ normal: [0, 0, 1], constant: 0 })).sharpNormal).toBeNull();
  });

  it('keeps the sharp normal', () => {
    const plane = planeThrough([1, 1, 1], [2, 1, 1], [1, 2, 1]);
    expect(seePlane(plane).sharpNormal).toBe(seePlane(plane).sharpNormal);
  });

  it('rejects what is no point', () => {
    const o = [0, 0, 0];
    expect(() => planeThrough([0, NaN, 0], o, o)).toThrow(
      new RangeError('planeThrough: a[1] must be a finite number, got NaN'),
    );
    expect(() => planeThrough(o, [Infinity, 0, 0], o)).toThrow(
      new RangeError('planeThrough: b[0] must be a finite number, got Infinity'),
    );
    expect(() => planeThrough(o, o, [0, 0, -Infinity])).toThrow(
      new RangeError('planeThrough: c[2] must be a finite number, got -Infinity'),
    );
    expect(() => planeThrough(o, [0, 0], o)).toThrow(
      new RangeError('planeThrough: b must be a point of 3 coordinates, got [0, 0]'),
    );
  });
});

describe('requirePoint3', () => {
  it('takes finite coordinates whose sum is not finite', () => {
    expect(() => requirePoint3('f', 'p', [MAX, MAX, MAX])).not.toThrow();
    expect(() => requirePoint3('f', 'p', new Float64Array(3))).not.toThrow();
    expect(() => requirePoint3('f', 'p', [Infinity, -Infinity, 0])).toThrow(
      new RangeError('f: p[0] must be a finite number, got Infinity'),
    );
    expect(() => requirePoint3('f', 'p', [MAX, MAX, NaN])).toThrow(
      new RangeError('f: p[2] must be a finite number, got NaN'),
    );
    expect(() => requirePoint3('f', 'p', [1, 2, 3, 4])).toThrow(
      new RangeError('f: p must be a point of 3 coordinates, got [1, 2, 3, 4]'),
    );
  });
});

describe('planeOf', () => {
  it('takes the coefficients as they are', () => {
    const plane = planeOf({ normal: [1, -2, 0.1], constant: MIN });
    expect(seePlane(plane).approximation).toEqual([1, -2, 0.1, 0, 0, 0, MIN, 0]);
    expect(seePlane(plane).points).toBeUndefined();
    const { a, b, c, d, normalExponent, constantExponent } = seePlane(plane).exact;
    const values = [a, b, c].map((x) => dyadic.toNumber(dyadic.fromParts(x, normalExponent)));
    expect(values).toEqual([1, -2, 0.1]);
    expect(dyadic.toNumber(dyadic.fromParts(d, constantExponent))).toBe(MIN);
  });

  it('rejects a zero normal and numbers that are none', () => {
    expect(() => planeOf({ normal: [0, -0, 0], constant: 1 })).toThrow(
      new RangeError('planeOf: plane.normal must be a normal other than zero, got [0, 0, 0]'),
    );
    expect(() => planeOf({ normal: [0, 0, NaN], constant: 1 })).toThrow(
      new RangeError('planeOf: plane.normal[2] must be a finite number, got NaN'),
    );
    expect(() => planeOf({ normal: [0, 1], constant: 1 })).toThrow(
      new RangeError('planeOf: plane.normal must be a normal of 3 coordinates, got [0, 1]'),
    );
    expect(() => planeOf({ normal: [0, 0, 1], constant: -Infinity })).toThrow(
      new RangeError('planeOf: plane.constant must be a finite number, got -Infinity'),
    );
    for (const normal of [
      [MIN, 0, 0],
      [0, MIN, 0],
      [0, 0, MIN],
    ]) {
      expect(seePlane(planeOf({ normal, constant: 0 })).isDegenerate).toBe(false);
    }
  });
});

describe('an exact plane', () => {
  it('derives its integers once', () => {
    const { derive, calls } = counted(somePlane);
    const plane = stubPlane([0, 0, 1, 0, 0, 0, 0, 0], undefined, derive);
    expect(calls()).toBe(0);
    expect(seePlane(plane).exact).toBe(somePlane);
    expect(seePlane(plane).exact).toBe(somePlane);
    expect(calls()).toBe(1);
  });

  it('is degenerate if its points lie on a line', () => {
    random(60, (plane, p) => {
      expect(seePlane(plane).isDegenerate).toBe(normalThrough(p.flat()).every((ball) => ball.sign === 0));
    });
    expect(seePlane(planeThrough([MAX, MAX, MAX], [-MAX, -MAX, -MAX], [0, 0, 0])).isDegenerate).toBe(true);
    expect(seePlane(planeThrough([MAX, MAX, MAX], [-MAX, -MAX, -MAX], [0, 0, MIN])).isDegenerate).toBe(false);
    expect(seePlane(planeThrough([0, 0, 0], [MIN, 0, 0], [0, MIN, 0])).isDegenerate).toBe(false);
    expect(seePlane(planeThrough([0.1, 0.2, 0.3], [0.1, 0.2, 0.3], [0.1, 0.2, 0.3])).isDegenerate).toBe(true);
  });

  it('knows a normal beyond twice its bound without integers, on each axis', () => {
    for (const axis of [0, 1, 2]) {
      const numbers = (value: number) => [0, 1, 2].map((i) => (i === axis ? value : 0));
      const make = (value: number) => stubPlane([...numbers(value), 4, 4, 4, 0, 0], undefined, trap);
      for (const value of [10, -10]) {
        expect(seePlane(make(value)).isDegenerate).toBe(false);
        expect(reachesExact(() => seePlane(make(value / 1.25)).isDegenerate)).toBe(true);
      }
    }
  });

  it('is degenerate only if all three integers are zero', () => {
    const make = (a: bigint, b: bigint, c: bigint) =>
      seePlane(stubPlane([0, 0, 0, 1, 1, 1, 0, 0], undefined, () => ({ ...somePlane, a, b, c })))
        .isDegenerate;
    expect([make(0n, 0n, 0n), make(1n, 0n, 0n), make(0n, 1n, 0n), make(0n, 0n, 1n)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
