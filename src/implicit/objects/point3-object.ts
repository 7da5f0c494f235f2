import type { HomogeneousPoint } from '../homogeneous.js';
import type { PlaneObject } from './plane-object.js';
import { roundScaledQuotient } from './round-quotient.js';

/**
 * What is calculated only where the rounded coordinates decide nothing: one field, since every field costs when a point
 * is made.
 */
interface BehindFilter {
  exact: HomogeneousPoint | undefined;
  sharp: readonly number[] | null | undefined;
}

function withPositiveWeight(point: HomogeneousPoint): HomogeneousPoint {
  const { x, y, z, w, exponent } = point;
  return w >= 0n ? point : { x: -x, y: -y, z: -z, w: -w, exponent };
}

/** What all implicit points of space that this package made have in common; see `PlaneObject`. */
export abstract class Point3Object {
  #rounded: readonly number[] | undefined;
  #beyond: BehindFilter | undefined;

  abstract readonly type: string;

  /** x, y, z, w as rounded (0-3) and the bounds of their errors (4-7); the true w is positive. */
  protected abstract round(): readonly number[];

  /** The homogeneous coordinates as integers; w may be zero or negative. */
  protected abstract derive(): HomogeneousPoint;

  /** The homogeneous coordinates without error as doubles (w > 0), if they are doubles; null if not. */
  protected sharpen(): readonly number[] | null {
    return null;
  }

  /** The coordinates rounded once where that can be had in doubles, NaN where it is not certain; null if nothing is. */
  protected approach(): readonly [number, number, number] | null {
    return null;
  }

  /** Is this plane one of those that define the point, or does it contain the line that does? */
  isDefinedBy(plane: PlaneObject): boolean {
    const points = plane.anchored;
    return points === undefined ? this.isDefinedByOther(plane) : this.isDefinedByPoints(points);
  }

  /** The same for the plane through three points, given by their nine coordinates. */
  isDefinedByPoints(_points: readonly number[]): boolean {
    return false;
  }

  /** The same for a plane that is not given by points. */
  protected isDefinedByOther(_plane: PlaneObject): boolean {
    return false;
  }

  /** The nearest doubles: `const [x, y, z] = point`. */
  [Symbol.iterator](): IterableIterator<number> {
    return nearestOf3(this)[Symbol.iterator]();
  }

  toString(): string {
    return `(${nearestOf3(this).join(', ')})`;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Point${this.toString()}`;
  }

  static is(value: object): value is Point3Object {
    return #rounded in value;
  }

  static near(point: Point3Object): readonly [number, number, number] | null {
    return point.approach();
  }

  static rounded(point: Point3Object): readonly number[] {
    point.#rounded ??= point.round();
    return point.#rounded;
  }

  static exact(point: Point3Object): HomogeneousPoint {
    point.#beyond ??= { exact: undefined, sharp: undefined };
    point.#beyond.exact ??= withPositiveWeight(point.derive());
    return point.#beyond.exact;
  }

  static sharp(point: Point3Object): readonly number[] | null {
    point.#beyond ??= { exact: undefined, sharp: undefined };
    if (point.#beyond.sharp === undefined) point.#beyond.sharp = point.sharpen();
    return point.#beyond.sharp;
  }
}

/** x, y, z, w as rounded (0-3) and the bounds of their errors (4-7); the true w is positive. */
export const roundedPoint3 = Point3Object.rounded;
/** The homogeneous coordinates as integers, w positive (zero if there is no such point). */
export const exactPoint3 = Point3Object.exact;
/** The homogeneous coordinates without error as doubles (w > 0), if they are doubles; null if not. */
export const sharpPoint3 = Point3Object.sharp;
/** Is a point of space one that this copy of the package made? */
export const isPoint3Object = Point3Object.is;

/** Does what defines the point define one? */
export function exists3(point: Point3Object): boolean {
  if (roundedPoint3(point)[7]! < Infinity) return true;
  return exactPoint3(point).w !== 0n;
}

/** The coordinates, each rounded once. */
export function nearestOf3(point: Point3Object): [number, number, number] {
  const [nearX, nearY, nearZ] = Point3Object.near(point) ?? [NaN, NaN, NaN];
  if (!(Number.isNaN(nearX) || Number.isNaN(nearY) || Number.isNaN(nearZ))) return [nearX, nearY, nearZ];
  const { x, y, z, w, exponent } = exactPoint3(point);
  return [
    Number.isNaN(nearX) ? roundScaledQuotient(x, w, exponent) : nearX,
    Number.isNaN(nearY) ? roundScaledQuotient(y, w, exponent) : nearY,
    Number.isNaN(nearZ) ? roundScaledQuotient(z, w, exponent) : nearZ,
  ];
}
