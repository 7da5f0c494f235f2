/** Shapes as hulls of pieces, each a point with what reaches around it; and how far these reach, rounded outward. */
import { sumDown, sumUp } from '../../arithmetic/directed.js';
import { nextUp } from '../../arithmetic/float64.js';
import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import * as surd from '../../arithmetic/surd.js';
import { roundUp } from '../../enclosing/points/outward.js';
import {
  ballNearly,
  diskNearly,
  type Nearly,
  NOTHING,
  nearlyUp,
  negated,
  productTerms,
  sumOfAllUp,
  type WordVector,
  wordVector,
} from './nearly.js';
import {
  type NearRow,
  placedAxes,
  placedBall,
  placedDisk,
  placedEdges,
  placedHalves,
  placeNearly,
} from './placed-nearly.js';

/** Coordinates: doubles, or exact numbers. */
export type Coordinates = ArrayLike<number> | readonly Rational[];

/** What is as far along n as a square root says. */
interface RoundReach {
  /** The square of how far it reaches along n, which may be of any length: h²(n) for its support h. */
  readonly squareAlong: (n: readonly Rational[]) => Rational;
  /** How far it reaches along axis k, and along a row, by doubles; `null` if these do not know. */
  readonly nearlyAlong: (k: number) => Nearly | null;
  readonly nearlyAlongRow: (row: NearRow) => Nearly | null;
}

/** What is as far along n as a fraction says, and a ball around each of its points. */
interface FlatReach {
  readonly radius: number;
  readonly farthestAlong: (n: readonly Rational[]) => Rational;
  /** Doubles whose sum is how far it reaches along axis k, upward (1) or downward (-1), with the ball; or `null`. */
  readonly termsAlong: (k: number, side: 1 | -1) => readonly number[] | null;
  /** How far it reaches along a row, upward or downward, without the ball, by doubles. */
  readonly nearlyAlongRow: (row: NearRow, side: 1 | -1) => Nearly;
}

/** What reaches around a point: nothing, a ball, or one of these. */
export type Reach = null | { readonly radius: number } | RoundReach | FlatReach;

/** A point, and what reaches around it. */
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

/** What is made when it is first asked for: doubles often do without fractions. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A disk across a vector d: along n it reaches r |n - (n · d) d / d²|.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.5 (the projection of a cylinder on an axis).
 */
export function disk(exactly: () => readonly Rational[], words: WordVector, radius: number): Reach {
  const known = once(() => {
    const d = exactly();
    return { d, square: dotOf(d, d), squaredRadius: rational.square(rational.fromNumber(radius)) };
  });
  return {
    squareAlong(n) {
      const { d, square, squaredRadius } = known();
      const along = dotOf(n, d);
      const across = rational.subtract(dotOf(n, n), rational.divide(rational.square(along), square));
      return rational.multiply(squaredRadius, across);
    },
    nearlyAlong: (k) => diskNearly(words, radius, k),
    nearlyAlongRow: (row: NearRow) => placedDisk(row, words, radius),
  };
}

/** What the unit ball becomes by axes: along n it reaches the root of the sum of the squares of n · axis. */
export function ballOfAxes(axes: readonly ArrayLike<number>[]): Reach {
  const known = once(() => axes.map(exactVector));
  return {
    squareAlong: (n) =>
      known().reduce((sum, axis) => rational.add(sum, rational.square(dotOf(n, axis))), ZERO),
    nearlyAlong: (k) => ballNearly(axes, k),
    nearlyAlongRow: (row: NearRow) => placedAxes(row, axes.map(wordVector)),
  };
}

const absolute = (x: Rational): Rational => (rational.sign(x) < 0 ? rational.negate(x) : x);

/** What is within half sizes along axes, to both sides: along n it reaches the sum of |h n · axis|. */
export function halvesOf(axes: readonly ArrayLike<number>[], halfSize: ArrayLike<number>): Reach {
  const known = once(() =>
    axes.map((axis, i) => {
      const half = rational.fromNumber(halfSize[i]!);
      return exactVector(axis).map((x) => rational.multiply(x, half));
    }),
  );
  return {
    radius: 0,
    farthestAlong: (n) => known().reduce((sum, half) => rational.add(sum, absolute(dotOf(n, half))), ZERO),
    termsAlong(k, side) {
      const terms = productTerms(
        axes.map((axis) => axis[k]!),
        halfSize,
      );
      return side > 0 ? terms : (terms?.map((x) => -x) ?? null);
    },
    nearlyAlongRow: (row: NearRow) => placedHalves(row, axes.map(wordVector), halfSize),
  };
}

