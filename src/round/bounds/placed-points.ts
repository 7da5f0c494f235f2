/** How far points of doubles reach along the axes where a placement takes them. */
import { roundUp } from '../../enclosing/points/outward.js';
import { type Quotient, scaledQuotient } from '../../enclosing/points/scaled-rational.js';
import type { ExactPlacement } from '../../implicit/exact-placement.js';
import { homogeneous } from '../../implicit/forms.js';
import { alignedSum } from '../../implicit/homogeneous.js';
import { PlacedFrame } from '../../implicit/placed-frame.js';

/** Coordinate k of a point at its place, as it is computed: not in lowest terms. */
function coordinateAt(to: ExactPlacement, k: 0 | 1 | 2, point: ArrayLike<number>): Quotient {
  const { matrix, matrixExponent, shift, shiftExponent, weight } = to;
  const { x, y, z, exponent } = homogeneous(point);
  const [a, b, c] = matrix[k];
  const turnedExponent = matrixExponent + exponent;
  const sum = alignedSum(a * x + b * y + c * z, turnedExponent, shift[k], shiftExponent);
  return scaledQuotient(sum, weight, Math.min(turnedExponent, shiftExponent));
}

/**
 * The least and the greatest coordinates of points at their places, rounded outward; not finite where no double is
 * beyond. Doubles with bounds say which points may be the last ones, and only these are looked at exactly.
 */
export function placedEnds(
  points: readonly ArrayLike<number>[],
  to: ExactPlacement,
): readonly (readonly [low: number, high: number])[] {
  const frame = new PlacedFrame(to);
  const places = new Float64Array(3 * points.length);
  const errors = points.map((point, i) => {
    frame.point(point, 0, places, 3 * i);
    return frame.error;
  });
  return ([0, 1, 2] as const).map((k) => {
    // What is not a number leaves nothing out.
    let surelyLow = Number.POSITIVE_INFINITY;
    let surelyHigh = Number.NEGATIVE_INFINITY;
    for (const [i, error] of errors.entries()) {
      const place = places[3 * i + k]!;
      if (place + error < surelyLow) surelyLow = place + error;
      if (place - error > surelyHigh) surelyHigh = place - error;
    }
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const [i, error] of errors.entries()) {
      const place = places[3 * i + k]!;
      const mayBeLast = !(place + error < surelyHigh);
      const mayBeFirst = !(place - error > surelyLow);
      if (!mayBeLast && !mayBeFirst) continue;
      const { numerator, denominator } = coordinateAt(to, k, points[i]!);
      // What is rounded up keeps its order, and no -0 comes out.
      if (mayBeLast) high = Math.max(high, roundUp({ numerator, denominator }) + 0);
      if (mayBeFirst) low = Math.min(low, 0 - roundUp({ numerator: -numerator, denominator }));
    }
    return [low, high];
  });
}
