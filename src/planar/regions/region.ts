/** Triangles and boxes of the plane under one form: convex regions with few vertices, possibly flat. */
import type { Relation } from '../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Box2, Point2, Triangle } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { compare, equal, SEGMENT, spans, turn } from '../linear/linear.js';

/** The convex hull of a few points, of which edge i joins vertex i to the next. */
export interface Region {
  readonly vertices: readonly Point2[];
  /** The numbers of the extreme vertices: one (a point), two (a segment), or more in counterclockwise order. */
  readonly corners: readonly number[];
  /** Whether the vertices themselves are in clockwise order. */
  readonly clockwise: boolean;
}

const COUNTERCLOCKWISE = [0, 1, 2];
const CLOCKWISE = [0, 2, 1];

/** The order of points along every line: by x, those of equal x by y. */
export function precedes(p: Point2, q: Point2): boolean {
  const order = compare(p[0]!, q[0]!);
  return order < 0 || (order === 0 && p[1]! < q[1]!);
}

/** A triangle with its extreme vertices. */
export function triangleRegion({ a, b, c }: Triangle): Region {
  const vertices = [a, b, c];
  const turning = turn(a, b, c);
  if (turning !== 0) {
    return {
      vertices,
      corners: turning > 0 ? COUNTERCLOCKWISE : CLOCKWISE,
      clockwise: turning < 0,
    };
  }
  let [first, last] = [0, 0];
  for (let i = 1; i < 3; i++) {
    if (precedes(vertices[i]!, vertices[first]!)) first = i;
    if (precedes(vertices[last]!, vertices[i]!)) last = i;
  }
  return { vertices, corners: first === last ? [0] : [first, last], clockwise: false };
}

/** A box with its extreme vertices: (min, min), (max, min), (max, max), (min, max). */
export function boxRegion({ min, max }: Box2): Region {
  const [x0, y0, x1, y1] = [min[0]!, min[1]!, max[0]!, max[1]!];
  const vertices = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  const flat = x0 === x1 || y0 === y1;
  return { vertices, corners: !flat ? [0, 1, 2, 3] : equal(min, max) ? [0] : [0, 2], clockwise: false };
}

/** Extreme vertex number i, counted in a circle. */
export function corner({ vertices, corners }: Region, i: number): Point2 {
  return vertices[corners[i % corners.length]!]!;
}

/** The number of the edge from corner i to the next one of a region that is not flat. */
export function edgeFrom({ corners, clockwise }: Region, i: number): number {
  return corners[(clockwise ? i + 1 : i) % corners.length]!;
}

/** The feature of a region at a point; `null` outside. */
export function regionFeature(region: Region, x: Point2): Feature | null {
  const { vertices, corners } = region;
  const known = vertices.findIndex((v) => equal(v, x));
  if (known >= 0) return vertex(known);
  if (corners.length < 3) {
    const along = vertices.findIndex((v, i) => between(v, vertices[(i + 1) % vertices.length]!, x));
    return along < 0 ? null : edge(along);
  }
  let on = -1;
  for (let i = 0; i < corners.length; i++) {
    const side = turn(corner(region, i), corner(region, i + 1), x);
    if (side < 0) return null;
    if (side === 0) on = edgeFrom(region, i);
  }
  return on < 0 ? face(0) : edge(on);
}

/** Whether x lies on the segment from p to q, which may be a point. */
function between(p: Point2, q: Point2, x: Point2): boolean {
  return !equal(p, q) && turn(p, q, x) === 0 && spans(SEGMENT, p, q, x);
}

/**
 * The feature of a flat region at the point where a line crosses it, given the sides of all vertices: the first vertex
 * on the line, else the first edge that the line passes through.
 */
export function crossedFeature(sides: readonly Sign[]): Feature {
  const known = sides.indexOf(0);
  if (known >= 0) return vertex(known);
  return edge(sides.findIndex((side, i) => side !== sides[(i + 1) % sides.length]));
}

/** How a region meets a point that has the given feature of it: in its relative interior or on its boundary. */
export function relationAt(region: Region, x: Point2, feature: Feature): Relation {
  const { corners } = region;
  if (corners.length > 2) return feature.type === 'face' ? 'overlapping' : 'touching';
  const atEnd = corners.length === 2 && (equal(corner(region, 0), x) || equal(corner(region, 1), x));
  return atEnd ? 'touching' : 'overlapping';
}

/** Where a point lies to a region. */
export function locateInRegion(region: Region, x: Point2): PointLocation {
  return locationAt(regionFeature(region, x), 'face');
}
