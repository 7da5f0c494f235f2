/**
 * Distances of rounded cores: the distance of the cores minus the radii, along the shortest ways between the cores. Its
 * square is q + R² - 2 R √q for the sum R of the radii and the square q of the distance of the cores, a fraction.
 */

import { integerSign } from '../../arithmetic/root-signs.js';
import * as surd from '../../arithmetic/surd.js';
import type { Feature } from '../../core/feature.js';
import { viewerOf } from '../../core/lazy-record.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { pairOf } from '../../distance/distance.js';
import { type Quotient, shareDirection } from '../../distance/engine/cells.js';
import type { Corral } from '../../distance/engine/corral.js';
import { featureAt } from '../../distance/engine/feature-at.js';
import { extremePairs } from '../../distance/engine/measure.js';
import { nearest } from '../../distance/engine/nearest.js';
import { dot, equal, times, type Vector, ZERO } from '../../distance/engine/vectors.js';
import { compareGiven } from '../../distance/lazy/compare-hulls.js';
import type { Given } from '../../distance/lazy/given.js';
import { LazyDistance } from '../../distance/lazy/lazy-distance.js';
import { type RoundedCells, roundedPair, type ScaledPair } from '../engine/rounded.js';
import type { Skin } from '../engine/skin.js';
import type { GivenSwept } from '../shapes/swept.js';
import { type RootQuotient, surdOf, whole } from './round-distance.js';
import type { SweptClosestPair, SweptDistance } from './swept-distance.js';

/** Two shapes over integers, the shortest way between their cores, and the radii beside it. */
export interface Gap {
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
  a: Given | GivenSwept,
  b: Given | GivenSwept,
  dimension: 2 | 3 = 3,
): SweptDistance {
  return viewOf(new SweptPairDistance(sideOf(a), sideOf(b), dimension));
}

/** A shape without a skin is flat, and rounded by nothing. */
export type Side = Omit<GivenSwept, 'skin'> & { readonly skin: Skin | null };

export const sideOf = (shape: Given | GivenSwept): Side =>
  'core' in shape ? shape : { core: shape, radius: 0, skin: null };

/**
 * -1 if the distance of the cores minus the radii is certainly below the first number, 1 if it is certainly above the
 * second, 0 if the cores certainly meet and nothing is below the first. Sums of three are off by two roundings, and by
 * one more when they are moved.
 */
export function compareSides(a: Side, b: Side, low: number, high: number): Sign | Undecided {
  if (a.core.kind.doubles === null || b.core.kind.doubles === null) return UNDECIDED;
  const radii = a.radius + b.radius;
  return compareGiven(a.core, b.core, (low + radii) * (1 - 2 ** -51), (high + radii) * (1 + 2 ** -51));
}

/** Each member is found when it is first read. */
class SweptPairDistance extends LazyDistance implements SweptDistance {
  readonly #a: Side;
  readonly #b: Side;
  readonly #dimension: 2 | 3;
  #gap: Gap | undefined;
  #square: surd.Surd | undefined;
  #rounded: number | undefined;
  #closest: readonly SweptClosestPair[] | undefined;

  constructor(a: Side, b: Side, dimension: 2 | 3) {
    super();
    this.#a = a;
    this.#b = b;
    this.#dimension = dimension;
  }

  get squaredDistance(): surd.Surd {
    this.#square ??= squareAcross(this.#once());
    return this.#square;
  }

  get distance(): number {
    this.#rounded ??= roundedAcross(this.#once());
    return this.#rounded;
  }

  get unique(): boolean {
    const gap = this.#once();
    const areParallel = shareDirection(gap.pair.a.core, gap.pair.b.core);
    return !areParallel && !haveManyInCommon(gap) && this.closest.length === 1;
  }

  get closest(): readonly SweptClosestPair[] {
    this.#closest ??= pairsAcross(this.#once());
    return this.#closest;
  }

  override inDoubles(): number {
    return this.#rounded ?? Number.NaN;
  }

  /** Where the cores touch within the radii, the distance is 0. */
  protected override compareBounds(low: number, high: number): Sign | Undecided {
    const sign = compareSides(this.#a, this.#b, low, high);
    return sign === -1 && low === 0 ? 0 : sign;
  }

  #once(): Gap {
    this.#gap ??= gapBetween(this.#a, this.#b, this.#dimension);
    return this.#gap;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<SweptPairDistance>([
  'squaredDistance',
  'distance',
  'unique',
  'closest',
]);

/** The gap between two shapes, which is less than nothing where they are in each other. */
export function gapBetween(a: Side, b: Side, dimension: 2 | 3): Gap {
  const pair = roundedPair(
    { core: a.core.cells(), radius: a.radius },
    { core: b.core.cells(), radius: b.radius },
  );
  const corral = nearest(pair.a.core, pair.b.core);
  const square = dot(corral.vector, corral.vector);
  const reach = (pair.a.radius + pair.b.radius) * corral.denominator;
  const sign = integerSign(square - reach * reach);
  return { pair, corral, square, reach, sign, skins: [a.skin, b.skin], dimension };
}

const denominatorOf = ({ pair, corral }: Gap): bigint => corral.denominator * pair.scale.denominator;

function squareAcross(gap: Gap): surd.Surd {
  const { pair, square, reach, sign } = gap;
  if (sign <= 0) return surd.fromNumber(0);
  const below = denominatorOf(gap);
  const squared: RootQuotient = { whole: square + reach * reach, part: -2n * reach, below: below * below };
  return surdOf(squared, square, 2 * pair.scale.exponent);
}

function roundedAcross(gap: Gap): number {
  const { pair, square, reach, sign } = gap;
  const between: RootQuotient = { whole: -reach, part: 1n, below: denominatorOf(gap) };
  return sign > 0 ? surd.toNumber(surdOf(between, square, pair.scale.exponent)) : 0;
}

function pairsAcross(gap: Gap): readonly SweptClosestPair[] {
  const { pair, corral } = gap;
  return extremePairs({ a: pair.a.core, b: pair.b.core }, corral).map((ends) => pairAt(gap, ends));
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
