/** Points that move linearly, beside quadrics: all in homogeneous coordinates over integers. */
import type { Rational } from '../../../../arithmetic/rational.js';
import type { Surd } from '../../../../arithmetic/surd.js';
import * as surd from '../../../../arithmetic/surd.js';

export type Homogeneous = readonly [bigint, bigint, bigint, bigint];

/** The symmetric matrix of a form that is negative inside of a body. */
export type Quadric = readonly [Homogeneous, Homogeneous, Homogeneous, Homogeneous];

/** u + t v. */
export type LinearInTime = readonly [bigint, bigint];

/** The point at + t rate, which is of interest while no bound is negative; all of its part moves by the motion. */
export interface Track {
  readonly at: Homogeneous;
  readonly rate: Homogeneous;
  readonly motion: Homogeneous;
  readonly bounds: readonly LinearInTime[];
}

/** The polar form of a quadric at two points. */
export const form = (quadric: Quadric, p: Homogeneous, q: Homogeneous): bigint =>
  quadric.reduce((sum, row, i) => sum + p[i]! * row.reduce((all, x, j) => all + x * q[j]!, 0n), 0n);

/** A sum of multiples. */
export const combined = (...terms: readonly (readonly [Homogeneous, bigint])[]): Homogeneous => {
  const at = (k: number): bigint => terms.reduce((sum, [p, factor]) => sum + p[k]! * factor, 0n);
  return [at(0), at(1), at(2), at(3)];
};

/** The sign of u + t v. */
export const linearSign = (
  [u, v]: LinearInTime,
  { rational, coefficient, radicand, denominator }: Surd,
): number =>
  surd.sign({
    type: 'surd',
    rational: u * denominator + v * rational,
    coefficient: v * coefficient,
    radicand,
    denominator: 1n,
  });

/** Is the point in its part at a time? */
export const isWithin = ({ bounds }: Track, time: Surd): boolean =>
  bounds.every((bound) => linearSign(bound, time) >= 0);

/** The point at a rational time, its weight positive. */
export function pointAt({ at, rate }: Track, { numerator, denominator }: Rational): Homogeneous {
  return combined([at, denominator], [rate, numerator]);
}

/** The sign of the form at a rational time. */
export function valueSign(quadric: Quadric, track: Track, time: Surd): number {
  const p = pointAt(track, { numerator: time.rational, denominator: time.denominator });
  const value = form(quadric, p, p);
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}
