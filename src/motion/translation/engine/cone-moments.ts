/** At which times the point of a track comes into a cylinder, a cone or a truncated cone, or leaves it. */
import type { BigInterval } from '../../../arithmetic/big-interval.js';
import * as big from '../../../arithmetic/big-interval.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import { type Sign, UNDECIDED } from '../../../core/sign.js';
import type { ConeIntegers } from '../../../round/engine/cone-shapes.js';
import {
  type Bound,
  boundSign,
  plainRoots,
  type Quadratic,
  quadraticSign,
} from '../../../round/engine/interval.js';
import type { MayCount, Track } from './cone-tracks.js';
import { type Form, formIn, heightsIn, INTEGERS, isLong, type Linear } from './cone-view.js';

/** The form of the side at the point of a track. */
export const formOf = ({ size }: ConeIntegers, track: Track): Quadratic => formIn(INTEGERS, size, track);

/** How high the point is over both caps. */
export const heightsOf = ({ size }: ConeIntegers, track: Track): readonly [Bound, Bound] =>
  heightsIn(INTEGERS, size, track);

/** A time, with its leading digits where it has very many. */
export interface Moment {
  readonly time: Surd;
  readonly near: BigInterval | null;
}

/** Shorter times are compared exactly: digits of all beyond 512 bits made ordinary sweeps take 1.6 times as long. */
const SHORT_BITS = 16_384n;

export function momentOf(time: Surd): Moment {
  const { rational, radicand, denominator } = time;
  const isFar = [rational, radicand, denominator].some((n) => isLong(n, SHORT_BITS));
  return { time, near: isFar ? big.fromSurd(time) : null };
}

/** The order of two times. */
export function compareMoments(a: Moment, b: Moment): Sign {
  const nearly = a.near === null || b.near === null ? UNDECIDED : big.compare(a.near, b.near);
  return nearly === UNDECIDED ? surd.compare(a.time, b.time) : nearly;
}

/** The sign of slope · t + offset. */
export function signAt(linear: Bound, { time, near }: Moment): Sign {
  if (near !== null) {
    const sign = big.signOf(valueNear([linear.slope, linear.offset], near));
    if (sign !== UNDECIDED) return sign;
  }
  return boundSign(linear, time);
}

/** The sign of a quadratic. */
function formSignAt(form: Quadratic, { time, near }: Moment): Sign {
  if (near !== null) {
    const sign = big.signOf(valueNear([form.square, form.linear, form.constant], near));
    if (sign !== UNDECIDED) return sign;
  }
  return quadraticSign(form, time);
}

/** By Horner's rule, the highest power first. */
const polynomialNear = (coefficients: readonly BigInterval[], near: BigInterval): BigInterval =>
  coefficients.reduce((sum, next) => big.add(big.multiply(sum, near), next));
const valueNear = (coefficients: readonly bigint[], near: BigInterval): BigInterval =>
  polynomialNear(coefficients.map(big.fromInteger), near);

/** Is the point of a track in its part and in the solid at a time? */
export function isCommon(cone: ConeIntegers, track: Track, moment: Moment): boolean {
  return isBounded(cone, track, moment) && formSignAt(formOf(cone, track), moment) <= 0;
}

/** Is it in its part and between the caps? */
function isBounded(cone: ConeIntegers, track: Track, moment: Moment): boolean {
  return [...track.bounds, ...heightsOf(cone, track)].every((b) => signAt(b, moment) >= 0);
}

/** From time 0 to 2. */
const NOW: readonly Bound[] = [
  { slope: 1n, offset: 0n },
  { slope: -1n, offset: 2n },
];

