import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import type { AffineDimension } from '../../spatial/hull/affine-hull.js';
import { type TriangulationOptions, watchTriangulation } from '../progress.js';
import { triangulatePoints } from './triangulate-points.js';

/** A Delaunay triangulation of points of space, in flat lists. */
export interface Delaunay3d {
  /** x, y and z of each point, as they were given. */
  readonly coordinates: Float64Array<ArrayBuffer>;
  /** What the points span: nothing (-1), a point, a line, a plane, space. Below 3 there are no tetrahedra. */
  readonly dimension: AffineDimension;
  /**
   * Four point numbers for each tetrahedron, of which orient3d is positive: in the order of their coordinates, but
   * for the last two, which may be the other way round.
   */
  readonly tetrahedra: Uint32Array<ArrayBuffer>;
  /** For each corner the number of the tetrahedron across from it, beyond the facet of the three others; -1 outside. */
  readonly neighbours: Int32Array<ArrayBuffer>;
  /** The facets beyond which there is no tetrahedron: three point numbers each, counterclockwise from outside. */
  readonly hull: Uint32Array<ArrayBuffer>;
  /**
   * Points that are in no tetrahedron because an earlier one has the same coordinates: their number and that of the
   * first of all with these coordinates, for each, in ascending order.
   */
  readonly duplicates: Uint32Array<ArrayBuffer>;
}

/**
 * The Delaunay triangulation of points of space: tetrahedra that cover their convex hull, each with a volume, and no
 * point inside of the sphere through the corners of one. Every point is a corner, equal ones once.
 *
 * Signs are exact, and so is the answer for all finite doubles. Where more than four points are on one empty sphere,
 * their order by x, y and z decides which tetrahedra there are (the later of two points is lifted above the sphere,
 * and infinitely more than the earlier one): there is one answer for a set of points. The order in which they come
 * changes nothing but their numbers: tetrahedra stand in the same order, by the coordinates of their corners.
 *
 * If all points are in one plane, there are no tetrahedra, and `dimension` says what they span.
 *
 * Time: near to linear where the number of tetrahedra is, as for points of a volume or of a surface. There may be
 * about n² / 2 of them, as for points on two lines that are skew, and the time goes with them.
 *
 * Source: Bowyer 1981, "Computing Dirichlet tessellations"; Watson 1981, "Computing the n-dimensional Delaunay
 * tessellation"; for the order of insertion: Amenta, Choi and Rote 2003, "Incremental constructions con BRIO"; for
 * points on one sphere: Devillers and Teillaud 2011, "Perturbations for Delaunay and weighted Delaunay 3D
 * triangulations".
 *
 * @param points a list of points, or a flat list of x, y and z of each
 * @param options what hears of the progress, and can end the work
 * @throws RangeError for what is no list of points with three finite coordinates
 * @example
 * const { tetrahedra, neighbours, hull } = delaunay3d([[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4], [4, 4, 4]]);
 * tetrahedra; // new Uint32Array([0, 3, 1, 2, 3, 2, 4, 1])
 * neighbours; // new Int32Array([1, -1, -1, -1, -1, -1, 0, -1])
 * hull; // new Uint32Array([0, 2, 1, 0, 3, 2, 0, 1, 3, 2, 4, 1, 3, 1, 4, 3, 4, 2])
 * // The last point is the first one again.
 * delaunay3d([0, 0, 0, 1, 0, 0, 0, 0, 0]).duplicates; // new Uint32Array([2, 0])
 */
export function delaunay3d(points: PointList, options?: TriangulationOptions): Delaunay3d {
  if (arguments.length > 2) requireNoMore('delaunay3d', 2, arguments[2]);
  const coordinates = loadPoints('delaunay3d', 'points', points, 3);
  const { hidden: _none, ...lists } = triangulatePoints(
    coordinates,
    undefined,
    watchTriangulation('delaunay3d', options),
  );
  return { coordinates, ...lists };
}
