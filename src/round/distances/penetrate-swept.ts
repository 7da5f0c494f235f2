/**
 * Depths of rounded cores. All differences of a point of the second shape and one of the first are those of the cores,
 * M, and a ball of the sum R of the radii about them. The shortest move that parts the shapes leads from the origin to
 * the nearest point of the boundary of that: if the origin is beside M, away from it, R minus its distance far; if it
 * is in M, through the nearest point of the boundary of M, and R beyond it.
 */
import * as surd from '../../arithmetic/surd.js';
import type { Feature } from '../../core/feature.js';
import { viewerOf } from '../../core/lazy-record.js';
import { UNDECIDED } from '../../core/sign.js';
import type { Cells, Quotient } from '../../distance/engine/cells.js';
import { featureAt } from '../../distance/engine/feature-at.js';
import { dot, plus, times, type Vector, ZERO } from '../../distance/engine/vectors.js';
import type { Given } from '../../distance/lazy/given.js';
import { movesToFacets, shortestMoves } from '../../distance/penetration/deepest.js';
import { FoundWayOut } from '../../distance/penetration/way-out.js';
import type { RoundedCells, ScaledPair } from '../engine/rounded.js';
import type { Skin } from '../engine/skin.js';
import type { GivenSwept } from '../shapes/swept.js';
import { compareSides, type Gap, gapBetween, type Side, sideOf } from './measure-swept.js';
import { type RootQuotient, surdOf } from './round-distance.js';
import { type Move, moveAlong, primitive, waysFromPlane, waysInPlane, withFace } from './shortest-ways.js';
import type { SweptPenetration, SweptWayOut } from './swept-penetration.js';

/** How deep two convex shapes are in each other, of which one at least is swept; those of the plane are at z = 0. */
export function penetrateSwept(
  a: Given | GivenSwept,
  b: Given | GivenSwept,
  dimension: 2 | 3 = 3,
): SweptPenetration | null {
  const [first, second] = [sideOf(a), sideOf(b)];
  const sign = compareSides(first, second, 0, 0);
  if (sign === 1) return null;
  const found = new GivenSweptPenetration(first, second, dimension);
  return sign === UNDECIDED && !found.doMeet() ? null : viewOf(found);
}

/** The shortest ways out of two shapes over integers, and what the depth is made of. */
interface WaysOut {
  readonly pair: ScaledPair;
  readonly moves: readonly Move[];
  readonly depth: RootQuotient;
  readonly radicand: bigint;
}

/** Each member is found when it is first read. */
class GivenSweptPenetration implements SweptPenetration {
  readonly #a: Side;
  readonly #b: Side;
  readonly #dimension: 2 | 3;
  #gap: Gap | undefined;
  #out: WaysOut | undefined;
  #square: surd.Surd | undefined;
  #depth: number | undefined;
  #ways: readonly SweptWayOut[] | undefined;

  constructor(a: Side, b: Side, dimension: 2 | 3) {
    this.#a = a;
    this.#b = b;
    this.#dimension = dimension;
  }

  get squaredDepth(): surd.Surd {
    this.#square ??= squareOf(this.#wayOut());
    return this.#square;
  }

  get depth(): number {
    this.#depth ??= roundedOf(this.#wayOut());
    return this.#depth;
  }

  get ways(): readonly SweptWayOut[] {
    this.#ways ??= waysOf(this.#once(), this.#wayOut().moves);
    return this.#ways;
  }

  doMeet(): boolean {
    return doSweptMeet(this.#once());
  }

  #once(): Gap {
    this.#gap ??= gapBetween(this.#a, this.#b, this.#dimension);
    return this.#gap;
  }

  #wayOut(): WaysOut {
    this.#out ??= waysOutOf(this.#once());
    return this.#out;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<GivenSweptPenetration>(['squaredDepth', 'depth', 'ways']);

function doSweptMeet({ sign }: Gap): boolean {
  return sign <= 0;
}

function waysOutOf({ pair, corral, square, reach, dimension }: Gap): WaysOut {
  const cores = [pair.a.core, pair.b.core] as const;
  if (square > 0n) {
    const depth = { whole: reach, part: -1n, below: corral.denominator };
    return { pair, moves: [moveAlong(...cores, primitive(corral.vector))], depth, radicand: square };
  }
  const moves = dimension === 2 ? waysInPlane(...cores) : waysInSpace(...cores);
  const [one] = moves;
  const size = one === undefined ? 1n : dot(one.direction, one.direction);
  const radii = pair.a.radius + pair.b.radius;
  const depth = { whole: radii * size, part: one === undefined ? 0n : one.reach, below: size };
  return { pair, moves, depth, radicand: size };
}

/** The square of the depth, which is not negative. */
function squareOf({ depth: { whole, part, below }, radicand, pair: { scale } }: WaysOut): surd.Surd {
  const over = below * scale.denominator;
  const square = {
    whole: whole * whole + part * part * radicand,
    part: 2n * whole * part,
    below: over * over,
  };
  return surdOf(square, radicand, 2 * scale.exponent);
}

function roundedOf({ depth: { whole, part, below }, radicand, pair: { scale } }: WaysOut): number {
  return surd.toNumber(surdOf({ whole, part, below: below * scale.denominator }, radicand, scale.exponent));
}

function waysInSpace(a: Cells, b: Cells): Move[] {
  if (a.directions.length + b.directions.length > 0) return waysFromPlane(a, b);
  const [first, second] = [withFace(a), withFace(b)];
  return movesToFacets(first, second, shortestMoves(first, second));
}

const waysOf = (gap: Gap, moves: readonly Move[]): SweptWayOut[] => moves.map((move) => wayOf(gap, move));

function wayOf(
  { pair: { a, b }, skins, dimension }: Gap,
  { direction, a: last, b: left }: Move,
): SweptWayOut {
  return new FoundWayOut(
    direction.slice(0, dimension),
    featureOf(a, skins[0], middleOf(a.core, last), times(direction, -1n)),
    featureOf(b, skins[1], middleOf(b.core, left), direction),
  );
}

/** The mean of some points. */
function middleOf({ points }: Cells, numbers: readonly number[]): Quotient {
  const numerators = numbers.reduce((sum, i) => plus(sum, points.at(i)), ZERO);
  return { numerators, denominator: BigInt(numbers.length) };
}

/** What of a shape is farthest along a direction, by a point of its core. */
function featureOf({ core, radius }: RoundedCells, skin: Skin | null, at: Quotient, way: Vector): Feature {
  if (skin === null) return featureAt(core, at);
  return skin.at(core, at, radius === 0n ? ZERO : way);
}
