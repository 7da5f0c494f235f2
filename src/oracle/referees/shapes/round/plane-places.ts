/**
 * Places and lines of a plane in homogeneous integers, each with its own denominator, long ones in lowest terms: what
 * is asked of them is the sign of a determinant, for which no denominator has to be shared.
 */
import { greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { type Rational3, signOf, type Vector } from '../vectors.js';

/** (x, y) / w with w > 0. */
export interface Place {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** Where a x + b y + c is 0; its left side is where that is positive. */
export interface Line {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
}

type Three = readonly [bigint, bigint, bigint];

/** Shorter numbers are not worth a greatest common divisor. */
const LONG = 1n << 256n;
const isShort = (x: bigint): boolean => -LONG < x && x < LONG;

function lowest(x: bigint, y: bigint, w: bigint): Three {
  if (isShort(x) && isShort(y) && isShort(w)) return [x, y, w];
  const g = [y, w].reduce(greatestCommonDivisor, x);
  return g <= 1n ? [x, y, w] : [x / g, y / g, w / g];
}

/** The place of three numbers whose last one is not 0. */
export function place(x: bigint, y: bigint, w: bigint): Place {
  const [u, v, one] = w > 0n ? lowest(x, y, w) : lowest(-x, -y, -w);
  return { x: u, y: v, w: one };
}

/** The line with these coefficients. */
export function line(a: bigint, b: bigint, c: bigint): Line {
  const [u, v, w] = lowest(a, b, c);
  return { a: u, b: v, c: w };
}

/** The line from a place to another, with its left side on the left; all coefficients are 0 if both are the same. */
export function through(p: Place, q: Place): Line {
  return line(p.y * q.w - q.y * p.w, q.x * p.w - p.x * q.w, p.x * q.y - q.x * p.y);
}

/** The same line with its sides exchanged. */
export const reversed = ({ a, b, c }: Line): Line => ({ a: -a, b: -b, c: -c });

/** Where two lines meet; `undefined` of parallel ones. */
export function meetOf(l: Line, m: Line): Place | undefined {
  const w = l.a * m.b - m.a * l.b;
  return w === 0n ? undefined : place(l.b * m.c - m.b * l.c, l.c * m.a - m.c * l.a, w);
}

/** 1 of a place on the left side of a line, 0 of one on it. */
export function sideOf({ a, b, c }: Line, { x, y, w }: Place): -1 | 0 | 1 {
  return signOf(a * x + b * y + c * w);
}

/** From left to right, and upwards where that is the same: along a line, this is an order of its places. */
export function comparePlaces(p: Place, q: Place): -1 | 0 | 1 {
  const across = signOf(p.x * q.w - q.x * p.w);
  return across === 0 ? signOf(p.y * q.w - q.y * p.w) : across;
}

export const isSamePlace = (p: Place, q: Place): boolean => comparePlaces(p, q) === 0;

export function middleOf(p: Place, q: Place): Place {
  return place(p.x * q.w + q.x * p.w, p.y * q.w + q.y * p.w, 2n * p.w * q.w);
}

/** The places in order, each once. */
export function sortedPlaces(places: readonly Place[]): Place[] {
  return [...places].sort(comparePlaces).filter((p, i, all) => i === 0 || !isSamePlace(all[i - 1]!, p));
}

/** The corners of the hull of places, counterclockwise: of places on a line two, or one (Andrew 1979). */
export function hullOfPlaces(places: readonly Place[]): Place[] {
  const all = sortedPlaces(places);
  if (all.length < 3) return all;
  const half = (some: readonly Place[]): Place[] => {
    const chain: Place[] = [];
    for (const p of some) {
      while (chain.length > 1 && sideOf(through(chain.at(-2)!, chain.at(-1)!), p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(all), ...half([...all].reverse())];
}

/** A plane without one of its coordinates, by a normal and any point of it; turned, the others are exchanged. */
export class Flattened {
  readonly #axes: readonly [number, number, number];
  readonly #normal: Vector;
  readonly #level: bigint;

  constructor(normal: Vector, [px, py, pz]: Vector, isTurned = false) {
    const axis = normal.findIndex((part) => part !== 0n);
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    this.#axes = isTurned ? [v, u, axis] : [u, v, axis];
    const [x, y, z] = normal;
    this.#normal = normal[axis]! > 0n ? normal : [-x, -y, -z];
    const sum = x * px + y * py + z * pz;
    this.#level = normal[axis]! > 0n ? sum : -sum;
  }

  /** A point of the plane. */
  flat({ x, y, z, w }: Rational3): Place {
    const [u, v] = this.#axes;
    const at = [x, y, z] as const;
    return place(at[u]!, at[v]!, w);
  }

  /** The point of the plane over a place. */
  lifted({ x, y, w }: Place): Rational3 {
    const [u, v, axis] = this.#axes;
    const n = this.#normal;
    const at: [bigint, bigint, bigint] = [0n, 0n, 0n];
    at[u] = x * n[axis]!;
    at[v] = y * n[axis]!;
    at[axis] = this.#level * w - n[u]! * x - n[v]! * y;
    const all = [...at, w * n[axis]!];
    const g = all.reduce(greatestCommonDivisor, 0n);
    const [a, b, c, d] = all.map((part) => part / g) as [bigint, bigint, bigint, bigint];
    return { x: a, y: b, z: c, w: d };
  }

  /** Where the plane meets another one, normal · x + constant = 0, that is not parallel to it. */
  lineOf(normal: Vector, constant: bigint): Line {
    const [u, v, axis] = this.#axes;
    const [m, n] = [this.#normal, normal];
    const part = (k: number): bigint => m[axis]! * n[k]! - n[axis]! * m[k]!;
    return line(part(u), part(v), n[axis]! * this.#level + constant * m[axis]!);
  }
}
