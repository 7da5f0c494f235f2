import {
  requireFiniteNumbers,
  requireList,
  requireNumber,
  requireOneOf,
  requirePoint2,
  requirePolygon2,
  requireRange,
} from '../../core/arguments/index.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Location, PointLocation } from '../../core/location.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import { crossingTurn, isOnEdge, isOnLevel, ON_EDGE } from './edge-winding.js';
import { ON_RING, ringWinding } from './winding-number.js';

/**
 * Which points a ring encloses, where it crosses itself: those that it runs around an odd number of times, or those
 * that it runs around at all (a winding number other than zero). The same for a ring that is simple.
 */
export type FillRule = 'even-odd' | 'non-zero';

const RULES: readonly FillRule[] = ['even-odd', 'non-zero'];

/**
 * A part of a polygon: its `{ type: 'face', index: 0 }`, which is its inside, or a vertex or edge of one of its rings:
 * `ring` 0 is the outer one, i + 1 is hole i. (The face has no `ring`.)
 */
export interface PolygonFeature extends Feature {
  readonly ring?: number;
}

/** Where a point lies in relation to a polygon: `feature` is `null` exactly if it is outside. */
export interface PointPolygon2d extends PointLocation {
  readonly feature: PolygonFeature | null;
}

export const INSIDE: PointLocation = /* @__PURE__ */ Object.freeze({ location: 'inside', feature: face(0) });
export const OUTSIDE: PointLocation = /* @__PURE__ */ Object.freeze({ location: 'outside', feature: null });

/** Checks a fill rule. */
export function requireRule(where: string, rule: FillRule): void {
  if (rule !== 'even-odd' && rule !== 'non-zero') requireOneOf(where, 'rule', rule, RULES);
}

