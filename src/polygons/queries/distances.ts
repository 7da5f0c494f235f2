import { fromParts, type Rational, toNumber } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { requireNoMore, requireSegment2 } from '../../core/arguments/index.js';
import { copiedPoint2 } from '../../core/copies.js';
import type { Segment } from '../../core/shapes.js';
import { compareLexicographic2d, type PointLike2 } from '../../implicit/index.js';
import { point2From } from '../../implicit/revive.js';
import type { PolygonOperand } from '../operand.js';
import type { Bounds } from './edge-tree.js';
import { partsOfSegment } from './linear-parts.js';
import { polygonSetPolygonSet } from './polygon-set-polygon-set.js';
import { boundsOf, indexOf, type SetIndex } from './set-index.js';
import {
  type Gap,
  gapOfSegments,
  gapToSegment,
  isLess,
  rationalPoint,
  type WholePoint,
  wholePoint,
} from './squared-gap.js';

/** How far a shape is from a polygon set. */
export interface PolygonSetDistance {
  readonly squaredDistance: Rational;
  /** The nearest double to its root; Infinity only beyond the largest double. */
  readonly distance: number;
  /** Two points, one of each, that are as near as that, if the shapes are apart; else `null`. */
  readonly closest: { readonly pointA: [Rational, Rational]; readonly pointB: [Rational, Rational] } | null;
}

/**
 * The distance from a point, plain or implicit, to a polygon set, exactly: 0 inside and on the boundary.
 *
 * In the time of a look at the edges near the point, over integers; the tree that finds them is made once for a set.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2, for edges.
 *
 * @param polygons a set, or what is read as one
 * @returns `null` if the set is empty
 * @throws RangeError naming the part that is wrong
 * @example
 * const two = polygonUnion([[0, 0], [1, 0], [0, 1]], [[5, 0], [6, 0], [5, 1]]);
 * pointPolygonSetDistance([3, 0], two).distance; // 2
 * pointPolygonSetDistance([1, 1], two).squaredDistance; // { numerator: 1n, denominator: 2n }
 */
export function pointPolygonSetDistance(
  point: PointLike2,
  polygons: PolygonOperand,
): PolygonSetDistance | null {
  if (arguments.length > 2) requireNoMore('pointPolygonSetDistance', 2, arguments[2]);
  const revived = point2From('pointPolygonSetDistance', 'point', point) as PointLike2 | undefined;
  const index = indexOf('pointPolygonSetDistance', 'polygons', polygons);
  const own = revived ?? copiedPoint2(point as readonly number[]);
  if (index.isEmpty) return null;
  return index.locate(own) === 'outside' ? answerOf(nearestTo(index, own, own, null)!) : MEETING;
}

/**
 * The distance from a segment to a polygon set, exactly: 0 if they have a common point. As
 * {@link pointPolygonSetDistance}.
 *
 * @param polygons a set, or what is read as one
 * @returns `null` if the set is empty
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = [[0, 0], [2, 0], [2, 2], [0, 2]];
 * segmentPolygonSetDistance({ start: [5, 0], end: [6, 9] }, square).distance; // 3
 */
export function segmentPolygonSetDistance(
  segment: Segment,
  polygons: PolygonOperand,
): PolygonSetDistance | null {
  if (arguments.length > 2) requireNoMore('segmentPolygonSetDistance', 2, arguments[2]);
  const index = indexOf('segmentPolygonSetDistance', 'polygons', polygons);
  requireSegment2('segmentPolygonSetDistance', 'segment', segment);
  if (index.isEmpty) return null;
  const [p, q] = [copiedPoint2(segment.start), copiedPoint2(segment.end)];
  const { interior, boundary } = partsOfSegment(index, p, q);
  return interior || boundary ? MEETING : answerOf(nearestTo(index, p, q, null)!);
}

/**
 * The distance of two polygon sets, exactly: 0 if they have a common point. As {@link pointPolygonSetDistance}, for
 * each edge of the one with fewer.
 *
 * @returns `null` if one of the sets is empty
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x, y) => [[x, y], [x + 2, y], [x + 2, y + 2], [x, y + 2]];
 * polygonSetPolygonSetDistance(square(0, 0), [[square(5, 6)], [square(9, 0)]]).distance; // 5
 */
