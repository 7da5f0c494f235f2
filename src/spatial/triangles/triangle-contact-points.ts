/** The points of contacts with triangles: where lines pass through features, as exact points and exact parameters. */
import type { ContactPoint } from '../../core/contact.js';
import type { Feature } from '../../core/feature.js';
import type { Line, Point3, Ray, Segment, Triangle } from '../../core/shapes.js';
import {
  crossingParameter,
  linePlanePoint,
  type Parameter,
  type PlaneLike,
  type PointLike3,
  parameter,
  planeThrough,
  rayPlanePoint,
  segmentCrossingParameter,
} from '../../implicit/index.js';
import { affineBasis, complementOf } from '../hull/affine-hull.js';
import { lineTriangle } from './line-triangle.js';
import { rayTriangle } from './ray-triangle.js';
import { segmentTriangle } from './segment-triangle.js';
import { triangleTriangle } from './triangle-triangle.js';

/** A common point of a segment, ray or line and a triangle. */
export interface TriangleHit extends ContactPoint {
  /** The point itself, exactly: `coordinates` of `unerring/implicit` rounds it, its other functions ask it questions. */
  readonly point: PointLike3;
  /** Where it is: start + t (end - start), or origin + t direction, exactly. */
  readonly t: Parameter;
}

/** A line through two points or along a direction. */
type Carrier = Segment | Ray | Line;

function verticesOf({ a, b, c }: Triangle): readonly [Point3, Point3, Point3] {
  return [a, b, c];
}

/**
 * Planes that meet a line in a feature of a triangle that is known to lie on it: the triangle's own, those through an edge
 * and off its plane, or those through a vertex and parallel to two axes. One of them at least is not parallel to the line.
 */
function planesThrough(triangle: Triangle, { type, index }: Feature): PlaneLike[] {
  const vertices = verticesOf(triangle);
  const p = vertices[index]!;
  if (type === 'vertex') {
    const normals = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    return normals.map((normal, j) => ({ normal, constant: -p[j]! }));
  }
  const own = affineBasis(vertices).length === 3 ? [planeThrough(...vertices)] : [];
  if (type === 'face') return own;
  const q = vertices[(index + 1) % 3]!;
  return [...own, ...complementOf([p, q]).map((corner) => planeThrough(p, q, corner))];
}

function firstDefined<T>(planes: readonly PlaneLike[], ask: (plane: PlaneLike) => T | null): T {
  for (const plane of planes) {
    const found = ask(plane);
    if (found !== null) return found;
  }
  throw new Error('no plane through a feature on the line meets the line');
}

function isSegment(carrier: Carrier): carrier is Segment {
  return 'start' in carrier;
}

function pointOn(carrier: Carrier, plane: PlaneLike): PointLike3 | null {
  return isSegment(carrier)
    ? linePlanePoint(carrier.start, carrier.end, plane)
    : rayPlanePoint(carrier, plane);
}

function parameterOn(carrier: Carrier, plane: PlaneLike): Parameter | null {
  return isSegment(carrier)
    ? segmentCrossingParameter(carrier.start, carrier.end, plane)
    : crossingParameter(carrier.origin, carrier.direction, plane);
}

/** A hit: an end of the linear shape and a vertex are points as they are, all else is the crossing with a plane. */
function hitOf(carrier: Carrier, triangle: Triangle, contact: ContactPoint): TriangleHit {
  const { a, b } = contact;
  if (a.type === 'vertex') {
    const end = isSegment(carrier) ? (a.index === 0 ? carrier.start : carrier.end) : carrier.origin;
    return { ...contact, point: end, t: parameter(a.index) };
  }
  const planes = planesThrough(triangle, b);
  const t = firstDefined(planes, (plane) => parameterOn(carrier, plane));
  const point =
    b.type === 'vertex'
      ? verticesOf(triangle)[b.index]!
      : firstDefined(planes, (plane) => pointOn(carrier, plane));
  return { ...contact, point, t };
}

/**
 * The points in which a segment meets a triangle (the extreme ones, in the order of the segment), with the exact parameter
 * along the segment. Empty if they are disjoint.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * segmentTrianglePoints({ start: [1, 1, 3], end: [1, 1, -1] }, floor)[0].t.toNumber(); // 0.75
 */
export function segmentTrianglePoints(segment: Segment, triangle: Triangle): TriangleHit[] {
  return segmentTriangle(segment, triangle).contact.map((contact) => hitOf(segment, triangle, contact));
}

/**
 * The points in which a ray meets a triangle, with the exact parameter along the ray: hits on many triangles are sorted by
 * `compareParameters`.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * rayTrianglePoints({ origin: [1, 1, 3], direction: [0, 0, -2] }, floor)[0].t.toNumber(); // 1.5
 */
export function rayTrianglePoints(ray: Ray, triangle: Triangle): TriangleHit[] {
  return rayTriangle(ray, triangle).contact.map((contact) => hitOf(ray, triangle, contact));
}

/**
 * The points in which a line meets a triangle, with the exact parameter along the line.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * lineTrianglePoints({ origin: [1, 1, 3], direction: [0, 0, 2] }, floor)[0].t.toNumber(); // -1.5
 */
export function lineTrianglePoints(line: Line, triangle: Triangle): TriangleHit[] {
  return lineTriangle(line, triangle).contact.map((contact) => hitOf(line, triangle, contact));
}

function edgeOf(triangle: Triangle, i: number): Segment {
  const vertices = verticesOf(triangle);
  return { start: vertices[i]!, end: vertices[(i + 1) % 3]! };
}

/**
 * The extreme points of what two triangles have in common, in the order of `triangleTriangle`'s contact: vertices of either
 * as they were given, and crossings of edges with faces or edges as exact points.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * triangleTrianglePoints(floor, { a: [1, 1, 0], b: [1, 1, 5], c: [2, 2, 5] }); // [[1, 1, 0]]
 */
export function triangleTrianglePoints(a: Triangle, b: Triangle): PointLike3[] {
  return triangleTriangle(a, b).contact.map((contact) => {
    if (contact.a.type === 'vertex') return verticesOf(a)[contact.a.index]!;
    if (contact.b.type === 'vertex') return verticesOf(b)[contact.b.index]!;
    const [edge, through, feature] =
      contact.a.type === 'edge'
        ? [edgeOf(a, contact.a.index), b, contact.b]
        : [edgeOf(b, contact.b.index), a, contact.a];
    return firstDefined(planesThrough(through, feature), (plane) => pointOn(edge, plane));
  });
}
