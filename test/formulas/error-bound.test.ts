import { describe, expect, it } from 'vitest';
import { loadFormulas } from '../../src/formulas/generate.js';
import {
  countRoundings,
  deriveErrorBound,
  errorConstant,
  MARGIN_EXPONENT,
  valueRoundings,
} from '../../src/formulas/generator/error-bound.js';
import { appendMagnitude } from '../../src/formulas/generator/magnitude.js';
import { lower } from '../../src/formulas/generator/program.js';
import {
  atLeast,
  type Dyadic,
  difference,
  dyadic,
  exactly,
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
import { type FilterText, filterOf, type Node } from './straight-line.js';

const formulas = await loadFormulas();
const byMagnitude = formulas.filter(({ formula: { name } }) => name !== 'incircle' && name !== 'insphere');

/** The leaves of a filter: parameters that are used as they are, and differences of two parameters. */
function leavesOf({ parameters, definitions }: FilterText): Map<string, 'input' | 'difference'> {
  const leaves = new Map<string, 'input' | 'difference'>();
  const isInput = (node: Node) => node.kind === 'name' && parameters.includes(node.name);
  const visit = (node: Node): void => {
    if (node.kind === 'name' && parameters.includes(node.name)) leaves.set(node.name, 'input');
    else if (node.kind === 'abs' || node.kind === 'negate') visit(node.of);
    else if (node.kind === '+' || node.kind === '-' || node.kind === '*') {
      visit(node.left);
      visit(node.right);
    }
  };
  for (const [name, node] of definitions) {
    if (node.kind === '-' && isInput(node.left) && isInput(node.right)) leaves.set(name, 'difference');
    else visit(node);
  }
  return leaves;
}

/** A filter's comparison |value| > constant · bound (+ guard), taken apart. */
interface Comparison {
  readonly value: Node;
  readonly constant: number;
  readonly bound: Node;
  readonly guard: number;
}

function comparisonOf({ left, right }: FilterText): Comparison {
  if (left.kind !== 'abs') throw new Error('no absolute value');
  const [product, guard] =
    right.kind === '+' && right.right.kind === 'number' ? [right.left, right.right.value] : [right, 0];
  if (product.kind !== '*' || product.left.kind !== 'number') throw new Error('no constant');
  return { value: left.of, constant: product.left.value, bound: product.right, guard };
}

/** Exponents of the leaves: all alike, one or two apart from the rest, and drawn from a wide range. */
function* exponents(count: number): Generator<number[]> {
  const same = (k: number) => Array.from({ length: count }, () => k);
  for (const k of [0, 1, -40, 100]) yield same(k);
  for (let i = 0; i < count; i++) {
    for (const k of [-60, 60]) yield same(0).map((_, j) => (j === i ? k : 0));
    for (let j = 0; j < i; j++) yield same(0).map((_, l) => (l === i || l === j ? 60 : 0));
  }
  const numbers = new Numbers(count);
  for (const [n, range] of [
    [60, 1],
    [120, 6],
    [120, 90],
  ] as const) {
    for (let i = 0; i < n; i++) yield same(0).map(() => numbers.between(-range, range));
  }
}

/** So small that products underflow, and the guards and margins are what is left. */
function* tinyExponents(count: number): Generator<number[]> {
  const numbers = new Numbers(count);
  for (const k of [-1074, -1022, -538, -500, -480, -450, -350, -300, -240]) {
    yield Array.from({ length: count }, () => k);
    for (let i = 0; i < 6; i++)
      yield Array.from({ length: count }, () => Math.max(-1074, k + numbers.between(-60, 60)));
  }
}

/** Computes the value and the bound of the filter at given leaf magnitudes. */
function at(
  filter: FilterText,
  comparison: Comparison,
  leaves: ReadonlyMap<string, string>,
  exponents: readonly number[],
  underflow?: Dyadic,
) {
  const names = [...leaves.keys()];
  const sample = new Map<string, Tracked>(
    names.map((name, i) => {
      const size = power(exponents[i]!);
      return [name, leaves.get(name) === 'input' ? exactly(size) : difference(size)];
    }),
  );
  const visit = track(filter.definitions, (name) => sample.get(name), underflow);
  return { value: visit(comparison.value), bound: visit(comparison.bound) };
}

/** What the comparison's right side is at least, as computed. */
function proved(constant: number, bound: Tracked, guard: number): Dyadic {
  const low = minus(power(0), U);
  const product = times(times(dyadic(constant), bound.low), low);
  if (guard === 0) return product;
  // The product may underflow; the sum with the guard is rounded once more.
  return times(plus(minus(product, power(-1075)), dyadic(guard)), low);
}

/** Whether the constant proves the sign at all samples. */
function holds(
  filter: FilterText,
  comparison: Comparison,
  samples: Iterable<number[]>,
  constant = comparison.constant,
) {
  const leaves = leavesOf(filter);
  for (const exponents of samples) {
    const { value, bound } = at(filter, comparison, leaves, exponents);
    if (!atLeast(proved(constant, bound, comparison.guard), value.error)) return false;
  }
  return true;
}

describe('the filter constants, derived again by tracking errors through the committed code', () => {
  it.each(byMagnitude.map(({ file, formula }) => [formula.name, file] as const))('%s', (name, file) => {
    const filter = filterOf(file, name);
    const comparison = comparisonOf(filter);
    const leaves = leavesOf(filter);
    expect(filter.asksFinite).toBe(name === 'powerTest3d');
    expect(filter.limit).toBeUndefined();

    // Large enough everywhere.
    expect(holds(filter, comparison, exponents(leaves.size))).toBe(true);
    // Not larger than needed: the ratio of error to magnitude comes within 1.5 % of the constant ...
    let largest = 0;
    for (const sample of exponents(leaves.size)) {
      const { value } = at(filter, comparison, leaves, sample, ZERO);
      largest = Math.max(largest, quotient(value.error, value.magnitude));
    }
    expect(largest / comparison.constant).toBeGreaterThan(0.985);
    expect(largest / comparison.constant).toBeLessThanOrEqual(1);
  });

  it.each(byMagnitude.map(({ file, formula }) => [formula.name, file] as const))(
    '%s: 2 %% less would not do',
    (name, file) => {
      const filter = filterOf(file, name);
      const comparison = comparisonOf(filter);
      if (name === 'powerTest3d') {
        // Its column sums have slack, so the constant is compared with the magnitude that they stand for.
        const leaves = leavesOf(filter);
        const ratios = [...exponents(leaves.size)].map((sample) => {
          const { value } = at(filter, comparison, leaves, sample, ZERO);
          return quotient(value.error, value.magnitude);
        });
        expect(Math.max(...ratios)).toBeGreaterThan(0.98 * comparison.constant);
        return;
      }
      expect(holds(filter, comparison, exponents(leavesOf(filter).size), 0.98 * comparison.constant)).toBe(
        false,
      );
    },
  );

  it.each(byMagnitude.map(({ file, formula }) => [formula.name, file] as const))(
    '%s: products that underflow are paid for by the margins',
    (name, file) => {
      const filter = filterOf(file, name);
      const comparison = comparisonOf(filter);
      expect(holds(filter, comparison, tinyExponents(leavesOf(filter).size))).toBe(true);
    },
  );
  it('and would not be without them', () => {
    for (const [file, name] of [
      ['orient3d', 'orient3d'],
      ['side-of-plane', 'sideOfPlane'],
    ] as const) {
      const filter = filterOf(file, name);
      const comparison = comparisonOf(filter);
      const bare = { ...comparison, bound: withoutSmall(comparison.bound) };
      const definitions = new Map([...filter.definitions].map(([key, node]) => [key, withoutSmall(node)]));
      expect(holds({ ...filter, definitions }, bare, tinyExponents(leavesOf(filter).size))).toBe(false);
    }
    const filter = filterOf('orient2d', 'orient2d');
    const bare = { ...comparisonOf(filter), guard: 0 };
    expect(holds(filter, bare, tinyExponents(leavesOf(filter).size))).toBe(false);
  });
});

/** The node with all literals left out that are added to something. */
function withoutSmall(node: Node): Node {
  if (node.kind === '+' && node.right.kind === 'number') return withoutSmall(node.left);
  if (node.kind === 'abs' || node.kind === 'negate') return { ...node, of: withoutSmall(node.of) };
  if (node.kind === '+' || node.kind === '-' || node.kind === '*') {
    return { ...node, left: withoutSmall(node.left), right: withoutSmall(node.right) };
  }
  return node;
}

describe('error-bound.ts', () => {
  /** Roundings of value and magnitude, by hand. */
  const expected: Record<string, readonly [number, number]> = {
    angle2d: [4, 5],
    angle3d: [5, 6],
    compareAlong2d: [3, 4],
    compareAlong3d: [4, 5],
    compareCrossings2d: [10, 13],
    compareDistance2d: [5, 6],
    compareDistance3d: [6, 7],
    compareDistanceToPlane: [10, 13],
    compareLength2d: [5, 6],
    compareLength3d: [6, 7],
    cross2d: [4, 5],
    dot2d: [4, 5],
    dot3d: [5, 6],
    inDiametralCircle: [4, 5],
    inDiametralSphere: [5, 6],
    orient2d: [4, 5],
    orient3d: [8, 10],
    orientDirection3d: [7, 9],
    sideOfLine2d: [3, 4],
    sideOfPlane: [4, 5],
    triple3d: [8, 10],
  };
  it.each(Object.entries(expected))('counts the roundings of %s', (name, [n, k]) => {
    const lowered = lower(formulas.find(({ formula }) => formula.name === name)!.formula);
    const bound = deriveErrorBound(lowered, appendMagnitude(lowered));
    expect([bound.valueRoundings, bound.magnitudeRoundings]).toEqual([n, k]);
    expect(bound.constant).toBe(errorConstant(n, k));
    expect(valueRoundings(lowered)).toBe(n);
  });
  it.each(byMagnitude.map(({ file, formula }) => [formula.name, file, formula] as const))(
    '%s: the committed text has as many',
    (name, file, formula) => {
      const filter = filterOf(file, name);
      const comparison = comparisonOf(filter);
      const count = roundings(filter.definitions, filter.parameters);
      const lowered = lower(formula);
      const bound = deriveErrorBound(lowered, appendMagnitude(lowered));
      expect(count(comparison.value)).toBe(bound.valueRoundings);
      // Where a guard is added after the product, the margin's rounding pays for that addition.
      expect(count(comparison.bound) + (comparison.guard === 0 ? 0 : 1)).toBe(bound.magnitudeRoundings);
      expect(comparison.constant).toBe(bound.constant);
    },
  );
  it('counts along the longest path', () => {
    const { program } = lower(formulas[0]!.formula);
    const input = program.push({ op: 'input', argument: 0 });
    const other = program.push({ op: 'input', argument: 1 });
    const leaf = program.sub(input, other);
    const margin = program.push({
      op: 'margin',
      operand: program.push({ op: 'abs', operand: leaf }),
      count: 3,
    });
    expect(
      [input, leaf, program.mul(leaf, margin), program.add(input, leaf), margin].map((i) =>
        countRoundings(program, i),
      ),
    ).toEqual([0, 1, 4, 2, 2]);
  });
  it('the constant is the smallest double that is large enough', () => {
    for (const n of [1, 2, 3, 4, 8, 14, 30]) {
      for (const k of [0, 1, 4, 10, 20]) {
        const c = errorConstant(n, k);
        const raise = (x: Dyadic, e: number): Dyadic => (e === 0 ? power(0) : times(x, raise(x, e - 1)));
        const needed = minus(raise(plus(power(0), U), n), power(0));
        const shrink = raise(minus(power(0), U), k + 1);
        expect(atLeast(times(dyadic(c), shrink), needed)).toBe(true);
        // The predecessor is not: c has 53 bits, and the ones below are a 2^-53 part of it at most.
        const below = c - 2 ** (Math.floor(Math.log2(c)) - 52);
        expect(below < c && atLeast(times(dyadic(below), shrink), needed)).toBe(false);
      }
    }
    expect(errorConstant(4, 5)).toBe(4.44089209850063e-16);
  });
  it('the margin times the constant is a normal number, and far below usual values', () => {
    expect(MARGIN_EXPONENT).toBe(-960);
  });
});