export function polygonSetPolygonSetDistance(
  a: PolygonOperand,
  b: PolygonOperand,
): PolygonSetDistance | null {
  const where = 'polygonSetPolygonSetDistance';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  const [one, other] = [indexOf(where, 'a', a), indexOf(where, 'b', b)];
  if (one.isEmpty || other.isEmpty) return null;
  if (polygonSetPolygonSet(one.set, other.set).relation !== 'disjoint') return MEETING;
  const isTurned = one.from.length > other.from.length;
  const [few, many] = isTurned ? [other, one] : [one, other];
  let best: Gap | null = null;
  for (let e = 0; e < few.from.length; e++) {
    best = nearestTo(many, few.points[few.from[e]!]!, few.points[few.to[e]!]!, best);
  }
  const { closest, ...rest } = answerOf(best!);
  if (!isTurned) return { ...rest, closest };
  return { ...rest, closest: { pointA: closest!.pointB, pointB: closest!.pointA } };
}

const MEETING: PolygonSetDistance = /* @__PURE__ */ Object.freeze({
  squaredDistance: /* @__PURE__ */ Object.freeze({ numerator: 0n, denominator: 1n }),
  distance: 0,
  closest: null,
});

function answerOf({ numerator, denominator, pointA, pointB }: Gap): PolygonSetDistance {
  const squaredDistance = fromParts(numerator, denominator);
  return {
    squaredDistance,
    distance: roundSqrt(squaredDistance.numerator, squaredDistance.denominator),
    closest: { pointA: rationalPoint(pointA), pointB: rationalPoint(pointB) },
  };
}

/** What is nearest to the segment from p to q, which meets no edge, or what was nearer before. */
function nearestTo(index: SetIndex, p: PointLike2, q: PointLike2, before: Gap | null): Gap | null {
  let best = before;
  let most = before === null ? Infinity : roundedUp(before);
  const bounds = boundsOf(p, q);
  const [a, b] = [wholePoint(p), wholePoint(q)];
  const isPoint = compareLexicographic2d(p, q) === 0;
  index.tree.nearest(
    (...box) => squaredGap(bounds, box),
    (worth) => worth <= most,
    (edge) => {
      const [c, d] = [index.points[index.from[edge]!]!, index.points[index.to[edge]!]!].map(wholeOf);
      const gap = isPoint ? gapToSegment(a, c!, d!) : gapOfSegments(a, b, c!, d!);
      if (best !== null && !isLess(gap, best)) return;
      best = gap;
      most = roundedUp(gap);
    },
  );
  return best;
}

/** Points are looked at again and again. */
const wholes: WeakMap<PointLike2, WholePoint> = /* @__PURE__ */ new WeakMap();

function wholeOf(point: PointLike2): WholePoint {
  let whole = wholes.get(point);
  if (whole === undefined) {
    whole = wholePoint(point);
    wholes.set(point, whole);
  }
  return whole;
}

/** At least the square of the distance: a nearest double is off by 2^-53 of itself, or by half of the least. */
function roundedUp({ numerator, denominator }: Gap): number {
  const near = toNumber(fromParts(numerator, denominator));
  return near + (near * 2 ** -52 + Number.MIN_VALUE);
}

/**
 * At most the square of the distance of two boxes. Differences, squares and their sum are each off by 2^-53 of
 * themselves, where nothing underflows: in all by less than 2^-50 of the sum. A square that is small is 0 here.
 */
function squaredGap([minX, minY, maxX, maxY]: Bounds, [lowX, lowY, highX, highY]: Bounds): number {
  const x = Math.max(lowX - maxX, minX - highX, 0);
  const y = Math.max(lowY - maxY, minY - highY, 0);
  const square = (x * x + y * y) * (1 - 2 ** -50);
  return square > LEAST ? Math.min(square, Number.MAX_VALUE) : 0;
}

const LEAST = 2 ** -900;
