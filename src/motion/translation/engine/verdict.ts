/**
 * What a pair of features says of the first contact, if it is the closest one there.
 *
 * The least vector x(t) of the features' affine hulls is linear in t, so that |x(t)|² = r² is quadratic. At a root, x
 * is the shortest vector of the shapes exactly if its weights are not negative and no point of A - B is before x along
 * x (Karush, Kuhn, Tucker). The distance of convex sets that translate is a convex function of time (Boyd, Vandenberghe
 * 2004, section 3.2.5): where it falls to r, that is the first time.
 *
 * If the radius is 0, the root is double, x(t) = (t - t*) x', and the shapes are apart before t* by the planes across
 * x'.
 */
import * as rational from '../../../arithmetic/rational.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import { dot, isZero, times, type Vector, ZERO } from '../../../distance/engine/vectors.js';
import {
  type CorralInTime,
  corralInTime,
  type Linear,
  type Member,
  signAt,
  supports,
} from './corral-in-time.js';
import type { MovingPair, RationalTime } from './moving-pair.js';

/** The first contact of shapes that were apart before. */
export interface Impact {
  readonly time: Surd;
  /** From the second shape to the first; over `denominator` and the scale of the pair. */
  readonly normal: Linear<Vector>;
  readonly denominator: bigint;
  /** Do the shapes come closer? Else they graze each other: the distance is least then. */
  readonly isApproach: boolean;
}

/**
 * A time at which the distance is least, and equal to the radius: the shapes are in contact then, but perhaps before.
 */
export interface Graze {
  readonly time: RationalTime;
  readonly corral: CorralInTime;
}

/** An impact; `never`: the distance is always greater than the radius; `null`: these are not the features. */
export type Verdict = { readonly impact: Impact } | { readonly graze: Graze } | 'never' | null;

/** Judges the features of some generators, for shapes that are apart at time 0. */
export function verdictOf(pair: MovingPair, members: readonly Member[]): Verdict {
  const corral = corralInTime(pair, members);
  if (corral === null) return null;
  const { vector, denominator } = corral;
  const [a, half, c] = [
    dot(vector.rate, vector.rate),
    dot(vector.at, vector.rate),
    dot(vector.at, vector.at) - (pair.radius * denominator) ** 2n,
  ];
  if (a === 0n) return null;
  const discriminant = half * half - a * c;
  if (discriminant > 0n) return approach(pair, corral, surd.rootsOfQuadratic(a, 2n * half, c)[0]!);
  const least = surd.fromRational(rational.fromParts(-half, a));
  return pair.radius === 0n && discriminant === 0n
    ? collision(pair, corral, least)
    : leastDistance(pair, corral, least, discriminant);
}

const isWithin = ({ weights }: CorralInTime, t: Surd): boolean => weights.every((w) => signAt(w, t) >= 0);

function approach(pair: MovingPair, corral: CorralInTime, time: Surd): Verdict {
  const { vector: normal, denominator } = corral;
  if (!isWithin(corral, time) || !supports(pair, corral, normal, time)) return null;
  return { impact: { time, normal, denominator, isApproach: true } };
}

/** Radius 0: the vector is zero, and was a multiple of -rate before. */
function collision(pair: MovingPair, corral: CorralInTime, time: Surd): Verdict {
  const normal = { at: times(corral.vector.rate, -1n), rate: ZERO };
  if (!isWithin(corral, time) || !supports(pair, corral, normal, time)) return null;
  return { impact: { time, normal, denominator: corral.denominator, isApproach: true } };
}

/** Where |x(t)| is least and not less than the radius. */
function leastDistance(pair: MovingPair, corral: CorralInTime, time: Surd, discriminant: bigint): Verdict {
  const { vector } = corral;
  const x = atRational(vector, time);
  if (isZero(x) || !isWithin(corral, time) || !supports(pair, corral, vector, time)) return null;
  if (discriminant < 0n) return 'never';
  return { graze: { time: { numerator: time.rational, denominator: time.denominator }, corral } };
}

/** A vector at a rational time, times its denominator. */
export function atRational({ at, rate }: Linear<Vector>, { rational: n, denominator: d }: Surd): Vector {
  const [x, y, z] = at;
  const [u, v, w] = rate;
  return [x * d + u * n, y * d + v * n, z * d + w * n];
}
