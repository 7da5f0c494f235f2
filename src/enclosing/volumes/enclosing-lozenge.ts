import { absolute } from '../../arithmetic/integers.js';
import { compare, type Rational } from '../../arithmetic/rational.js';
import { loadPoints, type PointList, reject } from '../../core/arguments/index.js';
import type { Lozenge } from '../../core/shapes.js';
import { rootUp } from '../points/root-up.js';
import { scaledRational } from '../points/scaled-rational.js';
import {
  difference,
  dot,
  exactCross,
  exactDifference,
  exactDot,
  type IntegerVector,
  integersOf,
  pointAt,
  scaled,
  sum,
  type Vector,
} from '../points/vectors.js';
import { bestAxes } from './enclosing-oriented-box.js';
import { greatestOf } from './farthest.js';
import { outlineOf, placeOf } from './outline.js';
import { squareBeside } from './segment-distance.js';

/**
 * A lozenge (a rectangle that a sphere sweeps) that encloses points of space for certain. Its rectangle lies in the middle of a small oriented
 * box, across its shortest side.
 *
 * The rectangle is chosen in doubles; the radius is then the least double that reaches all points from the parallelogram that it is,
 * compared exactly.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5 and 4.5.2; Larsen et al. 1999, "Fast proximity queries with swept sphere volumes".
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; or if no doubles are large
 *   enough
 * @example
 * enclosingLozenge([[-3, -2, 0], [3, -2, 0], [3, 2, 0], [-3, 2, 0]]).radius < 1e-9; // true
 */
export function enclosingLozenge(points: PointList): Lozenge {
  const outline = outlineOf(loadPoints('enclosingLozenge', 'points', points, 3, 1));
  const axes = bestAxes(outline);
  const ranges = axes.map((axis) => rangeOf(outline.vectors, axis));
  // The radius takes its part of the rectangle's sides.
  const half = (ranges[2]![1] - ranges[2]![0]) / 2;
  const [u, v] = [0, 1].map((k) => inner(ranges[k]!, half)) as [Range, Range];
  const height = (ranges[2]![0] + ranges[2]![1]) / 2;
  const corner = sum(sum(scaled(axes[0], u[0]), scaled(axes[1], v[0])), scaled(axes[2], height));
  const origin = placeOf(outline, corner);
  const edges = [
    scaled(scaled(axes[0], u[1] - u[0]), outline.size),
    scaled(scaled(axes[1], v[1] - v[0]), outline.size),
  ] as const;
  const radius = [...origin, ...edges.flat()].every(Number.isFinite)
    ? radiusAroundRectangle(outline.x, origin, edges)
    : Number.POSITIVE_INFINITY;
  if (Number.isFinite(radius)) return { origin, edges, radius };
  return reject('enclosingLozenge', 'points', 'points that a lozenge of doubles can enclose', outline.x);
}

type Range = readonly [number, number];

function rangeOf(vectors: readonly Vector[], axis: Vector): Range {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const v of vectors) {
    const along = dot(axis, v);
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return [low, high];
}

/** A range without so much at both ends; its middle if nothing is left. */
function inner([low, high]: Range, half: number): Range {
  const [from, to] = [low + half, high - half];
  return from < to ? [from, to] : [(low + high) / 2, (low + high) / 2];
}

/** The least radius of doubles around a parallelogram that reaches all points; Infinity if none does. */
function radiusAroundRectangle(x: Float64Array, origin: Vector, edges: readonly [Vector, Vector]): number {
  const farthest = greatestOf(
    x.length / 3,
    (i) => squareToRectangle(difference(pointAt(x, i), origin), edges),
    boundOf(x, origin, edges),
    (i) => exactSquareToRectangle(pointAt(x, i), origin, edges),
  );
  return rootUp(farthest);
}

/** The square of the distance of a vector from a rectangle with a corner in the origin, in doubles. */
function squareToRectangle(v: Vector, edges: readonly [Vector, Vector]): number {
  let rest = v;
  for (const edge of edges) {
    const square = dot(edge, edge);
    const along = square > 0 ? Math.min(1, Math.max(0, dot(v, edge) / square)) : 0;
    rest = difference(rest, scaled(edge, along));
  }
  return dot(rest, rest);
}

/**
 * By how much the square of a distance may exceed what doubles say. What they subtract is a point of the parallelogram, up to rounding: each
 * coordinate of what is left is wrong by at most 8u F, F being the sum of the greatest sizes of the vector and the edges, u = 2^-53; its length
 * by 14u F. It is less than 2F long, and so its square is too small by less than 64u F² = 2^-47 F².
 */
function boundOf(x: Float64Array, origin: Vector, edges: readonly [Vector, Vector]): number {
  const sizeOf = (v: Vector) => Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  let reach = 0;
  for (let i = 0; 3 * i < x.length; i++) reach = Math.max(reach, sizeOf(difference(pointAt(x, i), origin)));
  const far = reach + sizeOf(edges[0]) + sizeOf(edges[1]);
  const isSafe = far > 2 ** -400 && far < 2 ** 400;
  return isSafe ? 2 ** -47 * far * far : Number.POSITIVE_INFINITY;
}

/** The square of the distance of a point from a parallelogram, exactly. */
function exactSquareToRectangle(point: Vector, origin: Vector, edges: readonly [Vector, Vector]): Rational {
  const { vectors, exponent } = integersOf([point, origin, ...edges]);
  const [p, o, u, v] = vectors as readonly [IntegerVector, IntegerVector, IntegerVector, IntegerVector];
  const w = exactDifference(p, o);
  const normal = exactCross(u, v);
  const area = exactDot(normal, normal);
  // w = s u + t v + h n: s and t times the area.
  const [s, t] = [exactDot(exactCross(w, v), normal), exactDot(exactCross(u, w), normal)];
  if (area > 0n && s >= 0n && s <= area && t >= 0n && t <= area) {
    const height = absolute(exactDot(w, normal));
    return scaledRational(height * height, area, 2 * exponent);
  }
  const sides = [
    [w, u],
    [w, v],
    [exactDifference(w, u), v],
    [exactDifference(w, v), u],
  ] as const;
  return sides
    .map(([from, edge]) => squareBeside(from, edge, exponent))
    .reduce((least, square) => (compare(square, least) < 0 ? square : least));
}
