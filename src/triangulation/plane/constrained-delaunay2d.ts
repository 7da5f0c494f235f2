import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import { type TriangulationOptions, watchTriangulation } from '../progress.js';
import { constrainAll } from './constrain.js';
import { constrainedLists } from './constrained-lists.js';
import { type Delaunay2d, emptyDelaunay } from './delaunay2d.js';
import { divideAndConquer } from './divide-and-conquer.js';
import { type EdgeList, loadEdges } from './edge-list.js';
import { type MedianOrder, medianOrder } from './median-order.js';
import { DoubleSites } from './sites.js';

/** A constrained Delaunay triangulation of points of the plane, in flat lists. */
export interface ConstrainedDelaunay2d extends Delaunay2d {
  /** For each half-edge, which of the edges that were asked for it is a part of: the first of these; -1 for none. */
  readonly constraints: Int32Array<ArrayBuffer>;
}

const NAME = 'constrainedDelaunay2d';

/** The place of each point among the sites; equal points have one. */
function placesOf({ sites, duplicates }: MedianOrder, points: number): Uint32Array {
  const places = new Uint32Array(points);
  for (let i = 0; i < sites.length; i++) places[sites[i]!] = i;
  for (let i = 0; i < duplicates.length; i += 2) places[duplicates[i]!] = places[duplicates[i + 1]!]!;
  return places;
}

/**
 * The constrained Delaunay triangulation of points of the plane with edges between them that it has to have: of the
 * triangulations of the hull that have these edges the one that is nearest to Delaunay. No point is inside of the
 * circle through the corners of a triangle, unless one of these edges hides it from the triangle.
 *
 * An edge that runs through other points is there in parts; edges may lie on each other, come twice, have an end in
 * each other, or be points. All is exact, and equal for any order of points and edges, as with `delaunay2d`. What is
 * inside of a polygon is not told here: `triangulatePolygon2d` cuts polygons alone.
 *
 * Time: as `delaunay2d`, and for each edge that of the triangles in its way, where these lie badly its square.
 *
 * Source: Chew 1989, "Constrained Delaunay triangulations"; Anglada 1997, "An improved incremental algorithm for
 * constructing restricted Delaunay triangulations".
 *
 * @param points a list of points, or a flat list of x and y of each
 * @param edges pairs of point numbers, or a flat list of these
 * @param options what hears of the progress, and can end the work
 * @returns `null` if two edges cross, inside both, where there is no point: no triangulation has both
 * @throws RangeError for what is no list of points with two finite coordinates, or no pair of point numbers
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * const { triangles, constraints } = constrainedDelaunay2d(square, [[0, 2]])!;
 * triangles; // new Uint32Array([0, 1, 2, 0, 2, 3])
 * constraints; // new Int32Array([-1, -1, 0, 0, -1, -1])
 * constrainedDelaunay2d(square, [[0, 2], [1, 3]]); // null: the edges cross
 */
export function constrainedDelaunay2d(
  points: PointList,
  edges: EdgeList,
  options?: TriangulationOptions,
): ConstrainedDelaunay2d | null {
  if (arguments.length > 3) requireNoMore(NAME, 3, arguments[3]);
  const coordinates = loadPoints(NAME, 'points', points, 2);
  const ends = loadEdges(NAME, edges, coordinates.length / 2);
  const watch = watchTriangulation(NAME, options);
  // As where edges cross: the order of triangles is the same.
  const order = medianOrder(coordinates);
  const none = emptyDelaunay(coordinates, order);
  if (order.sites.length < 3) return { ...none, constraints: new Int32Array(0) };
  const sites = new DoubleSites(order.xy);
  const { rings, first } = divideAndConquer(sites, Uint32Array.of(0, sites.count), watch);
  const places = placesOf(order, coordinates.length / 2);
  const numbers = Int32Array.from({ length: ends.length / 2 }, (_, i) => i);
  const segments = constrainAll(
    rings,
    sites,
    ends.map((p) => places[p]!),
    numbers,
    watch,
  );
  if (segments === null) return null;
  const lists = constrainedLists(rings, first, segments, sites, order.sites);
  if (lists === null) return { ...none, constraints: new Int32Array(0) };
  return { coordinates, ...lists, duplicates: order.duplicates };
}
