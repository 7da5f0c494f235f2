import { decompose, nextDown, nextUp } from '../../arithmetic/index.js';
import { absolute } from '../../arithmetic/integers.js';
import * as rational from '../../arithmetic/rational.js';
import { exactForm3 } from '../../implicit/forms.js';
import { coordinates, type PointLike3 } from '../../implicit/index.js';
import type { VertexPoint } from '../solid-points.js';
import type { Fraction } from './fraction-sum.js';
import { isMiddle, type Precision, within } from './precision.js';

/** Vertices in doubles, or in 32-bit numbers. */
export interface RoundedVertices {
  readonly positions: Float64Array;
  /** 1 for each vertex that is not moved. */
  readonly isExact: Uint8Array;
  /** The largest difference of a coordinate from the true one, rounded up; Infinity if it is. */
  readonly deviation: number;
  /** The vertices that have a coordinate beyond the largest number: that is put in its place. */
  readonly beyond: readonly number[];
}

/** Rounds each coordinate to the nearest number. */
export function roundVertices(points: readonly VertexPoint[], precision: Precision): RoundedVertices {
  const positions = new Float64Array(3 * points.length);
  const beyond: number[] = [];
  points.forEach((point, v) => {
    const nearest = coordinates(point as PointLike3).map((x, axis) => nearestTo(precision, x, point, axis));
    if (!nearest.every(Number.isFinite)) beyond.push(v);
    nearest.forEach((x, axis) => {
      positions[3 * v + axis] = within(precision, x);
    });
  });
  const isExact = new Uint8Array(points.length);
  const deviation = deviationOf(points, positions, isExact);
  return { positions, isExact, deviation, beyond };
}

/**
 * The nearest number to a coordinate, of which the nearest double is given: rounding that again is wrong where it is a
 * tie and the coordinate none.
 */
function nearestTo(precision: Precision, x: number, point: VertexPoint, axis: number): number {
  if (!Number.isFinite(x) || !isMiddle(precision, x)) return precision.round(x);
  const { numerator } = differenceOf(coordinatesOf(point)[axis]!, x);
  return precision.round(numerator === 0n ? x : numerator > 0n ? nextUp(x) : nextDown(x));
}

function deviationOf(points: readonly VertexPoint[], positions: Float64Array, isExact: Uint8Array): number {
  let largest: Fraction = { numerator: 0n, denominator: 1n, exponent: 0 };
  points.forEach((point, v) => {
    isExact[v] = 1;
    if (isAt(point, positions, v)) return;
    coordinatesOf(point).forEach((coordinate, axis) => {
      const { numerator, ...unit } = differenceOf(coordinate, positions[3 * v + axis]!);
      const moved = { numerator: absolute(numerator), ...unit };
      if (numerator !== 0n) isExact[v] = 0;
      if (isGreater(moved, largest)) largest = moved;
    });
  });
  return roundedUp(largest);
}

/** Whether a point is one of doubles, and was not moved. */
function isAt(point: VertexPoint, positions: Float64Array, v: number): boolean {
  return !('type' in point) && [0, 1, 2].every((axis) => point[axis] === positions[3 * v + axis]);
}

function coordinatesOf(point: VertexPoint): readonly Fraction[] {
  const { x, y, z, w, exponent } = exactForm3(point);
  return [x, y, z].map((numerator) => ({ numerator, denominator: w, exponent }));
}

/** p - x. */
function differenceOf({ numerator, denominator, exponent }: Fraction, x: number): Fraction {
  if (x === 0) return { numerator, denominator, exponent };
  const { mantissa, exponent: own } = decompose(x);
  const unit = Math.min(exponent, own);
  const difference =
    (numerator << BigInt(exponent - unit)) - ((mantissa * denominator) << BigInt(own - unit));
  return { numerator: difference, denominator, exponent: unit };
}

function isGreater(p: Fraction, q: Fraction): boolean {
  if (p.numerator === 0n) return false;
  const unit = Math.min(p.exponent, q.exponent);
  const left = (p.numerator * q.denominator) << BigInt(p.exponent - unit);
  return left > (q.numerator * p.denominator) << BigInt(q.exponent - unit);
}

/** The least double that is not below a number. */
function roundedUp({ numerator, denominator, exponent }: Fraction): number {
  const exact = rational.fromParts(
    numerator << BigInt(Math.max(0, exponent)),
    denominator << BigInt(Math.max(0, -exponent)),
  );
  const nearest = rational.toNumber(exact);
  return nearest < Infinity && rational.compare(rational.fromNumber(nearest), exact) < 0
    ? nextUp(nearest)
    : nearest;
}
