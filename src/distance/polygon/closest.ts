import { compare, fromNumber, type Rational } from '../../arithmetic/rational.js';
import { face, vertex } from '../../core/feature.js';
import type { Point2 } from '../../core/shapes.js';
import type { PolygonFeature } from '../../planar/polygons/point-polygon.js';
import { type ClosestPair, type Distance, type Found, rationalPair } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { distanceOf } from '../lazy/known-distance.js';
import { laterDistance } from '../lazy/later-distance.js';
import { place2d, SECOND } from '../small/arena.js';
import { squaredDistanceOf } from '../small/nearest-pair.js';
import { type Branch, branchOf, squaredGap } from './branch.js';
import type { Part, Side } from './side.js';

/** A pair of closest points; a feature of a polygon is that of a ring, or its inside. */
export interface PolygonClosestPair extends ClosestPair {
  readonly a: PolygonFeature;
  readonly b: PolygonFeature;
}

/** The distance of a shape of the plane from a polygon. */
export interface PolygonDistance2d extends Distance {
  /**
   * Apart, the closest points of each pair of edges that are closest. Of shapes that meet, the corners of what they
   * have in common: vertices of either in the other, and where boundaries cross or touch. Each pair of points once, in
   * the lexicographic order of the middles between both points.
   */
  readonly closest: readonly PolygonClosestPair[];
}

/** Two parts, and how far they are from each other. */
interface Near {
  readonly a: Part;
  readonly b: Part;
  readonly found: Distance;
}

/**
 * The distance of two shapes of which one at least is a polygon.
 *
 * Shapes of which no parts meet are apart, or one component of what they have in common is bounded by a whole ring of
 * one, or is one shape itself: then a sample of it is within the other.
 *
 * Only one point is closest if only one is found. Of shapes that meet: what they have in common is closed, bounded, and
 * made of polygons, segments and points. If it has two points, its convex hull has two corners, and each of these is a
 * vertex of either shape, or the end of what a part has in common with another one.
 */
export function polygonDistance(a: Side, b: Side): PolygonDistance2d {
  return laterDistance(() => exactDistance(a, b), unknown) as PolygonDistance2d;
}

const unknown = (): number => Number.NaN;

/** The same at once. */
export function exactDistance(a: Side, b: Side): PolygonDistance2d {
  const nearest = nearestParts(a, b);
  const { squaredDistance } = nearest[0]!.found;
  const isTouching = squaredDistance.numerator === 0n;
  if (!isTouching && !hasSampleWithin(a, b) && !hasSampleWithin(b, a)) {
    return distanceOf(squaredDistance, () => closestOf(a, b, pairsOf(nearest))) as PolygonDistance2d;
  }
  const find = () => {
    const within = [...cornersWithin(a, b), ...cornersWithin(b, a).map(swapped)];
    return closestOf(a, b, isTouching ? [...pairsOf(nearest), ...within] : within);
  };
  return distanceOf(fromNumber(0), find) as PolygonDistance2d;
}

function hasSampleWithin(a: Side, b: Side): boolean {
  return a.samples.some((corner) => b.isWithin(corner));
}

function pairsOf(nearest: readonly Near[]): ClosestPair[] {
  return nearest.flatMap(({ found }) => found.closest);
}

/** The corners of the first shape that are within the second: each its own closest point. */
function cornersWithin(a: Side, b: Side): ClosestPair[] {
  return a.corners.flatMap((corner, i) => {
    if (!b.isWithin(corner)) return [];
    const at = [corner[0]! + 0, corner[1]! + 0].map(fromNumber);
    return [rationalPair([vertex(i), at], [face(0), [...at]])];
  });
}

function swapped({ a, b, pointA, pointB }: ClosestPair): ClosestPair {
  return rationalPair([b, pointA], [a, pointB]);
}

/**
 * Each pair of points once, in the order of their middles, and what they lie on.
 *
 * Two pairs that are closest have no middle in common: with m + v, m - v and m + w, m - w, of one length, the first
 * point of one and the second of the other differ by v + w, which is shorter than 2 v unless w = v. The order is one of
 * pairs, whichever shape comes first.
 */
