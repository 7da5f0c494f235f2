import { fromNumber, type Rational } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { scaleToModerate } from '../../arithmetic/scale-to-moderate.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import { hullOfPositions } from '../../hull/convex-hull.js';
import type { ConvexHull } from '../../hull/hull.js';
import { HullGraph } from '../../hull/hull-graph.js';
import { triple3dAt } from '../../predicates/generated/at/triple3d.js';
import { IntegerPoints } from '../points/integer-points.js';
import { scaledRational } from '../points/scaled-rational.js';
import {
  exactCross as cross,
  exactDot as dot,
  exactDifference,
  type IntegerVector,
} from '../points/vectors.js';

/** The width of points of space. See {@link width}. */
export interface Width {
  readonly squaredWidth: Rational;
  /** The nearest double. */
  readonly width: number;
  /**
   * The numbers of points on the one plane and on the other: three corners of a face and a vertex, or the ends of an
   * edge and those of another one. Points in a plane have themselves on both: three of them, or the two ends of a
   * segment, or one.
   */
  readonly between: readonly [readonly number[], readonly number[]];
}

/** Two planes with all points between them, and the square of their distance as a fraction. */
interface Slab {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly between: Width['between'];
}

/**
 * The width of points of space: the least distance of two parallel planes with all points between them, and which
 * points lie on them.
 *
 * Exact: one of the planes has a face on it and the other a vertex, or each has an edge. All faces with their farthest
 * vertices and all pairs of edges that have such planes are compared by squared distances, which are rational. Points
 * in a plane have width 0.
 *
 * The time grows with the number of those pairs, which is about that of the edges for most hulls and may be its square.
 *
 * Source: Houle and Toussaint 1988, "Computing the width of a set"; Gärtner and Herrmann 2001, "Computing the width of
 * a point set in 3-space".
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * const points = [[0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 2]];
 * width(points).squaredWidth; // { numerator: 2n, denominator: 3n }
 * width([[0, 0, 0], [1, 0, 0]]).between; // [[0, 1], [0, 1]]
 */
export function width(points: PointList): Width {
  if (arguments.length > 1) requireNoMore('width', 1, arguments[1]);
  const given = loadPoints('width', 'points', points, 3, 1);
  const hull = hullOfPositions(given);
  if (hull.dimension < 3) {
    const flat = Array.from(hull.dimension < 2 ? hull.vertices : hull.corners.subarray(0, 3));
    return { squaredWidth: fromNumber(0), width: 0, between: [flat, flat] };
  }
  const integers = new IntegerPoints(given);
  const { numerator, denominator, between } = new SlabSearch(scaleToModerate(given), integers, hull).least();
  const squaredWidth = scaledRational(numerator, denominator, 2 * integers.exponent);
  return { squaredWidth, width: roundSqrt(squaredWidth.numerator, squaredWidth.denominator), between };
}

/** Goes through the pairs of opposite features of a solid hull. */
class SlabSearch {
  readonly #x: Float64Array;
  readonly #integers: IntegerPoints;
  readonly #hull: ConvexHull;
  readonly #graph: HullGraph;
  #least: Slab | undefined;

  constructor(x: Float64Array, integers: IntegerPoints, hull: ConvexHull) {
    this.#x = x;
    this.#integers = integers;
    this.#hull = hull;
    this.#graph = new HullGraph(hull);
  }

  least(): Slab {
    const { faceStarts, corners, vertices } = this.#hull;
    const opposite: number[] = [];
    let from = vertices[0]!;
    for (let face = 0; face + 1 < faceStarts.length; face++) {
      const [a, b, c] = corners.subarray(faceStarts[face]!, faceStarts[face]! + 3) as unknown as readonly [
        number,
        number,
        number,
      ];
      from = this.#lowest(a, b, c, from);
      opposite.push(from);
      this.#offer(cross(this.#vector(a, b), this.#vector(a, c)), [a, b, c], [from]);
    }
    this.#graph.edges.forEach(({ faces }, edge) => {
      this.#acrossFrom(edge, opposite[faces[0]]!);
    });
    return this.#least!;
  }

  #vector(i: number, j: number): IntegerVector {
    return exactDifference(this.#integers.at(j), this.#integers.at(i));
  }

  /** The sign of ((b - a) × (d - c)) · (f - e). */
  #triple(a: number, b: number, c: number, d: number, e: number, f: number): -1 | 0 | 1 {
    return triple3dAt(this.#x, a, b, c, d, e, f);
  }

  /** The vertex that is lowest over a face, downhill along edges: on a convex solid there is no other end. */
  #lowest(a: number, b: number, c: number, start: number): number {
    let at = start;
    for (;;) {
      const down = this.#graph
        .around(at)
        .map((edge) => this.#graph.across(edge, at))
        .find((next) => this.#triple(a, b, a, c, at, next) < 0);
      if (down === undefined) return at;
      at = down;
    }
  }

  /** Offers all edges opposite to one: they hang together, from the vertex opposite to one of its faces on. */
  #acrossFrom(edge: number, start: number): void {
    const graph = this.#graph;
    const seen = new Set([start]);
    const tried = new Set<number>();
    for (const vertex of seen) {
      for (const other of graph.around(vertex)) {
        if (tried.has(other) || !this.#areOpposite(edge, other)) continue;
        tried.add(other);
        seen.add(graph.across(other, vertex));
        // Each pair is met from both of its edges.
        if (edge < other) this.#offerEdges(edge, other);
      }
    }
  }

  /** Whether there are planes through two edges that have the solid between them; edges that are parallel count. */
  #areOpposite(edge: number, other: number): boolean {
    const [e, f] = [this.#graph.edges[edge]!, this.#graph.edges[other]!];
    const side = (from: number, to: number) => this.#triple(e.start, e.end, f.start, f.end, from, to);
    // All of the first are on one side, and all of the second on the other.
    const s = side(e.start, e.beside[0]);
    const t = side(e.start, e.beside[1]);
    if (s * t < 0) return false;
    const u = side(f.start, f.beside[0]);
    const v = side(f.start, f.beside[1]);
    return (s <= 0 && t <= 0 && u >= 0 && v >= 0) || (s >= 0 && t >= 0 && u <= 0 && v <= 0);
  }

  #offerEdges(edge: number, other: number): void {
    const [e, f] = [this.#graph.edges[edge]!, this.#graph.edges[other]!];
    const normal = cross(this.#vector(e.start, e.end), this.#vector(f.start, f.end));
    this.#offer(normal, [e.start, e.end], [f.start, f.end]);
  }

  /** Takes a slab that is narrower than what is known. The normal of none is zero: parallel edges. */
  #offer(normal: IntegerVector, low: readonly number[], high: readonly number[]): void {
    const denominator = dot(normal, normal);
    if (denominator === 0n) return;
    const numerator = dot(normal, this.#vector(low[0]!, high[0]!)) ** 2n;
    const least = this.#least;
    if (least !== undefined && numerator * least.denominator >= least.numerator * denominator) return;
    this.#least = { numerator, denominator, between: [low, high] };
  }
}
