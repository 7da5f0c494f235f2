import type { ContactPoint, Relation } from '../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Line, Ray, Ring, Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { flatten } from '../../planar/polygons/ring.js';
import { polygonAreaSign } from '../../predicates/polygon-area-sign.js';
import { affineBasis } from '../hull/affine-hull.js';
import { around, beside, type Kind, loadRay, loadSegment, riseOfRay } from '../triangles/linear-workspace.js';
import {
  AXES,
  type Axis,
  collinear,
  FIRST,
  loadPoint,
  ORIGIN,
  orientation,
  TARGET,
  turn,
  X,
} from '../triangles/workspace.js';
import { coplanarLinearPolygon } from './coplanar-linear-polygon.js';
import { axisOf, requirePolygon, withoutAxis } from './polygon-planarity.js';

/** How a segment, ray or line meets a polygon in space. */
export interface LinearPolygon {
  /**
   * The relation; `overlapping` only in the polygon's plane. Or `not planar` if the polygon's vertices lie in no plane, so
   * that it has no inside; `degenerate` if they are collinear.
   */
  readonly relation: Relation | 'not planar' | 'degenerate';
  /**
   * The common point: the feature of the linear shape and that of the polygon. In the polygon's plane the first and the
   * last common point along the linear shape, or the only one.
   */
  readonly contact: readonly ContactPoint[];
  /**
   * 1 if it comes from the front, where the ring runs counterclockwise (by its signed area), -1 if from the back; 0 if
   * it does not pass through the polygon's plane, or misses the polygon, or if the ring's signed area is zero (parts of
   * a ring that crosses itself cancel).
   */
  readonly facing: Sign;
}

/**
 * How does a segment meet a polygon in space?
 *
 * The polygon is simple and planar, convex or not; a quad is a polygon of four vertices. `disjoint`, `touching` (an end on the
 * polygon, or the segment meets a vertex or an edge), `crossing` (through the face), or that there is no polygon: see
 * {@link LinearPolygon}. Even-odd decides what is inside where a ring crosses itself.
 *
 * A segment in the polygon's plane is `overlapping` if a part of it lies inside (or it is a point inside), else
 * `touching` or `disjoint`. What a polygon that is not convex has in common with it may be in several pieces: the contact has
 * the first and the last common point.
 *
 * The point where the segment passes through the plane is never computed: the sides on which the segment's line passes the
 * edges and the vertices do what coordinates do in the plane.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4-5.3.5 (line against triangle, quadrilateral, convex polygon) and
 * 5.4.1 (crossings).
 *
 * @throws RangeError naming the point that has not three finite coordinates
 * @example
 * const arrow = [[0, 0, 0], [4, 0, 0], [1, 1, 0], [0, 4, 0]];
 * segmentPolygon3d({ start: [0.5, 0.5, 1], end: [0.5, 0.5, -1] }, arrow).relation; // 'crossing'
 * segmentPolygon3d({ start: [2, 2, 1], end: [2, 2, -1] }, arrow).relation; // 'disjoint'
 * segmentPolygon3d({ start: [-1, 0, 0], end: [1, 2, 0] }, arrow).relation; // 'overlapping'
 * segmentPolygon3d({ start: [1, 1, 1], end: [1, 1, -1] }, arrow).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 2 } }]
 */
export function segmentPolygon3d(segment: Segment, polygon: Ring): LinearPolygon {
  requirePolygon('segmentPolygon3d', polygon);
  loadSegment('segmentPolygon3d', 'segment', segment);
  return linearPolygon('segment', polygon);
}

/**
 * How does a ray meet a polygon in space? As in {@link segmentPolygon3d}.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example rayPolygon3d({ origin: [1, 1, 1], direction: [0, 0, -1] }, [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]]).facing; // 1
 */
export function rayPolygon3d(ray: Ray, polygon: Ring): LinearPolygon {
  requirePolygon('rayPolygon3d', polygon);
  loadRay('rayPolygon3d', 'ray', ray);
  return linearPolygon('ray', polygon);
}

/**
 * How does a line meet a polygon in space? As in {@link segmentPolygon3d}.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example linePolygon3d({ origin: [4, 1, 9], direction: [0, 0, 1] }, [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]]).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1 } }]
 */
export function linePolygon3d(line: Line, polygon: Ring): LinearPolygon {
  requirePolygon('linePolygon3d', polygon);
  loadRay('linePolygon3d', 'line', line);
  return linearPolygon('line', polygon);
}

