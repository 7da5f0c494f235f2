/**
 * Distances of rounded cores: the distance of the cores minus the radii, along the shortest ways between the cores. Its
 * square is q + R² - 2 R √q for the sum R of the radii and the square q of the distance of the cores, a fraction.
 */

import { integerSign } from '../../arithmetic/root-signs.js';
import * as surd from '../../arithmetic/surd.js';
import type { Feature } from '../../core/feature.js';
import type { Sign } from '../../core/sign.js';
import { pairOf } from '../../distance/distance.js';
import { type Quotient, type ScaledCells, shareDirection } from '../../distance/engine/cells.js';
import type { Corral } from '../../distance/engine/corral.js';
import { featureAt } from '../../distance/engine/feature-at.js';
import { extremePairs } from '../../distance/engine/measure.js';
import { nearest } from '../../distance/engine/nearest.js';
import { dot, equal, times, type Vector, ZERO } from '../../distance/engine/vectors.js';
import { type RoundedCells, roundedPair, type ScaledPair } from '../engine/rounded.js';
import type { Skin, Swept } from '../engine/skin.js';
import { type RootQuotient, surdOf, whole } from './round-distance.js';
import type { SweptClosestPair, SweptDistance } from './swept-distance.js';

/** Two shapes over integers, the shortest way between their cores, and the radii beside it. */
interface Gap {
  readonly pair: ScaledPair;
  readonly corral: Corral;
  /** The square of the vector of the corral. */
  readonly square: bigint;
  /** The sum of the radii, times the denominator of the corral. */
  readonly reach: bigint;
  /** The sign of the distance of the cores minus the sum of the radii. */
  readonly sign: Sign;
  /** The names of the features of both; `null` of a flat one. */
  readonly skins: readonly [Skin | null, Skin | null];
  readonly dimension: 2 | 3;
}

/** The distance of two convex shapes, of which one at least is swept; those of the plane are at z = 0. */
export function measureSwept(
  a: ScaledCells | Swept,
  b: ScaledCells | Swept,
  dimension: 2 | 3 = 3,
): SweptDistance {
  const [first, second] = [sweptOf(a), sweptOf(b)];
  const pair = roundedPair(first, second);
  const corral = nearest(pair.a.core, pair.b.core);
  const square = dot(corral.vector, corral.vector);
  const reach = (pair.a.radius + pair.b.radius) * corral.denominator;
  const sign = integerSign(square - reach * reach);
  return distanceAcross({
    pair,
    corral,
    square,
    reach,
    sign,
    skins: [first.skin, second.skin],
    dimension,
  });
}

/** A flat shape as one that is rounded by nothing, without features of its own. */
export function sweptOf(shape: ScaledCells | Swept) {
  return 'core' in shape ? shape : { core: shape, radius: 0, skin: null };
}

function distanceAcross(gap: Gap): SweptDistance {
  const { pair, corral, square, reach, sign } = gap;
  const { exponent, denominator } = pair.scale;
  const below = corral.denominator * denominator;
  const between: RootQuotient = { whole: -reach, part: 1n, below };
  const squared: RootQuotient = { whole: square + reach * reach, part: -2n * reach, below: below * below };
  let rounded: number | undefined;
  let closest: readonly SweptClosestPair[] | undefined;
  const once = (): readonly SweptClosestPair[] => {
    closest ??= extremePairs({ a: pair.a.core, b: pair.b.core }, corral).map((ends) => pairAt(gap, ends));
    return closest;
  };
  return {
    squaredDistance: sign > 0 ? surdOf(squared, square, 2 * exponent) : surd.fromNumber(0),
    get distance() {
      rounded ??= sign > 0 ? surd.toNumber(surdOf(between, square, exponent)) : 0;
      return rounded;
    },
    get unique() {
      const areParallel = shareDirection(pair.a.core, pair.b.core);
      return !areParallel && !haveManyInCommon(gap) && once().length === 1;
    },
    get closest() {
      return once();
    },
  };
}

/**
 * Have they infinitely many points in common as one is round, and points near a common one are in it? All of them are,
 * but of a point.
 */
function haveManyInCommon({ pair, reach, sign }: Gap): boolean {
  return sign < 0 && reach > 0n && !isPoint(pair.a) && !isPoint(pair.b);
}

function isPoint({ core: { points, directions }, radius }: RoundedCells): boolean {
  if (radius > 0n || directions.length > 0) return false;
  const [first, ...others] = points.all();
  return others.every((p) => equal(p, first!));
}

/** The closest points on the way between two points of the cores. */
function pairAt(gap: Gap, [p, q]: readonly [Quotient, Quotient]): SweptClosestPair {
  const { pair, corral, dimension, skins } = gap;
  const { a, b } = pair;
  const back = times(corral.vector, -1n);
  const exact = (at: Quotient, radius: bigint, towards: Vector) =>
    movedAlong(gap, at, radius, towards).slice(0, dimension).map(surdIn(gap));
  const [f, g] = [featureOf(gap, a, skins[0], p, back), featureOf(gap, b, skins[1], q, corral.vector)];
  const pointB = exact(q, b.radius, corral.vector);
  return pairOf([f, exact(p, a.radius, back)], [g, pointB], surd.toNumber, surd.toNumber);
}

function surdIn({ pair: { scale }, square }: Gap) {
  return ({ whole: rational, part, below }: RootQuotient): surd.Surd =>
    surdOf({ whole: rational, part, below: below * scale.denominator }, square, scale.exponent);
}

/**
 * A point of a core, moved by the radius along the way to the other core; if the shapes meet, by as much of that way as
 * the radius is of the sum of both. Where they touch it is the same.
 */
function movedAlong(
  { square, reach, sign }: Gap,
  { numerators, denominator }: Quotient,
  radius: bigint,
  way: Vector,
): RootQuotient[] {
  if (radius === 0n) return numerators.map((x) => whole(x, denominator));
  const steps = way.map((x) => radius * x * denominator);
  return sign > 0
    ? numerators.map((x, i) => ({ whole: x * square, part: steps[i]!, below: denominator * square }))
    : numerators.map((x, i) => whole(x * reach + steps[i]!, denominator * reach));
}

function featureOf(
  { sign }: Gap,
  { core, radius }: RoundedCells,
  skin: Skin | null,
  at: Quotient,
  way: Vector,
): Feature {
  if (skin === null) return featureAt(core, at);
  if (radius === 0n) return skin.at(core, at, ZERO);
  return sign < 0 ? skin.inside : skin.at(core, at, way);
}
