/** Where a cylinder, cone or truncated cone and a flat shape touch, by the tracks that are in contact. */
import { bitLength } from '../../../arithmetic/integers.js';
import * as rational from '../../../arithmetic/rational.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import type { Feature } from '../../../core/feature.js';
import { featureAt } from '../../../distance/engine/feature-at.js';
import { scaledRational } from '../../../distance/engine/measure.js';
import { minus, plus, times, type Vector } from '../../../distance/engine/vectors.js';
import { boundSign, quadraticSign } from '../../../round/engine/interval.js';
import { coneQuadric, type EndNumbers } from '../../../round/engine/quadric.js';
import { formOf, heightsOf, isCommon, mayBeCommonAt, momentOf } from './cone-moments.js';
import type { ConePair } from './cone-pair.js';
import { type Track, tracksOf } from './cone-tracks.js';
import type { RationalTime } from './moving-pair.js';

/** A common point as the solid sees it, with the features of both. */
export interface ConePlace {
  readonly solid: Feature;
  readonly flat: Feature;
  readonly point: readonly Surd[];
  /** Vectors along the part of the flat shape by which the point was found. */
  readonly along: readonly Vector[];
}

/** A place, and how far it is from the axis: a multiple of the square, of places at one height. */
interface Found extends ConePlace {
  readonly distance: Surd;
}

/**
 * The points at which both touch at a time: the ends of the common part. Where a cap lies on the flat shape, these are
 * too many: the vertices within the cap, and the point that is nearest to its center.
 */
export function conePlaces(pair: ConePair, numbers: EndNumbers, time: Surd): ConePlace[] {
  const found: Found[] = [];
  const moment = momentOf(time);
  for (const track of tracksOf(pair.cone, pair.cells, pair.velocity, mayBeCommonAt(moment))) {
    if (!isCommon(pair.cone, track, moment)) continue;
    const point = pointOf(pair, track, time);
    if (found.some((other) => isSame(other.point, point))) continue;
    const solid = solidFeature(pair, numbers, track, time);
    found.push({
      solid,
      flat: flatFeature(pair, track, time),
      point,
      along: track.along,
      distance: distanceOf(pair, track, time),
    });
  }
  const nearest = found.find(({ solid }) => solid.type === 'face' && solid.index > 0);
  const kept =
    nearest === undefined
      ? found.filter(({ point }) => !found.some((p) => found.some((q) => isBetween(p.point, point, q.point))))
      : onCap(found);
  return kept.map(({ solid, flat, point, along }) => ({ solid, flat, point, along }));
}

function onCap(found: readonly Found[]): Found[] {
  const nearest = found.reduce((p, q) => (surd.compare(q.distance, p.distance) < 0 ? q : p));
  return found.filter((one) => one === nearest || one.flat.type === 'vertex');
}

function distanceOf({ cone }: ConePair, track: Track, time: Surd): Surd {
  const { square, linear, constant } = formOf(cone, track);
  const exact = (n: bigint): Surd => surd.fromRational(rational.fromParts(n, track.at.weight ** 2n));
  const slope = surd.add(surd.multiply(exact(square), time), exact(linear));
  return surd.add(surd.multiply(slope, time), exact(constant));
}

const isSame = (p: readonly Surd[], q: readonly Surd[]): boolean => p.every((x, k) => surd.equals(x, q[k]!));

/** Is the second of three points within the segment between the others? */
function isBetween(p: readonly Surd[], x: readonly Surd[], q: readonly Surd[]): boolean {
  if (isSame(p, x) || isSame(x, q)) return false;
  const [u, v] = [x.map((c, k) => surd.subtract(c, p[k]!)), q.map((c, k) => surd.subtract(c, x[k]!))];
  const isAcross = [0, 1, 2].some((k) => {
    const l = (k + 1) % 3;
    return !surd.equals(surd.multiply(u[k]!, v[l]!), surd.multiply(u[l]!, v[k]!));
  });
  if (isAcross) return false;
  return surd.sign(u.map((c, k) => surd.multiply(c, v[k]!)).reduce(surd.add)) > 0;
}

function pointOf({ scale }: ConePair, { at, rate }: Track, time: Surd): Surd[] {
  const exact = (n: bigint): Surd =>
    surd.fromRational(scaledRational(n, at.weight * scale.denominator, scale.exponent));
  return at.point.map((x, k) => surd.add(exact(x), surd.multiply(exact(rate.point[k]!), time)));
}

function solidFeature({ cone }: ConePair, numbers: EndNumbers, track: Track, time: Surd): Feature {
  const heights = heightsOf(cone, track).map((height) => boundSign(height, time));
  return coneQuadric(cone, numbers).featureAt(quadraticSign(formOf(cone, track), time), heights);
}

/** So many bits of the time are looked at first. */
const FIRST_BITS = 64;

/**
 * If the time is irrational, both neighbours are asked, nearer and nearer until they agree: what is 0 then is 0 at
 * all times, as it is linear, so that the point is on no other feature there.
 */
function flatFeature(pair: ConePair, track: Track, time: Surd): Feature {
  if (surd.isRational(time))
    return featureThen(pair, track, { numerator: time.rational, denominator: time.denominator });
  for (let bits = FIRST_BITS + bitLength(time.denominator); ; bits *= 2) {
    const denominator = 1n << BigInt(bits);
    const low = surd.floor({
      ...time,
      rational: time.rational * denominator,
      coefficient: time.coefficient * denominator,
    });
    const [before, after] = [low, low + 1n].map((numerator) =>
      featureThen(pair, track, { numerator, denominator }),
    ) as [Feature, Feature];
    if (isSameFeature(before, after)) return before;
  }
}

const isSameFeature = (f: Feature, g: Feature): boolean =>
  f.type === g.type && ('index' in f ? f.index : 0) === ('index' in g ? g.index : 0);

/** The feature of the point on the flat shape as it was given. */
function featureThen(
  { flat, velocity }: ConePair,
  { at, rate }: Track,
  { numerator, denominator }: RationalTime,
): Feature {
  const seen = plus(times(at.point, denominator), times(rate.point, numerator));
  const numerators = minus(seen, times(velocity, numerator * at.weight));
  return featureAt(flat, { numerators, denominator: at.weight * denominator });
}