function without(relation: LinearPolygon['relation']): LinearPolygon {
  return { relation, contact: [], facing: 0 };
}

/** Puts a vertex of the polygon in a place. */
function load(at: number, polygon: Ring, i: number): void {
  loadPoint('linearPolygon', 'polygon', at, polygon[i % polygon.length]!);
}

const [P, Q, R] = [FIRST, FIRST + 3, FIRST + 6];

function linearPolygon(kind: Kind, polygon: Ring): LinearPolygon {
  const basis = affineBasis(polygon);
  if (basis.length === 4) return without('not planar');
  if (basis.length < 3) return without('degenerate');
  const axis = axisOf(polygon, basis);
  basis.forEach((i, place) => {
    load(FIRST + 3 * place, polygon, i);
  });
  const start = orientation(P, Q, R, ORIGIN);
  const end = kind === 'segment' ? orientation(P, Q, R, TARGET) : undefined;
  const rise = end === undefined ? riseOfRay(FIRST) : end > start ? 1 : end < start ? -1 : 0;
  if (rise === 0) return start === 0 ? inPlane(kind, polygon, axis) : without('disjoint');
  if (kind === 'ray' && start === rise) return without('disjoint');
  const up = turn(axis, P, Q, R) === rise;
  const its = featureOnLine(kind, polygon);
  if (its === null) return without('disjoint');
  const own = kind !== 'line' && start === 0 ? vertex(0) : end === 0 ? vertex(1) : edge(0);
  const inner = own.type === 'edge' && its.type === 'face';
  return {
    relation: inner ? 'crossing' : 'touching',
    contact: [{ a: own, b: its }],
    facing: facingOf(up, polygon, axis),
  };
}

/**
 * From which side a line comes: `up` if it rises to where the ring runs counterclockwise if it does so without the
 * coordinate `axis`.
 */
function facingOf(up: boolean, polygon: Ring, axis: Axis): Sign {
  const sense = polygonAreaSign(flatten(withoutAxis(polygon, axis)));
  if (sense === 0) return 0;
  return up === sense > 0 ? -1 : 1;
}

/** What is in the ORIGIN and TARGET places lies in the polygon's plane. */
function inPlane(kind: Kind, polygon: Ring, axis: Axis): LinearPolygon {
  const [p, q] = withoutAxis([X.slice(ORIGIN, ORIGIN + 3), X.slice(TARGET, TARGET + 3)], axis);
  return { ...coplanarLinearPolygon(kind, p!, q!, withoutAxis(polygon, axis)), facing: 0 };
}

/** Whether the carrier line passes through the point at a place. */
function passesThrough(kind: Kind, at: number): boolean {
  if (kind === 'segment') return collinear(ORIGIN, TARGET, at);
  return AXES.every((axis) => beside(kind, axis, at) === 0);
}

/** The polygon's feature where the carrier line, not parallel to its plane, passes through it. */
function featureOnLine(kind: Kind, polygon: Ring): Feature | null {
  for (let i = 0; i < polygon.length; i++) {
    load(P, polygon, i);
    if (passesThrough(kind, P)) return vertex(i);
  }
  for (let i = 0; i < polygon.length; i++) if (isOnEdge(kind, polygon, i)) return edge(i);
  return isInside(kind, polygon) ? face(0) : null;
}

/**
 * Whether the line passes through edge i. Then it meets the edge's line, and the ends lie on two sides of the plane through
 * the line and any vertex that is not on the edge's line.
 */
function isOnEdge(kind: Kind, polygon: Ring, i: number): boolean {
  load(P, polygon, i);
  load(Q, polygon, i + 1);
  if (around(kind, P, Q) !== 0) return false;
  for (let k = 0; k < polygon.length; k++) {
    load(R, polygon, k);
    const from = around(kind, R, P);
    if (from !== 0) return around(kind, R, Q) === -from;
  }
  return false;
}

/**
 * The crossings of the edges with a half-line in the polygon's plane, from the point where the line passes through it
 * towards vertex 0: which edges go from one side of it to the other, and cross it on the near side. Every vertex off the
 * line belongs to one side, that on it to the side below.
 */
function isInside(kind: Kind, polygon: Ring): boolean {
  load(R, polygon, 0);
  let inside = false;
  for (let i = 0; i < polygon.length; i++) {
    load(P, polygon, i);
    load(Q, polygon, i + 1);
    const above = around(kind, R, P) > 0;
    if (above === around(kind, R, Q) > 0) continue;
    if (around(kind, P, Q) > 0 !== above) inside = !inside;
  }
  return inside;
}
