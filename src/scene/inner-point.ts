/** A point inside of a convex shape, exactly: no rounding can move it out. */

import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import type { ConvexPolyhedron } from '../core/shapes.js';
import { scaledRational } from '../distance/engine/measure.js';
import { exactCoordinates } from '../implicit/coordinates.js';
import { type ExactPlacement, unplacedPoint } from '../implicit/exact-placement.js';
import type { PointLike3 } from '../implicit/index.js';
import type { Convex } from '../spatial/convex/convex.js';
import { convexFromFrustum, convexFromHull, convexFromKDop } from '../spatial/convex/convex.js';
import type { BoundedShape } from './bounded-shape.js';

/** A point by its exact coordinates. */
export type RationalPoint = readonly [Rational, Rational, Rational];

type List = ArrayLike<number>;

/** The mean of points of a convex shape is in its relative interior, if all extreme points are among them. */
function mean(points: readonly RationalPoint[]): RationalPoint {
  const count = rational.fromNumber(points.length);
  const along = (k: 0 | 1 | 2) => {
    const sum = points.reduce((all, p) => rational.add(all, p[k]), rational.fromNumber(0));
    return rational.divide(sum, count);
  };
  return [along(0), along(1), along(2)];
}

const exact = (p: List): RationalPoint => [
  rational.fromNumber(p[0]!),
  rational.fromNumber(p[1]!),
  rational.fromNumber(p[2]!),
];

const meanOf = (...points: readonly List[]): RationalPoint => mean(points.map(exact));

const meanOfConvex = ({ vertices }: Convex): RationalPoint =>
  mean(vertices.map((vertex: PointLike3) => exactCoordinates(vertex)));

/** The vertices that faces have: others may lie anywhere. */
function cornersOf({ vertices, faces }: ConvexPolyhedron): List[] {
  const used = new Set(Array.from(faces).flatMap((face) => Array.from(face)));
  return Array.from(vertices).filter((_, i) => used.size === 0 || used.has(i));
}

/** A point of the shape's relative interior. */
export function innerPoint(shape: BoundedShape): RationalPoint {
  if (!('type' in shape)) return exact(shape);
  switch (shape.type) {
    case 'segment':
    case 'capsule':
    case 'cylinder':
    case 'truncated-cone':
      return meanOf(shape.start, shape.end);
    case 'triangle':
      return meanOf(shape.a, shape.b, shape.c);
    case 'tetrahedron':
      return meanOf(shape.a, shape.b, shape.c, shape.d);
    case 'box':
      return meanOf(shape.min, shape.max);
    case 'convex-polyhedron':
      return meanOf(...cornersOf(shape));
    case 'hull':
      return meanOfConvex(convexFromHull(shape));
    case 'k-dop':
      return meanOfConvex(convexFromKDop(shape));
    case 'frustum':
      return meanOfConvex(convexFromFrustum(shape));
    case 'cone':
      return meanOf(shape.apex, shape.center);
    case 'lozenge': {
      const [u, v] = [shape.edges[0]!, shape.edges[1]!];
      // The middle of the rectangle: its corner and half of both edges, which is 1/2 ((o + u) + (o + v)).
      const corner = exact(shape.origin);
      const ends = [exact(u), exact(v)].map(
        (edge): RationalPoint => [
          rational.add(corner[0], edge[0]),
          rational.add(corner[1], edge[1]),
          rational.add(corner[2], edge[2]),
        ],
      );
      return mean(ends);
    }
    default:
      return exact(shape.center);
  }
}

/** A point of the closed shape at doubles; null if no corner or center of it is known to be at some. */
export function givenPoint(shape: BoundedShape): List | null {
  if (!('type' in shape)) return shape;
  switch (shape.type) {
    case 'segment':
    case 'capsule':
    case 'cylinder':
    case 'truncated-cone':
      return shape.start;
    case 'triangle':
    case 'tetrahedron':
      return shape.a;
    case 'box':
      return shape.min;
    case 'convex-polyhedron':
      return cornersOf(shape)[0]!;
    case 'hull': {
      const { points } = shape;
      const first = points[0]!;
      return typeof first === 'number' ? [first, points[1] as number, points[2] as number] : first;
    }
    case 'k-dop':
    case 'frustum':
      return null;
    case 'cone':
      return shape.apex;
    case 'lozenge':
      return shape.origin;
    default:
      return shape.center;
  }
}

/** Where a placement takes a point from. */
export function localPoint(to: ExactPlacement, [x, y, z]: RationalPoint): RationalPoint {
  const w = x.denominator * y.denominator * z.denominator;
  const over = ({ numerator, denominator }: Rational) => (numerator * w) / denominator;
  const from = unplacedPoint(to, { x: over(x), y: over(y), z: over(z), w, exponent: 0 });
  const at = (n: bigint) => scaledRational(n, from.w, from.exponent);
  return [at(from.x), at(from.y), at(from.z)];
}
