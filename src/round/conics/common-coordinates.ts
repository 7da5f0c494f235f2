/** The coordinates of the points that two ellipses have in common, by resultants. */
import { type Algebraic, fromRational, roots, signAt } from '../../arithmetic/algebraic.js';
import type { Dyadic } from '../../arithmetic/dyadic.js';
import type { Polynomial } from '../../arithmetic/polynomial.js';
import { fromIntegers, multiply, subtract } from '../../arithmetic/polynomial.js';
import type { Sign } from '../../core/sign.js';
import { scaledRational } from '../../distance/engine/measure.js';
import { type BallPair, type BallUnderMap, type Cells, formOf } from './quadric-form.js';
import { coordinateTurn } from './turn.js';

const ORIGIN = [0n, 0n];

/** An equation as a quadratic in one coordinate, the coefficients of which are polynomials in the other, x. */
function quadraticOver(ball: BallUnderMap, x: number): readonly [Polynomial, Polynomial, Polynomial] {
  const form = formOf(ball, ORIGIN);
  const y = 1 - x;
  return [
    fromIntegers([form[2]![2]!, 2n * form[x]![2]!, form[x]![x]!]),
    fromIntegers([2n * form[y]![2]!, 2n * form[y]![x]!]),
    fromIntegers([form[y]![y]!]),
  ];
}

/** The resultant of a₂ y² + a₁ y + a₀ and the same of b: (a₂b₀ - a₀b₂)² - (a₂b₁ - a₁b₂)(a₁b₀ - a₀b₁). */
function resultantOver({ a, b }: BallPair, x: number): Polynomial {
  const [a0, a1, a2] = quadraticOver(a, x);
  const [b0, b1, b2] = quadraticOver(b, x);
  const cross = (p: Polynomial, q: Polynomial, r: Polynomial, s: Polynomial) =>
    subtract(multiply(p, q), multiply(r, s));
  const outer = cross(a2, b0, a0, b2);
  return cross(outer, outer, cross(a2, b1, a1, b2), cross(a1, b0, a0, b1));
}

/** p(x / 2^exponent), times a power of two. */
function stretched({ coefficients }: Polynomial, exponent: number): Polynomial {
  const degree = coefficients.length - 1;
  return fromIntegers(
    coefficients.map((c, i) => c << BigInt(exponent < 0 ? -exponent * i : exponent * (degree - i))),
  );
}

/**
 * All values that a coordinate of a common point can have, in order. Two ellipses that are not equal have finitely
 * many.
 */
export function coordinatesOf(pair: BallPair, coordinate: number): Algebraic[] {
  return roots(stretched(resultantOver(pair, coordinate), pair.exponent)).map(({ root }) => root);
}

/** The sign of a coordinate of the first curve at t, minus a number. */
function compareAt({ a, exponent }: BallPair, coordinate: number, t: Algebraic, x: Dyadic): Sign {
  const common = Math.min(exponent, x.exponent);
  const [scale, number] = [BigInt(exponent - common), x.mantissa << BigInt(x.exponent - common)];
  const [constant, linear, square] = coordinateTurn(a, coordinate).map((n) => n << scale) as [
    bigint,
    bigint,
    bigint,
  ];
  return signAt(fromIntegers([constant - number, linear, square - number]), t);
}

/**
 * A coordinate of the first curve at t (`null`: at infinity), which is among those that are possible: the first that
 * does not end below it. (Ends of their intervals are none of them.)
 */
export function coordinateAt(
  pair: BallPair,
  coordinate: number,
  t: Algebraic | null,
  possible: readonly Algebraic[],
): Algebraic {
  if (t === null) return opposite(coordinateTurn(pair.a, coordinate), pair.exponent);
  return possible.find(
    ({ upper }, i) => i === possible.length - 1 || compareAt(pair, coordinate, t, upper) <= 0,
  )!;
}

/** The limit at infinity is the quotient of the leading coefficients, and that of 1 + t² is 1. */
function opposite(turn: Cells, exponent: number): Algebraic {
  return fromRational(scaledRational(turn[2]!, 1n, exponent));
}
