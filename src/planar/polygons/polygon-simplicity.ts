import { requireNoMore, requireRing2 } from '../../core/arguments/index.js';
import type { Relation } from '../../core/contact.js';
import type { Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orient2d } from '../../predicates/index.js';
import { NONE, SweepStatus } from '../linear/sweep-status.js';
import { edgeRelation } from './edge-relation.js';
import { compareLexicographically, openRing, samePoint } from './ring.js';

/** Whether a ring is simple; if not, two edges that meet where they must not, and how they do. */
export type PolygonSimplicity2d =
  | { readonly simple: true }
  | {
      readonly simple: false;
      /** The numbers of the two edges, the lower one first. */
      readonly edges: readonly [number, number];
      readonly relation: Exclude<Relation, 'disjoint'>;
    };

const SIMPLE: PolygonSimplicity2d = /* @__PURE__ */ Object.freeze({ simple: true });

type Pair = readonly [number, number];

/** A sweep over a ring of at least three different points, none of them repeated, until two edges meet. */
class Sweep {
  readonly #ring: Ring;
  readonly #size: number;
  readonly #status: SweepStatus;

  constructor(ring: Ring) {
    this.#ring = ring;
    this.#size = ring.length;
    this.#status = new SweepStatus(ring.length);
  }

  #next(i: number): number {
    return i + 1 === this.#size ? 0 : i + 1;
  }

  #previous(i: number): number {
    return i === 0 ? this.#size - 1 : i - 1;
  }

  #orient(i: number, j: number, k: number): Sign {
    const [a, b, c] = [this.#ring[i]!, this.#ring[j]!, this.#ring[k]!];
    return orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
  }

  /** Whether vertex i comes before vertex j. */
  #isBefore(i: number, j: number): boolean {
    return compareLexicographically(this.#ring[i]!, this.#ring[j]!) < 0;
  }

  /** Where vertex v lies: above an edge (1), on it, or below (-1). */
  #side(edge: number, v: number): Sign {
    const end = this.#next(edge);
    return this.#isBefore(edge, end) ? this.#orient(edge, end, v) : this.#orient(end, edge, v);
  }

  /** The two edges, if they are there and meet where they must not. */
  #meeting(e: number, f: number): Pair | undefined {
    if (e === NONE || f === NONE) return undefined;
    return meetWrongly(this.#ring, e, f) ? [e, f] : undefined;
  }

  /** Moves the sweep line over vertex v; the pair of edges that is seen to meet there, if any. */
  pass(v: number): Pair | undefined {
    const before = this.#previous(v);
    const after = this.#next(v);
    const begins = this.#isBefore(v, before);
    if (begins !== this.#isBefore(v, after))
      return begins ? this.#follow(v, before) : this.#follow(before, v);
    return begins ? this.#open(v, before, after) : this.#close(before, v);
  }

  /** One edge ends and the other begins: it takes the place. */
  #follow(ending: number, beginning: number): Pair | undefined {
    const status = this.#status;
    status.insertAbove(ending, beginning);
    status.remove(ending);
    return (
      this.#meeting(status.below(beginning), beginning) ?? this.#meeting(beginning, status.above(beginning))
    );
  }

  /** Both edges of vertex v begin there. */
  #open(v: number, before: number, after: number): Pair | undefined {
    const status = this.#status;
    const turn = this.#orient(v, before, after);
    if (turn === 0) return [before, v];
    const below = status.locate((edge) => this.#side(edge, v));
    if (below !== NONE && this.#side(below, v) === 0) return [below, v];
    const [lower, upper] = turn > 0 ? [before, v] : [v, before];
    const above = status.above(below);
    status.insertAbove(below, lower);
    status.insertAbove(lower, upper);
    return this.#meeting(below, lower) ?? this.#meeting(upper, above);
  }

  /** Both edges end at one vertex. Being neighbours, they would have been seen to overlap before. */
  #close(e: number, f: number): Pair | undefined {
    const status = this.#status;
    const [lower, upper] = status.above(e) === f ? [e, f] : [f, e];
    const below = status.below(lower);
    const above = status.above(upper);
    status.remove(lower);
    status.remove(upper);
    return this.#meeting(below, above);
  }
}

