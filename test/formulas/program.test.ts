import { describe, expect, it } from 'vitest';
import { loadFormulas } from '../../src/formulas/generate.js';
import { valueNames } from '../../src/formulas/generator/names.js';
import { type LoweredFormula, lower, operands, Program } from '../../src/formulas/generator/program.js';
import {
  determinant,
  type Expression,
  formula,
  minus,
  plus,
  scalar,
  square,
  times,
} from '../../src/formulas/language/index.js';
import { leibniz, Numbers, permutations, valueAt } from './expressions.js';
import { runProgram } from './run-program.js';

const formulas = (await loadFormulas()).map(({ formula }) => formula);
const named = (name: string) => lower(formulas.find((f) => f.name === name)!);

/** A formula of plain numbers, for tests. */
function scalars(names: string, sign: (values: Record<string, Expression>) => Expression): LoweredFormula {
  const parameters = Object.fromEntries(names.split(' ').map((name) => [name, scalar({ length: 1 })]));
  return lower(formula({ name: 'made', parameters, sign, decides: '', remarks: '', examples: [] }));
}

/** How often each operation occurs below the root. */
function counts({ program, root }: LoweredFormula): Record<string, number> {
  const result: Record<string, number> = {};
  for (const index of program.reachable(root)) {
    const { op } = program.at(index);
    result[op] = (result[op] ?? 0) + 1;
  }
  return result;
}

