import type { Formula } from '../language/formula.js';
import { Polynomial } from './polynomial.js';
import { lower } from './program.js';
import { degreeOf, deriveUnits } from './units.js';

/** What follows from the polynomial alone, and is tested on the predicate. */
export interface Laws {
  /** Degree in the arguments, weights counting twice: the power of s in the value when lengths grow by s. */
  readonly degree: number;
  /** Number of terms when multiplied out. */
  readonly terms: number;
  /** Whether adding the same vector to all points changes nothing. */
  readonly translationInvariant: boolean;
  /** Pairs of parameters whose exchange keeps the value (1) or negates it (-1). */
  readonly exchanges: readonly Exchange[];
}

export interface Exchange {
  readonly parameters: readonly [string, string];
  /** For every argument, the position of the argument whose value it gets. */
  readonly permutation: readonly number[];
  readonly sign: 1 | -1;
}

export function deriveLaws(formula: Formula): Laws {
  const value = expand(formula);
  const exchanges: Exchange[] = [];
  const groups = exchangeableGroups(formula);
  groups.forEach((first, i) => {
    for (const second of groups.slice(i + 1)) {
      const permutation = exchange(formula, first, second);
      if (permutation === undefined) continue;
      const permuted = expand(formula, permutation);
      const names = [first[0]!, second[0]!].map((index) => formula.arguments[index]!.parameter);
      const parameters = [names[0]!, names[1]!] as const;
      if (permuted.equals(value)) exchanges.push({ parameters, permutation, sign: 1 });
      else if (permuted.equals(value.negated())) exchanges.push({ parameters, permutation, sign: -1 });
    }
  });
  return {
    degree: degreeOfValue(formula),
    terms: value.terms.size,
    translationInvariant: isTranslationInvariant(formula, value),
    exchanges,
  };
}

/** The formula multiplied out; argument i stands for variable permutation[i]. */
export function expand(
  formula: Formula,
  permutation = formula.arguments.map((_, i) => i),
  shift: (argument: number) => Polynomial = () => Polynomial.zero,
): Polynomial {
  const { program, root } = lower(formula);
  const values = new Map<number, Polynomial>();
  for (const index of program.reachable(root)) {
    const operation = program.at(index);
    if (operation.op === 'input') {
      const variable = Polynomial.variable(permutation[operation.argument]!);
      values.set(index, variable.plus(shift(operation.argument)));
    } else if ('left' in operation) {
      const [left, right] = [values.get(operation.left)!, values.get(operation.right)!];
      if (operation.op === 'mul') values.set(index, left.times(right));
      else values.set(index, operation.op === 'add' ? left.plus(right) : left.minus(right));
    }
  }
  return values.get(root)!;
}

/** A point together with its weight, if it has one: the argument positions of each such group. */
function exchangeableGroups(formula: Formula): number[][] {
  const groups = new Map<string, number[]>();
  formula.arguments.forEach(({ parameter }, index) => {
    const owner = formula.arguments.some((other) => `${other.parameter}w` === parameter)
      ? parameter.slice(0, -1)
      : parameter;
    groups.set(owner, [...(groups.get(owner) ?? []), index]);
  });
  return [...groups.values()];
}

function exchange(formula: Formula, first: number[], second: number[]): number[] | undefined {
  const unit = (index: number) => JSON.stringify(formula.arguments[index]!.unit);
  const alike = first.length === second.length && first.every((index, i) => unit(index) === unit(second[i]!));
  if (!alike) return undefined;
  const permutation = formula.arguments.map((_, i) => i);
  first.forEach((index, i) => {
    permutation[index] = second[i]!;
    permutation[second[i]!] = index;
  });
  return permutation;
}

function isTranslationInvariant(formula: Formula, value: Polynomial): boolean {
  const dimensionOf = (argument: number): number => {
    const { parameter } = formula.arguments[argument]!;
    return argument - formula.arguments.findIndex((other) => other.parameter === parameter);
  };
  const isCoordinate = (argument: number): boolean => {
    const { unit, parameter, name } = formula.arguments[argument]!;
    return unit.length === 1 && degreeOf(unit) === 1 && name !== parameter;
  };
  // New variables beyond the arguments: the coordinates of the translation.
  const shift = (argument: number): Polynomial =>
    isCoordinate(argument)
      ? Polynomial.variable(formula.arguments.length + dimensionOf(argument))
      : Polynomial.zero;
  return expand(formula, undefined, shift).equals(value);
}

function degreeOfValue(formula: Formula): number {
  const lowered = lower(formula);
  return degreeOf(deriveUnits(lowered).get(lowered.root)!);
}
