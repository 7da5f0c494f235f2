/** Segments, rays and lines against a polygon of space: one algorithm for the three, in the workspace of triangles. */
import type { ContactPoint, Relation } from '../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { flatten } from '../../planar/polygons/ring.js';
import { polygonAreaSign } from '../../predicates/polygon-area-sign.js';
import { affineBasis } from '../hull/affine-hull.js';
import { around, beside, type Kind, riseOfRay } from '../triangles/linear-workspace.js';
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
import { axisOf, withoutAxis } from './polygon-planarity.js';

/** How a segment, ray or line meets a polygon in space. */
export interface LinearPolygon {
  /**
   * The relation; `overlapping` only in the polygon's plane. Or `not-planar` if the polygon's vertices lie in no plane,
   * so that it has no inside; `degenerate` if they are collinear.
   */
  readonly relation: Relation | 'not-planar' | 'degenerate';
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

function without(relation: LinearPolygon['relation']): LinearPolygon {
  return { relation, contact: [], facing: 0 };
}

/** Puts a vertex of the polygon, which has been checked, in a place. */
function load(at: number, polygon: Ring, i: number): void {
  loadPoint('', '', at, polygon[i % polygon.length]!);
}

const [P, Q, R] = [FIRST, FIRST + 3, FIRST + 6];

/** How the linear shape in the workspace meets a polygon that has been checked. */
export function linearPolygon(kind: Kind, polygon: Ring): LinearPolygon {
  const basis = affineBasis(polygon);
  if (basis.length === 4) return without('not-planar');
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
 * Whether the line passes through edge i. Then it meets the edge's line, and the ends lie on two sides of the plane
 * through the line and any vertex that is not on the edge's line.
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
 * towards vertex 0: which edges go from one side of it to the other, and cross it on the near side. Every vertex off
 * the line belongs to one side, that on it to the side below.
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
