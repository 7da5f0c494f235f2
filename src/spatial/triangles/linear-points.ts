/**
 * The points of contacts with triangles and planes: where lines pass through features, exactly, and at which
 * parameters.
 */

import type { ContactPoint } from '../../core/contact.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Feature } from '../../core/feature.js';
import type { Line, Point3, Ray, Segment, Triangle } from '../../core/shapes.js';
import {
  crossingParameter,
  type FoundPoint3,
  linePlanePoint,
  type Parameter,
  type PlaneLike,
  parameter,
  planeThrough,
  rayPlanePoint,
  segmentCrossingParameter,
} from '../../implicit/index.js';
import { LineContact, type RoundedHit } from '../../implicit/line-hit.js';
import { affineBasis, complementOf } from '../hull/affine-hull.js';
import { type LinearTriangle, linearTriangle } from './linear-triangle.js';
import type { Kind } from './linear-workspace.js';

/** A common point of a segment, ray or line (`a`) and another shape, with the point and where on the line it is. */
export interface LinearHit extends ContactPoint {
  /** origin + parameter · direction, or start + parameter · (end - start): exact, `toNumber()` rounds it. */
  readonly parameter: Parameter;
  /**
   * The point itself, exactly, for the questions of `unerring/implicit`; `const [x, y, z] = hit.point` are the nearest
   * doubles.
   */
  readonly point: FoundPoint3;
  /** The parameter and the point as the nearest doubles. Found when it is read. */
  readonly rounded: RoundedHit;
}

/** How a segment, ray or line meets a triangle, with the points. */
export interface LinearTrianglePoints extends LinearTriangle {
  readonly contact: readonly LinearHit[];
}

/** A segment, ray or line under one form: `to` is a segment's end, the direction of the others. */
export interface Linear {
  readonly kind: Kind;
  readonly from: Point3;
  readonly to: Point3;
}

const AXES: readonly Point3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The corners of a triangle by their numbers. */
export function cornersOf({ a, b, c }: Triangle): readonly [Point3, Point3, Point3] {
  return [a, b, c];
}

/**
 * Planes that meet a line in a feature of a triangle that is known to lie on it: the triangle's own, those through an
 * edge and off its plane, or those through a vertex and parallel to two axes. One of them at least is not parallel to
 * the line.
 */
export function planesThrough(triangle: Triangle, { type, index }: Feature): PlaneLike[] {
  const corners = cornersOf(triangle);
  const p = corners[index]!;
  if (type === 'vertex') return AXES.map((normal, j) => ({ normal, constant: -p[j]! }));
  const own = affineBasis(corners).length === 3 ? [planeThrough(...corners)] : [];
  if (type === 'face') return own;
  const q = corners[(index + 1) % 3]!;
  return [...own, ...complementOf([p, q]).map((corner) => planeThrough(p, q, corner))];
}

function firstFound<T>(planes: readonly PlaneLike[], ask: (plane: PlaneLike) => T | null): T {
  for (const plane of planes) {
    const found = ask(plane);
    if (found !== null) return found;
  }
  throw new Error('no plane through a feature on the line meets the line');
}

/** The point where the line meets the first of the planes that it is not parallel to. */
export function pointOn({ kind, from, to }: Linear, planes: readonly PlaneLike[]): FoundPoint3 {
  return firstFound(planes, (plane) =>
    kind === 'segment'
      ? linePlanePoint(from, to, plane)
      : rayPlanePoint({ origin: from, direction: to }, plane),
  );
}

function parameterOn({ kind, from, to }: Linear, planes: readonly PlaneLike[]): Parameter {
  return firstFound(planes, (plane) =>
    kind === 'segment' ? segmentCrossingParameter(from, to, plane) : crossingParameter(from, to, plane),
  );
}

/** The hit at an end of the linear shape. */
function endHit({ from, to }: Linear, contact: ContactPoint): LinearHit {
  const { index } = contact.a;
  const point = copiedPoint3(index === 0 ? from : to);
  return new LineContact(contact.a, contact.b, parameter(index), point);
}

/** The hit on a feature of a triangle: ends of the linear shape and vertices are points as they are. */
export function hitOnTriangle(linear: Linear, triangle: Triangle, contact: ContactPoint): LinearHit {
  const { a, b } = contact;
  if (a.type === 'vertex') return endHit(linear, contact);
  const planes = planesThrough(triangle, b);
  const point = b.type === 'vertex' ? copiedPoint3(cornersOf(triangle)[b.index]!) : pointOn(linear, planes);
  return new LineContact(a, b, parameterOn(linear, planes), point);
}

/**
 * {@link linearTriangle} with the points, of shapes that the workspace has. They are read for the points when what the
 * workspace has is answered: who reads them may ask another question, which uses the workspace.
 */
export function linearTriangleHits(
  kind: Kind,
  shape: Line | Ray | Segment,
  triangle: Triangle,
): LinearTrianglePoints {
  const found = linearTriangle(kind);
  const linear =
    'start' in shape
      ? { kind, from: shape.start, to: shape.end }
      : { kind, from: shape.origin, to: shape.direction };
  return { ...found, contact: found.contact.map((at) => hitOnTriangle(linear, triangle, at)) };
}

/** The hit on a plane. */
export function hitOnPlane(linear: Linear, plane: PlaneLike, contact: ContactPoint): LinearHit {
  if (contact.a.type === 'vertex') return endHit(linear, contact);
  const { a, b } = contact;
  return new LineContact(a, b, parameterOn(linear, [plane]), pointOn(linear, [plane]));
}
