import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import {
  reject,
  requireNoMore,
  requireObject,
  requireSegment3,
  requireTetrahedron,
  requireTriangle3,
} from '../core/arguments/index.js';
import type { Point3, Segment, Tetrahedron, Triangle } from '../core/shapes.js';
import type { ExactPoint } from './coordinates.js';
import type { PointLike3 } from './data.js';
import { homogeneous } from './forms.js';
import type { HomogeneousPoint } from './homogeneous.js';
import { rationalForm } from './rational-form.js';

type Vector = readonly [bigint, bigint, bigint];

/**
 * The barycentric coordinates of a point to the corners of a segment, a triangle or a tetrahedron, exactly: one for
 * each corner, and their sum is 1. A hit or a closest point of answers has them as it is, without being rounded;
 * `toNumber` rounds one of them once. What is beside the line of a segment, or the plane of a triangle, has those of
 * its foot: of the point there that is nearest to it. `null` for a segment whose ends are one point, a triangle without
 * an area, a tetrahedron without a volume.
 *
 * All are positive inside, one is 0 on a side, and one is negative outside.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.4 and 5.3.4; Eberly, 3D Game Engine Design, 10.3.5.
 *
 * @param shape `{ start, end }`, `{ a, b, c }` or `{ a, b, c, d }`
 * @param point plain, implicit, or a list of three exact numbers that are rational
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const triangle = { a: [0, 0, 0], b: [3, 0, 0], c: [0, 3, 0] };
 * const hit = linePlanePoint([0, 0, 3], [1, 2, -6], planeThrough([0, 0, 0], [3, 0, 0], [0, 3, 0]))!;
 * barycentricCoordinates(triangle, hit)!.map(toNumber); // [2 / 3, 1 / 9, 2 / 9]
 * barycentricCoordinates({ start: [0, 0, 0], end: [4, 0, 0] }, [1, 5, 5])!.map(toNumber); // [0.75, 0.25]
 * barycentricCoordinates({ start: [1, 1, 1], end: [1, 1, 1] }, [1, 1, 1]); // null
 */
export function barycentricCoordinates(
  shape: Segment | Triangle | Tetrahedron,
  point: PointLike3 | ExactPoint,
): Rational[] | null {
  const where = 'barycentricCoordinates';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  const [origin, ...others] = cornersOf(where, shape);
  const p = rationalForm(where, 'point', point);
  const [a, ...forms] = aligned(p, [origin!, ...others]);
  const from: Vector = [a!.x, a!.y, a!.z];
  const edges = forms.slice(0, -1).map(({ x, y, z }) => subtract([x, y, z], from));
  const { x, y, z, w } = forms[forms.length - 1]!;
  const seen: Vector = [x - w * from[0], y - w * from[1], z - w * from[2]];
  const { parts, whole } = partsOf(edges, seen);
  if (whole === 0n) return null;
  const below = whole * w;
  const first = parts.reduce((left, part) => left - part, below);
  return [first, ...parts].map((part) => rational.fromParts(part, below));
}

function cornersOf(where: string, shape: Segment | Triangle | Tetrahedron): Point3[] {
  const expected = '{start, end}, {a, b, c} or {a, b, c, d}';
  requireObject(where, 'shape', expected, shape);
  if ('start' in shape) {
    requireSegment3(where, 'shape', shape);
    return [shape.start, shape.end];
  }
  if (!('a' in shape)) return reject(where, 'shape', expected, shape);
  if ('d' in shape) {
    requireTetrahedron(where, 'shape', shape);
    return [shape.a, shape.b, shape.c, shape.d];
  }
  requireTriangle3(where, 'shape', shape);
  return [shape.a, shape.b, shape.c];
}

/** The corners, then the point, over one power of two. */
function aligned(point: HomogeneousPoint, corners: readonly Point3[]): Omit<HomogeneousPoint, 'exponent'>[] {
  const forms = [...corners.map(homogeneous), point];
  const unit = Math.min(...forms.map(({ exponent }) => exponent));
  return forms.map(({ x, y, z, w, exponent }) => {
    const shift = BigInt(exponent - unit);
    return { x: x << shift, y: y << shift, z: z << shift, w };
  });
}

/** The parts of a whole that the corners at the ends of the edges have of what is seen from the first corner. */
function partsOf(edges: readonly Vector[], seen: Vector): { parts: readonly bigint[]; whole: bigint } {
  const [e, f, g] = edges as [Vector, Vector?, Vector?];
  if (f === undefined) return { parts: [dot(seen, e)], whole: dot(e, e) };
  if (g === undefined) {
    // What is along the normal falls out of both products.
    const normal = cross(e, f);
    return { parts: [dot(cross(seen, f), normal), dot(cross(e, seen), normal)], whole: dot(normal, normal) };
  }
  const [fg, ge, ef] = [cross(f, g), cross(g, e), cross(e, f)];
  return { parts: [dot(seen, fg), dot(seen, ge), dot(seen, ef)], whole: dot(e, fg) };
}

const subtract = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Vector, q: Vector): bigint => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
