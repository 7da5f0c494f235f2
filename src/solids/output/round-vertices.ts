import { decompose, nextUp, rational } from '../../arithmetic/index.js';
import { absolute } from '../../arithmetic/integers.js';
import { exactForm3 } from '../../implicit/forms.js';
import { coordinates, type PointLike3 } from '../../implicit/index.js';
import type { VertexPoint } from '../solid-points.js';
import type { Fraction } from './fraction-sum.js';

/** Vertices in doubles. */
export interface RoundedVertices {
  readonly positions: Float64Array;
  /** 1 for each vertex that is not moved. */
  readonly isExact: Uint8Array;
  /** The largest difference of a coordinate from the true one, rounded up; Infinity if it is. */
  readonly deviation: number;
  /** The vertices that have a coordinate beyond the largest double: that is put in its place. */
  readonly beyond: readonly number[];
}

/** Rounds each coordinate to the nearest double. */
export function roundVertices(points: readonly VertexPoint[]): RoundedVertices {
  const positions = new Float64Array(3 * points.length);
  const beyond: number[] = [];
  points.forEach((point, v) => {
    const nearest = coordinates(point as PointLike3);
    if (!nearest.every(Number.isFinite)) beyond.push(v);
    nearest.forEach((x, axis) => {
      positions[3 * v + axis] = Math.max(-Number.MAX_VALUE, Math.min(x, Number.MAX_VALUE));
    });
  });
  const isExact = new Uint8Array(points.length);
  const deviation = deviationOf(points, positions, isExact);
  return { positions, isExact, deviation, beyond };
}

function deviationOf(points: readonly VertexPoint[], positions: Float64Array, isExact: Uint8Array): number {
  let largest: Fraction = { numerator: 0n, denominator: 1n, exponent: 0 };
  points.forEach((point, v) => {
    isExact[v] = 1;
    if (!('type' in point)) return;
    const { x, y, z, w, exponent } = exactForm3(point);
    [x, y, z].forEach((coordinate, axis) => {
      const moved = differenceOf(
        { numerator: coordinate, denominator: w, exponent },
        positions[3 * v + axis]!,
      );
      if (moved.numerator !== 0n) isExact[v] = 0;
      if (isGreater(moved, largest)) largest = moved;
    });
  });
  return roundedUp(largest);
}

/** |p - x|. */
function differenceOf({ numerator, denominator, exponent }: Fraction, x: number): Fraction {
  if (x === 0) return { numerator: absolute(numerator), denominator, exponent };
  const { mantissa, exponent: own } = decompose(x);
  const unit = Math.min(exponent, own);
  const difference =
    (numerator << BigInt(exponent - unit)) - ((mantissa * denominator) << BigInt(own - unit));
  return { numerator: absolute(difference), denominator, exponent: unit };
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
