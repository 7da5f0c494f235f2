import { reject } from '../../core/errors.js';
import { edge, type Feature, vertex } from '../../core/feature.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { crossingTurn, isOnEdge, isOnLevel, ON_EDGE } from './edge-winding.js';
import { requirePoint, requirePolygon, requirePositions } from './ring.js';
import { ON_RING, ringWinding } from './winding-number.js';

/**
 * Which points a ring encloses, where it crosses itself: those that it runs around an odd number of times, or those
 * that it runs around at all (a winding number other than zero). The same for a ring that is simple.
 */
export type FillRule = 'even-odd' | 'non-zero';

const NAME = 'pointRing2dAt';

/** Where a point lies. On a boundary: of which ring (0 is the outer one, i + 1 is hole i), and the feature there. */
export type PointPolygon2d =
  | { readonly location: 'inside' }
  | { readonly location: 'outside' }
  | { readonly location: 'boundary'; readonly ring: number; readonly feature: Feature };

const INSIDE: PointPolygon2d = /* @__PURE__ */ Object.freeze({ location: 'inside' });
const OUTSIDE: PointPolygon2d = /* @__PURE__ */ Object.freeze({ location: 'outside' });

function encloses(winding: number, rule: FillRule): boolean {
  return rule === 'non-zero' ? winding !== 0 : (winding & 1) === 1;
}

function requireRule(where: string, rule: FillRule): void {
  if (rule !== 'even-odd' && rule !== 'non-zero') reject(where, 'rule', "'even-odd' or 'non-zero'", rule);
}

/** The feature of a ring at a point that lies on it: the first vertex equal to it, else the first edge through it. */
export function ringFeature(ring: Ring, x: number, y: number): Feature {
  const n = ring.length;
  const found = ring.findIndex((p) => p[0] === x && p[1] === y);
  if (found >= 0) return vertex(found);
  let i = 0;
  for (; i < n - 1; i++) {
    const a = ring[i]!;
    const b = ring[i + 1]!;
    if (isOnEdge(a[0]!, a[1]!, b[0]!, b[1]!, x, y)) break;
  }
  return edge(i);
}

/**
 * Where does a point lie: inside a polygon, outside, or on its boundary, and there on which vertex or edge?
 *
 * A polygon is a ring, or an outer ring with holes. Each ring encloses points by itself, by the given rule; the inside
 * is what the outer ring encloses and no hole does, whichever way round they run. The boundary is all rings: a point of
 * a ring is on the boundary even where other rings leave no inside near it, and the first such ring is named. On a ring
 * the feature is the first vertex equal to the point, else the first edge that contains it. Rings may touch and
 * cross themselves and each other, may repeat points, and may have few: a ring of two points is a segment, one of
 * one point is that point, and they enclose nothing.
 *
 * Source: Hormann and Agathos 2001, "The point in polygon problem for arbitrary polygons"; Ericson, Real-Time
 * Collision Detection, 5.4.1.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or if the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * pointPolygon2d([1, 1], square); // { location: 'inside' }
 * pointPolygon2d([4, 1], square); // { location: 'boundary', ring: 0, feature: edge(1) }
 * const hole = [[1, 1], [2, 1], [2, 2]];
 * pointPolygon2d([1, 1], { outer: square, holes: [hole] }); // { location: 'boundary', ring: 1, feature: vertex(0) }
 */
