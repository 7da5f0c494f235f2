import { describe, expect, it } from 'vitest';
import { loadFormulas } from '../../src/formulas/generate.js';
import {
  appendMagnitude,
  boundPolynomial,
  magnitudePolynomial,
} from '../../src/formulas/generator/magnitude.js';
import { type LoweredFormula, lower } from '../../src/formulas/generator/program.js';
import {
  formula,
  minus,
  plus,
  point,
  scalar,
  square,
  times,
  vector,
} from '../../src/formulas/language/index.js';
import { Numbers } from './expressions.js';
import { runProgram } from './run-program.js';

const formulas = (await loadFormulas()).map(({ formula }) => formula);

/** M of magnitude.ts, evaluated directly: leaves in absolute value, sums of both operands, products plus C. */
function trueMagnitude({ program, root }: LoweredFormula, inputs: readonly bigint[], margin: bigint): bigint {
  const known = new Map<number, bigint>();
  const visit = (i: number): bigint => {
    const seen = known.get(i);
    if (seen !== undefined) return seen;
    const operation = program.at(i);
    let value: bigint;
    if (program.isLeaf(i)) {
      const leaf = runProgram(program, i, inputs);
      value = leaf < 0n ? -leaf : leaf;
    } else if (operation.op === 'mul') value = visit(operation.left) * visit(operation.right) + margin;
    else if (operation.op === 'add' || operation.op === 'sub')
      value = visit(operation.left) + visit(operation.right);
    else throw new Error(operation.op);
    known.set(i, value);
    return value;
  };
  return visit(root);
}

