/**
 * The error constants of the separating axes, derived again: the generator counts the roundings of the filters' values
 * and of their bounds, written in the formula language, and proves that the bounds dominate the terms.
 */
import { describe, expect, it } from 'vitest';
import { exactTiers } from '../../src/formulas/generator/emit-module.js';
import { countRoundings, errorConstant } from '../../src/formulas/generator/error-bound.js';
import {
  appendMagnitude,
  boundPolynomial,
  magnitudePolynomial,
} from '../../src/formulas/generator/magnitude.js';
import { Polynomial } from '../../src/formulas/generator/polynomial.js';
import { lower } from '../../src/formulas/generator/program.js';
import {
  absolute,
  direction,
  dot,
  type Expression,
  formula,
  minus,
  type Parameter,
  plus,
  point,
  scalar,
  times,
  type Vector,
  vector,
} from '../../src/formulas/language/index.js';
import { ERROR as AXIS_ERROR } from '../../src/predicates/separating-axes/oriented-box-filter.js';
import { ERROR as SIDE_ERROR } from '../../src/predicates/separating-axes/oriented-box-sides.js';

const U = 2 ** -53;
const sum = (terms: readonly Expression[]): Expression => terms.reduce(plus);
const norm = (v: Vector): Expression => sum(v.map(absolute));
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [
  minus(times(b!, f!), times(c!, e!)),
  minus(times(c!, d!), times(a!, f!)),
  minus(times(a!, e!), times(b!, d!)),
];

/** A polynomial without the terms that stand for underflow; those are covered by the filters' windows. */
function withoutMargins(polynomial: Polynomial): Polynomial {
  const terms = [...polynomial.terms].filter(([monomial]) => !monomial.split(',').includes('-1'));
  return terms
    .map(([monomial, coefficient]) =>
      monomial
        .split(',')
        .map((index) => Polynomial.variable(Number(index)))
        .reduce((product, factor) => product.times(factor), Polynomial.constant(coefficient)),
    )
    .reduce((total, term) => total.plus(term), Polynomial.zero);
}

interface Derived {
  /** Roundings of the value, and of the bound without its constant. */
  readonly value: number;
  readonly bound: number;
  readonly dominates: boolean;
}

/** What the generator finds about a value and the bound that a filter compares it with. */
function derive<P extends Record<string, Parameter>>(
  parameters: P,
  build: (values: never) => { value: Expression; bound: Expression },
): Derived {
  const definition = { name: 'made', parameters, decides: '', remarks: '', examples: [] };
  // The two in one program, so that leaves have the same numbers.
  let parts: { value: Expression; bound: Expression } | undefined;
  const both = formula({
    ...definition,
    sign: (values) => {
      parts = build(values as never);
      return times(parts.value, parts.bound);
    },
  });
  const { program, root } = lower(both);
  const product = program.at(root) as { left: number; right: number };
  return {
    value: countRoundings(program, product.left),
    bound: countRoundings(program, product.right),
    dominates: withoutMargins(boundPolynomial(program, product.right)).dominates(
      withoutMargins(magnitudePolynomial(program, product.left)),
    ),
  };
}

const length = scalar({ length: 1 });
/** An oriented box: axes, and half sizes as differences (those of an axis-aligned box are; half of one is exact). */
const box = { u: direction(3), v: direction(3), w: direction(3), low: point(3), high: point(3) };

/** Two oriented boxes along p × q, or a box and a triangle: p and q may be edges, which are differences. */
const axis = derive(
  { ...box, p0: point(3), p1: point(3), q0: point(3), q1: point(3), c: point(3), d: point(3) },
  ({ u, v, w, low, high, p0, p1, q0, q1, c, d }: Record<string, Vector>) => {
    const [p, q, gap] = [vector(p0!, p1!), vector(q0!, q1!), vector(c!, d!)];
    const half = vector(low!, high!);
    const axes = [u!, v!, w!];
    const l = cross(p, q);
    const radius = sum(axes.map((e, k) => times(half[k]!, absolute(dot(l, e)))));
    const reach = sum(axes.map((e, k) => times(absolute(half[k]!), norm(e))));
    return {
      // The radius twice, as if of two boxes of the same shape.
      value: minus(absolute(dot(l, gap)), plus(radius, radius)),
      bound: times(times(norm(p), norm(q)), plus(plus(norm(gap), reach), reach)),
    };
  },
);

