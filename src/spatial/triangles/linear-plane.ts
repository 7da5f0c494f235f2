/** Lines, rays and segments beside planes: the side of a point, and to which side a direction leads. */
import type { Contact, ContactPoint, Relation } from '../../core/contact.js';
import { edge, face, vertex } from '../../core/feature.js';
import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { equalPoints } from '../hull/affine-hull.js';
import { hitOnPlane, type LinearHit } from './linear-points.js';
import type { Kind } from './linear-workspace.js';
import { type PlaneOrTriangle, planeForPoints, riseOf, sideOf } from './plane-or-triangle.js';

/** How a ray or a line meets a plane. */
export interface RayPlane extends Contact {
  /** The side of the plane on which the origin lies. */
  readonly side: Sign;
  /**
   * 1 if the direction leads from the plane's front to its back, -1 from the back to the front; 0 if it is parallel.
   */
  readonly facing: Sign;
}

/** How a ray or a line meets a plane, with the point. */
export interface RayPlanePoints extends RayPlane {
  readonly contact: readonly LinearHit[];
}

/** How a segment meets a plane. */
export interface SegmentPlane extends Contact {
  /** The sides of the plane on which the segment's start and end lie. */
  readonly sides: readonly [Sign, Sign];
}

/** How a segment meets a plane, with the points. */
export interface SegmentPlanePoints extends SegmentPlane {
  readonly contact: readonly LinearHit[];
}

const FACE = /* @__PURE__ */ face(0);

/** How a ray or a line meets a plane. */
export function rayPlaneContact(
  kind: Kind,
  origin: Point3,
  direction: Point3,
  plane: PlaneOrTriangle,
): RayPlane {
  const side = sideOf(plane, origin);
  const rise = riseOf(plane, direction);
  if (kind === 'line') {
    if (rise !== 0) return rayPlaneOf('crossing', [{ a: edge(0), b: FACE }], side, rise);
    return rayPlaneOf(side === 0 ? 'overlapping' : 'disjoint', [], side, rise);
  }
  if (side === 0) {
    return rayPlaneOf(rise === 0 ? 'overlapping' : 'touching', [{ a: vertex(0), b: FACE }], side, rise);
  }
  if (rise === 0 || rise === side) return rayPlaneOf('disjoint', [], side, rise);
  return rayPlaneOf('crossing', [{ a: edge(0), b: FACE }], side, rise);
}

/** The answer from the side of the origin and that to which the direction leads. */
function rayPlaneOf(relation: Relation, contact: ContactPoint[], side: Sign, rise: Sign): RayPlane {
  return { relation, contact, side, facing: rise === 0 ? 0 : rise > 0 ? -1 : 1 };
}

/** Whether a ray or a line meets a plane. */
export function rayMeetsPlane(
  kind: Kind,
  origin: Point3,
  direction: Point3,
  plane: PlaneOrTriangle,
): boolean {
  if (kind === 'line') return riseOf(plane, direction) !== 0 || sideOf(plane, origin) === 0;
  const side = sideOf(plane, origin);
  if (side === 0) return true;
  const rise = riseOf(plane, direction);
  return rise !== 0 && rise !== side;
}

/** {@link rayPlaneContact} with the point. */
export function rayPlaneHits(kind: Kind, from: Point3, to: Point3, plane: PlaneOrTriangle): RayPlanePoints {
  const found = rayPlaneContact(kind, from, to, plane);
  return { ...found, contact: hitsOf(found, kind, from, to, plane) };
}

/** How a segment meets a plane. */
export function segmentPlaneContact(start: Point3, end: Point3, plane: PlaneOrTriangle): SegmentPlane {
  const sides = [sideOf(plane, start), sideOf(plane, end)] as const;
  const [first, last] = sides;
  if (first === last) {
    if (first !== 0) return { relation: 'disjoint', contact: [], sides };
    const contact = [{ a: vertex(0), b: FACE }];
    if (!equalPoints(start, end)) contact.push({ a: vertex(1), b: FACE });
    return { relation: 'overlapping', contact, sides };
  }
  if (first === 0) return { relation: 'touching', contact: [{ a: vertex(0), b: FACE }], sides };
  if (last === 0) return { relation: 'touching', contact: [{ a: vertex(1), b: FACE }], sides };
  return { relation: 'crossing', contact: [{ a: edge(0), b: FACE }], sides };
}

/** Whether a segment meets a plane. */
export function segmentMeetsPlane(start: Point3, end: Point3, plane: PlaneOrTriangle): boolean {
  const first = sideOf(plane, start);
  return first === 0 || first !== sideOf(plane, end);
}

/** {@link segmentPlaneContact} with the points. */
export function segmentPlaneHits(from: Point3, to: Point3, plane: PlaneOrTriangle): SegmentPlanePoints {
  const found = segmentPlaneContact(from, to, plane);
  return { ...found, contact: hitsOf(found, 'segment', from, to, plane) };
}

function hitsOf(
  { contact }: Contact,
  kind: Kind,
  from: Point3,
  to: Point3,
  plane: PlaneOrTriangle,
): LinearHit[] {
  return contact.map((at) => hitOnPlane({ kind, from, to }, planeForPoints(plane), at));
}
