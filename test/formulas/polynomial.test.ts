import { describe, expect, it } from 'vitest';
import { Polynomial } from '../../src/formulas/generator/polynomial.js';

const [x, y, z] = [0, 1, 2].map((i) => Polynomial.variable(i)) as [Polynomial, Polynomial, Polynomial];
const c = (value: number) => Polynomial.constant(BigInt(value));
const terms = (p: Polynomial) => Object.fromEntries([...p.terms].sort());

describe('Polynomial', () => {
  it('has the terms that it is made of', () => {
    expect(terms(Polynomial.zero)).toEqual({});
    expect(terms(c(0))).toEqual({});
    expect(terms(c(-7))).toEqual({ '': -7n });
    expect(terms(Polynomial.variable(12))).toEqual({ '12': 1n });
    expect(terms(Polynomial.variable(-1))).toEqual({ '-1': 1n });
  });
  it('adds and subtracts, dropping what cancels', () => {
    expect(terms(x.plus(y).plus(x))).toEqual({ '0': 2n, '1': 1n });
    expect(terms(x.plus(c(3)).minus(x))).toEqual({ '': 3n });
    expect(terms(x.minus(x))).toEqual({});
    expect(terms(y.minus(x.plus(y).plus(c(2))))).toEqual({ '0': -1n, '': -2n });
    expect(terms(x.plus(y).negated())).toEqual({ '0': -1n, '1': -1n });
  });
  it('leaves its operands alone', () => {
    const sum = x.plus(y);
    sum.plus(x);
    sum.times(sum);
    sum.minus(y);
    expect(terms(sum)).toEqual({ '0': 1n, '1': 1n });
    expect(terms(Polynomial.zero)).toEqual({});
  });
  it('multiplies, with the variables of a monomial in numeric order', () => {
    expect(terms(y.times(x))).toEqual({ '0,1': 1n });
    expect(terms(x.times(x))).toEqual({ '0,0': 1n });
    expect(terms(Polynomial.variable(10).times(Polynomial.variable(9)))).toEqual({ '9,10': 1n });
    expect(terms(Polynomial.variable(3).times(Polynomial.variable(-1)))).toEqual({ '-1,3': 1n });
    expect(terms(x.plus(y).times(x.minus(y)))).toEqual({ '0,0': 1n, '1,1': -1n });
    expect(terms(x.plus(c(2)).times(y.plus(c(3))))).toEqual({ '0,1': 1n, '0': 3n, '1': 2n, '': 6n });
    expect(terms(x.times(c(0)))).toEqual({});
    expect(terms(c(5).times(x))).toEqual({ '0': 5n });
  });
  it('knows equality', () => {
    expect(
      x
        .plus(y)
        .times(x.plus(y))
        .equals(
          x
            .times(x)
            .plus(x.times(y).times(c(2)))
            .plus(y.times(y)),
        ),
    ).toBe(true);
    expect(x.times(y).equals(y.times(x))).toBe(true);
    expect(x.equals(y)).toBe(false);
    expect(x.equals(x.times(c(2)))).toBe(false);
    expect(x.equals(x.negated())).toBe(false);
    expect(Polynomial.zero.equals(c(0))).toBe(true);
    expect(Polynomial.zero.equals(c(1))).toBe(false);
  });
  it('knows domination, coefficient by coefficient', () => {
    const p = x.plus(y.times(c(3)));
    expect(p.dominates(p)).toBe(true);
    expect(p.plus(z).dominates(p)).toBe(true);
    expect(p.dominates(p.plus(z))).toBe(false);
    expect(p.dominates(x.plus(y.times(c(4))))).toBe(false);
    expect(p.dominates(x.plus(y.times(c(2))))).toBe(true);
    expect(p.dominates(Polynomial.zero)).toBe(true);
    expect(Polynomial.zero.dominates(x)).toBe(false);
    expect(Polynomial.zero.dominates(x.negated())).toBe(true);
    expect(x.times(x).dominates(x)).toBe(false);
  });
  it('knows its degree', () => {
    expect(Polynomial.zero.degree).toBe(0);
    expect(c(9).degree).toBe(0);
    expect(x.degree).toBe(1);
    expect(x.times(y).times(x).plus(z).degree).toBe(3);
    expect(x.times(x).minus(x.times(x)).degree).toBe(0);
  });
});
