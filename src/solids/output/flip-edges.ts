import { incircle, orient2d } from '../../predicates/index.js';
import type { FaceTurns } from './face-turns.js';
import type { Stretch } from './sweep-face.js';

type Triangle = [number, number, number];

/** Edges are flipped so many times for each triangle, at most: rounded positions could go round in circles. */
const FLIPS = 64;

/**
 * Flips edges within a face until, in rounded positions, no triangle is folded over that a flip would unfold, and no
 * circle around a triangle has the corner of its neighbour inside: which keeps triangles away from being so thin that
 * rounding folds them. The triangles stay a triangulation of the exact face.
 *
 * Source: Lawson 1977, "Software for C1 surface interpolation".
 *
 * @param triangles three vertices each, counterclockwise; they are changed
 * @param kept edges that stay
 */
export function flipEdges(
  triangles: Uint32Array,
  turns: FaceTurns,
  positions: Float64Array,
  kept: readonly Stretch[] = [],
): void {
  new FaceFlips(triangles, turns, positions, kept).run();
}

class FaceFlips {
  readonly #triangles: Uint32Array;
  readonly #turns: FaceTurns;
  readonly #positions: Float64Array;
  /** The triangle on the left of each directed edge. */
  readonly #left = new Map<number, number>();
  readonly #size: number;
  /** The edges that stay, from the lesser vertex to the greater. */
  readonly #kept: ReadonlySet<number>;

  constructor(triangles: Uint32Array, turns: FaceTurns, positions: Float64Array, kept: readonly Stretch[]) {
    this.#triangles = triangles;
    this.#turns = turns;
    this.#positions = positions;
    this.#size = positions.length / 3;
    this.#kept = new Set(kept.map(([from, to]) => this.#key(from, to)));
  }

  run(): void {
    const count = this.#triangles.length / 3;
    const waiting: [number, number][] = [];
    for (let t = 0; t < count; t++) {
      const [a, b, c] = this.#at(t);
      this.#put(t, [a, b, c]);
      waiting.push([a, b], [b, c], [c, a]);
    }
    let spare = FLIPS * count;
    for (let edge = waiting.pop(); edge !== undefined && spare > 0; edge = waiting.pop()) {
      if (this.#flip(edge[0], edge[1], waiting)) spare--;
    }
  }

  #at(t: number): Triangle {
    return [this.#triangles[3 * t]!, this.#triangles[3 * t + 1]!, this.#triangles[3 * t + 2]!];
  }

  #put(t: number, [a, b, c]: Triangle): void {
    this.#triangles.set([a, b, c], 3 * t);
    this.#left.set(this.#key(a, b), t).set(this.#key(b, c), t).set(this.#key(c, a), t);
  }

  #key(from: number, to: number): number {
    return from * this.#size + to;
  }

  #flip(a: number, b: number, waiting: [number, number][]): boolean {
    if (this.#kept.has(this.#key(Math.min(a, b), Math.max(a, b)))) return false;
    const t = this.#left.get(this.#key(a, b));
    const s = this.#left.get(this.#key(b, a));
    if (t === undefined || s === undefined) return false;
    const [c, d] = [this.#third(t, a, b), this.#third(s, a, b)];
    if (!this.#isBetter(a, b, c, d)) return false;
    this.#left.delete(this.#key(a, b));
    this.#left.delete(this.#key(b, a));
    this.#put(t, [c, a, d]);
    this.#put(s, [d, b, c]);
    waiting.push([c, a], [a, d], [d, b], [b, c]);
    return true;
  }

  #third(t: number, a: number, b: number): number {
    return this.#at(t).find((v) => v !== a && v !== b)!;
  }

  /** Whether c d is to be the diagonal of the quadrilateral a d b c, instead of a b: it must be one. */
  #isBetter(a: number, b: number, c: number, d: number): boolean {
    if (this.#turns.of(c, a, d) <= 0 || this.#turns.of(d, b, c) <= 0) return false;
    if (this.#rounded(c, a, d) <= 0 || this.#rounded(d, b, c) <= 0) return false;
    if (this.#rounded(a, b, c) <= 0 || this.#rounded(b, a, d) <= 0) return true;
    const [x, y] = [(i: number) => this.#u(i), (i: number) => this.#v(i)];
    return this.#turns.way * incircle(x(a), y(a), x(b), y(b), x(c), y(c), x(d), y(d)) > 0;
  }

  #rounded(i: number, j: number, k: number): number {
    return this.#turns.way * orient2d(this.#u(i), this.#v(i), this.#u(j), this.#v(j), this.#u(k), this.#v(k));
  }

  #u(i: number): number {
    return this.#positions[3 * i + this.#turns.u]!;
  }

  #v(i: number): number {
    return this.#positions[3 * i + this.#turns.v]!;
  }
}
