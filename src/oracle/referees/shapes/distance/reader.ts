import type { Vector } from '../vectors.js';

type Numbers = readonly number[];

/** Reads numbers of a plain shape as vectors over the common denominator. */
export interface Reader {
  vector(p: Numbers): Vector;
  number(x: number): bigint;
  /** A length in the units of vectors. */
  length(x: number): bigint;
  readonly one: bigint;
  /** Vectors are in units of which so many are 1: as coordinates of corners of half-spaces are fractions. */
  readonly unit: bigint;
  readonly reach: bigint;
}
