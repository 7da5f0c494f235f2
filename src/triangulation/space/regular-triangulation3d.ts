import { requireOneForEach } from '../../core/arguments/buffers.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import type { Coordinates } from '../../core/shapes.js';
import { type TriangulationOptions, watchTriangulation } from '../progress.js';
import type { Delaunay3d } from './delaunay3d.js';
import { triangulatePoints } from './triangulate-points.js';

/** A regular triangulation of weighted points of space, in flat lists: those of {@link Delaunay3d}, and two more. */
export interface RegularTriangulation3d extends Delaunay3d {
  /** The weight of each point, as it was given. */
  readonly weights: Float64Array<ArrayBuffer>;
  /** Points that are no corners, because the weights of others are so much greater; ascending. */
  readonly hidden: Uint32Array<ArrayBuffer>;
}

/**
 * The regular triangulation of weighted points of space, also called weighted Delaunay or Laguerre triangulation: the
 * dual of their power diagram. A weight is a square: that of the radius of a sphere around the point, but it may be
 * negative. For each tetrahedron there is a sphere that is orthogonal to those of its corners, and no other point has
 * a negative power with it. With equal weights it is the Delaunay triangulation.
 *
 * Signs are exact, and so is the answer for all finite doubles. Where more than four spheres are orthogonal to one, the
 * order of the points by x, y and z decides, as in `delaunay3d`: a point that comes later has a weight that is less by
 * nothing that can be named, and infinitely more than one that comes earlier. A point whose sphere adds nothing is no
 * corner: it is `hidden`. Of points with equal coordinates that of the greatest weight counts, and of these the first;
 * the others are duplicates of it. Tetrahedra cover the convex hull of the points, whatever their weights are.
 *
 * If all points are in one plane, there are no tetrahedra, and nothing is hidden.
 *
 * Source: Edelsbrunner and Shah 1996, "Incremental topological flipping works for regular triangulations"; Devillers
 * and Teillaud 2011, "Perturbations for Delaunay and weighted Delaunay 3D triangulations".
 *
 * @param points a list of points, or a flat list of x, y and z of each
 * @param weights a number for each point
 * @param options what hears of the progress, and can end the work
 * @throws RangeError for what is no list of points with three finite coordinates, or of as many finite weights
 * @example
 * const points = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4], [1, 1, 1]];
 * regularTriangulation3d(points, [0, 0, 0, 0, 0]).tetrahedra.length / 4; // 4
 * const { tetrahedra, hidden } = regularTriangulation3d(points, [0, 0, 0, 0, -10]);
 * tetrahedra; // new Uint32Array([0, 3, 1, 2])
 * hidden; // new Uint32Array([4])
 */
export function regularTriangulation3d(
  points: PointList,
  weights: Coordinates,
  options?: TriangulationOptions,
): RegularTriangulation3d {
  if (arguments.length > 3) requireNoMore('regularTriangulation3d', 3, arguments[3]);
  const coordinates = loadPoints('regularTriangulation3d', 'points', points, 3);
  requireOneForEach('regularTriangulation3d', 'weights', weights, coordinates.length / 3, 'point');
  const copied = Float64Array.from(weights, (weight) => weight + 0);
  const watch = watchTriangulation('regularTriangulation3d', options);
  return { coordinates, weights: copied, ...triangulatePoints(coordinates, copied, watch) };
}