/** A point and the two faces of an oriented box across one of its axes: height ± half · volume. */
const along = derive(
  { u: direction(3), v: direction(3), w: direction(3), half: length, c: point(3), x: point(3) },
  ({ u, v, w, half, c, x }: Record<string, Vector> & { half: Expression }) => {
    const d = vector(c!, x!);
    const n = cross(v!, w!);
    const one = half as unknown as Expression;
    return {
      value: plus(dot(n, d), times(one, dot(n, u!))),
      bound: times(times(norm(v!), norm(w!)), plus(norm(d), times(absolute(one), norm(u!)))),
    };
  },
);

/** A plane and an oriented box: n · c + constant ± Σ h |n · e|. */
const plane = derive(
  { ...box, n: direction(3), c: point(3), constant: scalar({ length: 1, direction: 1 }) },
  ({ u, v, w, low, high, n, c, constant }: Record<string, Vector> & { constant: Expression }) => {
    const one = constant as unknown as Expression;
    const half = vector(low!, high!);
    const axes = [u!, v!, w!];
    return {
      value: plus(plus(dot(n!, c!), one), sum(axes.map((e, k) => times(half[k]!, absolute(dot(n!, e)))))),
      bound: plus(
        times(norm(n!), sum([norm(c!), ...axes.map((e, k) => times(absolute(half[k]!), norm(e)))])),
        absolute(one),
      ),
    };
  },
);

describe('separating axes: the constants are those that the generator derives', () => {
  it('counts the roundings that the derivations state as their limits', () => {
    expect(axis).toEqual({ value: 13, bound: 16, dominates: true });
    expect(along).toEqual({ value: 7, bound: 10, dominates: true });
    expect(plane).toEqual({ value: 8, bound: 11, dominates: true });
    // Limits of oriented-box-filter.ts (a sum over two boxes has one term more), and of oriented-box-sides.ts.
    expect(axis.value).toBeLessThanOrEqual(16);
    expect(axis.bound).toBeLessThanOrEqual(18);
    expect(Math.max(along.value, plane.value, along.bound, plane.bound)).toBeLessThan(12);
  });

  it('leaves what underflow needs', () => {
    // In the window |p| |q| is at least 2^-500, S at least 2^-250, a half size at most 2^250; an underflow is 2^-1075.
    const axisRest = AXIS_ERROR - errorConstant(16, 18 + 4);
    expect(axisRest).toBeGreaterThan(7 * U);
    // Relative to S: the products p_i q_j. Absolute: products of L, one for each coordinate of d and of six axes.
    const [inner, outer] = [axisRest * 2 ** -500, axisRest * 2 ** -750];
    expect(inner).toBeGreaterThan(6 * 2 * 2 ** -1074);
    expect(outer).toBeGreaterThan(21 * 2 ** -1074 * 2 ** 250);
    // 32u: bounds of at least 2^-400 (that is ERROR times the sizes), factors of at most 2^200 in two places.
    const sideRest = (SIDE_ERROR - errorConstant(12, 12)) / SIDE_ERROR;
    expect(sideRest * SIDE_ERROR).toBeGreaterThan(8 * U);
    expect(sideRest * 2 ** -400).toBeGreaterThan(100 * (2 ** -1074 * 2 ** 399));
  });

  it('would notice a bound that lacks a part', () => {
    const lacking = derive({ a: direction(3), b: direction(3) }, ({ a, b }: Record<string, Vector>) => ({
      value: absolute(dot(a!, b!)),
      bound: times(norm([a![0]!, a![1]!]), norm(b!)),
    }));
    expect(lacking.dominates).toBe(false);
  });
});

describe('absolute values in formulas', () => {
  const made = formula({
    name: 'made',
    parameters: { a: point(2), b: point(2) },
    sign: ({ a, b }) => minus(absolute(dot(a, b)), absolute(times(a[0]!, b[1]!))),
    decides: '',
    remarks: '',
    examples: [],
  });

  it('round nothing, and have the magnitude of what they are taken of', () => {
    const lowered = lower(made);
    expect(countRoundings(lowered.program, lowered.root)).toBe(3);
    const { root } = appendMagnitude(lowered);
    const [a, b] = [
      boundPolynomial(lowered.program, root),
      magnitudePolynomial(lowered.program, lowered.root),
    ];
    expect(a.dominates(b)).toBe(true);
  });

  it('have no exact tiers', () => {
    expect(() => exactTiers(lower(made))).toThrow(new RangeError('made: no exact tiers for absolute values'));
  });
});
