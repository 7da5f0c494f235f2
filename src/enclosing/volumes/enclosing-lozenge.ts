import { loadPoints, type PointList, reject, requireNoMore } from '../../core/arguments/index.js';
import type { Lozenge } from '../../core/shapes.js';
import { scaled, sum, withPlainZeros } from '../points/vectors.js';
import { bestAxes } from './enclosing-oriented-box.js';
import { outlineOf, placeOf, rangeAlong } from './outline.js';
import { radiusAroundRectangle } from './rectangle-distance.js';

/**
 * A lozenge (a rectangle that a sphere sweeps) that encloses points of space for certain. Its rectangle lies in the
 * middle of a small oriented box, across its shortest side.
 *
 * The rectangle is chosen in doubles; the radius is then the least double that reaches all points from the
 * parallelogram that it is, compared exactly.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5 and 4.5.2; Eberly, 3D Game Engine Design, 2.5.4; Larsen et al.
 * 1999, "Fast proximity queries with swept sphere volumes".
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; or if no
 *   doubles are large enough, where coordinates are within a few powers of two of the largest double
 * @example
 * enclosingLozenge([[-3, -2, 0], [3, -2, 0], [3, 2, 0], [-3, 2, 0]]).radius; // 0
 */
export function enclosingLozenge(points: PointList): Lozenge {
  if (arguments.length > 1) requireNoMore('enclosingLozenge', 1, arguments[1]);
  const outline = outlineOf(loadPoints('enclosingLozenge', 'points', points, 3, 1));
  const axes = bestAxes(outline);
  const ranges = axes.map((axis) => rangeAlong(outline.vectors, axis));
  // The radius takes its part of the rectangle's sides.
  const half = (ranges[2]![1] - ranges[2]![0]) / 2;
  const [u, v] = [0, 1].map((k) => inner(ranges[k]!, half)) as [Range, Range];
  const height = (ranges[2]![0] + ranges[2]![1]) / 2;
  const corner = sum(sum(scaled(axes[0], u[0]), scaled(axes[1], v[0])), scaled(axes[2], height));
  const origin = placeOf(outline, corner);
  const edges = [
    withPlainZeros(scaled(scaled(axes[0], u[1] - u[0]), outline.size)),
    withPlainZeros(scaled(scaled(axes[1], v[1] - v[0]), outline.size)),
  ] as const;
  const radius = [...origin, ...edges.flat()].every(Number.isFinite)
    ? radiusAroundRectangle(outline.x, origin, edges)
    : Number.POSITIVE_INFINITY;
  if (Number.isFinite(radius)) return { origin, edges, radius };
  return reject('enclosingLozenge', 'points', 'points that a lozenge of doubles can enclose', outline.x);
}

type Range = readonly [number, number];

/** A range without so much at both ends; its middle if nothing is left. */
function inner([low, high]: Range, half: number): Range {
  const [from, to] = [low + half, high - half];
  return from < to ? [from, to] : [(low + high) / 2, (low + high) / 2];
}
