import type { Rational } from '../../arithmetic/rational.js';

/** No point satisfies all constraints. */
export interface Infeasible {
  readonly status: 'infeasible';
  /**
   * The numbers of a smallest set of constraints that have no point in common, in order: at most three in the plane,
   * four in space.
   */
  readonly conflict: readonly number[];
  /**
   * A positive multiplier for each: with them the normals add up to zero and the constants to more than zero, which
   * proves it.
   */
  readonly multipliers: readonly bigint[];
}

/** The objective grows without a bound. */
export interface Unbounded {
  readonly status: 'unbounded';
  /** A point that satisfies all constraints, exactly. */
  readonly point: readonly Rational[];
  /** And so do all points from there along this direction, along which the objective grows. */
  readonly ray: readonly bigint[];
  /** The point as nearest doubles. */
  readonly rounded: { readonly point: readonly number[] };
}

/** There is a greatest value. */
export interface Optimal {
  readonly status: 'optimal';
  /** objective · point, exactly. */
  readonly value: Rational;
  /** A point with that value, exactly. */
  readonly point: readonly Rational[];
  /** Is there no other one? */
  readonly unique: boolean;
  /** The value and the point as nearest doubles. */
  readonly rounded: { readonly value: number; readonly point: readonly number[] };
}

/** What a linear program comes to. */
export type LinearProgramResult = Infeasible | Unbounded | Optimal;
