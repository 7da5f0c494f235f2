import { scaleToTypical } from '../../arithmetic/scale-to-typical.js';
import { incircleAt } from '../../predicates/generated/at/incircle.js';
import { orient2dAt } from '../../predicates/generated/at/orient2d.js';

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

/** Sites at doubles. */
export class DoubleSites implements Sites {
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

  isBefore(a: number, b: number): boolean {
    const xy = this.#xy;
    const [ax, bx] = [xy[2 * a]!, xy[2 * b]!];
    return ax < bx || (ax === bx && xy[2 * a + 1]! < xy[2 * b + 1]!);
  }

  isBelow(a: number, b: number): boolean {
    const xy = this.#xy;
    const [ay, by] = [xy[2 * a + 1]!, xy[2 * b + 1]!];
    return ay < by || (ay === by && xy[2 * a]! > xy[2 * b]!);
  }
}