/** The times from 0 to 2 at which the point of a track comes into the solid, or leaves it: not in lowest terms. */
export function* momentsOf(cone: ConeIntegers, track: Track): Generator<Moment> {
  const form = formOf(cone, track);
  const { square, linear, constant } = form;
  const isNow = (moment: Moment) => NOW.every((b) => signAt(b, moment) >= 0);
  const roots = plainRoots(square < 0n ? { square: -square, linear: -linear, constant: -constant } : form);
  for (const { at } of roots) {
    const moment = momentOf(at);
    // The form is 0 there.
    if (isNow(moment) && isBounded(cone, track, moment)) yield moment;
  }
  for (const { slope, offset } of heightsOf(cone, track)) {
    if (slope === 0n) continue;
    const moment = momentOf(slope < 0n ? quotient(offset, -slope) : quotient(-offset, slope));
    if (isNow(moment) && isBounded(cone, track, moment) && formSignAt(form, moment) <= 0) yield moment;
  }
}

/** May a root of the form count, or a time at which the point is in the plane of a cap? */
export const mayHaveMoments: MayCount = (view, motion) => {
  const form = view.formOf(motion);
  const heights = view.heightsOf(motion);
  const roots = rootsNear(form);
  if (roots === null) return true;
  const bounds = [...motion.bounds, ...heights, ...NOW_NEAR];
  if (roots.some((near) => mayBeIn(bounds, near))) return true;
  return heights.some(({ slope, offset }) => {
    const sign = big.signOf(slope);
    if (sign === 0) return false;
    if (sign === UNDECIDED) return true;
    const near = sign < 0 ? big.divide(offset, big.negate(slope)) : big.divide(big.negate(offset), slope);
    return mayBeIn(bounds, near) && big.signOf(polynomialNear(coefficientsOf(form), near)) !== 1;
  });
};

/** May a track be common at a time? */
export const mayBeCommonAt =
  ({ time, near }: Moment): MayCount =>
  (view, motion) => {
    const then = near ?? big.fromSurd(time);
    const form = coefficientsOf(view.formOf(motion));
    return (
      mayBeIn([...motion.bounds, ...view.heightsOf(motion)], then) &&
      big.signOf(polynomialNear(form, then)) !== 1
    );
  };

const coefficientsOf = ({ square, linear, constant }: Form<BigInterval>) =>
  [square, linear, constant] as const;

const NOW_NEAR = NOW.map(({ slope, offset }) => ({
  slope: big.fromInteger(slope),
  offset: big.fromInteger(offset),
}));

/** No linear function is negative for certain. */
const mayBeIn = (bounds: readonly Linear<BigInterval>[], near: BigInterval): boolean =>
  bounds.every(({ slope, offset }) => big.signOf(polynomialNear([slope, offset], near)) !== -1);

/** Intervals around all roots that there may be; `null` if nothing is certain. */
function rootsNear(form: Form<BigInterval>): BigInterval[] | null {
  const sign = big.signOf(form.square);
  if (sign === UNDECIDED || sign === 0) return null;
  const [square, linear, constant] = coefficientsOf(form).map((n) => (sign < 0 ? big.negate(n) : n)) as [
    BigInterval,
    BigInterval,
    BigInterval,
  ];
  const twice = (n: BigInterval): BigInterval => big.add(n, n);
  const product = twice(twice(big.multiply(square, constant)));
  const radicand = big.add(big.multiply(linear, linear), big.negate(product));
  const kind = big.signOf(radicand);
  if (kind === -1) return [];
  const slope = big.signOf(linear);
  if (kind !== 1 || slope === UNDECIDED) {
    // If there are any, they are at most as far as that from the middle: of a cone's face there is a double one.
    const { high, exponent } = big.squareRoot(radicand);
    const around = big.add(big.negate(linear), { low: -high, high, exponent });
    return [big.divide(around, twice(square))];
  }
  // Of the roots -(b ± √r) / 2a one has no cancellation; the product of both is c / a (Higham 2002, section 1.8).
  const root = big.squareRoot(radicand);
  const sum = big.add(slope < 0 ? big.negate(linear) : linear, root);
  const roots = [big.divide(sum, twice(square)), big.divide(twice(constant), sum)];
  return slope < 0 ? roots : roots.map(big.negate);
}

const quotient = (rational: bigint, denominator: bigint): Surd => ({
  type: 'surd',
  rational,
  coefficient: 0n,
  radicand: 0n,
  denominator,
});
