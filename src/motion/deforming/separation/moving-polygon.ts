/**
 * The polygon of the differences of two features, whose corners move linearly: of a triangle and a vertex a triangle,
 * of two edges a parallelogram, else a segment or a point. The features are as far apart as it is from 0.
 *
 * Its parts are its corners, edges and face. The foot of 0 on the line or plane of a part is in the part, without its
 * rim, where some polynomials in time are positive; the squared distance there is a quotient of two polynomials. With
 * corners D0, D1, ..., an edge e from Di to Dj, and the normal n:
 *
 * | part | positive | squared distance |
 * | ------ | ------------------------------- | --------------------- |
 * | corner | | Di² / 1 |
 * | edge | - Di · e, Dj · e | (Di × Dj)² / e² |
 * | face | n · (Di × Dj) for all edges | (n · D0)² / n² |
 *
 * Where the conditions of an edge or a face hold, its e or n is not 0: their sums are e² and multiples of n². The
 * nearest point is in exactly one part without its rim, or if the polygon is flat, in some: corners and edges cover
 * what is flat. The degrees in time are 2, 4 and 6, of denominators 0, 2 and 4.
 */
import type { Coefficients } from '../../../arithmetic/integer-polynomials.js';
import { differenceOf, productOf, sumOf } from '../../../arithmetic/integer-polynomials.js';
import { AXES, type LinearMotion, type Pair } from '../linear-motion.js';

/** A vector whose components are polynomials in time. */
type Vector = readonly Coefficients[];

/** A corner, an edge, or the face of a polygon that moves. */
export interface Part {
  readonly type: 'vertex' | 'edge' | 'face';
  /** That of the first corner of an edge. */
  readonly index: number;
  /** All are positive where the foot of 0 is in the part, without its rim. */
  readonly inside: readonly Coefficients[];
  /** The squared distance of 0 from the part's line or plane is square / scale. */
  readonly square: Coefficients;
  readonly scale: Coefficients;
  /** At most 0 where that distance is at most the length that is asked about. */
  readonly beyond: Coefficients;
}

const dot = (a: Vector, b: Vector): Coefficients =>
  AXES.reduce<Coefficients>((sum, axis) => sumOf(sum, productOf(a[axis]!, b[axis]!)), []);

const cross = (a: Vector, b: Vector): Vector => [
  differenceOf(productOf(a[1]!, b[2]!), productOf(a[2]!, b[1]!)),
  differenceOf(productOf(a[2]!, b[0]!), productOf(a[0]!, b[2]!)),
  differenceOf(productOf(a[0]!, b[1]!), productOf(a[1]!, b[0]!)),
];

const minus = (a: Vector, b: Vector): Vector => AXES.map((axis) => differenceOf(a[axis]!, b[axis]!));
const negative = (p: Coefficients): Coefficients => p.map((c) => -c);

/** The edges of a polygon of so many corners: from corner i to the next. Two corners have one. */
function edgesOf(corners: readonly Vector[]): (readonly [Vector, Vector])[] {
  const count = corners.length < 3 ? corners.length - 1 : corners.length;
  return Array.from({ length: count }, (_, i) => [corners[i]!, corners[(i + 1) % corners.length]!]);
}

/**
 * The parts of the polygon, corners first, then edges, then the face.
 *
 * @param corners each as a way from a point of one feature to a point of the other
 */
export function partsOf(motion: LinearMotion, corners: readonly Pair[]): Part[] {
  const limit = motion.length * motion.length;
  const part = (
    type: Part['type'],
    index: number,
    inside: readonly Coefficients[],
    square: Coefficients,
    scale: Coefficients,
  ): Part => ({
    type,
    index,
    inside,
    square,
    scale,
    beyond: differenceOf(square, productOf([limit], scale)),
  });
  const points = corners.map((pair): Vector => AXES.map((axis) => motion.difference(pair, axis)));
  const edges = edgesOf(points);
  const areas = edges.map(([p, q]) => cross(p, q));
  const parts = points.map((p, i) => part('vertex', i, [], dot(p, p), [1n]));
  for (const [i, [p, q]] of edges.entries()) {
    const e = minus(q, p);
    parts.push(part('edge', i, [negative(dot(p, e)), dot(q, e)], dot(areas[i]!, areas[i]!), dot(e, e)));
  }
  if (points.length < 3) return parts;
  const [origin, next, last] = [points[0]!, points[1]!, points[points.length - 1]!];
  const normal = cross(minus(next, origin), minus(last, origin));
  const height = dot(normal, origin);
  const inside = areas.map((area) => dot(normal, area));
  parts.push(part('face', 0, inside, productOf(height, height), dot(normal, normal)));
  return parts;
}
