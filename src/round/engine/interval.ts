/**
 * What a line has in common with a convex set that one quadratic and some planes bound: an interval of its parameter,
 * whose ends are roots of the quadratic or of linear functions, numbers over one square root.
 */
import { integerSign, surdSign } from '../../arithmetic/root-signs.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { Sign } from '../../core/sign.js';

/** square · t² + linear · t + constant. */
export interface Quadratic {
  readonly square: bigint;
  readonly linear: bigint;
  readonly constant: bigint;
}

/** All t with slope · t + offset >= 0. */
export interface Bound {
  readonly slope: bigint;
  readonly offset: bigint;
}

/** All t at which the quadratic is not positive and that are in all bounds: an interval, as the set is convex. */
export interface Stretch {
  readonly quadratic: Quadratic;
  readonly bounds: readonly Bound[];
}

/** An interval of parameters; `null` where it is unbounded. */
export interface Interval {
  readonly from: Surd | null;
  readonly to: Surd | null;
}

/** The sign of a quadratic at a number, which may be one of its roots. */
export function quadraticSign({ square, linear, constant }: Quadratic, t: Surd): Sign {
  const { rational: p, coefficient: q, radicand, denominator: d } = t;
  // With t = (p + q√n) / d: t² d² = p² + q² n + 2 p q √n.
  const whole = square * (p * p + q * q * radicand) + linear * p * d + constant * d * d;
  return surdSign(whole, 2n * square * p * q + linear * q * d, radicand);
}

/** The sign of slope · t + offset. */
export function boundSign({ slope, offset }: Bound, t: Surd): Sign {
  return surdSign(slope * t.rational + offset * t.denominator, slope * t.coefficient, t.radicand);
}

function isConstant({ square, linear }: Quadratic): boolean {
  return square === 0n && linear === 0n;
}

function rootsOf({ square, linear, constant }: Quadratic): Surd[] {
  return square === 0n && linear === 0n ? [] : surd.rootsOfQuadratic(square, linear, constant);
}

/** A root as the formula gives it: good for signs, but not in lowest terms; with where it is from. */
export interface Root {
  readonly at: Surd;
  readonly of: Quadratic;
  readonly index: number;
}

/** The roots of a quadratic that is not constant, in order, without a divisor taken out. */
export function plainRoots(of: Quadratic): Root[] {
  const { square, linear, constant } = of;
  if (square <= 0n) return rootsOf(of).map((at, index) => ({ at, of, index }));
  const radicand = linear * linear - 4n * square * constant;
  if (radicand < 0n) return [];
  const root = (index: number, coefficient: bigint): Root => ({
    at: { type: 'surd', rational: -linear, coefficient, radicand, denominator: 2n * square },
    of,
    index,
  });
  return radicand === 0n ? [root(0, 0n)] : [root(0, -1n), root(1, 1n)];
}

/** The same number in lowest terms. */
export function inLowestTerms({ of: { square, linear, constant }, index }: Root): Surd {
  return surd.rootsOfQuadratic(square, linear, constant)[index]!;
}

function endOf({ slope, offset }: Bound): Surd[] {
  return slope === 0n ? [] : surd.rootsOfQuadratic(0n, slope, offset);
}

/** The interval of a stretch; `null` if it is empty: of all numbers that may be its ends, those that are in it. */
export function intervalOf({ quadratic, bounds }: Stretch): Interval | null {
  const candidates = [...rootsOf(quadratic), ...bounds.flatMap(endOf)];
  const members = candidates
    .filter((t) => quadraticSign(quadratic, t) <= 0 && bounds.every((bound) => boundSign(bound, t) >= 0))
    .sort(surd.compare);
  const isOpen =
    isConstant(quadratic) &&
    integerSign(quadratic.constant) <= 0 &&
    bounds.every((b) => b.slope !== 0n || b.offset >= 0n);
  const reachesUp = isOpen && bounds.every(({ slope }) => slope >= 0n);
  const reachesDown = isOpen && bounds.every(({ slope }) => slope <= 0n);
  if (members.length === 0 && !(reachesUp && reachesDown)) return null;
  return { from: reachesDown ? null : members[0]!, to: reachesUp ? null : members.at(-1)! };
}

/** A number within an interval, and not an end of it where it has more than one. */
export function middleOf({ from, to }: Interval): Surd {
  const one = surd.fromNumber(1);
  if (from === null) return to === null ? one : surd.subtract(to, one);
  if (to === null) return surd.add(from, one);
  return surd.multiply(surd.add(from, to), surd.fromNumber(0.5));
}
