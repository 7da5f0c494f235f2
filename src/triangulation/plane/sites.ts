import { scaleToTypical } from '../../arithmetic/scale-to-typical.js';
import { incircleAt } from '../../predicates/generated/at/incircle.js';
import { orient2dAt } from '../../predicates/generated/at/orient2d.js';
import { scaleOf } from './site-order.js';

/** Differences of keys have 32 bits. */
const MOST_KEYS = 2 ** 31;

/** Points of the plane under numbers from 0 on, no two of them equal: what triangulations ask about them. */
export interface Sites {
  readonly count: number;
  /** The sign of the area of a triangle: positive if it is counterclockwise. */
  orientation(a: number, b: number, c: number): number;
  /** Positive if d is inside the circle through a, b and c, which are counterclockwise, 0 if it is on it. */
  inCircle(a: number, b: number, c: number, d: number): number;
  /** Whether a comes before b along x, and where x is equal along y. */
  isBefore(a: number, b: number): boolean;
  /** Whether a comes before b along y, and where y is equal along x, downwards. */
  isBelow(a: number, b: number): boolean;
}

/** Sites whose triangles can be listed. */
export interface ListedSites extends Sites {
  /** A number for each site that is not less than that of an earlier one along x, then y; below 2^31. */
  keysAlongX(): Int32Array;
}

/** Sites at doubles. */
export class DoubleSites implements ListedSites {
  readonly count: number;
  readonly #xy: Float64Array;

  /** @param xy the coordinates, in which a power of two changes nothing that is asked for */
  constructor(xy: Float64Array<ArrayBuffer>) {
    this.count = xy.length / 2;
    this.#xy = scaleToTypical(xy);
  }

  orientation(a: number, b: number, c: number): number {
    return orient2dAt(this.#xy, a, b, c);
  }

  inCircle(a: number, b: number, c: number, d: number): number {
    return incircleAt(this.#xy, a, b, c, d);
  }

  keysAlongX(): Int32Array {
    const { least, scale } = scaleOf(this.#xy, 0, MOST_KEYS);
    const keys = new Int32Array(this.count);
    for (let i = 0; i < keys.length; i++)
      keys[i] = Math.min(MOST_KEYS - 1, (this.#xy[2 * i]! - least) * scale);
    return keys;
  }

  isBefore(a: number, b: number): boolean {
    const xy = this.#xy;
    const ax = xy[2 * a]!;
    const bx = xy[2 * b]!;
    return ax < bx || (ax === bx && xy[2 * a + 1]! < xy[2 * b + 1]!);
  }

  isBelow(a: number, b: number): boolean {
    const xy = this.#xy;
    const ay = xy[2 * a + 1]!;
    const by = xy[2 * b + 1]!;
    return ay < by || (ay === by && xy[2 * a]! > xy[2 * b]!);
  }
}
