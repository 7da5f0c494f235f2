import { compare, fromNumber, type Rational } from '../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requirePolygon2 } from '../../core/arguments/index.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import {
  type FillRule,
  locationInRings,
  type PolygonFeature,
  requireRule,
} from '../../planar/polygons/point-polygon.js';
import { openRing } from '../../planar/polygons/ring.js';
import type { ScaledCells } from '../engine/cells.js';
import { SEGMENT_KIND } from '../shapes/linear.js';
import { givenBy } from '../shapes/planar.js';
import { isBesideLine } from './beside-line.js';

/** A convex part of a shape: of a polygon, an edge. */
export interface Part {
  /** The part over integers, made when it is needed: most edges are not. */
  readonly cells: () => ScaledCells;
  /** The corners it is the hull of, up to four; none of what has no bounds. */
  readonly corners: readonly Point2[];
  readonly range: Range;
}

/** The least and the greatest coordinates: min x, min y, max x, max y. */
export type Range = readonly [number, number, number, number];

const EVERYWHERE: Range = [-Infinity, -Infinity, Infinity, Infinity];

function rangeOf(corners: readonly Point2[]): Range {
  if (corners.length === 0) return EVERYWHERE;
  const [xs, ys] = [corners.map((p) => p[0]!), corners.map((p) => p[1]!)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** One of two shapes of which a polygon is one: its boundary in parts, or all of it, if it is convex. */
export interface Side {
  readonly parts: readonly Part[];
  readonly corners: readonly Point2[];
  /** Corners, of which one is in another shape if any point is, and no two parts meet: one of each ring. */
  readonly samples: readonly Point2[];
  /** Is a point within the shape, and not on a part of it? */
  readonly isWithin: (p: Point2) => boolean;
  /**
   * What of the shape a point of it, exact and rounded, lies on; `known` is what is known of a convex shape, of a
   * polygon nothing.
   */
  readonly featureAt: (
    point: readonly Rational[],
    rounded: readonly number[],
    known: Feature,
  ) => PolygonFeature;
}

/** A convex shape: a bounded one is the hull of its corners. */
export function convexSide(cells: ScaledCells, given: readonly Point2[], isBounded = true): Side {
  const corners = given.map(copyOf);
  return {
    parts: [partOf(() => cells, isBounded ? corners : [])],
    corners,
    samples: corners.slice(0, 1),
    isWithin: () => false,
    featureAt: (_, __, known) => known,
  };
}

/**
 * The closest points are found when they are asked for: by then the caller may have other numbers in the same lists.
 */
function copyOf(p: Point2): Point2 {
  return [p[0]!, p[1]!];
}

function partOf(cells: Part['cells'], corners: readonly Point2[]): Part {
  return { cells, corners, range: rangeOf(corners) };
}

/** A polygon, checked. */
export function polygonSide(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule,
): Side {
  const rings = requirePolygon2(where, name, polygon, 1).map((ring) => openRing(ring).map(copyOf));
  requireRule(where, rule);
  return sideOfRings(rings, rule);
}

/** A polygon of open rings that nobody else has. */
export function sideOfRings(rings: readonly Ring[], rule: FillRule): Side {
  return {
    parts: rings.flatMap((ring) => Array.from(ring, (start, i) => edgePart(start, endOf(ring, i)))),
    corners: rings.flatMap((ring) => Array.from(ring)),
    samples: rings.map((ring) => ring[0]!),
    isWithin: (p) => locationInRings(rings, p[0]!, p[1]!, rule).location === 'inside',
    featureAt: (point, rounded) => featureInRings(rings, point, rounded),
  };
}

function edgePart(start: Point2, end: Point2): Part {
  return partOf(() => givenBy(SEGMENT_KIND, start, end).cells(), [start, end]);
}

function endOf(ring: Ring, i: number): Point2 {
  return ring[(i + 1) % ring.length]!;
}

/** The first ring that a point is on, of that the first vertex at the point, else the first edge; else the inside. */
function featureInRings(
  rings: readonly Ring[],
  point: readonly Rational[],
  rounded: readonly number[],
): PolygonFeature {
  for (const [r, ring] of rings.entries()) {
    const i = ring.findIndex((corner) => isAt(point, rounded, corner));
    if (i >= 0) return { ...vertex(i), ring: r };
    const k = ring.findIndex((start, j) => isBetween(point, rounded, start, endOf(ring, j)));
    if (k >= 0) return { ...edge(k), ring: r };
  }
  return face(0);
}

/** A number that is a double is rounded to itself. */
function isAt(point: readonly Rational[], rounded: readonly number[], corner: Point2): boolean {
  if (rounded[0] !== corner[0] || rounded[1] !== corner[1]) return false;
  return point.every((x, k) => compare(x, fromNumber(corner[k]!)) === 0);
}

/** Is a point on a segment? */
function isBetween(
  point: readonly Rational[],
  rounded: readonly number[],
  start: Point2,
  end: Point2,
): boolean {
  // Rounding keeps the order: what is between two doubles is so after it.
  for (let k = 0; k < 2; k++) {
    const [from, to, x] = [start[k]!, end[k]!, rounded[k]!];
    if ((x < from && x < to) || (x > from && x > to)) return false;
  }
  // Most edges that have a point in their range are not near it.
  if (isBesideLine(rounded, start, end)) return false;
  const isWithin = point.every((x, k) => {
    const [from, to] = [compare(x, fromNumber(start[k]!)), compare(x, fromNumber(end[k]!))];
    return from * to <= 0;
  });
  return isWithin && isOnLine(point, start, end);
}

/**
 * Is a point on the line through two others, which may be one? The sign of a determinant, times the denominators of the
 * point.
 */
function isOnLine([x, y]: readonly Rational[], start: Point2, end: Point2): boolean {
  const numbers = [start[0]!, start[1]!, end[0]!, end[1]!];
  const exponent = Math.min(commonExponent(numbers), 0);
  const [u, v, s, t] = scaledIntegers(numbers, exponent) as [bigint, bigint, bigint, bigint];
  const shift = BigInt(-exponent);
  const across = (x!.numerator << shift) - u * x!.denominator;
  const up = (y!.numerator << shift) - v * y!.denominator;
  return (s - u) * up * x!.denominator === (t - v) * across * y!.denominator;
}
