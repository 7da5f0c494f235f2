import type { Contact, ContactPoint, Relation } from '../../core/contact.js';
import { requireObject } from '../../core/errors.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Line, Ray, Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { type PlaneOrTriangle, requirePlane, requirePoint, riseOf, sideOf } from './plane-arguments.js';
import { FIRST, loadDirection } from './workspace.js';

/** How a segment meets a plane. */
export interface SegmentPlane extends Contact {
  /** The sides of the plane on which its ends lie. */
  readonly start: Sign;
  readonly end: Sign;
}

/** How a ray or a line meets a plane. */
export interface RayPlane extends Contact {
  /** The side of the plane on which the origin lies. */
  readonly origin: Sign;
  /** The side to which the direction leads; 0 if it is parallel to the plane. */
  readonly direction: Sign;
}

function at(...features: readonly Feature[]): ContactPoint[] {
  return features.map((a) => ({ a, b: face(0) }));
}

/**
 * How does a segment meet a plane?
 *
 * `disjoint` (strictly on one side), `touching` (one end on the plane), `crossing` (the ends strictly on two sides),
 * `overlapping` (in the plane; a segment that is a point is that if it is on the plane). The contact has the segment's
 * features: vertex 0, vertex 1, edge 0; the plane's is always face 0. A segment in the plane has both ends as contact.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.1.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal, three collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * segmentPlane({ start: [0, 0, 3], end: [0, 0, -3] }, floor).relation; // 'crossing'
 * segmentPlane({ start: [0, 0, 3], end: [0, 0, 1] }, floor); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 1 }, b: { type: 'face', index: 0 } }], start: 1, end: 0 }
 * segmentPlane({ start: [0, 0, 0], end: [5, 0, 0] }, { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] }).relation; // 'overlapping'
 */
export function segmentPlane(segment: Segment, plane: PlaneOrTriangle): SegmentPlane {
  requirePlane('segmentPlane', plane);
  requireObject('segmentPlane', 'segment', '{start, end}', segment);
  requirePoint('segmentPlane', 'segment.start', segment.start);
  requirePoint('segmentPlane', 'segment.end', segment.end);
  const start = sideOf(plane, segment.start);
  const end = sideOf(plane, segment.end);
  const isPoint = [0, 1, 2].every((j) => segment.start[j] === segment.end[j]);
  if (start === 0 && end === 0) {
    const contact = isPoint ? at(vertex(0)) : at(vertex(0), vertex(1));
    return { relation: 'overlapping', contact, start, end };
  }
  if (start === end) return { relation: 'disjoint', contact: [], start, end };
  if (start === 0) return { relation: 'touching', contact: at(vertex(0)), start, end };
  if (end === 0) return { relation: 'touching', contact: at(vertex(1)), start, end };
  return { relation: 'crossing', contact: at(edge(0)), start, end };
}

function loadRayArguments(where: string, name: string, line: Ray | Line): void {
  requireObject(where, name, '{origin, direction}', line);
  const { origin, direction } = line;
  requirePoint(where, `${name}.origin`, origin);
  loadDirection(where, `${name}.direction`, FIRST, direction);
}

function answer(relation: Relation, contact: ContactPoint[], origin: Sign, direction: Sign): RayPlane {
  return { relation, contact, origin, direction };
}

/**
 * How does a ray meet a plane?
 *
 * As in {@link segmentPlane}, where the ray's only end is its origin, vertex 0. Of a ray in the plane the contact lists
 * the origin, its only extreme point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.1.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal or direction, collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * rayPlane({ origin: [0, 0, 3], direction: [0, 0, -1] }, floor).relation; // 'crossing'
 * rayPlane({ origin: [0, 0, 3], direction: [0, 0, 1] }, floor); // { relation: 'disjoint', contact: [], origin: 1, direction: 1 }
 */
export function rayPlane(ray: Ray, plane: PlaneOrTriangle): RayPlane {
  requirePlane('rayPlane', plane);
  loadRayArguments('rayPlane', 'ray', ray);
  const side = sideOf(plane, ray.origin);
  const rise = riseOf(plane, ray.direction);
  if (side === 0) return answer(rise === 0 ? 'overlapping' : 'touching', at(vertex(0)), side, rise);
  if (rise === 0 || rise === side) return answer('disjoint', [], side, rise);
  return answer('crossing', at(edge(0)), side, rise);
}

/**
 * How does a line meet a plane? `crossing`, `overlapping` (it lies in the plane) or `disjoint` (parallel). A line in the
 * plane has no extreme point, so the contact is empty there.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.1; Eberly, 3D Game Engine Design, 5.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal or direction, collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * linePlane({ origin: [0, 0, 3], direction: [5, 0, 1e-300] }, floor).relation; // 'crossing'
 * linePlane({ origin: [0, 0, 1], direction: [5, 0, 0] }, floor).relation; // 'overlapping'
 */
export function linePlane(line: Line, plane: PlaneOrTriangle): RayPlane {
  requirePlane('linePlane', plane);
  loadRayArguments('linePlane', 'line', line);
  const side = sideOf(plane, line.origin);
  const rise = riseOf(plane, line.direction);
  if (rise !== 0) return answer('crossing', at(edge(0)), side, rise);
  return answer(side === 0 ? 'overlapping' : 'disjoint', [], side, rise);
}
