import { GUARD } from '../../arithmetic/ball.js';
import type { HomogeneousPoint2 } from '../homogeneous.js';
import { roundScaledQuotient } from './round-quotient.js';

/** What all implicit points of the plane that this package made have in common; see `PlaneObject`. */
export abstract class Point2Object {
  #rounded: readonly number[] | undefined;
  #exact: HomogeneousPoint2 | undefined;

  abstract readonly type: string;

  /** x, y, w as rounded (0-2) and the bounds of their errors (3-5); the true w is positive. */
  protected abstract round(): readonly number[];

  /** The homogeneous coordinates as integers; w may be zero or negative. */
  protected abstract derive(): HomogeneousPoint2;

  /** The coordinates rounded once where that can be had in doubles, NaN where it is not certain; null if nothing is. */
  protected approach(): readonly [number, number] | null {
    return null;
  }

  /** Was the point defined by a line through these two points? */
  isOnLineThrough(_px: number, _py: number, _qx: number, _qy: number): boolean {
    return false;
  }

  /** The nearest doubles: `const [x, y] = point`. */
  [Symbol.iterator](): IterableIterator<number> {
    return nearestOf2(this)[Symbol.iterator]();
  }

  toString(): string {
    return `(${nearestOf2(this).join(', ')})`;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Point${this.toString()}`;
  }

  static is(value: object): value is Point2Object {
    return #rounded in value;
  }

  static near(point: Point2Object): readonly [number, number] | null {
    return point.approach();
  }

  static rounded(point: Point2Object): readonly number[] {
    point.#rounded ??= point.round();
    return point.#rounded;
  }

  static exact(point: Point2Object): HomogeneousPoint2 {
    if (point.#exact === undefined) {
      const exact = point.derive();
      const { x, y, w, exponent } = exact;
      point.#exact = w >= 0n ? exact : { x: -x, y: -y, w: -w, exponent };
    }
    return point.#exact;
  }
}

/**
 * Rounded homogeneous coordinates with a positive weight, at `k`, out of some whose weight may be negative. Where the
 * sign of the weight is not certain its bound becomes Infinity: no filter may use such coordinates.
 */
export function withPositiveRoundedWeight(rounded: number[], k: number): readonly number[] {
  const last = 2 * k + 1;
  if (!(Math.abs(rounded[k]!) > rounded[last]! * GUARD)) rounded[last] = Infinity;
  else if (rounded[k]! < 0) for (let i = 0; i <= k; i++) rounded[i] = -rounded[i]!;
  return rounded;
}

/** x, y, w as rounded (0-2) and the bounds of their errors (3-5); the true w is positive. */
export const roundedPoint2 = Point2Object.rounded;
/** The homogeneous coordinates as integers, w positive (zero if there is no such point). */
export const exactPoint2 = Point2Object.exact;
/** Is a point of the plane one that this copy of the package made? */
export const isPoint2Object = Point2Object.is;

/** Do the lines cross in a point? */
export function exists2(point: Point2Object): boolean {
  if (roundedPoint2(point)[5]! < Infinity) return true;
  return exactPoint2(point).w !== 0n;
}

/** The coordinates, each rounded once. */
export function nearestOf2(point: Point2Object): [number, number] {
  const [nearX, nearY] = Point2Object.near(point) ?? [NaN, NaN];
  if (!(Number.isNaN(nearX) || Number.isNaN(nearY))) return [nearX, nearY];
  const { x, y, w, exponent } = exactPoint2(point);
  return [
    Number.isNaN(nearX) ? roundScaledQuotient(x, w, exponent) : nearX,
    Number.isNaN(nearY) ? roundScaledQuotient(y, w, exponent) : nearY,
  ];
}
