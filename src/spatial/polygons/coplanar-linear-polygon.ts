/** Segments, rays and lines in the plane of a polygon, after one coordinate was left out of both. */
import type { Contact, ContactPoint } from '../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Line, Point2, Ring, Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { linearCrossingParameter2d, type Parameter, parameter } from '../../implicit/index.js';
import { compareParameters } from '../../implicit/parameter.js';
import {
  equal,
  heading,
  LINE,
  linearFeature,
  type Kind as PlanarKind,
  RAY,
  SEGMENT,
  side,
} from '../../planar/linear/linear.js';
import { pointPolygon2d } from '../../planar/polygons/point-polygon.js';
import { DISJOINT } from '../triangles/feature-codes.js';
import type { Kind } from '../triangles/linear-workspace.js';

/** A segment, ray or line of the plane, under both of its forms. */
interface Carrier {
  readonly kind: PlanarKind;
  readonly p: Point2;
  readonly q: Point2;
  readonly linear: Segment | Line;
}

/** Something on the carrier line: a vertex of the ring, an edge that crosses it, an end of the carrier. */
interface Mark {
  readonly t: Parameter;
  /** The point, where it is one of the input. */
  readonly place?: Point2;
  /** The edge that leads there from one side of the line to the other; vertices on it count as being on its right. */
  readonly edge?: number;
}

/** All marks at one point. */
interface Stop {
  readonly t: Parameter;
  readonly marks: readonly Mark[];
}

/** The feature of a polygon at a point. */
function featureAt(place: Point2, ring: Ring): Feature | null {
  const found = pointPolygon2d(place, ring);
  if (found.location === 'boundary') return found.feature;
  return found.location === 'inside' ? face(0) : null;
}

/** Where a point of the carrier's line is on it: where a line along an axis crosses there. */
function parameterOf({ kind, p, q, linear }: Carrier, origin: Point2): Parameter {
  const direction = heading(kind, p, q, 0) === 0 ? [1, 0] : [0, 1];
  return linearCrossingParameter2d(linear, { origin, direction })!;
}

/** The marks of a ring, given the sides of its vertices, and of the carrier's ends. */
function marksOf(carrier: Carrier, ring: Ring, sides: readonly Sign[]): Mark[] {
  const marks: Mark[] = [];
  if (carrier.kind !== LINE) marks.push({ t: parameter(0), place: carrier.p });
  if (carrier.kind === SEGMENT) marks.push({ t: parameter(1), place: carrier.q });
  ring.forEach((start, i) => {
    const next = (i + 1) % ring.length;
    const end = ring[next]!;
    const vertexMark = (place: Point2) => ({ t: parameterOf(carrier, place), place });
    if (sides[i] === 0) marks.push(vertexMark(start));
    if (sides[i]! > 0 === sides[next]! > 0) return;
    const there =
      sides[i] === 0
        ? vertexMark(start)
        : sides[next] === 0
          ? vertexMark(end)
          : { t: linearCrossingParameter2d(carrier.linear, { start, end })! };
    marks.push({ ...there, edge: i });
  });
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

/** The edges on the carrier's line, as numbers with both ends in order. */
function edgesAlong(carrier: Carrier, ring: Ring, sides: readonly Sign[]) {
  return ring.flatMap((start, i) => {
    const next = (i + 1) % ring.length;
    if (sides[i] !== 0 || sides[next] !== 0 || equal(start, ring[next]!)) return [];
    const ends = [parameterOf(carrier, start), parameterOf(carrier, ring[next]!)] as const;
    const [from, to] = compareParameters(...ends) < 0 ? ends : [ends[1], ends[0]];
    return [
      {
        i,
        covers: (s: Parameter, t: Parameter) =>
          compareParameters(from, s) <= 0 && compareParameters(t, to) <= 0,
      },
    ];
  });
}

function isWithin({ kind }: Carrier, t: Parameter): boolean {
  if (kind !== LINE && compareParameters(t, parameter(0)) < 0) return false;
  return kind !== SEGMENT || compareParameters(t, parameter(1)) <= 0;
}

/**
 * How a segment, ray or line and a ring meet in the plane; p and q are start and end, or origin and direction. The
 * inside is by the even-odd rule. The contact is the first and the last common point, or the only one.
 *
 * From stop to stop along the line a number of edges is crossed, those to its left counted: between two stops all is
 * inside if it is odd, unless an edge runs along there.
 */
export function coplanarLinearPolygon(type: Kind, p: Point2, q: Point2, ring: Ring): Contact {
  if (type === 'segment' && equal(p, q)) return pointContact(p, ring);
  const kind: PlanarKind = type === 'segment' ? SEGMENT : type === 'ray' ? RAY : LINE;
  const linear = type === 'segment' ? { start: p, end: q } : { origin: p, direction: q };
  const carrier: Carrier = { kind, p, q, linear };
  const sides = ring.map((v) => side(kind, p, q, v));
  const along = edgesAlong(carrier, ring, sides);
  const stops = stopsOf(marksOf(carrier, ring, sides));
  const contact: ContactPoint[] = [];
  let inside = false;
  let passesInside = false;
  stops.forEach(({ t, marks }, k) => {
    const crossed = marks.flatMap((mark) => mark.edge ?? []);
    if (crossed.length % 2 === 1) inside = !inside;
    if (!isWithin(carrier, t)) return;
    const place = marks.find((mark) => mark.place !== undefined)?.place;
    const through = along.filter(({ covers }) => covers(t, t)).map(({ i }) => i);
    const its = place === undefined ? edge(Math.min(...crossed, ...through)) : featureAt(place, ring);
    if (its !== null) contact.push({ a: linearFeature(kind, p, q, place ?? 0), b: its });
    const next = stops[k + 1];
    if (!inside || next === undefined || !isWithin(carrier, next.t)) return;
    if (!along.some(({ covers }) => covers(t, next.t))) passesInside = true;
  });
  if (contact.length === 0) return DISJOINT;
  const ends = contact.length === 1 ? contact : [contact[0]!, contact.at(-1)!];
  return { relation: passesInside ? 'overlapping' : 'touching', contact: ends };
}

function pointContact(p: Point2, ring: Ring): Contact {
  const its = featureAt(p, ring);
  if (its === null) return DISJOINT;
  return { relation: its.type === 'face' ? 'overlapping' : 'touching', contact: [{ a: vertex(0), b: its }] };
}
