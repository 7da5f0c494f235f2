import { orient2d } from '../predicates/index.js';

type Points = readonly ArrayLike<number>[];

/** A polygon that loses corners: a ring of the numbers that are left, and which of them are reflex or straight. */
class Ears {
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  /** The turn at each corner, positive for one that is convex. */
  readonly #turn: Int8Array;
  /** Which way the polygon runs: 1 for counterclockwise. */
  readonly #way: number;

  constructor(points: Points) {
    const n = points.length;
    this.#x = Float64Array.from(points, (p) => p[0]!);
    this.#y = Float64Array.from(points, (p) => p[1]!);
    this.#next = Int32Array.from(points, (_, i) => (i + 1) % n);
    this.#previous = Int32Array.from(points, (_, i) => (i + n - 1) % n);
    const lowest = lowestLeftmost(points);
    this.#way = 1;
    this.#way = this.#turnAt(lowest);
    this.#turn = Int8Array.from(points, (_, i) => this.#turnAt(i));
  }

  next(i: number): number {
    return this.#next[i]!;
  }

  previous(i: number): number {
    return this.#previous[i]!;
  }

  #turnAt(i: number): number {
    return this.#way * this.side(this.previous(i), i, this.next(i));
  }

  side(i: number, j: number, k: number): number {
    const x = this.#x;
    const y = this.#y;
    return orient2d(x[i]!, y[i]!, x[j]!, y[j]!, x[k]!, y[k]!);
  }

  /** Whether the corner is convex and no other corner lies in its triangle, on whose boundary counts. */
  isEar(i: number): boolean {
    if (this.#turn[i]! <= 0) return false;
    const before = this.previous(i);
    const after = this.next(i);
    // A convex corner in the triangle brings one that is not along with it, so only the latter are asked.
    for (let v = this.next(after); v !== before; v = this.next(v)) {
      if (this.#turn[v]! <= 0 && this.#contains(before, i, after, v)) return false;
    }
    return true;
  }

  #contains(a: number, b: number, c: number, v: number): boolean {
    return (
      this.#way * this.side(a, b, v) >= 0 &&
      this.#way * this.side(b, c, v) >= 0 &&
      this.#way * this.side(c, a, v) >= 0
    );
  }

  /** Takes a corner out. */
  clip(i: number): void {
    const before = this.previous(i);
    const after = this.next(i);
    this.#next[before] = after;
    this.#previous[after] = before;
    this.#turn[before] = this.#turnAt(before);
    this.#turn[after] = this.#turnAt(after);
  }
}

/** The leftmost point, of equal ones the lowest: a corner at which a simple polygon cannot be reflex. */
function lowestLeftmost(points: Points): number {
  let best = 0;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i]!, points[best]!];
    if (p[0]! < q[0]! || (p[0] === q[0] && p[1]! < q[1]!)) best = i;
  }
  return best;
}

/**
 * Cuts a simple polygon of the plane into triangles by clipping ears: going round from corner 0, each convex corner whose
 * triangle has no other corner inside or on its boundary. No triangle is without area, also where corners are straight.
 * Time O(k r) as a rule, O(k^2 r) at worst, for k corners of which r are not convex.
 *
 * Every simple polygon with an area has such an ear (Meisters 1975: of a triangulation into proper triangles, which exists, those
 * two that are leaves of its dual tree). If none were found, the rest would be a fan: the loop ends in any case.
 *
 * @param points at least three points, the corners of a simple polygon, either way round
 * @param triangle takes the numbers of three corners, in the order of the polygon, k - 2 times
 * @example
 * const triangles = [];
 * clipEars([[0, 0], [4, 0], [1, 1], [0, 4]], (a, b, c) => triangles.push([a, b, c]));
 * triangles; // [[0, 1, 2], [0, 2, 3]]
 */
export function clipEars(points: Points, triangle: (a: number, b: number, c: number) => void): void {
  const ears = new Ears(points);
  let at = 0;
  for (let left = points.length; left > 3; left--) {
    let i = at;
    let tried = 0;
    while (tried < left && !ears.isEar(i)) {
      i = ears.next(i);
      tried++;
    }
    triangle(ears.previous(i), i, ears.next(i));
    ears.clip(i);
    // Going on behind the ear keeps triangles from gathering around one corner.
    at = ears.next(i);
  }
  triangle(ears.previous(at), at, ears.next(at));
}
