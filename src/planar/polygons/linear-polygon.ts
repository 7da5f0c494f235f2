/** Lines, rays and segments of the plane against polygons: from edge to edge along the line. */
import { face, vertex } from '../../core/feature.js';
import type { Line, Point2, Ring, Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { linearCrossingParameter2d, type Parameter, parameter } from '../../implicit/index.js';
import { compareParameters } from '../../implicit/parameter.js';
import {
  equal,
  heading,
  type Kind,
  LINE,
  linearFeature,
  linearsMeet,
  type RAY,
  SEGMENT,
  side,
} from '../linear/linear.js';
import { type PolygonFeature, pointPolygon2d } from './point-polygon.js';
import { firstFeature } from './region-edges.js';
import { openRing } from './ring.js';
import type { PolygonContactPoint, SegmentPolygon2d } from './segment-polygon.js';

/** A line, ray or segment that is no point, under both of its forms. */
interface Carrier {
  readonly kind: Kind;
  readonly p: Point2;
  readonly q: Point2;
  readonly linear: Segment | Line;
}

/** An edge, with the sides of the line on which its ends are. */
interface SidedEdge {
  readonly from: Point2;
  readonly to: Point2;
  readonly index: number;
  readonly ring: number;
  readonly sides: readonly [Sign, Sign];
}

/** Something on the carrier's line: a vertex of a ring, an edge that crosses it, an end of the carrier. */
interface Mark {
  readonly t: Parameter;
  /** The point, where it is one of the input. */
  readonly place?: Point2;
  /** The vertex of the polygon that it is, as the start of its edge. */
  readonly vertex?: SidedEdge;
  /** The edge that leads there from one side of the line to the other; vertices on it count as being on its right. */
  readonly edge?: SidedEdge;
}

/** All marks at one point. */
interface Stop {
  readonly t: Parameter;
  readonly marks: readonly Mark[];
}

/** All that lies along the line of a carrier. */
interface Course {
  readonly carrier: Carrier;
  readonly stops: readonly Stop[];
  /** The edges on the line, with both of their ends in order. */
  readonly along: readonly { readonly edge: SidedEdge; readonly from: Parameter; readonly to: Parameter }[];
}

/** What a line, ray or segment and a polygon have in common. */
export interface LinearPolygonStops {
  /** The points in which it meets edges or begins or ends inside, in order along it. */
  readonly contact: readonly PolygonContactPoint[];
  /** Whether it has points inside, other than its ends. */
  readonly passesInside: boolean;
}

/** Where a point of the carrier's line is on it: where a line along an axis crosses there. */
function parameterOf({ kind, p, q, linear }: Carrier, origin: Point2): Parameter {
  const direction = heading(kind, p, q, 0) === 0 ? [1, 0] : [0, 1];
  return linearCrossingParameter2d(linear, { origin, direction })!;
}

function edgesOf({ kind, p, q }: Carrier, rings: readonly Ring[]): SidedEdge[] {
  return rings.flatMap((ring, number) => {
    const sides = Array.from(ring, (v) => side(kind, p, q, v));
    return sides.map((own, index): SidedEdge => {
      const next = (index + 1) % ring.length;
      return { from: ring[index]!, to: ring[next]!, index, ring: number, sides: [own, sides[next]!] };
    });
  });
}

/** The marks of edges and of the carrier's ends. */
function marksOf(carrier: Carrier, edges: readonly SidedEdge[]): Mark[] {
  const { kind, p, q, linear } = carrier;
  const marks: Mark[] = [];
  if (kind !== LINE) marks.push({ t: parameter(0), place: p });
  if (kind === SEGMENT) marks.push({ t: parameter(1), place: q });
  for (const one of edges) {
    const [before, behind] = one.sides;
    const vertexMark = (place: Point2): Mark => ({ t: parameterOf(carrier, place), place });
    if (before === 0) marks.push({ ...vertexMark(one.from), vertex: one });
    if (before > 0 === behind > 0) continue;
    const there =
      before === 0
        ? vertexMark(one.from)
        : behind === 0
          ? vertexMark(one.to)
          : { t: linearCrossingParameter2d(linear, { start: one.from, end: one.to })! };
    marks.push({ ...there, edge: one });
  }
  return marks;
}

/** The stops in order along the carrier. */
function stopsOf(marks: readonly Mark[]): Stop[] {
  const stops: { t: Parameter; marks: Mark[] }[] = [];
  for (const mark of [...marks].sort((a, b) => compareParameters(a.t, b.t))) {
    const last = stops.at(-1);
    if (last !== undefined && compareParameters(last.t, mark.t) === 0) last.marks.push(mark);
    else stops.push({ t: mark.t, marks: [mark] });
  }
  return stops;
}

function courseOf(carrier: Carrier, rings: readonly Ring[]): Course {
  const edges = edgesOf(carrier, rings);
  const along = edges
    .filter(({ sides, from, to }) => sides[0] === 0 && sides[1] === 0 && !equal(from, to))
    .map((one) => {
      const ends = [parameterOf(carrier, one.from), parameterOf(carrier, one.to)] as const;
      const [from, to] = compareParameters(...ends) < 0 ? ends : [ends[1], ends[0]];
      return { edge: one, from, to };
    });
  return { carrier, stops: stopsOf(marksOf(carrier, edges)), along };
}

function isWithin({ kind }: Carrier, t: Parameter): boolean {
  if (kind !== LINE && compareParameters(t, parameter(0)) < 0) return false;
  return kind !== SEGMENT || compareParameters(t, parameter(1)) <= 0;
}

/** The edges that run along the line from one parameter to another. */
function edgesAlong({ along }: Course, s: Parameter, t: Parameter): SidedEdge[] {
  return along
    .filter(({ from, to }) => compareParameters(from, s) <= 0 && compareParameters(t, to) <= 0)
    .map((one) => one.edge);
}

/** The polygon's feature at a stop, with what is right behind it where no edge is met; `null` outside. */
function featureAt(course: Course, { t, marks }: Stop, inside: boolean): PolygonFeature | null {
  const edges = [...marks.flatMap((mark) => mark.edge ?? []), ...edgesAlong(course, t, t)];
  let found: PolygonFeature | undefined;
  for (const { vertex: at } of marks) {
    if (at !== undefined) found = firstFeature(found, { type: 'vertex', index: at.index, ring: at.ring });
  }
  for (const { index, ring } of edges) found = firstFeature(found, { type: 'edge', index, ring });
  return found ?? (inside ? face(0) : null);
}

/**
 * What a line, ray or segment and the polygon of rings have in common; p and q are origin and direction, or start and
 * end. The inside is by the even-odd rule over all rings.
 *
 * From stop to stop along the line a number of edges is crossed, those to its left counted: between two stops all is
 * inside if it is odd, unless an edge runs along there.
 */
export function linearPolygonStops(
  kind: Kind,
  p: Point2,
  q: Point2,
  closed: readonly Ring[],
): LinearPolygonStops {
  const rings = closed.map(openRing);
  if (kind === SEGMENT && equal(p, q)) return pointStops(p, rings);
  const linear = kind === SEGMENT ? { start: p, end: q } : { origin: p, direction: q };
  const course = courseOf({ kind, p, q, linear }, rings);
  const contact: PolygonContactPoint[] = [];
  let inside = false;
  let passesInside = false;
  course.stops.forEach((stop, k) => {
    const { t, marks } = stop;
    if (marks.flatMap((mark) => mark.edge ?? []).length % 2 === 1) inside = !inside;
    if (!isWithin(course.carrier, t)) return;
    const b = featureAt(course, stop, inside);
    const place = marks.find((mark) => mark.place !== undefined)?.place;
    if (b !== null) contact.push({ a: linearFeature(kind, p, q, place ?? 0), b });
    const next = course.stops[k + 1];
    if (!inside || next === undefined || !isWithin(course.carrier, next.t)) return;
    if (edgesAlong(course, t, next.t).length === 0) passesInside = true;
  });
  return { contact, passesInside };
}

function pointStops(p: Point2, rings: readonly Ring[]): LinearPolygonStops {
  const b = pointPolygon2d(p, { outer: rings[0]!, holes: rings.slice(1) }).feature;
  return { contact: b === null ? [] : [{ a: vertex(0), b }], passesInside: b?.type === 'face' };
}

/** How a line or a ray and the polygon of checked rings meet: what has no end goes outside. */
export function endlessPolygonContact(
  kind: typeof LINE | typeof RAY,
  p: Point2,
  q: Point2,
  rings: readonly Ring[],
): SegmentPolygon2d {
  const { contact, passesInside: interior } = linearPolygonStops(kind, p, q, rings);
  return {
    relation: interior ? 'overlapping' : contact.length > 0 ? 'touching' : 'disjoint',
    contact,
    containment: 'none',
    interior,
    boundary: contact.some(({ b }) => b.type !== 'face'),
    exterior: true,
  };
}

/** Do a line or a ray, which come out of every polygon, and the polygon of checked rings have a common point? */
export function endlessMeetsPolygon(
  kind: typeof LINE | typeof RAY,
  p: Point2,
  q: Point2,
  rings: readonly Ring[],
): boolean {
  return rings.some((ring) => {
    let from = ring[ring.length - 1]!;
    for (let i = 0; i < ring.length; i++) {
      const to = ring[i]!;
      if (linearsMeet(kind, p, q, SEGMENT, from, to)) return true;
      from = to;
    }
    return false;
  });
}
