import {
  compare,
  fromNumber,
  multiply,
  type Rational,
  sign,
  subtract,
} from '../../../arithmetic/rational.js';
import { requirePolygon2 } from '../../../core/arguments/index.js';
import { edge, type Feature, face, vertex } from '../../../core/feature.js';
import type { Point2, PolygonWithHoles, Ring } from '../../../core/shapes.js';
import {
  type FillRule,
  locationInRings,
  type PolygonFeature,
  requireRule,
} from '../../../planar/polygons/point-polygon.js';
import { openRing } from '../../../planar/polygons/ring.js';
import type { ScaledCells } from '../../engine/cells.js';
import { segment2dCells } from '../../shapes/planar.js';

/** A convex part of a shape: of a polygon, an edge. */
export interface Part {
  readonly cells: ScaledCells;
  /** The corners it is the hull of, up to four; none of what has no bounds. */
  readonly corners: readonly Point2[];
}

/** One of two shapes of which a polygon is one: its boundary in parts, or all of it, if it is convex. */
export interface Side {
  readonly parts: readonly Part[];
  readonly corners: readonly Point2[];
  /** Corners, of which one is in another shape if any point is, and no two parts meet: one of each ring. */
  readonly samples: readonly Point2[];
  /** Is a point within the shape, and not on a part of it? */
  readonly isWithin: (p: Point2) => boolean;
  /** What of the shape a point of it lies on; `known` is what is known of a convex shape, of a polygon nothing. */
  readonly featureAt: (point: readonly Rational[], known: Feature) => PolygonFeature;
}

/** A convex shape: a bounded one is the hull of its corners. */
export function convexSide(cells: ScaledCells, corners: readonly Point2[], isBounded = true): Side {
  return {
    parts: [{ cells, corners: isBounded ? corners : [] }],
    corners,
    samples: corners.slice(0, 1),
    isWithin: () => false,
    featureAt: (_, known) => known,
  };
}

/** A polygon, checked. */
export function polygonSide(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule,
): Side {
  const rings = requirePolygon2(where, name, polygon, 1).map(openRing);
  requireRule(where, rule);
  const edgePart = (start: Point2, end: Point2): Part => ({
    cells: segment2dCells(where, name, { start, end }),
    corners: [start, end],
  });
  return {
    parts: rings.flatMap((ring) => ring.map((start, i) => edgePart(start, endOf(ring, i)))),
    corners: rings.flat(),
    samples: rings.map(([first]) => first!),
    isWithin: (p) => locationInRings(rings, p[0]!, p[1]!, rule).location === 'inside',
    featureAt: (point) => featureInRings(rings, point),
  };
}

function endOf(ring: Ring, i: number): Point2 {
  return ring[(i + 1) % ring.length]!;
}

/** The first ring that a point is on, of that the first vertex at the point, else the first edge; else the inside. */
function featureInRings(rings: readonly Ring[], point: readonly Rational[]): PolygonFeature {
  for (const [r, ring] of rings.entries()) {
    const i = ring.findIndex((corner) => isAt(point, corner));
    if (i >= 0) return { ...vertex(i), ring: r };
    const k = ring.findIndex((start, j) => isBetween(point, start, endOf(ring, j)));
    if (k >= 0) return { ...edge(k), ring: r };
  }
  return face(0);
}

function isAt(point: readonly Rational[], corner: Point2): boolean {
  return point.every((x, k) => compare(x, fromNumber(corner[k]!)) === 0);
}

/** Is a point on a segment? */
function isBetween(point: readonly Rational[], start: Point2, end: Point2): boolean {
  const [ux, uy] = [0, 1].map((k) => subtract(fromNumber(end[k]!), fromNumber(start[k]!)));
  const [px, py] = point.map((x, k) => subtract(x, fromNumber(start[k]!)));
  if (compare(multiply(ux!, py!), multiply(uy!, px!)) !== 0) return false;
  return point.every((x, k) => {
    const [from, to] = [sign(subtract(x, fromNumber(start[k]!))), sign(subtract(x, fromNumber(end[k]!)))];
    return from * to <= 0;
  });
}
