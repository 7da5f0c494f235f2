import { SegmentSoup } from '../../arrangement/segment-soup.js';
import { Subdivision } from '../../arrangement/subdivision.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import { NONE } from '../../core/collections/hashing.js';
import type { FoundPoint2 } from '../../implicit/index.js';
import {
  type TriangulationOptions,
  type TriangulationWatch,
  WatchedCrossings,
  watchTriangulation,
} from '../progress.js';
import { ArrangedSites } from './arranged-sites.js';
import { constrainAll } from './constrain.js';
import type { ConstrainedDelaunay2d } from './constrained-delaunay2d.js';
import { constrainedLists } from './constrained-lists.js';
import { divideAndConquer } from './divide-and-conquer.js';
import { type EdgeList, loadEdges } from './edge-list.js';

/** A constrained Delaunay triangulation among whose corners are the crossings of edges. */
export interface CrossedDelaunay2d extends ConstrainedDelaunay2d {
  /**
   * x and y of each point, as they were given, then those of each crossing, rounded to the nearest doubles. Crossings
   * that are no given point have the numbers behind those of points.
   */
  readonly coordinates: Float64Array<ArrayBuffer>;
  /** Where edges cross, exactly, by x and then by y: point `points.length + i` is `crossings[i]`. */
  readonly crossings: readonly FoundPoint2[];
}

const NAME = 'constrainedDelaunayWithCrossings2d';

interface LoadedSoup {
  readonly soup: SegmentSoup;
  /** The vertex of each point. */
  readonly vertices: Uint32Array;
}

/** Points and edges between them; points where no edge ends are kept as points. */
function loadSoup(
  coordinates: Float64Array,
  ends: Uint32Array,
  watch: TriangulationWatch | undefined,
): LoadedSoup {
  const expected = coordinates.length / 2;
  const soup = watch === undefined ? new SegmentSoup(expected, true) : new WatchedCrossings(expected, watch);
  const vertices = new Uint32Array(coordinates.length / 2);
  for (let i = 0; i < vertices.length; i++) {
    vertices[i] = soup.point(coordinates[2 * i]!, coordinates[2 * i + 1]!);
  }
  const isEnd = new Uint8Array(soup.vertexCount);
  for (let i = 0; i < ends.length; i += 2) {
    const [v, w] = [vertices[ends[i]!]!, vertices[ends[i + 1]!]!];
    soup.addSegment(v, w);
    if (v !== w) isEnd[v] = isEnd[w] = 1;
  }
  for (let v = 0; v < isEnd.length; v++) if (isEnd[v] === 0) soup.addSegment(v, v);
  return { soup, vertices };
}

/** For each piece of a subdivision the first of so many uses that it is a part of. */
function firstUses(subdivision: Subdivision, uses: number): Int32Array {
  const { soup, pieceEdge, pieceCount } = subdivision;
  const ofEdge = new Int32Array(soup.edgeCount);
  for (let use = uses - 1; use >= 0; use--) {
    const edge = soup.useEdge.data[use]!;
    if (edge !== NONE) ofEdge[edge] = use;
  }
  const first = new Int32Array(pieceCount);
  for (let p = 0; p < pieceCount; p++) {
    let least = ofEdge[pieceEdge[p]!]!;
    for (let at = subdivision.moreOf(p); at !== NONE; at = subdivision.moreAfter(at)) {
      least = Math.min(least, ofEdge[subdivision.moreEdge(at)]!);
    }
    first[p] = least;
  }
  return first;
}

/** The first point at the place of each vertex that was given; and of points that equal an earlier one, which. */
function namesOf(vertices: Uint32Array, vertexCount: number) {
  const firstOf = new Int32Array(vertexCount).fill(-1);
  const duplicates: number[] = [];
  vertices.forEach((v, i) => {
    if (firstOf[v]! < 0) firstOf[v] = i;
    else duplicates.push(i, firstOf[v]!);
  });
  return { firstOf, duplicates: Uint32Array.from(duplicates) };
}

