/**
 * When two shapes that are apart at time 0 first have a common point.
 *
 * Doubles propose the features between which that is, integers decide (verdict.ts). Where the proposal is not right,
 * the exact walk goes on from the left: at a time at which the shapes are apart the plane across the shortest vector
 * keeps them apart for a while, which is a step of Newton's method for the distance, a convex function. Each step ends
 * before the contact, so that the shapes are apart there, too; and the features of a last interval before the contact,
 * of which there is one, are those of the contact. So the walk ends, without a tolerance or a limit.
 *
 * Source: Mirtich 1996, "Impulse-based dynamic simulation" (conservative advancement); van den Bergen 2004, "Ray
 * casting against general convex objects".
 */
import { bitLength, integerSquareRoot } from '../../../arithmetic/integers.js';
import * as surd from '../../../arithmetic/surd.js';
import type { Corral } from '../../../distance/engine/corral.js';
import { nearest } from '../../../distance/engine/nearest.js';
import { listed } from '../../../distance/engine/point-list.js';
import { dot, minus, type Vector } from '../../../distance/engine/vectors.js';
import { finer, type MovingPair, moved, type RationalTime, START } from './moving-pair.js';
import { proposals } from './propose.js';
import { atRational, type Graze, type Impact, type Verdict, verdictOf } from './verdict.js';

/** The first contact from time 0 to 1; `null`: there is none. */
export function firstImpact(pair: MovingPair): Impact | null {
  if (pair.velocity.every((x) => x === 0n)) return null;
  for (const members of proposals(pair)) {
    const verdict = verdictOf(pair, members);
    if (verdict !== null) return concluded(pair, verdict, START);
  }
  return walkFrom(pair, START);
}

const ONE = /* @__PURE__ */ surd.fromNumber(1);

function concluded(pair: MovingPair, verdict: NonNullable<Verdict>, from: RationalTime): Impact | null {
  if (verdict === 'never') return null;
  const impact = 'impact' in verdict ? verdict.impact : grazing(pair, verdict.graze, from);
  // Shapes that are apart at time 0 and met before do not meet again: they are convex.
  const isNow = impact !== null && surd.sign(impact.time) > 0 && surd.compare(impact.time, ONE) <= 0;
  return isNow ? impact : null;
}

function walkFrom(pair: MovingPair, from: RationalTime): Impact | null {
  let time = from;
  for (;;) {
    const now = moved(pair, time);
    const corral = nearest(now.a, now.b);
    const closing = dot(corral.vector, pair.velocity);
    if (closing >= 0n) return null;
    const verdict = verdictOf(pair, corral.generators);
    if (verdict !== null) return concluded(pair, verdict, time);
    const next = later(time, step(now, corral));
    if (next === null) return null;
    time = next;
  }
}

/**
 * Where the distance is least and equal to the radius, the plane across the shortest vector x bounds A - B at all
 * times, and only x is near enough: they are in contact while x is in A - B.
 */
function grazing(pair: MovingPair, { time, corral }: Graze, from: RationalTime): Impact | null {
  const t = surd.fromRational(time);
  const x = atRational(corral.vector, t);
  const over = corral.denominator * time.denominator;
  const fine = finer(pair, over);
  const at = (v: Vector): Vector => minus(v, x);
  const shifted: MovingPair = {
    ...fine,
    a: { ...fine.a, points: listed(fine.a.points.all().map(at)) },
    b: { ...fine.b, points: listed(fine.b.points.all()) },
    radius: 0n,
  };
  const found = walkFrom(shifted, from);
  if (found === null) return null;
  return { ...found, normal: corral.vector, denominator: corral.denominator, isApproach: false };
}

/** How long the plane across the shortest vector keeps them apart, at least: a fraction, less than what is true. */
function step({ velocity, radius }: MovingPair, { vector, denominator }: Corral): RationalTime {
  // With |x| = √s, in units of 1 / denominator: (s - r |x|) / (-x · v) = |x| (s - r²) / ((|x| + r) (-x · v)).
  const s = dot(vector, vector);
  const r = radius * denominator;
  const bits = Math.max(0, 64 - (bitLength(s) >> 1));
  const root = integerSquareRoot(s << BigInt(2 * bits));
  return {
    numerator: root * (s - r * r),
    denominator: (root + 1n + (r << BigInt(bits))) * -dot(vector, velocity) * denominator,
  };
}

/** So many bits of a step are kept: more would make the integers longer and the walk not much shorter. */
const STEP_BITS = 24;

/** A time after another one, at most so much; `null` if it is certainly beyond the end. */
function later(time: RationalTime, { numerator: n, denominator: d }: RationalTime): RationalTime | null {
  const left = time.denominator - time.numerator;
  if (n * time.denominator >= left * d) return null;
  const shift = STEP_BITS + bitLength(d) - bitLength(n);
  const rounded = (n << BigInt(shift)) / d;
  // Both denominators are powers of two, that of the step being at least 1 as the step is less than 1.
  const over = 1n << BigInt(shift);
  const common = over > time.denominator ? over : time.denominator;
  return {
    numerator: time.numerator * (common / time.denominator) + rounded * (common / over),
    denominator: common,
  };
}
