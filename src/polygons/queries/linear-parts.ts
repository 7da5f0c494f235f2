import { compareLexicographic2d, orientation2d, type PointLike2 } from '../../implicit/index.js';
import { boundsOf, type Part, type SetIndex } from './set-index.js';

/** Which parts of a set something meets. */
export type Parts = { -readonly [P in Part]: boolean };

/** A segment from p to q, whose ends may be implicit. */
class SegmentParts {
  readonly parts: Parts = { interior: false, boundary: false, exterior: false };
  readonly #index: SetIndex;
  readonly #p: PointLike2;
  readonly #q: PointLike2;
  /** Whether q is behind p in the lexicographic order. */
  readonly #isForward: boolean;
  readonly #sides = new Map<number, number>();
  /** The vertices on the line that were looked at. */
  readonly #passed = new Set<number>();

  constructor(index: SetIndex, p: PointLike2, q: PointLike2) {
    this.#index = index;
    this.#p = p;
    this.#q = q;
    this.#isForward = compareLexicographic2d(p, q) < 0;
  }

  find(): Parts {
    const { parts } = this;
    const [p, q] = [this.#p, this.#q];
    const [x0, y0, x1, y1] = boundsOf(p, q);
    /** Not all of a box is on one side of the line. */
    const isAcross = (corners: readonly (readonly [number, number])[]): boolean => {
      const first = orientation2d(p, q, corners[0]!);
      return first === 0 || corners.some((corner) => orientation2d(p, q, corner) !== first);
    };
    this.#index.tree.search(
      (a, b, c, d) =>
        a <= x1 &&
        c >= x0 &&
        b <= y1 &&
        d >= y0 &&
        (!(c < Infinity && d < Infinity && a > -Infinity && b > -Infinity) ||
          isAcross([
            [a, b],
            [c, b],
            [c, d],
            [a, d],
          ])),
      (edge) => {
        this.#meet(edge);
        return parts.interior && parts.boundary && parts.exterior;
      },
    );
    if (!parts.boundary) parts[this.#index.locate(p) === 'inside' ? 'interior' : 'exterior'] = true;
    return parts;
  }

  #meet(edge: number): void {
    const { from, to, points } = this.#index;
    const [a, b] = [from[edge]!, to[edge]!];
    const [sideA, sideB] = [this.#side(a), this.#side(b)];
    if (sideA * sideB > 0) return;
    if (sideA === 0) this.#pass(a);
    if (sideB === 0) this.#pass(b);
    const [start, end] = [points[a]!, points[b]!];
    if (sideA === 0 && sideB === 0) {
      // A vertex on the segment tells the way along the edge, too.
      if (isWithin(this.#p, start, end)) this.parts.boundary = true;
      return;
    }
    if (sideA === 0 || sideB === 0) return;
    const [atP, atQ] = [orientation2d(start, end, this.#p), orientation2d(start, end, this.#q)];
    if (atP * atQ > 0) return;
    // Where the ends of the segment are on no vertex, nothing but this edge is near: its left is inside.
    this.parts.boundary = true;
    for (const side of [atP, atQ]) if (side !== 0) this.parts[side > 0 ? 'interior' : 'exterior'] = true;
  }

  /** The side of the segment's line on which a vertex is. */
  #side(v: number): number {
    let side = this.#sides.get(v);
    if (side === undefined) {
      side = orientation2d(this.#p, this.#q, this.#index.points[v]!);
      this.#sides.set(v, side);
    }
    return side;
  }

  /** A vertex on the line of the segment. */
  #pass(v: number): void {
    if (this.#passed.has(v)) return;
    this.#passed.add(v);
    const point = this.#index.points[v]!;
    const sign = this.#isForward ? 1 : -1;
    const [fromP, fromQ] = [
      sign * compareLexicographic2d(point, this.#p),
      sign * compareLexicographic2d(point, this.#q),
    ];
    if (fromP < 0 || fromQ > 0) return;
    this.parts.boundary = true;
    if (fromP > 0) this.parts[this.#index.partBeside(v, this.#p)] = true;
    if (fromQ < 0) this.parts[this.#index.partBeside(v, this.#q)] = true;
  }
}

/** Whether a point of the line of a segment is between its ends, which are different. */
function isWithin(point: PointLike2, start: PointLike2, end: PointLike2): boolean {
  return compareLexicographic2d(start, point) * compareLexicographic2d(point, end) >= 0;
}

/** Which parts of a set the points between two others, these included, are in. */
export function partsOfSegment(index: SetIndex, p: PointLike2, q: PointLike2): Parts {
  if (!index.isEmpty && compareLexicographic2d(p, q) !== 0) return new SegmentParts(index, p, q).find();
  const location = index.locate(p);
  return {
    interior: location === 'inside',
    boundary: location === 'boundary',
    exterior: location === 'outside',
  };
}