/**
 * The constrained Delaunay triangulation of points of the plane with edges between them that may cross: where two
 * cross, there is a corner, exactly. Else it is what {@link constrainedDelaunay2d} makes: of the triangulations of the
 * hull that have the parts of these edges the one that is nearest to Delaunay.
 *
 * A crossing is not rounded before the triangulation is made: its circles are decided for the point where two lines
 * cross. Edges may run along each other, through points and through crossings of others. A crossing at a point that was
 * given is that point. Neither the order of points and edges nor the direction of edges changes more than numbers.
 *
 * Triangles between rounded corners may be turned, or without an area: `crossings` has what is true.
 *
 * Time: of the order (n + k) log n for k crossings, as long as no edge runs through many triangles between its corners.
 *
 * Source: Chew 1989, "Constrained Delaunay triangulations"; de Berg et al., Computational Geometry, 2.3.
 *
 * @param points a list of points, or a flat list of x and y of each
 * @param edges pairs of point numbers, or a flat list of these
 * @param options what hears of the progress, and can end the work
 * @throws RangeError for what is no list of points with two finite coordinates, or no pair of point numbers
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * const { triangles, constraints, crossings } = constrainedDelaunayWithCrossings2d(square, [[0, 2], [1, 3]]);
 * crossings; // [[2, 2]]: point 4
 * triangles; // new Uint32Array([0, 4, 3, 0, 1, 4, 3, 4, 2, 4, 1, 2])
 * constraints; // new Int32Array([0, 1, -1, -1, 1, 0, 1, 0, -1, 1, -1, 0])
 */
export function constrainedDelaunayWithCrossings2d(
  points: PointList,
  edges: EdgeList,
  options?: TriangulationOptions,
): CrossedDelaunay2d {
  if (arguments.length > 3) requireNoMore(NAME, 3, arguments[3]);
  const given = loadPoints(NAME, 'points', points, 2);
  const ends = loadEdges(NAME, edges, given.length / 2);
  const watch = watchTriangulation(NAME, options);
  const { soup, vertices } = loadSoup(given, ends, watch);
  const subdivision = new Subdivision(soup);
  if (soup instanceof WatchedCrossings) soup.finish();
  const sites = new ArrangedSites(subdivision, vertices);
  const { firstOf, duplicates } = namesOf(vertices, soup.vertexCount);
  const numbers = new Uint32Array(sites.count);
  const crossings: FoundPoint2[] = [];
  for (const site of sites.alongX) {
    const first = firstOf[sites.vertexOf[site]!]!;
    numbers[site] = first < 0 ? given.length / 2 + crossings.length : first;
    if (first < 0) crossings.push(sites.pointOf(site));
  }
  const all = new Float64Array(given.length + 2 * crossings.length);
  all.set(given);
  crossings.forEach(([x, y], i) => {
    all.set([x!, y!], given.length + 2 * i);
  });
  const common = { coordinates: all, crossings, duplicates };
  const lists = sites.count < 3 ? null : triangulate(subdivision, sites, numbers, ends.length / 2, watch);
  if (lists !== null) return { ...lists, ...common };
  return {
    ...common,
    triangles: new Uint32Array(0),
    halfedges: new Int32Array(0),
    constraints: new Int32Array(0),
    hull: sites.alongX.map((site) => numbers[site]!),
  };
}

function triangulate(
  subdivision: Subdivision,
  sites: ArrangedSites,
  numbers: Uint32Array,
  edges: number,
  watch: TriangulationWatch | undefined,
) {
  const { rings, first } = divideAndConquer(sites, Uint32Array.of(0, sites.count), watch);
  const ends = subdivision.origins.map((v) => sites.siteOf[v]!);
  const segments = constrainAll(rings, sites, ends, firstUses(subdivision, edges), watch);
  // Pieces of a subdivision have nothing but ends in common.
  if (segments === null) throw new Error('two pieces of a subdivision cross');
  return constrainedLists(rings, first, segments, sites, numbers);
}