function encloses(winding: number, rule: FillRule): boolean {
  return rule === 'non-zero' ? winding !== 0 : (winding & 1) === 1;
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

/** The location of a point in a polygon of these rings, the outer one first; the arguments are not checked. */
export function locationInRings(
  rings: readonly Ring[],
  x: number,
  y: number,
  rule: FillRule,
): PointPolygon2d {
  let inside = false;
  for (let i = 0; i < rings.length; i++) {
    const winding = ringWinding(rings[i]!, x, y);
    if (winding === ON_RING) {
      const { type, index } = ringFeature(rings[i]!, x, y);
      return { location: 'boundary', feature: { type, index, ring: i } };
    }
    const enclosed = encloses(winding, rule);
    inside = i === 0 ? enclosed : inside && !enclosed;
  }
  return inside ? INSIDE : OUTSIDE;
}

/** Whether a polygon of these rings contains a point. */
function ringsContain(rings: readonly Ring[], x: number, y: number, rule: FillRule): boolean {
  let inside = false;
  for (let i = 0; i < rings.length; i++) {
    const winding = ringWinding(rings[i]!, x, y);
    if (winding === ON_RING) return true;
    const enclosed = encloses(winding, rule);
    inside = i === 0 ? enclosed : inside && !enclosed;
  }
  return inside;
}

/**
 * Where does a point lie: inside a polygon, outside, or on its boundary, and there on which vertex or edge of which
 * ring?
 *
 * A polygon is a ring, or an outer ring with holes. Each ring encloses points by itself, by the given rule; the inside
 * is what the outer ring encloses and no hole does, whichever way round they run. The boundary is all rings: a point of
 * a ring is on the boundary even where other rings leave no inside near it, and the first such ring is named. On a ring
 * the feature is the first vertex equal to the point, else the first edge that contains it. Rings may be closed (their
 * last point equal to the first), may touch and cross themselves and each other, may repeat points, and may have few: a
 * ring of two points is a segment, one of one point is that point, and they enclose nothing.
 *
 * Source: Hormann and Agathos 2001, "The point in polygon problem for arbitrary polygons"; Ericson, Real-Time
 * Collision Detection, 5.4.1.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or if the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * pointPolygon2d([1, 1], square); // { location: 'inside', feature: { type: 'face', index: 0 } }
 * pointPolygon2d([4, 1], square); // { location: 'boundary', feature: { type: 'edge', index: 1, ring: 0 } }
 * pointPolygon2d([5, 1], square); // { location: 'outside', feature: null }
 * const hole = [[1, 1], [2, 1], [2, 2]];
 * pointPolygon2d([1, 1], { outer: square, holes: [hole] }).feature; // { type: 'vertex', index: 0, ring: 1 }
 */
export function pointPolygon2d(
  point: Point2,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PointPolygon2d {
  requirePoint2('pointPolygon2d', 'point', point);
  const rings = requirePolygon2('pointPolygon2d', 'polygon', polygon);
  requireRule('pointPolygon2d', rule);
  return locationInRings(rings, point[0]!, point[1]!, rule);
}

/**
 * Does a polygon contain a point? The boundary counts. See {@link pointPolygon2d} for what is inside.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or if the rule is none
 * @example
 * polygonContainsPoint2d([[0, 4], [4, 0], [0, 0]], [2, 2]); // true
 * polygonContainsPoint2d([[0, 4], [4, 0], [0, 0]], [2, 2.1]); // false
 */
export function polygonContainsPoint2d(
  polygon: Ring | PolygonWithHoles,
  point: Point2,
  rule: FillRule = 'even-odd',
): boolean {
  const rings = requirePolygon2('polygonContainsPoint2d', 'polygon', polygon);
  requirePoint2('polygonContainsPoint2d', 'point', point);
  requireRule('polygonContainsPoint2d', rule);
  return ringsContain(rings, point[0]!, point[1]!, rule);
}

/**
 * Where does the point (x, y) lie: inside a ring in a flat buffer, on it, or outside?
 *
 * The ring consists of the points number start to end - 1 of the buffer (end is not included), with their coordinates
 * x, y one behind the other. Nothing is allocated. See {@link pointPolygon2d} for the rules and for rings that are not
 * simple.
 *
 * @throws RangeError naming the argument, if a coordinate is NaN or infinite, the range does not lie in the buffer, or
 * the rule is none
 * @example
 * const square = Float64Array.of(0, 0, 4, 0, 4, 4, 0, 4);
 * pointRing2dAt(square, 0, 4, 1, 1); // 'inside'
 * pointRing2dAt(square, 0, 4, 4, 1); // 'boundary'
 * pointRing2dAt(square, 0, 4, 5, 1); // 'outside'
 */
export function pointRing2dAt(
  positions: ArrayLike<number>,
  start: number,
  end: number,
  x: number,
  y: number,
  rule: FillRule = 'even-odd',
): Location {
  if (!Number.isFinite(x) || !Number.isFinite(y)) requireNumbers(x, y);
  requireRule('pointRing2dAt', rule);
  if (!positions || (start | 0) !== start || (end | 0) !== end || start >= end) {
    requireRingAt(positions, start, end);
    return 'outside';
  }
  const winding = bufferWinding(positions, start, end, x, y);
  if (winding === ON_RING) return onRing(positions, start, end);
  return encloses(winding, rule) ? 'inside' : 'outside';
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
function onRing(positions: ArrayLike<number>, start: number, end: number): 'boundary' {
  requireRingAt(positions, start, end);
  return 'boundary';
}

function requireNumbers(x: number, y: number): void {
  requireNumber('pointRing2dAt', 'x', x);
  requireNumber('pointRing2dAt', 'y', y);
}

function requireRingAt(positions: ArrayLike<number>, start: number, end: number): void {
  requireList('pointRing2dAt', 'positions', 'a list of numbers', positions);
  requireRange('pointRing2dAt', start, end, Math.floor(positions.length / 2));
  requireFiniteNumbers('pointRing2dAt', 'positions', positions, 2 * start, 2 * end);
}
