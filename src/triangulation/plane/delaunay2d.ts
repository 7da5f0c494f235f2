import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import { type TriangulationOptions, type TriangulationWatch, watchTriangulation } from '../progress.js';
import { divideAndConquer } from './divide-and-conquer.js';
import { type MedianOrder, sortedAlongX } from './median-order.js';
import { keptRooms, newRooms } from './rooms.js';
import { siteOrder } from './site-order.js';
import { DoubleSites } from './sites.js';
import { triangleLists } from './triangle-lists.js';

/** A Delaunay triangulation of points of the plane, in flat lists. */
export interface Delaunay2d {
  /** x and y of each point, as they were given. */
  readonly coordinates: Float64Array<ArrayBuffer>;
  /**
   * Three point numbers for each triangle, counterclockwise from its leftmost (lowest) corner. Half-edge e runs from
   * number e of this list to the next corner of the same triangle.
   */
  readonly triangles: Uint32Array<ArrayBuffer>;
  /** For each half-edge the number of the one that runs the other way on the other side; -1 on the hull. */
  readonly halfedges: Int32Array<ArrayBuffer>;
  /**
   * All points on the boundary of the convex hull, counterclockwise from the leftmost (lowest) one on; if all points
   * are on a line, their order along it.
   */
  readonly hull: Uint32Array<ArrayBuffer>;
  /**
   * Points that are in no triangle because an earlier one has the same coordinates: their number and that of the
   * first of all with these coordinates, for each, in ascending order.
   */
  readonly duplicates: Uint32Array;
}

/**
 * The Delaunay triangulation of points of the plane: triangles that cover their convex hull, each with an area, and
 * no point inside of the circle through the corners of one. Every point is a corner, equal ones once.
 *
 * Signs are exact, and so is the answer for all finite doubles. Where more than three points are on one empty circle,
 * their order by x and y decides which edges there are (the later of two points is lifted above the circle's plane,
 * and infinitely more than the earlier one): there is one answer for a set of points. The order in which they come
 * changes nothing but their numbers: triangles stand in the same order.
 *
 * If all points are on one line, there are no triangles.
 *
 * Time: of the order n log n for n points, whatever they are.
 *
 * Source: Guibas and Stolfi 1985, "Primitives for the manipulation of general subdivisions and the computation of
 * Voronoi diagrams"; Dwyer 1987, "A Faster Divide-and-Conquer Algorithm for Constructing Delaunay Triangulations";
 * for points on one circle: Devillers and Teillaud 2011, "Perturbations for Delaunay and weighted Delaunay 3D
 * triangulations".
 *
 * @param points a list of points, or a flat list of x and y of each
 * @param options what hears of the progress, and can end the work
 * @throws RangeError for what is no list of points with two finite coordinates
 * @example
 * const { triangles, halfedges, hull } = delaunay2d([[0, 0], [4, 0], [4, 4], [0, 4], [1, 2]]);
 * triangles; // new Uint32Array([0, 4, 3, 0, 1, 4, 3, 4, 2, 4, 1, 2])
 * halfedges; // new Int32Array([5, 6, -1, -1, 9, 0, 1, 11, -1, 4, -1, 7])
 * hull; // new Uint32Array([0, 1, 2, 3])
 * delaunay2d([0, 0, 4, 0, 0, 4, 4, 0]).duplicates; // new Uint32Array([3, 1]): the last point is the second one again
 */
export function delaunay2d(points: PointList, options?: TriangulationOptions): Delaunay2d {
  if (arguments.length > 2) requireNoMore('delaunay2d', 2, arguments[2]);
  const coordinates = loadPoints('delaunay2d', 'points', points, 2);
  return delaunayOf(coordinates, watchTriangulation('delaunay2d', options));
}

/** The triangulation that has no triangles: the hull is the points in their order. */
export function emptyDelaunay(
  coordinates: Float64Array<ArrayBuffer>,
  { sites, xy, duplicates }: MedianOrder,
): Delaunay2d {
  return {
    coordinates,
    triangles: new Uint32Array(0),
    halfedges: new Int32Array(0),
    hull: Uint32Array.from(sortedAlongX(xy), (site) => sites[site]!),
    duplicates,
  };
}

/**
 * The same of coordinates that were checked, and have no -0.
 *
 * @param isTurned whether triangles are listed clockwise, from the same corner on
 */
export function delaunayOf(
  coordinates: Float64Array<ArrayBuffer>,
  watch?: TriangulationWatch,
  isTurned = false,
): Delaunay2d {
  const order = siteOrder(coordinates);
  if (order.sites.length > 1) {
    const sites = new DoubleSites(order.xy);
    // Whoever watches may ask for another triangulation meanwhile.
    const rooms = watch === undefined ? keptRooms(sites.count) : newRooms;
    const { rings, first } = divideAndConquer(sites, order.cells, watch, rooms);
    const { triangles, halfedges, hull } = triangleLists(rings, first, sites, order.sites, isTurned, rooms);
    if (triangles.length > 0)
      return { coordinates, triangles, halfedges, hull, duplicates: order.duplicates };
  }
  return emptyDelaunay(coordinates, order);
}
