import { MIN_EXPONENT } from '../arithmetic/float64.js';
import { bitLength, trailingZeros } from '../arithmetic/integers.js';
import { NONE } from '../core/collections/hashing.js';
import { exactPoint2 } from '../implicit/objects/point2-object.js';
import { movedCrossing } from './moved-crossing.js';
import type { SegmentSoup } from './segment-soup.js';

/**
 * Are both coordinates of a vertex doubles? Those of a sum that has a tail are not. If so, they are written to the
 * place of the vertex, which is exact from then on.
 */
export function isDoublePoint(soup: SegmentSoup, v: number): boolean {
  const { errorX, errorY } = soup;
  if (errorX.data[v] === 0 && errorY.data[v] === 0) return true;
  if (soup.first.data[v] === NONE) return false;
  const point = movedCrossing(soup, soup.first.data[v]!, soup.second.data[v]!);
  const { x, y, w, exponent } = exactPoint2(point);
  if (!(isDouble(x, w, exponent) && isDouble(y, w, exponent))) return false;
  const [nearX, nearY] = point;
  soup.x.data[v] = nearX!;
  soup.y.data[v] = nearY!;
  errorX.data[v] = 0;
  errorY.data[v] = 0;
  return true;
}

/** Is numerator / denominator · 2^exponent a double? */
function isDouble(numerator: bigint, denominator: bigint, exponent: number): boolean {
  if (numerator === 0n) return true;
  const zerosBelow = trailingZeros(denominator);
  const odd = denominator >> BigInt(zerosBelow);
  if (odd !== 1n && numerator % odd !== 0n) return false;
  const mantissa = numerator / odd;
  const zeros = trailingZeros(mantissa);
  const bits = bitLength(mantissa) - zeros;
  const unit = zeros + exponent - zerosBelow;
  return bits <= 53 && unit >= MIN_EXPONENT && bits + unit <= 1024;
}
