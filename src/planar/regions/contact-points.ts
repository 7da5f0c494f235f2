import {
  reject,
  requireBox2,
  requireLinear2,
  requireList,
  requireObject,
  requirePolygon2,
  requireTriangle2,
} from '../../core/arguments/index.js';
import type { Contact, ContactPoint } from '../../core/contact.js';
import { copiedPoint2 } from '../../core/copies.js';
import type { Feature } from '../../core/feature.js';
import type {
  Box2,
  Line,
  Point2,
  PolygonWithHoles,
  Ray,
  Ring,
  Segment,
  Triangle,
} from '../../core/shapes.js';
import { type FoundPoint2, linearCrossingPoint2d } from '../../implicit/index.js';
import { boxRegion } from './region.js';

/** The shapes of the plane whose contacts have points. */
export type PlanarShape = Segment | Ray | Line | Triangle | Box2 | Ring | PolygonWithHoles;

/** A feature, of a polygon perhaps. */
interface RingFeature extends Feature {
  readonly ring?: number;
}

function requireShape(where: string, name: string, shape: PlanarShape): void {
  requireObject(where, name, 'a segment, ray, line, triangle, box or polygon', shape);
  if ('start' in shape || 'origin' in shape) requireLinear2(where, name, shape);
  else if ('min' in shape) requireBox2(where, name, shape);
  else if ('a' in shape) requireTriangle2(where, name, shape);
  else requirePolygon2(where, name, shape);
}

/** The vertices of a shape, or of one of the rings of a polygon. */
function verticesOf(shape: PlanarShape, ring: number): ArrayLike<Point2> {
  if ('start' in shape) return [shape.start, shape.end];
  if ('origin' in shape) return [shape.origin];
  if ('min' in shape) return boxRegion(shape).vertices;
  if ('a' in shape) return [shape.a, shape.b, shape.c];
  if ('outer' in shape) return (ring === 0 ? shape.outer : shape.holes?.[ring - 1]) ?? [];
  return ring === 0 ? shape : [];
}

/** The line that an edge lies on; `undefined`: there is no such edge. */
function edgeOf(shape: PlanarShape, { index, ring = 0 }: RingFeature): Segment | Ray | Line | undefined {
  if ('start' in shape || 'origin' in shape) return shape;
  const vertices = verticesOf(shape, ring);
  const [start, end] = [vertices[index], vertices[index + 1 === vertices.length ? 0 : index + 1]];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function vertexAt(shape: PlanarShape, { type, index, ring = 0 }: RingFeature): Point2 | undefined {
  return type === 'vertex' ? verticesOf(shape, ring)[index] : undefined;
}

function pointOf(a: PlanarShape, b: PlanarShape, at: ContactPoint): FoundPoint2 | undefined {
  if (!at?.a || !at.b) return undefined;
  const known = vertexAt(a, at.a) ?? vertexAt(b, at.b);
  if (known !== undefined) return copiedPoint2(known);
  if (at.a.type !== 'edge' || at.b.type !== 'edge') return undefined;
  const [p, q] = [edgeOf(a, at.a), edgeOf(b, at.b)];
  return (p && q && linearCrossingPoint2d(p, q)) ?? undefined;
}

/**
 * Where the points of a contact are, exactly: for two shapes of the plane and what their classification
 * (`segmentSegment2d`, `triangleTriangle2d`, `polygonPolygon2d`, ...) says about them, the points in the same order. A
 * vertex of one of the shapes is that very point; where two edges cross, the point is an implicit one, on which exact
 * questions can be asked. Either can be spread into its nearest doubles: `const [x, y] = point`.
 *
 * @param contact the classification, or its list `contact`
 *
 * @throws RangeError if it is not the contact of these shapes, as far as that shows, or a vertex is not finite
 * @example
 * import { coordinates2d } from 'unerring/implicit';
 * const [a, b] = [{ start: [0, 0], end: [3, 1] }, { start: [0, 1], end: [3, 0] }];
 * contactPoints2d(a, b, segmentSegment2d(a, b)).map(coordinates2d); // [[1.5, 0.5]]
 * const box = { min: [0, 0], max: [2, 1] };
 * contactPoints2d(a, box, segmentBox2d(a, box).contact).map(([x, y]) => [x, y]); // [[0, 0], [2, 2 / 3]]
 */
export function contactPoints2d(
  a: PlanarShape,
  b: PlanarShape,
  contact: Contact | readonly ContactPoint[],
): FoundPoint2[] {
  const where = 'contactPoints2d';
  requireShape(where, 'a', a);
  requireShape(where, 'b', b);
  requireObject(where, 'contact', '{relation, contact}', contact);
  const isWhole = 'contact' in contact;
  const list = isWhole ? contact.contact : contact;
  requireList(where, isWhole ? 'contact.contact' : 'contact', 'a list of {a, b}', list);
  return Array.from(
    list,
    (at) => pointOf(a, b, at) ?? reject(where, 'contact', 'that of the two shapes', at),
  );
}