describe('lowering', () => {
  it.each(formulas.map((f) => [f.name, f] as const))('%s keeps its value', (_name, f) => {
    const { program, root } = lower(f);
    const numbers = new Numbers(f.name.length);
    for (const limit of [1, 3, 1000]) {
      for (let i = 0; i < 60; i++) {
        const at = numbers.integers(f.arguments.length, limit);
        expect(runProgram(program, root, at)).toBe(valueAt(f, at));
      }
    }
  });

  it.each([2, 3, 4])('determinants of order %i are the Leibniz sum, whatever the columns cost', (order) => {
    const numbers = new Numbers(order);
    const names = Array.from({ length: order * order }, (_, i) => `m${i}`);
    // Column c is made dearer by rank[c] squarings, so that every order of the columns occurs.
    for (const { order: rank } of permutations(order)) {
      const costly = (x: Expression, times: number): Expression =>
        times === 0 ? x : costly(square(x), times - 1);
      const { program, root } = scalars(names.join(' '), (values) =>
        determinant(
          Array.from({ length: order }, (_, row) =>
            Array.from({ length: order }, (_, column) =>
              costly(values[names[row * order + column]!]!, rank[column]!),
            ),
          ),
        ),
      );
      expect(program.columns.get(root)!.length).toBe(order);
      for (let i = 0; i < 5; i++) {
        const at = numbers.integers(order * order, 5);
        const rows = Array.from({ length: order }, (_, row) =>
          Array.from(
            { length: order },
            (_, column) => at[row * order + column]! ** BigInt(2 ** rank[column]!),
          ),
        );
        expect(runProgram(program, root, at)).toBe(leibniz(rows));
      }
      // The cheapest column first: column with rank 0 holds plain inputs.
      const dearness = program.columns.get(root)!.map((column) => program.reachable(column[0]!).length);
      expect(dearness).toEqual(Array.from({ length: order }, (_, i) => i + 1));
    }
  });

  it('records the columns of a determinant, equally cheap ones in their own order', () => {
    const { program, root } = scalars('a b c d', ({ a, b, c, d }) =>
      determinant([
        [a!, b!],
        [c!, d!],
      ]),
    );
    expect(program.columns.get(root)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(program.columns.size).toBe(1);
    const incircle = named('incircle');
    const lifts = incircle.program.columns.get(incircle.root)!;
    expect(lifts.map((column) => column.map((entry) => incircle.program.isLeaf(entry)))).toEqual([
      [true, true, true],
      [true, true, true],
      [false, false, false],
    ]);
  });

  it('shares differences and minors: the operations of the core formulas', () => {
    // 4 differences; 2 products; their difference.
    expect(counts(named('orient2d'))).toEqual({ input: 6, sub: 5, mul: 2 });
    // 9 differences; 3 minors of 2 products each; 3 products; 2 sums.
    expect(counts(named('orient3d'))).toEqual({ input: 12, sub: 9 + 3 + 1, mul: 6 + 3, add: 1 });
    // 6 differences; 3 lifts; 3 minors; 3 products; 2 sums.
    expect(counts(named('incircle'))).toEqual({ input: 8, sub: 6 + 3 + 1, mul: 6 + 6 + 3, add: 3 + 1 });
    // 12 differences; 4 lifts; 6 minors of order 2; 4 of order 3; 4 products, in two pairs.
    expect(counts(named('insphere'))).toEqual({
      input: 15,
      sub: 12 + 6 + 4 + 2,
      mul: 12 + 12 + 12 + 4,
      add: 8 + 4 + 1,
    });
  });

  it('subtracts in pairs and adds the pairs, in determinants of order 4', () => {
    const { program, root } = named('insphere');
    const top = program.at(root);
    if (top.op !== 'add') throw new Error(`a ${top.op} on top`);
    expect([program.at(top.left).op, program.at(top.right).op]).toEqual(['sub', 'sub']);
  });

  it('refuses inputs that are no arguments', () => {
    expect(() => scalars('a', () => ({ kind: 'input', name: 'b' }))).toThrow(
      new RangeError('made: no argument b'),
    );
  });
});

describe('Program', () => {
  const program = new Program();
  const [a, b] = [program.push({ op: 'input', argument: 0 }), program.push({ op: 'input', argument: 1 })];
  const difference = program.sub(a, b);
  const product = program.mul(difference, a);
  const sum = program.add(product, b);
  const bound = program.push({ op: 'margin', operand: program.push({ op: 'abs', operand: sum }), count: 2 });

  it('numbers values in order and finds equal ones again', () => {
    expect([a, b, difference, product, sum, bound]).toEqual([0, 1, 2, 3, 4, 6]);
    expect(program.sub(a, b)).toBe(difference);
    expect(program.push({ op: 'input', argument: 1 })).toBe(b);
    expect(program.push({ op: 'margin', operand: 5, count: 2 })).toBe(bound);
    expect(program.operations.length).toBe(7);
    expect(program.at(difference)).toEqual({ op: 'sub', left: 0, right: 1 });
    expect(program.at(sum)).toEqual({ op: 'add', left: 3, right: 1 });
  });
  it('knows leaves: inputs and differences of two inputs', () => {
    const other = new Program();
    const inputs = [0, 1].map((argument) => other.push({ op: 'input', argument })) as [number, number];
    const d = other.sub(...inputs);
    const notLeaves = [
      other.add(...inputs),
      other.mul(...inputs),
      other.sub(d, inputs[0]),
      other.sub(inputs[0], d),
    ];
    expect([...inputs, d].map((i) => other.isLeaf(i))).toEqual([true, true, true]);
    expect(notLeaves.map((i) => other.isLeaf(i))).toEqual([false, false, false, false]);
  });
  it('lists what a value needs, and its leaves', () => {
    expect(program.reachable(bound)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(program.reachable(difference)).toEqual([0, 1, 2]);
    expect(program.leaves(product)).toEqual([a, difference]);
    expect(program.leaves(bound)).toEqual([a, b, difference]);
    expect(program.leaves(difference)).toEqual([difference]);
  });
  it('lists operands', () => {
    expect(operands({ op: 'input', argument: 3 })).toEqual([]);
    expect(operands({ op: 'abs', operand: 4 })).toEqual([4]);
    expect(operands({ op: 'margin', operand: 5, count: 1 })).toEqual([5]);
    expect(operands({ op: 'mul', left: 6, right: 7 })).toEqual([6, 7]);
  });
  it('has no operation out of range', () => {
    expect(() => program.at(7)).toThrow(new RangeError('no operation 7'));
    expect(() => program.at(-1)).toThrow(new RangeError('no operation -1'));
  });
});

describe('valueNames', () => {
  it('keeps arguments, names differences tail first, numbers the rest', () => {
    expect(valueNames(named('orient2d')).join(' ')).toBe('ax cx cax ay cy cay bx cbx by cby t10 t11 t12');
  });
  it('does not name two values alike, nor like an argument', () => {
    // b - a would be "ab", which is an argument here.
    const taken = scalars('a b ab', ({ a, b, ab }) => times(minus(b!, a!), ab!));
    expect(
      valueNames(taken)[taken.program.leaves(taken.root).find((i) => taken.program.at(i).op === 'sub')!],
    ).toBe(`t${taken.program.leaves(taken.root).find((i) => taken.program.at(i).op === 'sub')!}`);
    for (const f of formulas) {
      const names = valueNames(lower(f));
      expect(new Set(names).size).toBe(names.length);
    }
    const nested = scalars('a b', ({ a, b }) => minus(minus(a!, b!), plus(a!, b!)));
    // Only differences of inputs have names of their own.
    expect(valueNames(scalars('a b', ({ a, b }) => plus(a!, b!)))).toEqual(['a', 'b', 't2']);
    expect(valueNames(scalars('a b', ({ a, b }) => times(a!, b!)))).toEqual(['a', 'b', 't2']);
    expect(valueNames(nested)).toEqual(['a', 'b', 'ba', 't3', 't4']);
  });
});
