import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requireNumber } from '../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { readWeights, withWeights } from './edge-weights.js';
import { isCounterclockwise, isInside } from './nest-rings.js';
import { rationalTime } from './nodes.js';
import { type EdgeWeights, offsetLinesOf } from './offset-lines.js';
import {
  compareVertices,
  fromFirst,
  type OffsetRing,
  type OffsetVertex,
  reversed,
  ringsOf,
} from './offset-rings.js';
import { EventCount, type SkeletonOptions } from './progress.js';
import { Propagation } from './propagate.js';
import { type ReadPolygon, readPolygon } from './read-polygon.js';

/** An offset of a polygon: polygons with holes, or none. */
export interface OffsetPolygon2d {
  readonly vertices: readonly OffsetVertex[];
  /**
   * For each polygon its rings, each a list of vertex numbers: the outer one, counterclockwise, then holes, clockwise.
   * Each ring begins with its first vertex by x and y; so polygons and holes are ordered.
   */
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

/**
 * The offset of a polygon of the plane by a distance, with mitred corners: all edges move by it, outwards if it is
 * positive, inwards if it is negative, and end where they meet their neighbours, however far that is from the corner.
 * Edges vanish, parts come apart and grow together on the way, all of them exactly when they do.
 *
 * What is left inwards is the part above a height of the roof of {@link straightSkeleton2d}; outwards, the same holds
 * for all that is outside. At the very distance of an event, it has happened: what has lost its area is not there, and
 * parts that touch in a point are polygons of their own. One double before it, it has not.
 *
 * With weights, edge i moves by the distance times `weights[i]`; edges that become neighbours on one line must have the
 * same weight, as {@link straightSkeleton2d} says.
 *
 * Vertices are exact: sums of square roots, and rounded each on its own to the nearest doubles. Rings of rounded
 * vertices may touch or cross where they come closer to each other than doubles can tell;
 * `roundPolygonSet(polygonSet(...))` of `unerring/polygons` mends that.
 *
 * @param polygon the vertices in order, either way round; the last may repeat the first; or `{ outer, holes }` of such
 *   rings
 * @param distance how far edges move; 0 is the polygon itself
 * @returns no polygons if nothing is left; `null` if a ring crosses itself, overlaps itself or another one, or encloses
 *   nothing, or a hole is not in place
 * @throws RangeError for a ring that is no list of at least three points with two finite coordinates, a distance that
 *   is not finite, for an option that is unknown, for weights that are not positive, and for edges of different weights
 *   that become neighbours on one line; the reason of a signal that is aborted
 * @example
 * const plate = [[0, 0], [10, 0], [10, 4], [6, 4], [6, 3], [4, 3], [4, 4], [0, 4]];
 * const { vertices, polygons } = offsetPolygon2d(plate, -1)!;
 * polygons.length; // 1
 * vertices.length; // 8
 * // At 1.5 what is left between the two parts has no width any more.
 * offsetPolygon2d(plate, -1.5)!.polygons.length; // 2
 * offsetPolygon2d(plate, -1.4999999999999998)!.polygons.length; // 1
 * offsetPolygon2d(plate, -2)!.polygons; // []
 * // Outwards, corners stay corners, and the notch closes at 1.
 * offsetPolygon2d(plate, 1)!.vertices.map((vertex) => vertex.rounded.point); // [[-1, -1], [11, -1], [11, 5], [-1, 5]]
 */
export function offsetPolygon2d(
  polygon: Ring | PolygonWithHoles,
  distance: number,
  options?: SkeletonOptions,
): OffsetPolygon2d | null {
  const count = new EventCount('offsetPolygon2d', options);
  requireNumber('offsetPolygon2d', 'distance', distance);
  const read = readPolygon('offsetPolygon2d', 'polygon', polygon);
  return read === null ? null : offsetOf(read, distance, count, options?.weights);
}

/** For each vertex the one that it is the next of. */
function previousOf(next: readonly number[]): number[] {
  const previous: number[] = [];
  next.forEach((to, from) => {
    previous[to] = from;
  });
  return previous;
}

/** A distance as a time in the units of the lines: times of weights are over another power of two than places. */
function timeOf(
  coordinates: readonly number[],
  distance: number,
  weights: EdgeWeights | null,
): { readonly time: bigint; readonly exponent: number } {
  const shift = weights?.exponent ?? 0;
  const own = commonExponent([distance]);
  const exponent =
    distance === 0 ? commonExponent(coordinates) : Math.min(commonExponent(coordinates), own + shift);
  const [integer] = scaledIntegers([Math.abs(distance)], own);
  return { time: integer << BigInt(distance === 0 ? 0 : own + shift - exponent), exponent };
}

function offsetOf(
  read: ReadPolygon,
  distance: number,
  count: EventCount,
  given: ArrayLike<number> | undefined,
): OffsetPolygon2d {
  const { coordinates } = read;
  const isOutwards = distance > 0;
  // What is outside is on the left of all edges if these run the other way.
  const next = isOutwards ? previousOf(read.next) : read.next;
  const edges = isOutwards ? next.map((to) => read.edges[to]!) : read.edges;
  const weights = readWeights('offsetPolygon2d', given, edges);
  const { time, exponent } = timeOf(coordinates, distance, weights);
  const lines = offsetLinesOf(coordinates, next, { weights, exponent });
  const propagation = withWeights('offsetPolygon2d', lines, edges, () => {
    const moving = new Propagation(lines, next);
    moving.run(rationalTime(time), count);
    return moving;
  });
  const rings = ringsOf(lines, propagation.edges, time).map((ring) =>
    fromFirst(isOutwards ? reversed(ring) : ring),
  );
  // Of edges on one line the first one stands for all.
  const edgeOfLine: number[] = [];
  lines.lineOfEdge.forEach((line, i) => {
    if (line >= 0) edgeOfLine[line] = Math.min(edges[i]!, edgeOfLine[line] ?? Infinity);
  });
  return numbered(nested(rings), edgeOfLine);
}

/** Each outer ring with its holes. */
function nested(rings: readonly OffsetRing[]): OffsetRing[][] {
  const sorted = [...rings].sort((a, b) => compareVertices(a[0]!, b[0]!));
  const polygons = sorted.filter(isCounterclockwise).map((outer) => [outer]);
  for (const hole of sorted.filter((ring) => !isCounterclockwise(ring))) {
    const around = polygons.length === 1 ? polygons : polygons.filter(([outer]) => isInside(hole, outer!));
    around[0]!.push(hole);
  }
  return polygons;
}

function numbered(polygons: readonly OffsetRing[][], edgeOfLine: readonly number[]): OffsetPolygon2d {
  const vertices: OffsetVertex[] = [];
  const numbers = polygons.map((rings) =>
    rings.map((ring) =>
      ring.map(
        ({ point, near, out }) =>
          vertices.push({ point, edge: edgeOfLine[out]!, rounded: { point: near } }) - 1,
      ),
    ),
  );
  return { vertices, polygons: numbers };
}
