import * as rational from '../../arithmetic/rational.js';
import { roundScaledQuotient } from '../../implicit/objects/round-quotient.js';
import {
  type ConvexDistance,
  certified,
  type DistanceCertificate,
  type WeightedVertices,
} from '../certificate.js';
import { type ClosestPair, type Distance, distanceOf, type Found } from '../distance.js';
import {
  type Cells,
  featureAt,
  type Quotient,
  type Scale,
  type ScaledCells,
  shareDirection,
} from './cells.js';
import { closestSet } from './closest-set.js';
import { commonPart } from './common-part.js';
import { type CommonScale, onCommonScale } from './common-scale.js';
import type { Corral } from './corral.js';
import { nearest } from './nearest.js';
import { dot, isZero, minus, plus, times, type Vector, ZERO } from './vectors.js';

/** The distance of two convex shapes. */
export function measure(a: ScaledCells, b: ScaledCells): Distance {
  const pair = onCommonScale(a, b);
  return distanceBy(pair, nearest(pair.a, pair.b));
}

/** The distance of two bounded convex shapes, with its proof. */
export function measureBounded(a: ScaledCells, b: ScaledCells): ConvexDistance {
  const pair = onCommonScale(a, b);
  const corral = nearest(pair.a, pair.b);
  return certified(distanceBy(pair, corral), () => proofOf(pair, corral));
}

function distanceBy(pair: CommonScale, corral: Corral): Distance {
  return distanceOf(squaredLength(corral, pair.scale), () => closestPairs(pair, corral));
}

function proofOf({ a, b, scale }: CommonScale, corral: Corral): DistanceCertificate {
  const { generators, weights, denominator, vector } = corral;
  const mean = (cells: Cells, numbers: readonly number[]): WeightedVertices => {
    const vertices = [...new Set(numbers)];
    const sums = vertices.map((v) => weights.reduce((sum, w, i) => (numbers[i] === v ? sum + w : sum), 0n));
    const numerators = vertices.reduce((sum, v, i) => plus(sum, times(cells.points.at(v), sums[i]!)), ZERO);
    return {
      vertices,
      weights: sums.map((sum) => rational.fromParts(sum, denominator)),
      point: exact({ numerators, denominator }, scale),
    };
  };
  return {
    direction: exact({ numerators: vector, denominator }, scale),
    a: mean(
      a,
      generators.map((g) => g.a),
    ),
    b: mean(
      b,
      generators.map((g) => g.b),
    ),
  };
}

/** |vector / denominator|² in units of the scale. */
function squaredLength({ vector, denominator }: Corral, scale: Scale): rational.Rational {
  return scaledRational(dot(vector, vector), (denominator * scale.denominator) ** 2n, 2 * scale.exponent);
}

/** numerator / denominator · 2^exponent. */
export function scaledRational(numerator: bigint, denominator: bigint, exponent: number): rational.Rational {
  return exponent < 0
    ? rational.fromParts(numerator, denominator << BigInt(-exponent))
    : rational.fromParts(numerator << BigInt(exponent), denominator);
}

function closestPairs(pair: CommonScale, corral: Corral): Found {
  const { a, b, scale } = pair;
  const points = isZero(corral.vector) ? commonPart(a, b, pointOfA(pair, corral)) : closestSet(a, b, corral);
  const closest = points.map((p): ClosestPair => {
    const q = moved(p, corral);
    return {
      a: featureAt(a, p),
      b: featureAt(b, q),
      pointA: rounded(p, scale),
      pointB: rounded(q, scale),
      exactA: exact(p, scale),
      exactB: exact(q, scale),
    };
  });
  return { unique: closest.length === 1 && !shareDirection(a, b), closest };
}

/** The point of A that a corral is made of. */
export function pointOfA(
  { a }: Pick<CommonScale, 'a'>,
  { generators, weights, denominator }: Corral,
): Quotient {
  let numerators: Vector = ZERO;
  generators.forEach((g, i) => {
    if (g.a >= 0) {
      numerators = plus(
        numerators,
        times(g.isDirection ? a.directions[g.a]! : a.points.at(g.a), weights[i]!),
      );
    }
  });
  return { numerators, denominator };
}

/** The partner of a closest point of A: the point less the shortest vector from B to A. */
function moved({ numerators, denominator }: Quotient, { vector, denominator: over }: Corral): Quotient {
  return {
    numerators: minus(times(numerators, over), times(vector, denominator)),
    denominator: denominator * over,
  };
}

function rounded({ numerators, denominator }: Quotient, scale: Scale): number[] {
  return numerators.map((n) => roundScaledQuotient(n, denominator * scale.denominator, scale.exponent));
}

function exact({ numerators, denominator }: Quotient, scale: Scale): rational.Rational[] {
  return numerators.map((n) => scaledRational(n, denominator * scale.denominator, scale.exponent));
}
