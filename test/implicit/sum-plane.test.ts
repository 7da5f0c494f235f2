import { describe, expect, it } from 'vitest';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import { side } from '../../src/implicit/index.js';
import { sumPlane } from '../../src/implicit/sum-plane.js';
import { Ball } from './ball.js';
import { coordinate, forEachKind } from './inputs.js';
import { seePlane } from './see.js';

const MAX = Number.MAX_VALUE;

describe('sumPlane', () => {
  it('has the rounded sums with the bound of the rules, 0 where nothing was rounded, and the true sums', () => {
    let exact = 0;
    let rounded = 0;
    forEachKind(51, 150, (draw, kind) => {
      const row = () => [0, 1, 2, 3].map(() => coordinate(draw, kind));
      const p = row();
      const q = draw.below(2) === 0 ? row() : p.map((x) => x * draw.integer(4));
      if (![...p, ...q].every(Number.isFinite)) return;
      const plane = sumPlane(p, q);
      const n = seePlane(plane).approximation;
      const { a, b, c, d, normalExponent, constantExponent } = seePlane(plane).exact;
      [0, 1, 2, 3].forEach((i) => {
        const ball = Ball.of(p[i]!).plus(Ball.of(q[i]!));
        const at = i < 3 ? i : 6;
        const bound = n[i < 3 ? i + 3 : 7]!;
        expect(Object.is(n[at], ball.value)).toBe(true);
        const isExact =
          Number.isFinite(ball.value) && dyadic.equals(dyadic.fromNumber(ball.value), ball.exact!);
        expect(bound).toBe(isExact ? 0 : ball.bound);
        isExact ? exact++ : rounded++;
        const integer = [a, b, c, d][i]!;
        const exponent = i < 3 ? normalExponent : constantExponent;
        expect(dyadic.equals(dyadic.fromParts(integer, exponent), ball.exact!)).toBe(true);
      });
      expect(seePlane(plane).points).toBeUndefined();
    });
    expect(Math.min(exact, rounded)).toBeGreaterThan(500);
  });

  it('does not round the sums', () => {
    const e = 2 ** -70;
    const plane = sumPlane([1, 0, 0, 0], [e, 0, 0, -1]);
    // (1 + e) x = 1, so x is below 1 - e + e².
    expect(side(plane, [1, 0, 0])).toBe(1);
    expect(side(plane, [1 - 2 ** -53, 0, 0])).toBe(-1);
    expect(side(sumPlane([1, 0, 0, 1], [0, 0, 0, -e]), [-1, 0, 0])).toBe(-1);
    expect(side(sumPlane([0, 1, 0, -1], [0, e, 0, 0]), [0, 1, 0])).toBe(1);
    expect(side(sumPlane([0, 0, 1, -1], [0, 0, -e, 0]), [0, 0, 1])).toBe(-1);
  });

  it('may be degenerate: the constant is on one side of everything', () => {
    const opposite = (constant: number) => sumPlane([1, 2, 3, 0], [-1, -2, -3, constant]);
    for (const p of [
      [0, 0, 0],
      [MAX, -MAX, 5e-324],
      [1, 2, 3],
    ]) {
      expect(side(opposite(7), p)).toBe(1);
      expect(side(opposite(-5e-324), p)).toBe(-1);
      expect(side(opposite(0), p)).toBe(0);
    }
    expect(seePlane(opposite(7)).isDegenerate).toBe(true);
    expect(seePlane(sumPlane([1, 2, 3, 0], [-1, -2, -2, 0])).isDegenerate).toBe(false);
  });

  it('does not overflow', () => {
    const plane = sumPlane([MAX, 0, 0, 0], [MAX, 0, 0, -MAX]);
    expect(seePlane(plane).approximation.slice(0, 4)).toEqual([Infinity, 0, 0, Infinity]);
    expect([0.25, 0.5, 0.75].map((x) => side(plane, [x, MAX, MAX]))).toEqual([-1, 0, 1]);
  });

  it('takes typed arrays and names what is no number', () => {
    expect(side(sumPlane(new Float64Array([0, 0, 1, 0]), new Float32Array(4)), [0, 0, 1])).toBe(1);
    const zero = [0, 0, 0, 0];
    expect(() => sumPlane([0, 0, NaN, 0], zero)).toThrow(
      new RangeError('sumPlane: p[2] must be a finite number, got NaN'),
    );
    expect(() => sumPlane(zero, [0, 0, 0, Infinity])).toThrow(
      new RangeError('sumPlane: q[3] must be a finite number, got Infinity'),
    );
    expect(() => sumPlane(zero, [0, 0, 0])).toThrow(
      new RangeError('sumPlane: q[3] must be a finite number, got undefined'),
    );
  });
});
