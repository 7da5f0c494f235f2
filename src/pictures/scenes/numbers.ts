import { exact, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { decimalValues } from '../../oracle/verdict/decimal-values.js';

/**
 * How the numbers of a scene are read: as the doubles that they are, or as the shortest decimals that stand for them.
 * With `both`, either is over the same denominator as the other, so that their pictures lie over each other.
 */
export interface Reading {
  readonly as: 'doubles' | 'decimals';
  readonly both: boolean;
}

/** Numbers as integers over one denominator. */
export interface Numbers {
  readonly one: bigint;
  of(x: number): bigint;
}

/** Numbers read as they are wanted, and what the denominators of both readings have to be multiplied by. */
function readNumbers(values: readonly number[], { as, both }: Reading) {
  if (as === 'doubles' && !both) return { read: exact(values), other: 1n };
  const [doubles, decimals] = [exact(values), decimalValues(values)];
  return as === 'doubles' ? { read: doubles, other: decimals.one } : { read: decimals, other: doubles.one };
}

/**
 * The integers of a scene with these numbers.
 *
 * @param products whether numbers will be multiplied: then the product of two integers is a multiple of the denominator
 * @param finer    so many times finer than the numbers are: for points that are no multiples of any unit and are
 *   rounded
 * @example
 * const numbers = numbersFor([0.5, 0.1], { as: 'decimals', both: true });
 * numbers.of(0.1) * 10n === numbers.one; // true
 */
export function numbersFor(
  values: readonly number[],
  reading: Reading,
  products = false,
  finer = 1n,
): Numbers {
  const { read, other } = readNumbers(values, reading);
  const one = read.one * other;
  const more = products ? one * finer : finer;
  const integers = new Map(values.map((x, i) => [x, read.numerators[i]! * other * more]));
  return { one: one * more, of: (x) => integers.get(x)! };
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