describe('appendMagnitude', () => {
  it.each(formulas.map((f) => [f.name, f] as const))('%s: the bound dominates', (name, f) => {
    const lowered = lower(f);
    const magnitude = appendMagnitude(lowered);
    const columnSums = name === 'insphere' || name === 'powerTest3d';
    expect(magnitude.coversOverflow).toBe(!columnSums);
    const numbers = new Numbers(7);
    let slack = 0n;
    for (let i = 0; i < 200; i++) {
      const at = numbers.integers(f.arguments.length, [1, 8, 5000][i % 3]!);
      for (const margin of [0n, 1n, 1000n, 10n ** 30n]) {
        const bound = runProgram(lowered.program, magnitude.root, at, margin);
        const truth = trueMagnitude(lowered, at, margin);
        if (bound < truth) expect(bound, `at ${at} with margin ${margin}`).toBeGreaterThanOrEqual(truth);
        if (margin === 0n && bound > truth) slack++;
      }
    }
    // Term by term the bound is the magnitude itself.
    expect(slack > 0n).toBe(columnSums);
  });

  it.each(formulas.map((f) => [f.name, f] as const))('%s: the polynomials say the same', (_name, f) => {
    const lowered = lower(f);
    const { root } = appendMagnitude(lowered);
    const at = new Numbers(3).integers(f.arguments.length, 100);
    for (const [polynomial, value] of [
      [boundPolynomial(lowered.program, root), runProgram(lowered.program, root, at, 17n)],
      [magnitudePolynomial(lowered.program, lowered.root), trueMagnitude(lowered, at, 17n)],
    ] as const) {
      const variable = (text: string) => {
        if (text === '-1') return 17n;
        const leaf = runProgram(lowered.program, Number(text), at);
        return leaf < 0n ? -leaf : leaf;
      };
      let sum = 0n;
      for (const [monomial, coefficient] of polynomial.terms) {
        const factors = monomial === '' ? [] : monomial.split(',');
        sum += factors.map(variable).reduce((product, x) => product * x, coefficient);
      }
      expect(sum).toBe(value);
    }
  });

  const made = (sign: (v: { a: never; b: never; s: never; t: never }) => ReturnType<typeof plus>) =>
    lower(
      formula({
        name: 'made',
        parameters: { a: point(2), b: point(2), s: scalar({ length: 1 }), t: scalar({ length: 1 }) },
        sign: sign as never,
        decides: '',
        remarks: '',
        examples: [],
      }),
    );
  const rendered = (lowered: LoweredFormula): string => {
    const { program } = lowered;
    const text = (i: number): string => {
      const operation = program.at(i);
      switch (operation.op) {
        case 'input':
          return lowered.formula.arguments[operation.argument]!.name;
        case 'abs':
          return `|${text(operation.operand)}|`;
        case 'margin':
          return `(${text(operation.operand)} + ${operation.count}C)`;
        default:
          return `(${text(operation.left)} ${{ add: '+', sub: '-', mul: '*' }[operation.op]} ${text(operation.right)})`;
      }
    };
    return text(appendMagnitude(lowered).root);
  };
  it('puts margins where products are', () => {
    expect(rendered(made(({ s }) => s))).toBe('|s|');
    expect(rendered(made(({ s, t }) => minus(s, t)))).toBe('|(s - t)|');
    expect(rendered(made(({ s, t }) => times(s, t)))).toBe('(|(s * t)| + 1C)');
    expect(rendered(made(({ s }) => square(s)))).toBe('((s * s) + 1C)');
    expect(rendered(made(({ s, t }) => minus(times(s, s), times(s, t))))).toBe(
      '(((s * s) + |(s * t)|) + 2C)',
    );
    expect(rendered(made(({ s, t }) => times(times(s, t), s)))).toBe('(((|(s * t)| + 1C) * |s|) + 1C)');
    expect(rendered(made(({ s, t }) => square(plus(s, t))))).toBe('(((|s| + |t|) * (|s| + |t|)) + 1C)');
    expect(rendered(made(({ s, t }) => times(s, plus(minus(s, t), s))))).toBe(
      '((|s| * (|(s - t)| + |s|)) + 1C)',
    );
    expect(rendered(made(({ a, b }) => times(vector(a, b)[0]!, vector(a, b)[1]!)))).toBe(
      '(|((bx - ax) * (by - ay))| + 1C)',
    );
    const minor = (v: string, w: string) =>
      `((|(${v}x * ${w}y)| + |(${w}x * ${v}y)|) + 2C)`.replace(/([bcd])([xy])/g, '($1$2 - a$2)');
    const height = (v: string) => `|(${v}z - az)|`;
    expect(rendered(lower(formulas.find((f) => f.name === 'orient3d')!))).toBe(
      `((((${minor('c', 'd')} * ${height('b')}) + (${minor('b', 'd')} * ${height('c')})) + (${minor('b', 'c')} * ${height('d')})) + 3C)`,
    );
  });

  it('refuses operations that have no bound', () => {
    const lowered = made(({ s }) => s);
    const root = lowered.program.push({ op: 'margin', operand: lowered.root, count: 1 });
    const refused = new RangeError('no magnitude for margin');
    expect(() => appendMagnitude({ ...lowered, root })).toThrow(refused);
    expect(() => magnitudePolynomial(lowered.program, root)).toThrow(refused);
    expect(() => boundPolynomial(lowered.program, lowered.root)).toThrow(
      new RangeError('not a bound: input'),
    );
    const sum = made(({ s, t }) => plus(s, t));
    const ofSum = sum.program.push({ op: 'abs', operand: sum.root });
    const neither = new RangeError('an absolute value of neither a leaf nor a product of two leaves');
    expect(() => boundPolynomial(sum.program, ofSum)).toThrow(neither);
    for (const factors of [
      [0, 1],
      [1, 0],
    ] as const) {
      const product = made(({ s, t }) =>
        times(...([plus(s, t), s].map((_, i, all) => all[factors[i]!]!) as [never, never])),
      );
      const ofProduct = product.program.push({ op: 'abs', operand: product.root });
      expect(() => boundPolynomial(product.program, ofProduct)).toThrow(neither);
    }
  });
});
