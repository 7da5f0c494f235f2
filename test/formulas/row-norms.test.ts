import { describe, expect, it } from 'vitest';
import { loadFormulas } from '../../src/formulas/generate.js';
import { lower } from '../../src/formulas/generator/program.js';
import { liftedRows, rowNormBound } from '../../src/formulas/generator/row-norms.js';
import { determinant, formula, point, squaredLength } from '../../src/formulas/language/index.js';
import {
  atLeast,
  type Dyadic,
  difference,
  dyadic,
  ETA,
  minus,
  plus,
  power,
  quotient,
  roundings,
  type Tracked,
  times,
  track,
  U,
  ZERO,
} from './error-tracking.js';
import { Numbers } from './expressions.js';
import { filterOf, type Node } from './straight-line.js';

const formulas = await loadFormulas();
const cases = [
  { name: 'incircle', order: 3, permanent: 1, limit: 160 },
  { name: 'insphere', order: 4, permanent: 2, limit: 120 },
] as const;

const ONE = power(0);
const raise = (x: Dyadic, e: number): Dyadic => (e === 0 ? ONE : times(x, raise(x, e - 1)));

/** value · value > factor · (product of lifts · sum) + guard, taken apart. */
function readFilter(name: string) {
  const filter = filterOf(name, name);
  const { left, right } = filter;
  if (left.kind !== '*' || right.kind !== '+' || right.left.kind !== '*')
    throw new Error('unexpected comparison');
  if (right.left.left.kind !== 'number' || right.right.kind !== 'number')
    throw new Error('unexpected constants');
  expect(left.left).toEqual(left.right);
  return {
    filter,
    value: left.left,
    factor: right.left.left.value,
    bound: right.left.right,
    guard: right.right.value,
  };
}

/** M without margins (C = 0), or with C = 2^-1022, all leaves being `leaf`: the terms with C are the difference. */
function magnitudeAt(
  definitions: ReadonlyMap<string, Node>,
  value: Node,
  leaf: Dyadic,
  margin: Dyadic,
): Dyadic {
  const known = new Map<string, Dyadic>();
  const visit = (node: Node): Dyadic => {
    switch (node.kind) {
      case 'name': {
        const seen = known.get(node.name);
        if (seen !== undefined) return seen;
        const definition = definitions.get(node.name)!;
        const isLeaf = definition.kind === '-' && /^d|^e/.test(node.name);
        const result = isLeaf ? leaf : visit(definition);
        known.set(node.name, result);
        return result;
      }
      case '*':
        return plus(times(visit(node.left), visit(node.right)), margin);
      case '+':
      case '-':
        return plus(visit(node.left), visit(node.right));
      default:
        throw new Error(node.kind);
    }
  };
  return visit(value);
}

