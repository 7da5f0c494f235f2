import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { readWeights, withWeights } from './edge-weights.js';
import { numberSkeleton, type StraightSkeleton2d } from './number-skeleton.js';
import { offsetLinesOf } from './offset-lines.js';
import { partMergedFaces } from './part-merged-faces.js';
import { EventCount, type SkeletonOptions } from './progress.js';
import { Propagation } from './propagate.js';
import { readPolygon } from './read-polygon.js';

/**
 * The straight skeleton of a polygon of the plane, with holes or without: what the vertices draw when all edges move
 * inwards with the same speed, until nothing is left. Edges lose their length and vanish; reflex vertices meet edges
 * and split what is inside; it comes to all of that in the true order, and what happens at one place and time happens
 * at once: of a regular polygon all edges vanish in one point, where there is one vertex of the skeleton.
 *
 * An event is where three lines a x + b y + c = t √(a² + b²) meet. Its time is an integer over a sum of three
 * square roots of integers, and each decision is the sign of a sum of at most six such roots, which is exact: also
 * whether it is 0. So the skeleton depends on nothing but the polygon: not on where a ring begins,
 * not on which way it runs.
 *
 * Edges that come to lie on one line while they move become one edge. Their faces, which are in one plane of the roof,
 * are parted by an edge of the skeleton that is square to them, and begins where they met; so it is, too, between two
 * edges of the polygon at a vertex of 180 degrees.
 *
 * With weights, edge i moves with speed `weights[i]`: a vertex of its face has a distance from its line of the weight
 * times the time. Faces need not be monotone along their edges then. Where edges that are parallel and run the same way
 * become neighbours on one line, at a vertex of 180 degrees or when what was between them has vanished, they must have
 * the same weight: else nothing says what becomes of the vertex between them.
 *
 * Rings may touch in points, and one ring alone may touch itself.
 *
 * Time: for n edges and r reflex vertices there are about n r events that may happen, of which doubles say which are
 * next; and for each time at which one does all edges are looked at, n² in all.
 *
 * Source: Aichholzer, Aurenhammer, Alberts, Gärtner 1995, "A novel type of skeleton for polygons"; for events at one
 * place: Eppstein, Erickson 1999, "Raising roofs, crashing cycles, and playing pool"; for weights Biedl, Held, Huber,
 * Kaaser, Palfrader 2015, "Weighted straight skeletons in the plane".
 *
 * @param polygon the vertices in order, either way round; the last may repeat the first; or `{ outer, holes }` of such
 *   rings
 * @returns vertices, edges and faces; edge i of the polygon begins at its vertex i, and those of holes are behind those
 *   of the outer ring. `null` if a ring crosses itself, overlaps itself or another one, or encloses nothing, or a hole
 *   is not in place
 * @throws RangeError for a ring that is no list of at least three points with two finite coordinates, for an option
 *   that is unknown, for weights that are not positive, and for edges of different weights that become neighbours on
 *   one line; the reason of a signal that is aborted
 * @example
 * const { vertices, faces } = straightSkeleton2d([[0, 0], [8, 0], [8, 4], [0, 4]])!;
 * vertices.slice(4).map((vertex) => vertex.rounded.point); // [[2, 2], [6, 2]]
 * vertices[4]!.rounded.time; // 2
 * faces; // [[0, 1, 5, 4], [1, 2, 5], [2, 3, 4, 5], [3, 0, 4]]
 * const weighted = straightSkeleton2d([[0, 0], [8, 0], [8, 4], [0, 4]], { weights: [3, 1, 1, 1] })!;
 * weighted.vertices.slice(4).map((vertex) => vertex.rounded.point); // [[1, 3], [7, 3]]
 */
export function straightSkeleton2d(
  polygon: Ring | PolygonWithHoles,
  options?: SkeletonOptions,
): StraightSkeleton2d | null {
  const count = new EventCount('straightSkeleton2d', options);
  return skeletonOf('straightSkeleton2d', polygon, options, count);
}

/** The same, for a function of another name. */
export function skeletonOf(
  where: string,
  polygon: Ring | PolygonWithHoles,
  options: SkeletonOptions | undefined,
  count: EventCount,
): StraightSkeleton2d | null {
  const read = readPolygon(where, 'polygon', polygon);
  if (read === null) return null;
  const weights = readWeights(where, options?.weights, read.edges);
  const lines = offsetLinesOf(read.coordinates, read.next, { weights });
  const propagation = withWeights(where, lines, read.edges, () => {
    const moving = new Propagation(lines, read.next);
    moving.run(null, count);
    return moving;
  });
  const { graph, vertices } = propagation;
  const exact = partMergedFaces(lines, graph);
  return numberSkeleton(lines, graph, exact, vertices, read.edges);
}
