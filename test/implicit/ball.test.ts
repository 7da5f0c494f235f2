import { describe, expect, it } from 'vitest';
import { GUARD, productBound, signWithin, TINY, U } from '../../src/arithmetic/ball.js';
import { Ball } from './ball.js';
import { coordinate, forEachKind } from './inputs.js';

describe('the constants', () => {
  it('are what they are derived to be', () => {
    expect(1 + U).toBe(1);
    expect(1 + 2 * U).not.toBe(1);
    // Sixteen times four halves of the smallest subnormal.
    expect(TINY).toBe(16 * 2 * Number.MIN_VALUE);
  });

  it('let the guard make up for 8191 roundings', () => {
    let shrunk = 1n << 2000n;
    const guard = (1n << 40n) + 1n;
    for (let i = 0; i < 8191; i++) shrunk = (shrunk * ((1n << 53n) - 1n)) >> 53n;
    expect(shrunk * guard > 1n << 2040n).toBe(true);
    expect(GUARD).toBe(Number(guard) / 2 ** 40);
  });
});

describe('productBound', () => {
  it('has the four terms of the rule', () => {
    expect(productBound(3, 0, 5, 0)).toBe(U * 15 + TINY);
    expect(productBound(-3, 0, 5, 0)).toBe(U * 15 + TINY);
    expect(productBound(3, 0, 0, 0.5)).toBe(1.5 + TINY);
    expect(productBound(-3, 0, 0, 0.5)).toBe(1.5 + TINY);
    expect(productBound(0, 0.5, 7, 0)).toBe(3.5 + TINY);
    expect(productBound(0, 0.5, -7, 0)).toBe(3.5 + TINY);
    expect(productBound(0, 0.5, 0, 0.25)).toBe(0.125 + TINY);
    expect(productBound(0, 0, 0, 0)).toBe(TINY);
  });

  it('bounds the product of any two numbers within their bounds', () => {
    forEachKind(1, 300, (draw, kind) => {
      const [a, b] = [coordinate(draw, kind), coordinate(draw, kind)];
      const [ea, eb] = [0, 0].map(() => Math.abs(coordinate(draw, kind)) * draw.pick([0, 2 ** -40, 1]));
      const bound = productBound(a, ea!, b, eb!);
      for (const i of [-1, 0, 1] as const) {
        for (const j of [-1, 0, 1] as const) {
          const product = Ball.atEnd(a, ea!, i).times(Ball.atEnd(b, eb!, j));
          expect(new Ball(a * b, bound, product.exact).holds).toBe(true);
        }
      }
    });
  });
});

describe('signWithin', () => {
  it('is the sign of a value beyond its bound', () => {
    expect(signWithin(2, 1)).toBe(1);
    expect(signWithin(-2, 1)).toBe(-1);
    expect(signWithin(Number.MIN_VALUE, 0)).toBe(1);
    expect(signWithin(-Number.MIN_VALUE, 0)).toBe(-1);
  });

  it('is undecided at its bound and within', () => {
    expect(signWithin(1, 1)).toBe(2);
    expect(signWithin(-1, 1)).toBe(2);
    expect(signWithin(GUARD, 1)).toBe(2);
    expect(signWithin(-GUARD, 1)).toBe(2);
    expect(signWithin(GUARD + 2 ** -52, 1)).toBe(1);
    expect(signWithin(-GUARD - 2 ** -52, 1)).toBe(-1);
    expect(signWithin(0, 1)).toBe(2);
    expect(signWithin(0, Number.MIN_VALUE)).toBe(2);
  });

  it('knows a zero only without a bound', () => {
    expect(signWithin(0, 0)).toBe(0);
    expect(signWithin(-0, 0)).toBe(0);
  });

  it('is undecided where something overflowed', () => {
    for (const value of [1, Infinity, -Infinity, NaN]) {
      expect(signWithin(value, NaN)).toBe(2);
      expect(signWithin(value, Infinity)).toBe(2);
    }
    expect(signWithin(NaN, 0)).toBe(2);
    expect(signWithin(1, Number.MAX_VALUE)).toBe(2);
  });
});