describe.each(cases)('the bound of $name by its rows', ({ name, order, permanent, limit }) => {
  const { filter, value, factor, bound, guard } = readFilter(name);
  const n = roundings(filter.definitions, filter.parameters)(value);
  const leaves = [...filter.definitions]
    .filter(
      ([, node]) =>
        node.kind === '-' &&
        node.left.kind === 'name' &&
        node.right.kind === 'name' &&
        filter.parameters.includes(node.left.name),
    )
    .map(([leaf]) => leaf);

  /** ((1 + u)^n - 1) / (1 - u), times 2^53. */
  const growth = minus(raise(plus(ONE, U), n), ONE);

  it('stands in the committed text as derived', () => {
    const lowered = lower(formulas.find(({ formula }) => formula.name === name)!.formula);
    const derived = rowNormBound(lowered)!;
    expect(factor).toBe(derived.factor);
    expect(guard).toBe(2 ** derived.guardExponent);
    expect(filter.limit).toBe(2 ** derived.limitExponent);
    expect(derived.limitExponent).toBe(limit);
    expect(derived.lifts).toEqual(liftedRows(lowered));
    expect(derived.lifts.length).toBe(order);
    expect(leaves.length).toBe(order * (order - 1));
    expect(filter.asksFinite).toBe(false);
  });

  it('has the factor g² f n (1 + 2^-8), hardly more', () => {
    // g² f n (1 + 2^-8) · (1 - u)² against the constant times (1 - u)².
    const withDivisor = times(times(dyadic(factor), minus(ONE, U)), minus(ONE, U));
    const exact = times(times(growth, growth), dyadic(permanent * order * (1 + 2 ** -8)));
    expect(atLeast(withDivisor, exact)).toBe(true);
    expect(quotient(minus(withDivisor, exact), exact)).toBeLessThan(1e-9);
    // What the comment asks for is less: (1 + 2^-10)² instead of 1 + 2^-8.
    const asked = times(times(growth, growth), dyadic(permanent * order * (1 + 2 ** -10) ** 2));
    expect(atLeast(withDivisor, asked)).toBe(true);
    // 2 % less is too little for the exact figure, so this test would show it.
    expect(atLeast(times(dyadic(0.98 * factor), ONE), exact)).toBe(false);
  });

  it('has a guard above all that underflow can do, and not far above', () => {
    const largest = power(limit / 2);
    const margins = minus(
      magnitudeAt(filter.definitions, value, largest, power(-1022)),
      magnitudeAt(filter.definitions, value, largest, ZERO),
    );
    const byErrors = times(times(plus(ONE, power(10)), times(growth, growth)), times(margins, margins));
    // On the right: 2n products that lose at most 2^-1073, times n numbers up to 2^limit, times K.
    const byBound = times(times(power(-1073 + limit * order), dyadic(2 * order)), dyadic(factor));
    const needed = plus(byErrors, byBound);
    expect(atLeast(dyadic(guard), needed)).toBe(true);
    expect(quotient(dyadic(guard), needed)).toBeLessThan(2 ** 8);
  });

  /** Errors, by tracking, at leaf magnitudes 2^k; the comparison must prove the sign at all of them. */
  function holds(samples: Iterable<readonly number[]>, constant: number, added: number): boolean {
    const low = minus(ONE, U);
    for (const exponents of samples) {
      const sample = new Map<string, Tracked>(
        leaves.map((leaf, i) => [leaf, difference(power(exponents[i]!))]),
      );
      const visit = track(filter.definitions, (leaf) => sample.get(leaf));
      const { error } = visit(value);
      const product = minus(times(times(dyadic(constant), visit(bound).low), low), ETA);
      const right = times(plus(product, dyadic(added)), low);
      // fl(value²) > right; so value² (1 + u) > right, and |value| is to be more than its error.
      if (!atLeast(right, times(times(error, error), plus(ONE, U)))) return false;
    }
    return true;
  }

  function* samples(low: number, high: number): Generator<number[]> {
    const numbers = new Numbers(order);
    for (const spread of [0, 1, 3, 40, 1000]) {
      for (let i = 0; i < 60; i++) {
        const centre = numbers.between(low, high);
        yield leaves.map(() => Math.max(-1074, Math.min(high, centre + numbers.between(-spread, spread))));
      }
    }
  }

  it('proves signs at all sizes, by tracking errors through the committed code', () => {
    // The sum of the squares stays below 2^limit: 2^k with 2k + log2(number of leaves) < limit.
    const high = limit / 2 - 2;
    expect(holds(samples(-20, 20), factor, guard)).toBe(true);
    expect(holds(samples(-1074, high), factor, guard)).toBe(true);
    expect(holds([leaves.map(() => high)], factor, guard)).toBe(true);
    expect(holds([leaves.map(() => -1074)], factor, guard)).toBe(true);
  });
  it('would not without its parts', () => {
    expect(holds(samples(-1074, limit / 2 - 2), factor, 0)).toBe(false);
    expect(holds([leaves.map(() => 0)], factor * (name === 'incircle' ? 0.9 : 0.25), 0)).toBe(false);
  });
});

describe('liftedRows', () => {
  const made = (rows: Parameters<typeof determinant>[0]) =>
    lower(
      formula({
        name: 'made',
        parameters: { a: point(2), b: point(2), c: point(2) },
        sign: () => determinant(rows),
        decides: '',
        remarks: '',
        examples: [],
      }),
    );
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => [
    { kind: 'input', name: `${letter}x` },
    { kind: 'input', name: `${letter}y` },
  ]) as unknown as [
    Parameters<typeof squaredLength>[0],
    Parameters<typeof squaredLength>[0],
    Parameters<typeof squaredLength>[0],
  ];

  it('finds determinants whose last column is the squared length of the row', () => {
    expect(liftedRows(made([a, b, c].map((v) => [...v, squaredLength(v)])))?.length).toBe(3);
    expect(liftedRows(made([a, b, c].map((v) => [squaredLength(v), ...v])))?.length).toBe(3);
  });
  it('finds no others', () => {
    const rows = [a, b, c].map((v) => [...v, squaredLength(v)]);
    const strange = [rows[0]!, rows[1]!, [...c, squaredLength(b)]];
    expect(liftedRows(made(strange))).toBeUndefined();
    expect(liftedRows(made([a, b]))).toBeUndefined();
    const onLine = [a, b].map((v) => [v[0]!, squaredLength([v[0]!])]);
    expect(liftedRows(made(onLine))).toBeUndefined();
    for (const { formula: f } of formulas) {
      const expected = f.name === 'incircle' || f.name === 'insphere';
      expect(liftedRows(lower(f)) !== undefined).toBe(expected);
      expect(rowNormBound(lower(f)) !== undefined).toBe(expected);
    }
  });
});