/** What a parallelogram with a corner at the point reaches, and balls around all of its points. */
export function edgesOf(edges: readonly ArrayLike<number>[], radius: number): Reach {
  const known = once(() => edges.map(exactVector));
  return {
    radius,
    farthestAlong: (n) =>
      known().reduce((sum, edge) => {
        const along = dotOf(n, edge);
        return rational.sign(along) > 0 ? rational.add(sum, along) : sum;
      }, ZERO),
    termsAlong: (k, side) => [...edges.map((edge) => side * Math.max(0, side * edge[k]!)), side * radius],
    nearlyAlongRow: (row, side) => placedEdges(row, edges.map(wordVector), side),
  };
}

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
    const end =
      reach !== null && 'farthestAlong' in reach ? rational.add(along, reach.farthestAlong(normal)) : along;
    return Math.max(most, rootSumUp(end, squareOf(reach, normal)));
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

/** Where a piece around a point of doubles ends along coordinate k; not numbers where doubles do not know. */
function endsNearly(x: number, reach: Reach, k: number): readonly [low: number, high: number] {
  if (reach === null) return [x, x];
  if ('termsAlong' in reach) {
    const [up, down] = [reach.termsAlong(k, 1), reach.termsAlong(k, -1)];
    if (up === null || down === null) return [NaN, NaN];
    return [-sumOfAllUp([-x, ...down.map((term) => -term)]), sumOfAllUp([x, ...up])];
  }
  if ('radius' in reach) return [sumDown(x, -reach.radius), sumUp(x, reach.radius)];
  const nearly = reach.nearlyAlong(k);
  if (nearly === null) return [NaN, NaN];
  return [-nearlyUp([[-x, 0, 0], nearly]), nearlyUp([[x, 0, 0], nearly])];
}

/** What a piece around a point of doubles is made of along a row, to one side; `null` if doubles do not know. */
function partsAlong(place: Nearly, reach: Reach, row: NearRow, side: 1 | -1): readonly Nearly[] | null {
  if (reach === null) return [place];
  if ('squareAlong' in reach) {
    const nearly = reach.nearlyAlongRow(row);
    return nearly && [place, nearly];
  }
  const ball = reach.radius === 0 ? NOTHING : placedBall(row, reach.radius);
  if (ball === null) return null;
  return 'farthestAlong' in reach ? [place, reach.nearlyAlongRow(row, side), ball] : [place, ball];
}

/** Where a piece ends along a row, rounded outward; `null` where doubles do not know. */
export function endsNearlyAlong(
  { at, reach }: Piece,
  row: NearRow,
): readonly [low: number, high: number] | null {
  if (typeof at[0] !== 'number') return null;
  const place = placeNearly(row, wordVector(at as ArrayLike<number>));
  const up = partsAlong(place, reach, row, 1);
  const down = partsAlong(negated(place), reach, row, -1);
  if (up === null || down === null) return null;
  const [high, low] = [nearlyUp(up), 0 - nearlyUp(down)];
  return Number.isNaN(high) || Number.isNaN(low) ? null : [low, high + 0];
}

/** The same along coordinate k: pieces around points that are doubles need fractions where rounding is in doubt. */
export function endsOf(pieces: readonly Piece[], k: number, dimension: number): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const others: Piece[] = [];
  for (const piece of pieces) {
    const { at, reach } = piece;
    const x = at[k]!;
    const [least, most] = typeof x === 'number' ? endsNearly(x, reach, k) : [NaN, NaN];
    if (Number.isNaN(least) || Number.isNaN(most)) others.push(piece);
    else {
      low = Math.min(low, least);
      high = Math.max(high, most);
    }
  }
  if (others.length === 0) return [low + 0, high + 0];
  const normal = Array.from({ length: dimension }, (_, i) => (i === k ? ONE : ZERO));
  const [least, most] = endsAlong(others, { normal, shift: ZERO });
  return [Math.min(low, least) + 0, Math.max(high, most) + 0];
}
