/**
 * Where edges cross the plane a little in front of another plane: at the height of e over it, for every e > 0 that is
 * small enough. Coordinates of such a point are linear in e, and signs about a few of them those of polynomials in e:
 * of the first coefficient that is not zero. So no two points coincide there that do not coincide on all these planes.
 *
 * Source: Edelsbrunner and Mücke 1990, "Simulation of Simplicity", with one perturbation for the plane only.
 */
import { scaledIntegers } from '../arithmetic/scaled-integers.js';
import type { Sign } from '../core/sign.js';
import { signOf } from './homogeneous.js';
import { exactPlane, type PlaneObject, roundedPlane } from './objects/plane-object.js';
import { planeInUnits, type ScaledPlane } from './objects/scaled-plane.js';

/** A number that is linear in e: constant, and the coefficient of e. */
type Linear = readonly [constant: bigint, slope: bigint];

/** A point of the plane in front, seen along an axis: first / weight, second / weight. */
interface ExactAbove {
  readonly first: Linear;
  readonly second: Linear;
  readonly weight: bigint;
}

/** Where an edge crosses the plane in front: the limit on the plane itself, rounded, and what is behind it. */
export class PointAbove {
  readonly first: number;
  readonly second: number;
  readonly #make: () => ExactAbove;
  #exact: ExactAbove | undefined;

  /** The two coordinates as rounded: the nearest doubles to those of the limit. */
  constructor(first: number, second: number, make: () => ExactAbove) {
    this.first = first;
    this.second = second;
    this.#make = make;
  }

  static exact(point: PointAbove): ExactAbove {
    point.#exact ??= point.#make();
    return point.#exact;
  }
}

/** The places of the coordinates that are left when the plane is seen along the axis it is steepest to. */
export interface View {
  readonly first: number;
  readonly second: number;
  /** Whether what is counterclockwise from the front is so in these coordinates. */
  readonly isFront: boolean;
}

/** The axis along which a plane is seen: that of the greatest component of its normal, exactly one of the greatest. */
export function viewOf(plane: PlaneObject): View {
  const rounded = roundedPlane(plane);
  const magnitudes = [0, 1, 2].map((k) => Math.abs(rounded[k]!) - rounded[k + 3]!);
  const most = Math.max(...magnitudes);
  if (most > 0) {
    const k = magnitudes.indexOf(most);
    return viewAlong(k, rounded[k]! > 0);
  }
  const { a, b, c } = exactPlane(plane);
  const normal = [a, b, c];
  const k = normal.findIndex((x) => x !== 0n);
  return viewAlong(k, normal[k]! > 0n);
}

function viewAlong(k: number, isFront: boolean): View {
  return { first: (k + 1) % 3, second: (k + 2) % 3, isFront };
}

/** Makes points above a plane, for edges between some points. */
export class PointsAbovePlane {
  readonly view: View;
  readonly #plane: PlaneObject;
  readonly #exponent: () => number;
  #scaled: ScaledPlane | undefined;

  /** All coordinates of edges are integers over 2^exponent: one unit for all, so that e means the same for all. */
  constructor(plane: PlaneObject, exponent: () => number) {
    this.#plane = plane;
    this.#exponent = exponent;
    this.view = viewOf(plane);
  }

  /** Where an edge crosses from a point that is not in front to one that is; `rounded`: the limit, in space. */
  at(from: ArrayLike<number>, to: ArrayLike<number>, rounded: ArrayLike<number>): PointAbove {
    const { first, second } = this.view;
    return new PointAbove(rounded[first]!, rounded[second]!, () => this.#exact(from, to));
  }

  /** The point in the middle of two. */
  static middle(p: PointAbove, q: PointAbove): PointAbove {
    return new PointAbove(Number.NaN, Number.NaN, () => {
      const [a, b] = [PointAbove.exact(p), PointAbove.exact(q)];
      const mean = (x: Linear, y: Linear): Linear => [
        x[0] * b.weight + y[0] * a.weight,
        x[1] * b.weight + y[1] * a.weight,
      ];
      return {
        first: mean(a.first, b.first),
        second: mean(a.second, b.second),
        weight: 2n * a.weight * b.weight,
      };
    });
  }

  #exact(from: ArrayLike<number>, to: ArrayLike<number>): ExactAbove {
    this.#scaled ??= planeInUnits(this.#plane, this.#exponent());
    const { a, b, c, height, exponent } = this.#scaled;
    const { first, second } = this.view;
    const own = scaledIntegers(Array.from(from), exponent);
    const other = scaledIntegers(Array.from(to), exponent);
    const valueAt = (p: readonly bigint[]) => a * p[0]! + b * p[1]! + c * p[2]! + height;
    const [low, high] = [valueAt(own), valueAt(other)];
    const coordinate = (k: number): Linear => [own[k]! * high - other[k]! * low, other[k]! - own[k]!];
    return { first: coordinate(first), second: coordinate(second), weight: high - low };
  }
}

/** The order of two points by one of their coordinates: 1 if that of p is greater. */
export function compareAbove(p: PointAbove, q: PointAbove, axis: 'first' | 'second'): Sign {
  if (p[axis] > q[axis]) return 1;
  if (p[axis] < q[axis]) return -1;
  if (p === q) return 0;
  const [a, b] = [PointAbove.exact(p), PointAbove.exact(q)];
  const [x, y] = [a[axis], b[axis]];
  return signOf(x[0] * b.weight - y[0] * a.weight) || signOf(x[1] * b.weight - y[1] * a.weight);
}

/** 1 if three points turn counterclockwise in the coordinates of the view, -1 if clockwise, 0 if they are on a line. */
export function turnAbove(p: PointAbove, q: PointAbove, r: PointAbove): Sign {
  const [a, b, c] = [PointAbove.exact(p), PointAbove.exact(q), PointAbove.exact(r)];
  const sum: [bigint, bigint, bigint] = [0n, 0n, 0n];
  const add = (u: Linear, v: Linear, weight: bigint): void => {
    sum[0] += u[0] * v[0] * weight;
    sum[1] += (u[0] * v[1] + u[1] * v[0]) * weight;
    sum[2] += u[1] * v[1] * weight;
  };
  add(a.first, b.second, c.weight);
  add(a.second, b.first, -c.weight);
  add(b.first, c.second, a.weight);
  add(b.second, c.first, -a.weight);
  add(c.first, a.second, b.weight);
  add(c.second, a.first, -b.weight);
  return signOf(sum[0]) || signOf(sum[1]) || signOf(sum[2]);
}
