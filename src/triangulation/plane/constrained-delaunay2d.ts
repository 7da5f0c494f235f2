import {
  isList,
  loadPoints,
  type PointList,
  reject,
  requireGroups,
  requireIndex,
  requireList,
  requireNoMore,
} from '../../core/arguments/index.js';
import { type ConstrainedRings, constrain, unconstrained } from './constrain.js';
import { type Delaunay2d, emptyDelaunay } from './delaunay2d.js';
import { divideAndConquer } from './divide-and-conquer.js';
import { type SiteOrder, siteOrder } from './site-order.js';
import { triangleLists } from './triangle-lists.js';

/** A constrained Delaunay triangulation of points of the plane, in flat lists. */
export interface ConstrainedDelaunay2d extends Delaunay2d {
  /** For each half-edge, which of the edges that were asked for it is a part of: the first of these; -1 for none. */
  readonly constraints: Int32Array<ArrayBuffer>;
}

/** Edges that a triangulation has to have: pairs of point numbers, or these one behind the other. */
export type EdgeList = ArrayLike<number> | ArrayLike<ArrayLike<number>>;

const NAME = 'constrainedDelaunay2d';

/** The ends of edges as a flat list that was checked. */
function loadEdges(edges: EdgeList, points: number): Uint32Array {
  requireList(NAME, 'edges', 'a list of pairs of point numbers', edges);
  if (ArrayBuffer.isView(edges) || typeof edges[0] === 'number') {
    const flat = edges as ArrayLike<number>;
    requireGroups(NAME, 'edges', flat, 2);
    for (let i = 0; i < flat.length; i++) requireIndex(NAME, `edges[${i}]`, flat[i]!, points);
    return Uint32Array.from(flat);
  }
  const loaded = new Uint32Array(2 * edges.length);
  for (let i = 0; i < edges.length; i++) {
    const pair = edges[i] as ArrayLike<number>;
    if (!isList(pair) || pair.length !== 2) reject(NAME, `edges[${i}]`, 'a pair of point numbers', pair);
    for (let k = 0; k < 2; k++) {
      requireIndex(NAME, `edges[${i}][${k}]`, pair[k]!, points);
      loaded[2 * i + k] = pair[k]!;
    }
  }
  return loaded;
}

/** The place of each point among the sites; equal points have one. */
function placesOf({ sites, duplicates }: SiteOrder, points: number): Uint32Array {
  const places = new Uint32Array(points);
  for (let i = 0; i < sites.length; i++) places[sites[i]!] = i;
  for (let i = 0; i < duplicates.length; i += 2) places[duplicates[i]!] = places[duplicates[i + 1]!]!;
  return places;
}

/** Puts all edges in; false if two of them cross. */
function constrainAll(part: ConstrainedRings, edges: Uint32Array, places: Uint32Array): boolean {
  for (let i = 0; i < edges.length; i += 2) {
    if (!constrain(part, places[edges[i]!]!, places[edges[i + 1]!]!, i / 2)) return false;
  }
  return true;
}

type Lists = Pick<ConstrainedDelaunay2d, 'triangles' | 'halfedges' | 'constraints'>;

/** Brings triangles into an order that depends on their corners alone: that of their places among the sites. */
function sortTriangles({ triangles, halfedges, constraints }: Lists, places: Uint32Array): Lists {
  const count = triangles.length / 3;
  const placeOf = (e: number) => places[triangles[e]!]!;
  const order = new Uint32Array(count).map((_, t) => t);
  order.sort((s, t) => placeOf(3 * s) - placeOf(3 * t) || placeOf(3 * s + 1) - placeOf(3 * t + 1));
  const moved = new Uint32Array(count);
  for (let i = 0; i < count; i++) moved[order[i]!] = i;
  const from = (e: number) => 3 * order[(e - (e % 3)) / 3]! + (e % 3);
  const to = (e: number) => (e < 0 ? e : 3 * moved[(e - (e % 3)) / 3]! + (e % 3));
  return {
    triangles: triangles.map((_, e) => triangles[from(e)]!),
    halfedges: halfedges.map((_, e) => to(halfedges[from(e)]!)),
    constraints: constraints.map((_, e) => constraints[from(e)]!),
  };
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
 * @returns `null` if two edges cross, inside both, where there is no point: no triangulation has both
 * @throws RangeError for what is no list of points with two finite coordinates, or no pair of point numbers
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * const { triangles, constraints } = constrainedDelaunay2d(square, [[0, 2]])!;
 * triangles; // new Uint32Array([0, 1, 2, 0, 2, 3])
 * constraints; // new Int32Array([-1, -1, 0, 0, -1, -1])
 * constrainedDelaunay2d(square, [[0, 2], [1, 3]]); // null: the edges cross
 */
export function constrainedDelaunay2d(points: PointList, edges: EdgeList): ConstrainedDelaunay2d | null {
  if (arguments.length > 2) requireNoMore(NAME, 2, arguments[2]);
  const coordinates = loadPoints(NAME, 'points', points, 2);
  const ends = loadEdges(edges, coordinates.length / 2);
  const order = siteOrder(coordinates);
  const none = emptyDelaunay(coordinates, order);
  if (order.sites.length < 3) return { ...none, constraints: new Int32Array(0) };
  const { xy, rings, first } = divideAndConquer(order.xy);
  const part = unconstrained(rings, xy);
  const places = placesOf(order, coordinates.length / 2);
  if (!constrainAll(part, ends, places)) return null;
  const { hull, places: edgePlaces, ...lists } = triangleLists(rings, first, order);
  if (lists.triangles.length === 0) return { ...none, constraints: new Int32Array(0) };
  const constraints = new Int32Array(lists.triangles.length);
  for (let e = 0; e < rings.size; e++) {
    if (rings.origin[e]! >= 0 && edgePlaces[e]! >= 0) constraints[edgePlaces[e]!] = part.segments[e >> 1]!;
  }
  const sorted = sortTriangles({ ...lists, constraints }, places);
  return { coordinates, ...sorted, hull, duplicates: order.duplicates };
}
