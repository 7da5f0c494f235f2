/** Shapes as hulls of pieces, each a point with what reaches around it; and how far these reach, rounded outward. */
import { sumDown, sumUp } from '../../arithmetic/directed.js';
import { nextUp } from '../../arithmetic/float64.js';
import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import * as surd from '../../arithmetic/surd.js';
import { roundUp } from '../../enclosing/points/outward.js';

/** Coordinates: doubles, or exact numbers. */
export type Coordinates = ArrayLike<number> | readonly Rational[];

/** What reaches around a point: nothing, a ball, or what is as far along n as a square root says. */
export type Reach =
  | null
  | { readonly radius: number }
  /** The square of how far it reaches along n, which may be of any length: h²(n) for its support h. */
  | { readonly squareAlong: (n: readonly Rational[]) => Rational };

/** A point, and what reaches around it, the same to all sides. */
export interface Piece {
  readonly at: Coordinates;
  readonly reach: Reach;
}

/** The map of coordinate k of a placed shape: x to n · x + shift. */
export interface Row {
  readonly normal: readonly Rational[];
  readonly shift: Rational;
}

const ZERO: Rational = rational.fromNumber(0);
const ONE: Rational = rational.fromNumber(1);

const exact = (x: number | Rational): Rational => (typeof x === 'number' ? rational.fromNumber(x) : x);

/** a · b of exact vectors. */
export const dotOf = (a: readonly Rational[], b: readonly Rational[]): Rational =>
  a.reduce((sum, x, k) => rational.add(sum, rational.multiply(x, b[k]!)), ZERO);

/** A vector of doubles, exactly. */
export const exactVector = (v: ArrayLike<number>): Rational[] => Array.from(v, rational.fromNumber);

/**
 * A disk across a vector d: along n it reaches r |n - (n · d) d / d²|.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.5 (the projection of a cylinder on an axis).
 */
export function disk(d: readonly Rational[], radius: number): Reach {
  const square = dotOf(d, d);
  const r = rational.fromNumber(radius);
  return {
    squareAlong(n) {
      const along = dotOf(n, d);
      const across = rational.subtract(dotOf(n, n), rational.divide(rational.square(along), square));
      return rational.multiply(rational.square(r), across);
    },
  };
}

/** What the unit ball becomes by axes: along n it reaches the root of the sum of the squares of n · axis. */
export const ballOfAxes = (axes: readonly (readonly Rational[])[]): Reach => ({
  squareAlong: (n) => axes.reduce((sum, axis) => rational.add(sum, rational.square(dotOf(n, axis))), ZERO),
});

function squareOf(reach: Reach, n: readonly Rational[]): Rational {
  if (reach === null) return ZERO;
  if ('squareAlong' in reach) return reach.squareAlong(n);
  return rational.multiply(rational.square(rational.fromNumber(reach.radius)), dotOf(n, n));
}

/** The least double that is not below a + √q; Infinity if there is none. */
function rootSumUp(a: Rational, q: Rational): number {
  if (rational.sign(q) === 0) return roundUp(a);
  const sum = surd.fromParts(a, ONE, q);
  const nearest = surd.toNumber(sum);
  if (!Number.isFinite(nearest)) return nearest;
  return surd.compareRational(sum, rational.fromNumber(nearest)) > 0 ? nextUp(nearest) : nearest;
}

/** The least double that no point of the pieces is above along a row. What is rounded up keeps its order. */
function highestAlong(pieces: readonly Piece[], { normal, shift }: Row): number {
  return pieces.reduce((most, { at, reach }) => {
    const along = rational.add(dotOf(normal, Array.from(at as ArrayLike<number | Rational>, exact)), shift);
    return Math.max(most, rootSumUp(along, squareOf(reach, normal)));
  }, Number.NEGATIVE_INFINITY);
}

const turned = ({ normal, shift }: Row): Row => ({
  normal: normal.map(rational.negate),
  shift: rational.negate(shift),
});

/** Where the pieces end along a row, rounded outward: not finite where no double is beyond. */
export const endsAlong = (pieces: readonly Piece[], row: Row): readonly [low: number, high: number] => [
  0 - highestAlong(pieces, turned(row)),
  highestAlong(pieces, row) + 0,
];

/** The same along coordinate k: points that are doubles, and balls around them, need no fractions. */
export function endsOf(pieces: readonly Piece[], k: number, dimension: number): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const others: Piece[] = [];
  for (const piece of pieces) {
    const { at, reach } = piece;
    const x = at[k]!;
    if (typeof x === 'number' && (reach === null || 'radius' in reach)) {
      const radius = reach === null ? 0 : reach.radius;
      low = Math.min(low, sumDown(x, -radius));
      high = Math.max(high, sumUp(x, radius));
    } else others.push(piece);
  }
  if (others.length === 0) return [low + 0, high + 0];
  const normal = Array.from({ length: dimension }, (_, i) => (i === k ? ONE : ZERO));
  const [least, most] = endsAlong(others, { normal, shift: ZERO });
  return [Math.min(low, least) + 0, Math.max(high, most) + 0];
}
