import type { Location } from '../../core/location.js';
import {
  compareCoordinate2d,
  compareLexicographic2d,
  coordinates2d,
  orientation2d,
  type PointLike2,
} from '../../implicit/index.js';
import { polygonUnion } from '../boolean-operations.js';
import { combineOperands } from '../combine.js';
import { loadOperands } from '../load-operands.js';
import { isMade } from '../made-sets.js';
import { type PolygonOperand, ReadRings, readOperand } from '../operand.js';
import type { PolygonSet } from '../polygon-set.js';
import { setPoints } from '../set-points.js';
import { type Bounds, EdgeTree } from './edge-tree.js';

/** A part of the plane as a set divides it. */
export type Part = 'interior' | 'boundary' | 'exterior';

/** An edge that ends in a vertex, seen from there. */
interface Spoke {
  readonly to: number;
  /** Whether the inside of the set is on its left. */
  readonly isInsideLeft: boolean;
}

/** A polygon set as queries see it: its edges, in a tree, with the inside on their left. */
export class SetIndex {
  readonly set: PolygonSet;
  readonly points: readonly PointLike2[];
  /** The vertices of each edge. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly tree: EdgeTree;
  readonly #spokes: (readonly Spoke[])[];

  constructor(set: PolygonSet) {
    this.set = set;
    this.points = setPoints(set) as readonly PointLike2[];
    const from: number[] = [];
    const to: number[] = [];
    const spokes: Spoke[][] = this.points.map(() => []);
    for (const ring of set.polygons.flat()) {
      ring.forEach((v, i) => {
        const w = ring[i + 1 === ring.length ? 0 : i + 1]!;
        from.push(v);
        to.push(w);
        spokes[v]!.push({ to: w, isInsideLeft: true });
        spokes[w]!.push({ to: v, isInsideLeft: false });
      });
    }
    this.from = Uint32Array.from(from);
    this.to = Uint32Array.from(to);
    this.#spokes = spokes;
    this.tree = new EdgeTree(this.#boxes());
  }

  get isEmpty(): boolean {
    return this.from.length === 0;
  }

  #boxes(): Float64Array {
    const bounds = this.points.map((point) => boundsOf(point, point));
    const boxes = new Float64Array(4 * this.from.length);
    for (let e = 0; e < this.from.length; e++) {
      const [a, b] = [bounds[this.from[e]!]!, bounds[this.to[e]!]!];
      boxes.set(
        [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])],
        4 * e,
      );
    }
    return boxes;
  }

  /**
   * Where a point is: by the edges that pass its height on its right.
   *
   * Source: Haines 1994, "Point in Polygon Strategies".
   */
  locate(point: PointLike2): Location {
    if (this.isEmpty) return 'outside';
    const [left, low, , high] = boundsOf(point, point);
    let winding = 0;
    const isOn = this.tree.search(
      (_minX, minY, maxX, maxY) => maxX >= left && minY <= high && maxY >= low,
      (edge) => {
        const turn = this.#turnAround(edge, point);
        winding += turn ?? 0;
        return turn === null;
      },
    );
    if (isOn) return 'boundary';
    return winding === 0 ? 'outside' : 'inside';
  }

  /** What an edge adds to the winding number around a point; null if the point is on it. */
  #turnAround(edge: number, point: PointLike2): -1 | 0 | 1 | null {
    const [p, q] = [this.points[this.from[edge]!]!, this.points[this.to[edge]!]!];
    const [from, to] = [compareCoordinate2d(1, p, point), compareCoordinate2d(1, q, point)];
    if (from * to > 0) return 0;
    if (from === 0 && to === 0) {
      return compareCoordinate2d(0, p, point) * compareCoordinate2d(0, q, point) <= 0 ? null : 0;
    }
    const side = orientation2d(p, q, point);
    if (side === 0) return null;
    // An edge counts from its lower end on, without its upper end.
    if (from <= 0 && to > 0 && side > 0) return 1;
    return to <= 0 && from > 0 && side < 0 ? -1 : 0;
  }

  /**
   * Where the way from vertex v to a point begins: told by the last edge that is passed going round v counterclockwise
   * before it.
   */
  partBeside(v: number, toward: PointLike2): Part {
    const center = this.points[v]!;
    const turn = (p: PointLike2, q: PointLike2): number => orientation2d(center, p, q);
    const isSameWay = (p: PointLike2): boolean =>
      turn(p, toward) === 0 && compareLexicographic2d(center, p) === compareLexicographic2d(center, toward);
    /** Whether q is strictly between p and r, going round counterclockwise from p. */
    const isBetween = (p: PointLike2, q: PointLike2, r: PointLike2): boolean => {
      const sweep = turn(p, r);
      if (sweep === 0) return turn(p, q) > 0;
      if (sweep > 0) return turn(p, q) > 0 && turn(q, r) > 0;
      return !(turn(r, q) >= 0 && turn(q, p) >= 0);
    };
    const spokes = this.#spokes[v]!;
    let last = spokes[0]!;
    for (const spoke of spokes) {
      const point = this.points[spoke.to]!;
      if (isSameWay(point)) return 'boundary';
      if (isBetween(this.points[last.to]!, point, toward)) last = spoke;
    }
    return last.isInsideLeft ? 'interior' : 'exterior';
  }
}

/** A box around two points, which may be implicit: nearest doubles are off by half of a step at most. */
export function boundsOf(p: PointLike2, q: PointLike2): Bounds {
  const [a, b] = [coordinates2d(p), coordinates2d(q)];
  return [
    below(Math.min(a[0], b[0])),
    below(Math.min(a[1], b[1])),
    above(Math.max(a[0], b[0])),
    above(Math.max(a[1], b[1])),
  ];
}

/** Steps of doubles are at most 2^-52 of them, or the least of all. Beyond the largest double there is no bound. */
const above = (x: number): number => {
  const near = Math.max(x, -Number.MAX_VALUE);
  return near + (Math.abs(near) * 2 ** -52 + Number.MIN_VALUE);
};
const below = (x: number): number => -above(-x);

/** Indexes of sets that were asked about. The data of sets must not be changed after that. */
const known: WeakMap<PolygonSet, SetIndex> = /* @__PURE__ */ new WeakMap();

/**
 * The index of what an operand means. That of a set is made once.
 *
 * @throws RangeError naming the part that is wrong
 */
export function indexOf(where: string, name: string, polygons: PolygonOperand): SetIndex {
  const read = readOperand(where, name, polygons);
  if (read instanceof ReadRings) {
    const union = [{ type: 'union' as const, parts: [~0] }];
    return new SetIndex(combineOperands(loadOperands([read], undefined), union, 0).set);
  }
  let index = known.get(read);
  if (index === undefined) {
    // Rings of others may cross.
    index = new SetIndex(isMade(read) ? read : polygonUnion(read));
    known.set(read, index);
  }
  return index;
}
