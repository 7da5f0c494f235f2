import { requireOneForEach } from '../../core/arguments/buffers.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import type { Coordinates } from '../../core/shapes.js';
import { type TriangulationOptions, type TriangulationWatch, watchTriangulation } from '../progress.js';
import { coneTriangles } from './cone-triangles.js';
import type { Delaunay2d } from './delaunay2d.js';
import { hullOf } from './hull-of.js';

/** A regular triangulation of weighted points of the plane: the lists of {@link Delaunay2d}, and two more. */
export interface RegularTriangulation2d extends Delaunay2d {
  /** The weight of each point, as it was given. */
  readonly weights: Float64Array<ArrayBuffer>;
  /** Points that are no corners, because the weights of others are so much greater; ascending. */
  readonly hidden: Uint32Array<ArrayBuffer>;
}

/**
 * The regular triangulation of weighted points of the plane, also called weighted Delaunay or Laguerre triangulation:
 * the dual of their power diagram. A weight is a square: that of the radius of a circle around the point, but it may be
 * negative. For each triangle there is a circle that is orthogonal to those of its corners, and no other point has
 * a negative power with it. With equal weights it is the Delaunay triangulation.
 *
 * Signs are exact, and so is the answer for all finite doubles. Where more than three circles are orthogonal to one,
 * the order of the points by x and y decides, as in `delaunay2d`: a point that comes later has a weight that is less by
 * an infinitesimal amount, and infinitely more than one that comes earlier. A point whose circle adds nothing is no
 * corner: it is `hidden`. Of points with equal coordinates the one with the greatest weight counts, and of these the
 * first; the others are duplicates of it. Triangles cover the convex hull of the points, whatever their weights are,
 * and stand in the order of their first corners by x and y, then of their second ones.
 *
 * If all points are on one line, there are no triangles, and nothing is hidden.
 *
 * Source: Edelsbrunner and Shah 1996, "Incremental topological flipping works for regular triangulations"; Devillers
 * and Teillaud 2011, "Perturbations for Delaunay and weighted Delaunay 3D triangulations".
 *
 * @param points a list of points, or a flat list of x and y of each
 * @param weights a number for each point
 * @param options what hears of the progress, and can end the work
 * @throws RangeError for what is no list of points with two finite coordinates, or of as many finite weights
 * @example
 * const points = [[0, 0], [4, 0], [0, 4], [1, 1]];
 * regularTriangulation2d(points, [0, 0, 0, 0]).triangles; // new Uint32Array([0, 3, 2, 0, 1, 3, 2, 3, 1])
 * const { triangles, hidden } = regularTriangulation2d(points, [0, 0, 0, -10]);
 * triangles; // new Uint32Array([0, 1, 2])
 * hidden; // new Uint32Array([3])
 */
export function regularTriangulation2d(
  points: PointList,
  weights: Coordinates,
  options?: TriangulationOptions,
): RegularTriangulation2d {
  if (arguments.length > 3) requireNoMore('regularTriangulation2d', 3, arguments[3]);
  const coordinates = loadPoints('regularTriangulation2d', 'points', points, 2);
  requireOneForEach('regularTriangulation2d', 'weights', weights, coordinates.length / 2, 'point');
  return regularOf(
    coordinates,
    Float64Array.from(weights, (weight) => weight + 0),
    watchTriangulation('regularTriangulation2d', options),
  );
}

/** The same of numbers that were checked, and are no -0. */
export function regularOf(
  coordinates: Float64Array<ArrayBuffer>,
  weights: Float64Array<ArrayBuffer>,
  watch?: TriangulationWatch,
): RegularTriangulation2d {
  const { triangles, halfedges, alongX, duplicates } = coneTriangles(coordinates, weights, watch);
  const isFlat = triangles.length === 0;
  return {
    coordinates,
    weights,
    triangles,
    halfedges,
    hull: isFlat ? Uint32Array.from(alongX) : hullOf({ triangles, halfedges }, weights.length, alongX),
    duplicates,
    hidden: isFlat ? new Uint32Array(0) : missing(triangles, alongX, weights.length),
  };
}

/** Which of some points are no corners, ascending. */
function missing(triangles: Uint32Array, points: Uint32Array, count: number): Uint32Array<ArrayBuffer> {
  const isCorner = new Uint8Array(count);
  for (const i of triangles) isCorner[i] = 1;
  return Uint32Array.from(points.filter((i) => isCorner[i] === 0)).sort();
}
