import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';

/** A vector of integers. */
export type IntegerVector = readonly [bigint, bigint, bigint];

/** A vector of doubles, for what need not be exact. */
export type Vector = readonly [number, number, number];

/** Vectors of doubles as integers over a common power of two. */
export interface Integers {
  readonly vectors: readonly IntegerVector[];
  readonly exponent: number;
}

/** The vectors as integers, exactly. */
export function integersOf(vectors: readonly ArrayLike<number>[]): Integers {
  const exponent = commonExponent(vectors.flatMap((v) => Array.from(v)));
  return {
    vectors: vectors.map((v) => scaledIntegers([v[0]!, v[1]!, v[2]!], exponent)),
    exponent,
  };
}

export const pointAt = (x: Float64Array, i: number): Vector => [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const scaled = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** The same with 0 for -0. */
export const withPlainZeros = (a: Vector): Vector => [a[0] + 0, a[1] + 0, a[2] + 0];
export const crossed = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const exactDot = (a: IntegerVector, b: IntegerVector): bigint =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const exactDifference = (a: IntegerVector, b: IntegerVector): IntegerVector => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
];
export const exactCross = (a: IntegerVector, b: IntegerVector): IntegerVector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const isZero = (a: IntegerVector): boolean => a.every((x) => x === 0n);
