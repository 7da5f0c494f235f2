import { exact, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { decimalValues } from '../../oracle/verdict/decimal-values.js';

/** How the numbers of a scene are read: as the doubles that they are, or as the shortest decimals that stand for them. */
export type Reading = 'doubles' | 'decimals';

/**
 * Doubles as integers over one denominator, which serves both readings, so that their pictures lie over each other, and products of
 * two numbers: the product of their integers is a multiple of the denominator.
 */
export interface Numbers {
  readonly one: bigint;
  of(x: number): bigint;
}

/**
 * The integers of a scene with these numbers.
 *
 * @example
 * const numbers = numbersFor([0.5, 0.1], 'decimals');
 * numbers.of(0.1) * 10n === numbers.one; // true
 */
export function numbersFor(values: readonly number[], reading: Reading): Numbers {
  const [doubles, decimals] = [exact(values), decimalValues(values)];
  const [read, other] = reading === 'doubles' ? [doubles, decimals] : [decimals, doubles];
  const both = read.one * other.one;
  const integers = new Map(values.map((x, i) => [x, read.numerators[i]! * other.one * both]));
  return { one: both * both, of: (x) => integers.get(x)! };
}

/** Coordinates as a vector. */
export function vectorOf(numbers: Numbers, [x, y, z]: readonly number[]): Vector {
  return [numbers.of(x!), numbers.of(y!), z === undefined ? 0n : numbers.of(z)];
}

/** All numbers in plain data, wherever they stand. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts = ArrayBuffer.isView(value)
    ? Array.from(value as unknown as ArrayLike<number>)
    : Object.values(value);
  return parts.flatMap(numbersIn);
}
