import { incircleAt } from '../../predicates/generated/at/incircle.js';
import { orient2dAt } from '../../predicates/generated/at/orient2d.js';
import type { Sites } from '../plane/sites.js';

/** Sites that come and go: numbers of those that went are given to those that come. */
export class GrowingSites implements Sites {
  /** x and y of each number; of those that are free, what was there. */
  xy: Float64Array;
  /** How many are there. */
  count: number;
  /** How many numbers were ever given. */
  size: number;
  readonly #free: number[] = [];

  /** @param xy places of the first ones, no two of them equal; kept */
  constructor(xy: Float64Array) {
    this.xy = xy;
    this.count = xy.length / 2;
    this.size = this.count;
  }

  /** The number of a site that is new. */
  add(x: number, y: number): number {
    const site = this.#free.pop() ?? this.size++;
    if (2 * site === this.xy.length) {
      const grown = new Float64Array(Math.max(32, 2 * Math.ceil(0.75 * this.xy.length)));
      grown.set(this.xy);
      this.xy = grown;
    }
    this.xy[2 * site] = x;
    this.xy[2 * site + 1] = y;
    this.count++;
    return site;
  }

  remove(site: number): void {
    this.#free.push(site);
    this.count--;
  }

  isAt(site: number, x: number, y: number): boolean {
    return this.xy[2 * site] === x && this.xy[2 * site + 1] === y;
  }

  /** Whether a site comes before a place along x, and where x is equal along y. */
  isBeforePlace(site: number, x: number, y: number): boolean {
    const sx = this.xy[2 * site]!;
    return sx < x || (sx === x && this.xy[2 * site + 1]! < y);
  }

  orientation(a: number, b: number, c: number): number {
    return orient2dAt(this.xy, a, b, c);
  }

  inCircle(a: number, b: number, c: number, d: number): number {
    return incircleAt(this.xy, a, b, c, d);
  }

  isBefore(a: number, b: number): boolean {
    const xy = this.xy;
    const [ax, bx] = [xy[2 * a]!, xy[2 * b]!];
    return ax < bx || (ax === bx && xy[2 * a + 1]! < xy[2 * b + 1]!);
  }

  isBelow(a: number, b: number): boolean {
    const xy = this.xy;
    const [ay, by] = [xy[2 * a + 1]!, xy[2 * b + 1]!];
    return ay < by || (ay === by && xy[2 * a]! > xy[2 * b]!);
  }
}
