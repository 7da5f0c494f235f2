import { requireBox2 } from '../../core/arguments/index.js';
import type { Containment } from '../../core/containment.js';
import type { Box2 } from '../../core/shapes.js';
import {
  compareCoordinate2d,
  lineLinePoint2d,
  orientation2d,
  type PointLike2,
} from '../../implicit/index.js';
import type { PolygonOperand } from '../operand.js';
import { partsOfSegment } from './linear-parts.js';
import { indexOf, type SetIndex } from './set-index.js';

/** How two regions meet: the first, and a polygon set. */
export interface RegionPolygonSet {
  /** `touching`: points of the boundaries, but none inside of both. */
  readonly relation: 'disjoint' | 'touching' | 'overlapping';
  /** What the first is to the second. The empty set is `none` to all. */
  readonly containment: Containment;
  /** Whether the boundaries have a common point. */
  readonly boundaries: boolean;
}

type Corner = readonly [number, number];

/**
 * How do a box and a polygon set meet, as regions: without a common point, on the boundaries only, or inside, and which
 * of them contains the other? A box without an area is the segment or point that it is.
 *
 * In the time of a look at the edges near the box; the tree that finds them is made once for a set.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.1 (separating axes of a box and a segment), for each edge.
 *
 * @param polygons a set, or what is read as one
 * @throws RangeError naming the part that is wrong
 * @example
 * const ring = polygonDifference([[0, 0], [6, 0], [6, 6], [0, 6]], [[2, 2], [4, 2], [4, 4], [2, 4]]);
 * boxPolygonSet({ min: [2, 2], max: [4, 4] }, ring);
 * // { relation: 'touching', containment: 'none', boundaries: true }
 * boxPolygonSet({ min: [0, 0], max: [1, 1] }, ring).containment; // 'inside'
 * boxPolygonSet({ min: [0, 0], max: [9, 9] }, ring).containment; // 'containing'
 */
export function boxPolygonSet(box: Box2, polygons: PolygonOperand): RegionPolygonSet {
  const index = indexOf('boxPolygonSet', 'polygons', polygons);
  requireBox2('boxPolygonSet', 'box', box);
  const low: Corner = [box.min[0]! + 0, box.min[1]! + 0];
  const high: Corner = [box.max[0]! + 0, box.max[1]! + 0];
  if (index.isEmpty) return { relation: 'disjoint', containment: 'none', boundaries: false };
  return low[0] === high[0] || low[1] === high[1]
    ? flatAnswer(index, low, high)
    : regionAnswer(index, new BoxSides(low, high));
}

/** A segment or point has no inside: all of it is its boundary. */
function flatAnswer(index: SetIndex, low: Corner, high: Corner): RegionPolygonSet {
  const { interior, boundary, exterior } = partsOfSegment(index, low, high);
  return {
    relation: interior ? 'overlapping' : boundary ? 'touching' : 'disjoint',
    containment: exterior ? 'none' : 'inside',
    boundaries: boundary,
  };
}

function regionAnswer(index: SetIndex, box: BoxSides): RegionPolygonSet {
  const { from, to, points } = index;
  let isCut = false;
  let boundaries = false;
  index.tree.search(
    (x0, y0, x1, y1) => x0 <= box.high[0] && x1 >= box.low[0] && y0 <= box.high[1] && y1 >= box.low[1],
    (edge) => {
      const [p, q] = [points[from[edge]!]!, points[to[edge]!]!];
      if (!box.meets(p, q)) return false;
      if (!isCut) isCut = box.meetsInside(p, q);
      if (!boundaries) boundaries = !(box.hasInside(p) && box.hasInside(q));
      return isCut && boundaries;
    },
  );
  const isAround = points.every((point) => box.has(point));
  // Where no edge is inside of the box, all of it is on one side of the boundary.
  const isIn = !isCut && index.locate(box.center()) === 'inside';
  const relation = isCut || isIn ? 'overlapping' : boundaries ? 'touching' : 'disjoint';
  const containment = isIn ? (isAround ? 'equal' : 'inside') : isAround ? 'containing' : 'none';
  return { relation, containment, boundaries };
}

/** A box with an area: where points and segments are to it. */
class BoxSides {
  readonly low: Corner;
  readonly high: Corner;

  constructor(low: Corner, high: Corner) {
    this.low = low;
    this.high = high;
  }

  /** The point where the diagonals cross. */
  center(): PointLike2 {
    const [[x0, y0], [x1, y1]] = [this.low, this.high];
    return lineLinePoint2d([x0, y0], [x1, y1], [x0, y1], [x1, y0])!;
  }

  has(point: PointLike2): boolean {
    return ([0, 1] as const).every(
      (axis) =>
        compareCoordinate2d(axis, point, this.low) >= 0 && compareCoordinate2d(axis, point, this.high) <= 0,
    );
  }

  hasInside(point: PointLike2): boolean {
    return ([0, 1] as const).every(
      (axis) =>
        compareCoordinate2d(axis, point, this.low) > 0 && compareCoordinate2d(axis, point, this.high) < 0,
    );
  }

  /** Whether the segment from p to q has a point in the box. */
  meets(p: PointLike2, q: PointLike2): boolean {
    return this.#isApartOnNoAxis(p, q, 1) && this.#sides(p, q).some((side, _, all) => side * all[0]! <= 0);
  }

  /** Whether the segment from p to q has a point in the open box. */
  meetsInside(p: PointLike2, q: PointLike2): boolean {
    const sides = this.#sides(p, q);
    return this.#isApartOnNoAxis(p, q, 0) && sides.includes(1) && sides.includes(-1);
  }

  /** The sides of the line from p to q on which the corners are. */
  #sides(p: PointLike2, q: PointLike2): number[] {
    const [[x0, y0], [x1, y1]] = [this.low, this.high];
    const corners: readonly Corner[] = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    return corners.map((corner) => orientation2d(p, q, corner));
  }

  /** @param least 1 if points on a side of the box do not separate it, else 0 */
  #isApartOnNoAxis(p: PointLike2, q: PointLike2, least: 0 | 1): boolean {
    return ([0, 1] as const).every((axis) => {
      const [pLow, qLow] = [compareCoordinate2d(axis, p, this.low), compareCoordinate2d(axis, q, this.low)];
      const [pHigh, qHigh] = [
        compareCoordinate2d(axis, p, this.high),
        compareCoordinate2d(axis, q, this.high),
      ];
      return Math.max(pLow, qLow) > -least && Math.min(pHigh, qHigh) < least;
    });
  }
}
