import { orient2d } from '../predicates/index.js';
import { BlockerTree } from './blocker-tree.js';
import { CornerSet } from './corner-set.js';

type Points = readonly ArrayLike<number>[];

/**
 * A polygon that loses corners: a ring of the numbers that are left, which of them are ears, and what may lie in an
 * ear.
 */
class Ears {
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  /** The turn at each corner, positive for one that is convex. */
  readonly #turn: Int8Array;
  /** Which way the polygon runs: 1 for counterclockwise. */
  readonly #way: number;
  /**
   * The corners that are reflex or straight. A convex corner in a triangle brings one of them along, so no others are
   * asked.
   */
  readonly #blockers: BlockerTree;
  readonly #ears: CornerSet;

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
    const blockers = Uint32Array.from(points.keys()).filter((i) => this.#turn[i]! <= 0);
    this.#blockers = new BlockerTree(this.#x, this.#y, { corners: blockers, way: this.#way });
    this.#ears = new CornerSet(n);
  }

  /** How much was looked at. */
  get work(): number {
    return this.#blockers.looks;
  }

  next(i: number): number {
    return this.#next[i]!;
  }

  previous(i: number): number {
    return this.#previous[i]!;
  }

  #turnAt(i: number): number {
    return this.#way * this.#side(this.previous(i), i, this.next(i));
  }

  #side(i: number, j: number, k: number): number {
    const x = this.#x;
    const y = this.#y;
    return orient2d(x[i]!, y[i]!, x[j]!, y[j]!, x[k]!, y[k]!);
  }

  /**
   * The first ear going round from a corner; that corner itself if there is none, which is never so in a simple
   * polygon.
   */
  earFrom(i: number): number {
    const ear = this.#ears.nextFrom(i);
    return ear < 0 ? i : ear;
  }

  /** Looks whether a corner is convex and no other corner lies in its triangle, on whose boundary counts. */
  look(i: number): void {
    const isEar = this.#turn[i]! > 0 && !this.#blockers.meets({ a: this.previous(i), b: i, c: this.next(i) });
    if (isEar) this.#ears.add(i);
    else this.#ears.remove(i);
  }

  /**
   * Takes a corner out. Only its neighbours may become ears or cease to be: the triangles of all others stay what they
   * are, what is not in them does not come, and what blocks them does not go: were it the corner that is taken out, or
   * a neighbour that becomes convex, it would bring another blocker along.
   */
  clip(i: number): void {
    const before = this.previous(i);
    const after = this.next(i);
    this.#next[before] = after;
    this.#previous[after] = before;
    this.#ears.remove(i);
    // Corners only become more convex.
    this.#turnAgain(before);
    this.#turnAgain(after);
    this.look(before);
    this.look(after);
  }

  #turnAgain(i: number): void {
    const wasBlocker = this.#turn[i]! <= 0;
    this.#turn[i] = this.#turnAt(i);
    if (wasBlocker && this.#turn[i]! > 0) this.#blockers.remove(i);
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

/** How a clipping ended. */
export interface Clipping {
  /** Whether the polygon is cut up. */
  readonly finished: boolean;
  /** How many boxes and corners were looked at. */
  readonly work: number;
}

/** So much is looked at between two steps. */
const STEP = 1 << 18;

/** Takes the numbers of three corners. */
type TakeTriangle = (a: number, b: number, c: number) => void;

/** `clipEars` in steps, between which the caller may do something else, or leave. */
export function* clipEarsInSteps(
  points: Points,
  triangle: TakeTriangle,
  mostWork = Number.POSITIVE_INFINITY,
): Generator<undefined, Clipping> {
  const ears = new Ears(points);
  let pause = STEP;
  let at = 0;
  // First all corners are looked at, then all but three are clipped.
  for (let i = 0; i < 2 * points.length - 3; i++) {
    if (i < points.length) ears.look(i);
    else {
      const ear = ears.earFrom(at);
      triangle(ears.previous(ear), ear, ears.next(ear));
      ears.clip(ear);
      // Going on behind the ear keeps triangles from gathering around one corner.
      at = ears.next(ear);
    }
    if (ears.work > mostWork) return { finished: false, work: ears.work };
    if (ears.work < pause) continue;
    pause = ears.work + STEP;
    yield;
  }
  triangle(ears.previous(at), at, ears.next(at));
  return { finished: true, work: ears.work };
}

/**
 * Cuts a simple polygon of the plane into triangles by clipping ears: going round from corner 0, each convex corner
 * whose triangle has no other corner inside or on its boundary. No triangle is without area, also where corners are
 * straight.
 *
 * For k corners there are less than 3 k questions whether a corner is an ear, as its triangle changes only when a
 * neighbour is clipped. Each asks a tree of the corners that are not convex: O(log k) as a rule, O(√k) where many lie
 * along the edges of the triangle.
 *
 * Every simple polygon with an area has such an ear (Meisters 1975: of a triangulation into proper triangles, which
 * exists, those two that are leaves of its dual tree). If none were found, the rest would be a fan: the loop ends in
 * any case.
 *
 * @param points at least three points, the corners of a simple polygon, either way round
 * @param triangle takes the numbers of three corners, in the order of the polygon, k - 2 times
 * @param mostWork how many boxes and corners may be looked at; beyond, the rest is left
 * @example
 * const triangles = [];
 * clipEars([[0, 0], [4, 0], [1, 1], [0, 4]], (a, b, c) => triangles.push([a, b, c]));
 * triangles; // [[0, 1, 2], [0, 2, 3]]
 */
export function clipEars(
  points: Points,
  triangle: TakeTriangle,
  mostWork = Number.POSITIVE_INFINITY,
): Clipping {
  const steps = clipEarsInSteps(points, triangle, mostWork);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
