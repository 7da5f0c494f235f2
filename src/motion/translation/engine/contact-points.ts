/** Where two shapes touch at the first time at which they meet. */
import { bitLength } from '../../../arithmetic/integers.js';
import * as rational from '../../../arithmetic/rational.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import type { Feature } from '../../../core/feature.js';
import type { Cells, Quotient, Scale } from '../../../distance/engine/cells.js';
import { featureAt } from '../../../distance/engine/feature-at.js';
import { extremePairs, scaledRational } from '../../../distance/engine/measure.js';
import { nearest } from '../../../distance/engine/nearest.js';
import { minus, times, type Vector, ZERO } from '../../../distance/engine/vectors.js';
import type { Skin } from '../../../round/engine/skin.js';
import { type MovingPair, moved, type RationalTime } from './moving-pair.js';

/** A common point: what of both shapes it lies on, and where it is. */
export interface Place {
  readonly a: Feature;
  readonly b: Feature;
  readonly point: readonly Surd[];
}

/** How the boundaries of both are named, and how thick they are, over the scale of the pair. */
export interface Skins {
  readonly a: Skin | null;
  readonly b: Skin | null;
  readonly radii: readonly [bigint, bigint];
}

/** A point of the first core and one of the second, with their features, at a rational time. */
interface PairAt {
  readonly a: Feature;
  readonly b: Feature;
  readonly pointA: readonly rational.Rational[];
  readonly pointB: readonly rational.Rational[];
}

/** The extreme points of what two shapes have in common at a time of contact that is no time before a contact. */
export function contactPoints(pair: MovingPair, skins: Skins, time: Surd): Place[] {
  if (surd.isRational(time)) {
    const at = { numerator: time.rational, denominator: time.denominator };
    return pairsAt(pair, skins, at).map((found) => placeOf(found, skins, constant));
  }
  return irrational(pair, skins, time);
}

/** How a coordinate of both points at a time is a number there. */
type ValueOf = (which: 'pointA' | 'pointB', axis: number, x: rational.Rational) => Surd;
const constant: ValueOf = (_, __, x) => surd.fromRational(x);

/** The point of the first core, moved towards the second one by the radius of the first. */
function placeOf(found: PairAt, { radii: [r, s] }: Skins, valueAt: ValueOf): Place {
  const share = r === 0n ? null : surd.fromRational(rational.fromParts(r, r + s));
  const point = found.pointA.map((x, axis) => {
    const p = valueAt('pointA', axis, x);
    if (share === null) return p;
    const q = valueAt('pointB', axis, found.pointB[axis]!);
    return surd.add(p, surd.multiply(share, surd.subtract(q, p)));
  });
  return { a: found.a, b: found.b, point };
}

/** The closest points of both cores at a rational time, the extreme ones; of cores that meet, the same twice. */
function pairsAt(pair: MovingPair, skins: Skins, time: RationalTime): PairAt[] {
  const now = moved(pair, time);
  const { scale } = now;
  return extremePairs(now, nearest(now.a, now.b)).map(([p, q]) => {
    const way = minus(times(q.numerators, p.denominator), times(p.numerators, q.denominator));
    return {
      a: featureOf(skins.a, now.a, p, skins.radii[0] === 0n ? ZERO : way),
      b: featureOf(skins.b, now.b, q, skins.radii[1] === 0n ? ZERO : times(way, -1n)),
      pointA: exact(p, scale),
      pointB: exact(q, scale),
    };
  });
}

const featureOf = (skin: Skin | null, core: Cells, p: Quotient, way: Vector): Feature =>
  skin === null ? featureAt(core, p) : skin.at(core, p, way);

const exact = ({ numerators, denominator }: Quotient, scale: Scale): rational.Rational[] =>
  (numerators as Vector).map((n) => scaledRational(n, denominator * scale.denominator, scale.exponent));

/** So many bits of the time are looked at first. */
const FIRST_BITS = 64;

/**
 * At an irrational time. Which features are closest depends on signs of numbers a + b t with rational a and b: a sign
 * that is 0 at an irrational time is 0 at all times, and others stay near it. So the closest points are linear in t
 * there, and the features do not change: they are asked at rational times on both sides, nearer and nearer until these
 * agree. (Points on the same features at two times are the ends of segments of closest points: no point of either shape
 * is before both of these planes, so none is before those between.)
 */
function irrational(pair: MovingPair, skins: Skins, time: Surd): Place[] {
  for (let bits = FIRST_BITS + bitLength(time.denominator); ; bits *= 2) {
    const denominator = 1n << BigInt(bits);
    const low = surd.floor({
      ...time,
      rational: time.rational * denominator,
      coefficient: time.coefficient * denominator,
    });
    const times3 = [2n * low, 2n * low + 1n, 2n * low + 2n].map(
      (numerator): RationalTime => ({ numerator, denominator: 2n * denominator }),
    );
    const [before, between, after] = times3.map((t) => pairsAt(pair, skins, t)) as [
      PairAt[],
      PairAt[],
      PairAt[],
    ];
    const isLinear =
      before.length === after.length &&
      before.length === between.length &&
      before.every((p, i) => isBetween(p, between[i]!, after[i]!));
    if (isLinear)
      return before.map((p, i) => linearPlace(p, after[i]!, skins, time, times3[0]!, denominator));
  }
}

const isSame = (f: Feature, g: Feature): boolean =>
  f.type === g.type && ('index' in f ? f.index : 0) === ('index' in g ? g.index : 0);

const HALF = /* @__PURE__ */ rational.fromParts(1n, 2n);
const middle = (p: rational.Rational, q: rational.Rational): rational.Rational =>
  rational.multiply(rational.add(p, q), HALF);

/**
 * Is the second pair halfway between the others, on the same features? Their order is that of places: it stays, too.
 */
function isBetween(p: PairAt, m: PairAt, q: PairAt): boolean {
  const areSame = [m, q].every(({ a, b }) => isSame(a, p.a) && isSame(b, p.b));
  if (!areSame) return false;
  return (['pointA', 'pointB'] as const).every((which) =>
    p[which].every((x, axis) => rational.equals(middle(x, q[which][axis]!), m[which][axis]!)),
  );
}

/** The place at a time by those at `from` and 1 / denominator later. */
function linearPlace(
  p: PairAt,
  q: PairAt,
  skins: Skins,
  time: Surd,
  from: RationalTime,
  denominator: bigint,
): Place {
  const over = rational.fromParts(denominator, 1n);
  const start = rational.fromParts(from.numerator, from.denominator);
  return placeOf(p, skins, (which, axis, x) => {
    // Between both, x + rate (t - start): in lowest terms as (x - rate start) + rate t.
    const rate = rational.multiply(rational.subtract(q[which][axis]!, x), over);
    const rest = rational.subtract(x, rational.multiply(rate, start));
    return surd.add(surd.fromRational(rest), surd.multiply(surd.fromRational(rate), time));
  });
}
