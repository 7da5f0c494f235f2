import { requireOneForEach } from '../../core/arguments/buffers.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import type { Coordinates } from '../../core/shapes.js';
import { orient2dAt } from '../../predicates/generated/at/orient2d.js';
import { orient2d, powerTest2d } from '../../predicates/index.js';
import { sortedAlongX } from '../plane/median-order.js';
import { type RegularTriangulation2d, regularOf } from '../plane/regular-triangulation2d.js';
import { type TriangulationOptions, watchTriangulation } from '../progress.js';
import type { PowerDiagram2d } from './diagram2d.js';
import { type Dual, dualOf } from './dual-of.js';
import { roundedVertices } from './vertex-forms2d.js';
import { ranksOf } from './voronoi-diagram2d.js';

type Floats = Float64Array<ArrayBuffer>;

/**
 * The power diagram of weighted points of the plane, its sites, also called Laguerre diagram: the cell of a site is
 * where its power, the squared distance less the weight, is at most that of any other one. A weight is the square of
 * the radius of a circle around the site; it may be negative. With equal weights it is the Voronoi diagram, and all
 * lists of both are equal.
 *
 * As `voronoiDiagram2d`, with the centres of circles that are orthogonal to those of three sites or more as vertices.
 * A site whose cell would have no area is `hidden` and has no cell; a cell need not have its site inside. Of sites with
 * equal coordinates the one with the greatest weight counts, and of these the first; the others are duplicates of it.
 *
 * Source: Aurenhammer 1987, "Power diagrams: properties, algorithms and applications"; Edelsbrunner and Shah 1996,
 * "Incremental topological flipping works for regular triangulations".
 *
 * @param sites a list of points, or a flat list of x and y of each
 * @param weights a number for each site
 * @param options what hears of the progress, and can end the work
 * @throws RangeError for what is no list of points with two finite coordinates, or of as many finite weights
 * @example
 * const { vertices, hidden } = powerDiagram2d([[0, 0], [4, 0], [0, 4], [1, 1]], [8, 0, 0, -10]);
 * vertices; // new Float64Array([3, 3])
 * hidden; // new Uint32Array([3])
 */
export function powerDiagram2d(
  sites: PointList,
  weights: Coordinates,
  options?: TriangulationOptions,
): PowerDiagram2d {
  if (arguments.length > 3) requireNoMore('powerDiagram2d', 3, arguments[3]);
  const coordinates = loadPoints('powerDiagram2d', 'sites', sites, 2);
  requireOneForEach('powerDiagram2d', 'weights', weights, coordinates.length / 2, 'site');
  const copied = Float64Array.from(weights, (weight) => weight + 0);
  const watch = watchTriangulation('powerDiagram2d', options);
  const triangulated = regularOf(coordinates, copied, watch);
  const dual = dualOfCells(triangulated, coordinates, copied);
  const vertices = roundedVertices({ coordinates, weights: copied, vertexSites: dual.vertexSites }, watch);
  const { duplicates } = triangulated;
  return { coordinates, weights: copied, vertices, ...dual, duplicates, hidden: hiddenOf(dual, duplicates) };
}

/** The dual without sites whose cells have no area: what orthogonal circles and their order leave of these goes. */
function dualOfCells(triangulated: RegularTriangulation2d, coordinates: Floats, weights: Floats): Dual {
  const ranks = ranksOf(sortedAlongX(coordinates), weights.length);
  if (triangulated.triangles.length === 0) {
    return dualOf({ ...triangulated, hull: reachingLine(triangulated) }, ranks);
  }
  const dual = dualOf(triangulated, ranks);
  const isCorner = new Uint8Array(weights.length);
  for (const i of triangulated.triangles) isCorner[i] = 1;
  const corners = Uint32Array.from(weights.keys()).filter((i) => isCorner[i] === 1);
  const names = corners.filter((i) => !isFlat(dual, triangulated, i));
  if (names.length === corners.length) return dual;
  // A site without an area is on the facet of others: without it the facet is the same.
  const part = regularOf(
    Float64Array.from({ length: 2 * names.length }, (_, k) => coordinates[2 * names[k >> 1]! + (k & 1)]!),
    Float64Array.from(names, (i) => weights[i]!),
  );
  const renamed = (list: Uint32Array) => list.map((i) => names[i]!) as Uint32Array<ArrayBuffer>;
  return dualOf(
    { ...part, coordinates, weights, triangles: renamed(part.triangles), hull: renamed(part.hull) },
    ranks,
  );
}

/**
 * Whether the cell of a corner has no area. Bounded ones have at most two edges then; an unbounded one is a ray, from
 * infinity and back, between two edges of the hull that are on one line.
 */
function isFlat(
  { cellStarts, cellEdges, edgeSites, edgeVertices }: Dual,
  of: RegularTriangulation2d,
  i: number,
) {
  const [start, end] = [cellStarts[i]!, cellStarts[i + 1]!];
  if (end - start > 2) return false;
  if (end - start < 2) return true;
  const [first, last] = [cellEdges[start]!, cellEdges[start + 1]!];
  if (edgeVertices[first]! >= 0) return true;
  return orient2dAt(of.coordinates, edgeSites[first ^ 1]!, i, edgeSites[last ^ 1]!) === 0;
}

/** Sites on a line that have a cell with an area: they are lifted to corners of a convex chain. */
function reachingLine({
  coordinates: xy,
  weights: w,
  hull,
}: RegularTriangulation2d): Uint32Array<ArrayBuffer> {
  if (hull.length < 3) return hull;
  const chain: number[] = [];
  const beside = besideLine(xy, hull[0]!, hull[1]!);
  for (const i of hull) {
    while (chain.length > 1 && !reaches(xy, w, chain.at(-2)!, chain.at(-1)!, i, beside)) chain.pop();
    chain.push(i);
  }
  return Uint32Array.from(chain);
}

/** A point that is not on the line through two others. */
function besideLine(xy: Floats, i: number, j: number): readonly [number, number] {
  const [x, y] = [xy[2 * i]!, xy[2 * i + 1]!];
  return x === xy[2 * j]! ? [x === 0 ? 1 : 0, y] : [x, y === 0 ? 1 : 0];
}

/** Whether site j has a cell with an area between i and k: it has a negative power with all circles of these two. */
function reaches(
  xy: Floats,
  w: Floats,
  i: number,
  j: number,
  k: number,
  [x, y]: readonly [number, number],
): boolean {
  const [a, b, c] = [2 * i, 2 * j, 2 * k];
  const sign = powerTest2d(
    xy[a]!,
    xy[a + 1]!,
    w[i]!,
    xy[c]!,
    xy[c + 1]!,
    w[k]!,
    x,
    y,
    0,
    xy[b]!,
    xy[b + 1]!,
    w[j]!,
  );
  const turn = orient2d(xy[a]!, xy[a + 1]!, xy[c]!, xy[c + 1]!, x, y);
  return sign * turn > 0;
}

/** The sites that have no cell and are no duplicates; a single site has the plane, without an edge. */
function hiddenOf({ cellStarts }: Dual, duplicates: Uint32Array): Uint32Array<ArrayBuffer> {
  const count = cellStarts.length - 1;
  const isElsewhere = new Uint8Array(count);
  for (let k = 0; k < duplicates.length; k += 2) isElsewhere[duplicates[k]!] = 1;
  const without: number[] = [];
  for (let i = 0; i < count; i++) {
    if (isElsewhere[i] === 0 && cellStarts[i] === cellStarts[i + 1]) without.push(i);
  }
  return Uint32Array.from(without.length + duplicates.length / 2 === count ? [] : without);
}
