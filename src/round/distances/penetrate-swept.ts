/**
 * Depths of rounded cores. All differences of a point of the second shape and one of the first are those of the cores,
 * M, and a ball of the sum R of the radii about them. The shortest move that parts the shapes leads from the origin to
 * the nearest point of the boundary of that: if the origin is beside M, away from it, R minus its distance far; if it
 * is in M, through the nearest point of the boundary of M, and R beyond it.
 */
import * as surd from '../../arithmetic/surd.js';
import type { Feature } from '../../core/feature.js';
import type { Cells, Quotient, ScaledCells } from '../../distance/engine/cells.js';
import { featureAt } from '../../distance/engine/feature-at.js';
import { nearest } from '../../distance/engine/nearest.js';
import { dot, isZero, plus, times, type Vector, ZERO } from '../../distance/engine/vectors.js';
import { penetrationOf } from '../../distance/penetration/deepest.js';
import { FoundWayOut } from '../../distance/penetration/way-out.js';
import { type RoundedCells, roundedPair, type ScaledPair } from '../engine/rounded.js';
import type { Skin, Swept } from '../engine/skin.js';
import { sweptOf } from './measure-swept.js';
import { type RootQuotient, surdOf } from './round-distance.js';
import { type Move, moveAlong, primitive, waysFromPlane, waysInPlane, withFace } from './shortest-ways.js';
import type { SweptPenetration, SweptWayOut } from './swept-penetration.js';

/** How deep two convex shapes are in each other, of which one at least is swept; those of the plane are at z = 0. */
export function penetrateSwept(
  a: ScaledCells | Swept,
  b: ScaledCells | Swept,
  dimension: 2 | 3 = 3,
): SweptPenetration | null {
  const [first, second] = [sweptOf(a), sweptOf(b)];
  const pair = roundedPair(first, second);
  const cores = [pair.a.core, pair.b.core] as const;
  const { vector, denominator } = nearest(...cores);
  const radii = pair.a.radius + pair.b.radius;
  const square = dot(vector, vector);
  if (square > (radii * denominator) ** 2n) return null;
  const skins = [first.skin, second.skin] as const;
  const out = (move: Move): SweptWayOut => wayOf(pair, skins, move, dimension);
  if (!isZero(vector)) {
    const depth = { whole: radii * denominator, part: -1n, below: denominator };
    return { ...depthOf(depth, square, pair), ways: [out(moveAlong(...cores, primitive(vector)))] };
  }
  const moves = dimension === 2 ? waysInPlane(...cores) : waysInSpace(pair);
  const [one] = moves;
  const size = one === undefined ? 1n : dot(one.direction, one.direction);
  const depth = { whole: radii * size, part: one === undefined ? 0n : one.reach, below: size };
  return { ...depthOf(depth, size, pair), ways: moves.map(out) };
}

/** The depth, which is not negative, and its square. */
function depthOf({ whole, part, below }: RootQuotient, radicand: bigint, { scale }: ScaledPair) {
  const over = below * scale.denominator;
  const square = {
    whole: whole * whole + part * part * radicand,
    part: 2n * whole * part,
    below: over * over,
  };
  return {
    squaredDepth: surdOf(square, radicand, 2 * scale.exponent),
    depth: surd.toNumber(surdOf({ whole, part, below: over }, radicand, scale.exponent)),
  };
}

function waysInSpace({ a, b, scale }: ScaledPair): Move[] {
  if (a.core.directions.length + b.core.directions.length > 0) return waysFromPlane(a.core, b.core);
  const [first, second] = [a, b].map(({ core }) => ({ ...withFace(core), scale }));
  const { ways } = penetrationOf(first!, second!)!;
  return ways.map(({ direction }) => moveAlong(a.core, b.core, direction));
}

function wayOf(
  { a, b }: ScaledPair,
  skins: readonly [Skin | null, Skin | null],
  { direction, a: last, b: left }: Move,
  dimension: 2 | 3,
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
