import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import { roundSqrt } from '../arithmetic/rounding.js';
import { requireNoMore } from '../core/arguments/index.js';
import type { PlaneLike } from './data.js';
import { properPlane } from './proper-plane.js';

/** The line that two planes have in common, exactly. */
export interface PlanesLine {
  /** The point of the line that is nearest to the origin of the coordinates. */
  readonly origin: readonly [Rational, Rational, Rational];
  /**
   * Along the product of both normals, the first times the second: integers of any length, whose length says nothing.
   */
  readonly direction: readonly [bigint, bigint, bigint];
  /** The line in doubles, each the nearest: its `direction` has length 1. Found when it is read. */
  readonly rounded: {
    readonly origin: readonly [number, number, number];
    readonly direction: readonly [number, number, number];
  };
}

type Vector = readonly [bigint, bigint, bigint];
type Row = readonly [normal: Vector, constant: bigint];

/**
 * The line that two planes have in common; `null` if they are parallel or the same plane (`planePlane` says which).
 * `pointAt` and its kin take a line of doubles: the rounded one is another line, beside the planes.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.4 (IntersectPlanes).
 *
 * @param a plain, or one that is constructed: through three points, or another of this entry; and so `b`
 * @throws RangeError naming the argument, if a normal is zero, three points are on a line or a number is not finite
 * @example
 * const line = planesLine({ normal: [1, 1, 0], constant: -3 }, { normal: [0, 0, 2], constant: -1 })!;
 * line.direction; // [1n, -1n, 0n]
 * coordinates(line.origin); // [1.5, 1.5, 0.5]
 * line.rounded.direction; // [Math.SQRT1_2, -Math.SQRT1_2, 0]
 * planesLine({ normal: [0, 0, 1], constant: -3 }, { normal: [0, 0, 2], constant: -1 }); // null
 */
export function planesLine(a: PlaneLike, b: PlaneLike): PlanesLine | null {
  if (arguments.length > 2) requireNoMore('planesLine', 2, arguments[2]);
  const [[n, c], [m, d]] = [rowOf('a', a), rowOf('b', b)];
  const direction = cross(n, m);
  const square = dot(direction, direction);
  if (square === 0n) return null;
  // (d n - c m) × direction / |direction|², where the planes are n · x + c = 0 and m · x + d = 0.
  const above = cross(subtract(times(n, d), times(m, c)), direction);
  return new FoundLine(above, square, shortened(direction));
}

/** The coefficients of a plane as integers, over one power of two. */
function rowOf(name: string, plane: PlaneLike): Row {
  const { a, b, c, d, normalExponent, constantExponent } = properPlane('planesLine', name, plane);
  const unit = Math.min(normalExponent, constantExponent);
  const [up, more] = [BigInt(normalExponent - unit), BigInt(constantExponent - unit)];
  return [[a << up, b << up, c << up], d << more];
}

/** Without the power of two that all coordinates are multiples of, so that numbers are as short as the planes'. */
function shortened(direction: Vector): Vector {
  const all = direction[0] | direction[1] | direction[2];
  const unit = all & -all;
  return [direction[0] / unit, direction[1] / unit, direction[2] / unit];
}

class FoundLine implements PlanesLine {
  readonly origin: readonly [Rational, Rational, Rational];
  readonly direction: Vector;

  constructor(above: Vector, below: bigint, direction: Vector) {
    const along = (k: 0 | 1 | 2) => rational.fromParts(above[k], below);
    this.origin = [along(0), along(1), along(2)];
    this.direction = direction;
  }

  get rounded(): PlanesLine['rounded'] {
    const square = dot(this.direction, this.direction);
    const size = (x: bigint): number => roundSqrt(x * x, square);
    // Subtracted, so that it is never -0.
    const nearest = (x: bigint): number => (x < 0n ? 0 - size(x) : size(x));
    const [x, y, z] = this.direction;
    const [p, q, r] = this.origin;
    return {
      origin: [rational.toNumber(p), rational.toNumber(q), rational.toNumber(r)],
      direction: [nearest(x), nearest(y), nearest(z)],
    };
  }
}

const times = (p: Vector, k: bigint): Vector => [p[0] * k, p[1] * k, p[2] * k];
const subtract = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Vector, q: Vector): bigint => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