function closestOf(a: Side, b: Side, pairs: readonly ClosestPair[]): Found {
  const placed = pairs.map((pair) => ({ pair, twice: pair.pointA.map((x, k) => sum(x, pair.pointB[k]!)) }));
  // Stable: of equal pairs the first one stays, which has the first corner.
  placed.sort((p, q) => comparePoints(p.twice, q.twice));
  const closest = placed
    .filter(({ twice }, i) => i === 0 || comparePoints(placed[i - 1]!.twice, twice) !== 0)
    .map(({ pair: { a: f, b: g, pointA, pointB, rounded } }) => {
      const placedA = a.featureAt(pointA, rounded.pointA, f);
      const placedB = b.featureAt(pointB, rounded.pointB, g);
      return rationalPair([placedA, pointA], [placedB, pointB]);
    });
  return { unique: closest.length === 1, closest };
}

/** A sum that is only compared: it need not be in lowest terms. */
function sum(x: Rational, y: Rational): Rational {
  if (x.denominator === y.denominator) {
    return { numerator: x.numerator + y.numerator, denominator: x.denominator };
  }
  return {
    numerator: x.numerator * y.denominator + y.numerator * x.denominator,
    denominator: x.denominator * y.denominator,
  };
}

function comparePoints(p: readonly Rational[], q: readonly Rational[]): number {
  return compare(p[0]!, q[0]!) || compare(p[1]!, q[1]!);
}

/** Two parts by their numbers. */
interface Candidate {
  readonly i: number;
  readonly k: number;
}

/** Collects the pairs of parts whose rounded squares are the least. */
class Candidates {
  #least = Infinity;
  #found: Candidate[] = [];

  /** Looks at all pairs of two branches that may be among them, nearer ones first. */
  visit(a: Branch, b: Branch): void {
    if (squaredGap(a.range, b.range) > this.#least) return;
    if (a.halves.length === 0 && b.halves.length === 0) {
      a.parts.forEach((p, i) => {
        b.parts.forEach((q, k) => {
          this.#see(p, q, { i: a.first + i, k: b.first + k });
        });
      });
      return;
    }
    const splitsFirst = b.halves.length === 0 || (a.halves.length > 0 && a.parts.length >= b.parts.length);
    const next = splitsFirst
      ? a.halves.map((half) => [half, b] as const)
      : b.halves.map((half) => [a, half] as const);
    const gaps = next.map(([x, y]) => squaredGap(x.range, y.range));
    for (const [x, y] of gaps[0]! <= gaps[1]! ? next : [...next].reverse()) this.visit(x, y);
  }

  #see(p: Part, q: Part, numbers: Candidate): void {
    if (squaredGap(p.range, q.range) > this.#least) return;
    const square = roundedSquare(p.corners, q.corners);
    if (square > this.#least) return;
    // Without bounds there is no square, and all are candidates.
    if (square < this.#least) this.#found = [];
    if (!Number.isNaN(square)) this.#least = square;
    this.#found.push(numbers);
  }

  /** By the number of the first part, then of the second. */
  inOrder(): readonly Candidate[] {
    return this.#found.sort((x, y) => x.i - y.i || x.k - y.k);
  }
}

/**
 * The pairs of parts that are closest, exactly. Rounding keeps the order, so that they are among those whose rounded
 * squares are the least.
 */
function nearestParts(a: Side, b: Side): Near[] {
  const candidates = new Candidates();
  candidates.visit(branchOf(a.parts), branchOf(b.parts));
  return leastOf(
    candidates.inOrder().map(({ i, k }) => {
      const [p, q] = [a.parts[i]!, b.parts[k]!];
      return { a: p, b: q, found: measure2d(p.cells(), q.cells()) };
    }),
  );
}

/**
 * The square of the distance of the hull of up to four corners from a segment, rounded to the nearest double; NaN
 * without corners.
 */
function roundedSquare(corners: readonly Point2[], segment: readonly Point2[]): number {
  if (corners.length === 0) return Number.NaN;
  if (corners.length > 3) {
    const [p, q, r, s] = corners as readonly [Point2, Point2, Point2, Point2];
    return Math.min(roundedSquare([p, q, r], segment), roundedSquare([r, s, p], segment));
  }
  const [few, many] = corners.length < segment.length ? [corners, segment] : [segment, corners];
  few.forEach((p, i) => {
    place2d(i, p);
  });
  many.forEach((p, i) => {
    place2d(SECOND + i, p);
  });
  return squaredDistanceOf(few.length, many.length);
}

function leastOf(all: readonly Near[]): Near[] {
  let best: Near[] = [];
  for (const near of all) {
    const order =
      best.length === 0 ? -1 : compare(near.found.squaredDistance, best[0]!.found.squaredDistance);
    if (order < 0) best = [near];
    else if (order === 0) best.push(near);
  }
  return best;
}