/** Whether edges e and f of a ring of different points have more in common than being consecutive gives them. */
function meetWrongly(ring: Ring, e: number, f: number): boolean {
  const n = ring.length;
  const relation = edgeRelation(ring[e]!, ring[(e + 1) % n]!, ring[f]!, ring[(f + 1) % n]!);
  const consecutive = (e + 1) % n === f || (f + 1) % n === e;
  return consecutive ? relation === 'overlapping' : relation !== 'disjoint';
}

/** Two edges that meet where they must not. */
function offendingPair(ring: Ring): Pair | undefined {
  if (ring.length < 2) return undefined;
  if (ring.length === 2) return [0, 1];
  const order = ring.map((_, i) => i).sort((i, j) => compareLexicographically(ring[i]!, ring[j]!) || i - j);
  for (let k = 1; k < order.length; k++) {
    const [i, j] = [order[k - 1]!, order[k]!];
    if (samePoint(ring[i]!, ring[j]!)) return [i, j];
  }
  const sweep = new Sweep(ring);
  for (const v of order) {
    const pair = sweep.pass(v);
    if (pair !== undefined) return pair;
  }
  return undefined;
}

/**
 * Is a ring simple: are its vertices all different, and do no two edges meet except consecutive ones in the vertex
 * between them? A ring may be closed: its last point equal to the first, which then is no vertex of its own.
 *
 * If not, two edges that break the rule, and how they meet as closed segments: they cross, touch, or overlap. Equal
 * vertices i and j are told as the edges i and j, which start there. Where several pairs break the rule, it is one of
 * them: that which the sweep line from left to right sees first. Rings of no point or one have no two edges, and are
 * simple; a ring of two points is not, for its two edges are the same.
 *
 * All faults at once, of polygons with holes too, are told by `polygonValidity2d`.
 *
 * Time O(n log n). Only the given points are asked about: the sweep stops before it would pass an intersection.
 *
 * Source: Shamos and Hoey 1976, "Geometric intersection problems"; Ericson, Real-Time Collision Detection, 3.7.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * polygonSimplicity2d([[0, 0], [4, 0], [4, 4], [0, 4]]); // { simple: true }
 * polygonSimplicity2d([[0, 0], [4, 4], [4, 0], [0, 4]]); // { simple: false, edges: [0, 2], relation: 'crossing' }
 * polygonSimplicity2d([[0, 0], [4, 0], [2, 0], [2, 2]]); // { simple: false, edges: [0, 2], relation: 'touching' }
 */
export function polygonSimplicity2d(ring: Ring): PolygonSimplicity2d {
  if (arguments.length > 1) requireNoMore('polygonSimplicity2d', 1, arguments[1]);
  requireRing2('polygonSimplicity2d', 'ring', ring);
  return simplicityOf(openRing(ring));
}

function simplicityOf(ring: Ring): PolygonSimplicity2d {
  const pair = offendingPair(ring);
  if (pair === undefined) return SIMPLE;
  const [e, f] = pair[0] < pair[1] ? pair : [pair[1], pair[0]];
  const n = ring.length;
  const relation = edgeRelation(ring[e]!, ring[(e + 1) % n]!, ring[f]!, ring[(f + 1) % n]!);
  return { simple: false, edges: [e, f], relation: relation as Exclude<Relation, 'disjoint'> };
}

/**
 * Is a ring simple? See {@link polygonSimplicity2d}.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * isSimplePolygon2d([[0, 0], [4, 0], [0, 4]]); // true
 * isSimplePolygon2d([[0, 0], [4, 0], [0, 4], [0, 0]]); // true: closed
 * isSimplePolygon2d([[0, 0], [4, 4], [4, 0], [0, 4]]); // false
 */
export function isSimplePolygon2d(ring: Ring): boolean {
  if (arguments.length > 1) requireNoMore('isSimplePolygon2d', 1, arguments[1]);
  requireRing2('isSimplePolygon2d', 'ring', ring);
  return offendingPair(openRing(ring)) === undefined;
}
