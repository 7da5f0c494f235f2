import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import { delaunayOf } from '../plane/delaunay2d.js';
import { sortedAlongX } from '../plane/median-order.js';
import { type TriangulationOptions, watchTriangulation } from '../progress.js';
import type { VoronoiDiagram2d } from './diagram2d.js';
import { dualOf } from './dual-of.js';
import { roundedVertices } from './vertex-forms2d.js';

/**
 * The Voronoi diagram of points of the plane, its sites: the cell of a site is what is at least as near to it as to any
 * other one, a convex polygon that may be unbounded. Vertices are the centres of empty circles through three sites or
 * more, edges are where two sites are nearest.
 *
 * All is exact, for all finite doubles. Four sites or more on one empty circle have one vertex, so no edge has a length
 * of zero. Vertices are rounded once, each coordinate to the nearest double; `voronoiVertexPoint2d` has them without
 * rounding. Sites that are on one line have parallel lines between them, and there is no vertex. The order in which
 * sites come changes nothing but their numbers.
 *
 * Time: of the order n log n for n sites.
 *
 * Source: Guibas and Stolfi 1985, "Primitives for the manipulation of general subdivisions and the computation of
 * Voronoi diagrams"; Ericson, Real-Time Collision Detection, 3.10.
 *
 * @param sites a list of points, or a flat list of x and y of each
 * @param options what hears of the progress, and can end the work
 * @throws RangeError for what is no list of points with two finite coordinates
 * @example
 * const { vertices, edgeSites, edgeVertices } = voronoiDiagram2d([[0, 0], [4, 0], [4, 4], [0, 4]]);
 * vertices; // new Float64Array([2, 2])
 * edgeSites; // new Uint32Array([0, 1, 0, 3, 1, 2, 3, 2])
 * edgeVertices; // new Int32Array([-1, 0, 0, -1, -1, 0, 0, -1])
 */
export function voronoiDiagram2d(sites: PointList, options?: TriangulationOptions): VoronoiDiagram2d {
  if (arguments.length > 2) requireNoMore('voronoiDiagram2d', 2, arguments[2]);
  const coordinates = loadPoints('voronoiDiagram2d', 'sites', sites, 2);
  const watch = watchTriangulation('voronoiDiagram2d', options);
  const triangulated = delaunayOf(coordinates, watch);
  const dual = dualOf(triangulated, ranksOf(sortedAlongX(coordinates), coordinates.length / 2));
  return {
    coordinates,
    vertices: roundedVertices({ coordinates, vertexSites: dual.vertexSites }, watch),
    ...dual,
    duplicates: triangulated.duplicates,
  };
}

/** The place of each point in an order. */
export function ranksOf(order: Uint32Array, count: number): Uint32Array {
  const ranks = new Uint32Array(count);
  for (let k = 0; k < order.length; k++) ranks[order[k]!] = k;
  return ranks;
}
