import { GrowableUint32 } from '../../core/collections/growable.js';
import { NONE } from '../../core/collections/hashing.js';
import type { MeshComponents } from './component-table.js';

/** Which different components meet in more than corners and edges. */
export class ComponentContacts {
  readonly #components: MeshComponents;
  readonly #less = new GrowableUint32();
  readonly #greater = new GrowableUint32();
  #lastLess = NONE;
  #lastGreater = NONE;
  #keys: Float64Array | undefined;

  constructor(components: MeshComponents) {
    this.#components = components;
  }

  /**
   * Takes a pair of triangles that meet. Pairs come sorted, so that equal pairs of components mostly follow each other.
   */
  add(s: number, t: number): void {
    const { ofTriangle } = this.#components;
    const c = ofTriangle[s]!;
    const d = ofTriangle[t]!;
    if (c === d || c === NONE || d === NONE) return;
    const less = Math.min(c, d);
    const greater = Math.max(c, d);
    if (less === this.#lastLess && greater === this.#lastGreater) return;
    this.#lastLess = less;
    this.#lastGreater = greater;
    this.#less.push(less);
    this.#greater.push(greater);
    this.#keys = undefined;
  }

  /** Whether triangles of components c and d were taken. */
  has(c: number, d: number): boolean {
    this.#keys ??= this.#sorted();
    const key = this.#key(Math.min(c, d), Math.max(c, d));
    let from = 0;
    let to = this.#keys.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#keys[middle]! < key) from = middle + 1;
      else to = middle;
    }
    return this.#keys[from] === key;
  }

  #sorted(): Float64Array {
    const less = this.#less.finish();
    const greater = this.#greater.finish();
    return Float64Array.from(less, (c, i) => this.#key(c, greater[i]!)).sort();
  }

  /** A pair as one number: exact for up to 2^26 components, of which there are at most as many as triangles. */
  #key(less: number, greater: number): number {
    return less * this.#components.length + greater;
  }
}
