import { trailingZeros } from '../../arithmetic/integers.js';
import * as rational from '../../arithmetic/rational.js';
import type { DistanceCertificate, WeightedVertices } from '../certificate.js';
import { type ClosestPair, type Found, rationalPair } from '../distance.js';
import { type Cells, type Quotient, type Scale, type ScaledCells, shareDirection } from './cells.js';
import { closestSet } from './closest-set.js';
import { commonPart } from './common-part.js';
import { type CommonScale, onCommonScale } from './common-scale.js';
import type { Corral } from './corral.js';
import { featureAt } from './feature-at.js';
import { nearest } from './nearest.js';
import { whole } from './quotients.js';
import { dot, isZero, plus, times, type Vector, ZERO } from './vectors.js';

/** Two shapes over one scale, and the shortest vector between them. */
export interface Measured {
  readonly pair: CommonScale;
  readonly corral: Corral;
}

/** Measures two convex shapes. */
export function measured(a: ScaledCells, b: ScaledCells): Measured {
  const pair = onCommonScale(a, b);
  return { pair, corral: nearest(pair.a, pair.b) };
}

/** The square of the distance. */
export function squareOf({ pair: { scale }, corral: { vector, denominator } }: Measured): rational.Rational {
  return scaledRational(dot(vector, vector), (denominator * scale.denominator) ** 2n, 2 * scale.exponent);
}

/** The proof for two bounded shapes. */
export function proofOf({ pair: { a, b, scale }, corral }: Measured): DistanceCertificate {
  const { generators, vector, denominator } = corral;
  return {
    direction: exact({ numerators: vector, denominator }, scale),
    a: mean(
      a,
      generators.map((g) => g.a),
      corral,
      scale,
    ),
    b: mean(
      b,
      generators.map((g) => g.b),
      corral,
      scale,
    ),
  };
}

/** The point of a bounded shape that a corral is made of, by the numbers of the vertices in its generators. */
function mean(cells: Cells, numbers: readonly number[], corral: Corral, scale: Scale): WeightedVertices {
  const { weights, denominator } = corral;
  const vertices = [...new Set(numbers)];
  if (vertices.length === 1) {
    return { vertices, weights: [ONE], point: exact(whole(cells.points.at(vertices[0]!)), scale) };
  }
  const sums = vertices.map((v) => weights.reduce((sum, w, i) => (numbers[i] === v ? sum + w : sum), 0n));
  const numerators = vertices.reduce((sum, v, i) => plus(sum, times(cells.points.at(v), sums[i]!)), ZERO);
  return {
    vertices,
    weights: sums.map((sum) => rational.fromParts(sum, denominator)),
    point: exact({ numerators, denominator }, scale),
  };
}

const ONE = /* @__PURE__ */ rational.fromNumber(1);

/** numerator / denominator · 2^exponent. */
export function scaledRational(numerator: bigint, denominator: bigint, exponent: number): rational.Rational {
  if (numerator === 0n) return NOUGHT;
  if (denominator === 1n && exponent < 0) return dyadic(numerator, -exponent);
  return exponent < 0
    ? rational.fromParts(numerator, denominator << BigInt(-exponent))
    : rational.fromParts(numerator << BigInt(exponent), denominator);
}

const NOUGHT = /* @__PURE__ */ rational.fromNumber(0);

/** numerator / 2^power in lowest terms, which takes no division. */
function dyadic(numerator: bigint, power: number): rational.Rational {
  const shift = Math.min(power, trailingZeros(numerator));
  return { numerator: numerator >> BigInt(shift), denominator: 1n << BigInt(power - shift) };
}

/** The extreme ones of all pairs of closest points: of shapes that meet, both are one point. */
export function extremePairs(
  { a, b }: Pick<CommonScale, 'a' | 'b'>,
  corral: Corral,
): (readonly [Quotient, Quotient])[] {
  return isZero(corral.vector)
    ? commonPart(a, b, pointOfA({ a }, corral)).map((p) => [p, p])
    : closestSet(a, b, corral);
}

/** The closest points. */
export function closestOf({ pair, corral }: Measured): Found {
  const { a, b } = pair;
  const closest = extremePairs(pair, corral).map(([p, q]) =>
    p === q ? commonPoint(pair, p) : closestPair(pair, [p, q]),
  );
  return { unique: closest.length === 1 && !shareDirection(a, b), closest };
}

/** A point of both shapes is its own closest one. */
function commonPoint({ a, b, scale }: CommonScale, p: Quotient): ClosestPair {
  const at = exact(p, scale);
  return rationalPair([featureAt(a, p), at], [featureAt(b, p), [...at]]);
}

function closestPair({ a, b, scale }: CommonScale, [p, q]: readonly [Quotient, Quotient]): ClosestPair {
  return rationalPair([featureAt(a, p), exact(p, scale)], [featureAt(b, q), exact(q, scale)]);
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

function exact({ numerators, denominator }: Quotient, scale: Scale): rational.Rational[] {
  return numerators.map((n) => scaledRational(n, denominator * scale.denominator, scale.exponent));
}