export function pointPolygon2d(
  point: Point2,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PointPolygon2d {
  requirePoint('pointPolygon2d', 'point', point);
  requireRule('pointPolygon2d', rule);
  const rings = requirePolygon('pointPolygon2d', 'polygon', polygon);
  const x = point[0]!;
  const y = point[1]!;
  let inside = false;
  for (let i = 0; i < rings.length; i++) {
    const winding = ringWinding(rings[i]!, x, y);
    if (winding === ON_RING) return { location: 'boundary', ring: i, feature: ringFeature(rings[i]!, x, y) };
    const enclosed = encloses(winding, rule);
    inside = i === 0 ? enclosed : inside && !enclosed;
  }
  return inside ? INSIDE : OUTSIDE;
}

/**
 * Does a polygon contain a point? The boundary counts. See {@link pointPolygon2d} for what is inside.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or if the rule is none
 * @example
 * polygonContainsPoint2d([2, 2], [[0, 4], [4, 0], [0, 0]]); // true
 * polygonContainsPoint2d([2, 2.1], [[0, 4], [4, 0], [0, 0]]); // false
 */
export function polygonContainsPoint2d(
  point: Point2,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): boolean {
  return pointPolygon2d(point, polygon, rule).location !== 'outside';
}

/**
 * Where does the point (x, y) lie: inside a ring in a flat buffer (1), on it (0), or outside (-1)?
 *
 * The ring consists of the points number start to end - 1 of the buffer (end is not included), with their coordinates
 * x, y one behind the other. Nothing is allocated. See {@link pointPolygon2d} for the rules and for rings that are not
 * simple.
 *
 * @throws RangeError naming the argument, if a coordinate is NaN or infinite, the range does not lie in the buffer, or
 * the rule is none
 * @example
 * const square = Float64Array.of(0, 0, 4, 0, 4, 4, 0, 4);
 * pointRing2dAt(square, 0, 4, 1, 1); // 1
 * pointRing2dAt(square, 0, 4, 4, 1); // 0
 * pointRing2dAt(square, 0, 4, 5, 1); // -1
 */
export function pointRing2dAt(
  positions: ArrayLike<number>,
  start: number,
  end: number,
  x: number,
  y: number,
  rule: FillRule = 'even-odd',
): Sign {
  if (!Number.isFinite(x) || !Number.isFinite(y)) requirePoint(NAME, 'point', [x, y]);
  requireRule(NAME, rule);
  if (!positions || (start | 0) !== start || (end | 0) !== end || start >= end) {
    requirePositions(NAME, positions, start, end);
    return -1;
  }
  const winding = bufferWinding(positions, start, end, x, y);
  if (winding === ON_RING) return onRing(positions, start, end);
  return encloses(winding, rule) ? 1 : -1;
}

/**
 * The winding number of a ring in a flat buffer or `ON_RING` on it and where a coordinate is not finite, or no number.
 * (Small enough for engines to inline it together with its caller, so that x and y need no memory.)
 */
function bufferWinding(
  positions: ArrayLike<number>,
  start: number,
  end: number,
  x: number,
  y: number,
): number {
  let ax = positions[2 * end - 2]!;
  let ay = positions[2 * end - 1]!;
  let wasUp = ay > y;
  let winding = 0;
  // Zero as long as all coordinates are finite, else NaN.
  let zero = ax - ax + (ay - ay);
  for (let i = 2 * start; i < 2 * end; i += 2) {
    const bx = positions[i]!;
    const by = positions[i + 1]!;
    // A list may hold texts, which are less than numbers and never equal to one.
    if (typeof bx !== 'number' || typeof by !== 'number') return ON_RING;
    const up = by > y;
    zero += bx - bx + (by - by);
    if (up !== wasUp) {
      const turn = zero === 0 ? crossingTurn(ax, ay, bx, by, x, y, up) : ON_EDGE;
      if (turn === ON_EDGE) return ON_RING;
      winding += turn;
      wasUp = up;
    } else if (by === y && isOnLevel(ax, ay, bx, x, y)) return ON_RING;
    ax = bx;
    ay = by;
  }
  return zero === 0 ? winding : ON_RING;
}

/** The answer for a point of the ring, if all coordinates are finite: the others have not been looked at. */
function onRing(positions: ArrayLike<number>, start: number, end: number): 0 {
  requirePositions(NAME, positions, start, end);
  return 0;
}
