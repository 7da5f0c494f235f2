/** Triangles of weighted points of the plane, as the base of a cone of tetrahedra. */

import { orient2dAt } from '../../predicates/generated/at/orient2d.js';
import type { TriangulationWatch } from '../progress.js';
import { type CanonicalCells, canonicalCells } from '../space/canonical-cells.js';
import { coordinateOrder, distinctPoints } from '../space/coordinate-order.js';
import { IncrementalDelaunay } from '../space/incremental-delaunay.js';
import { insertionOrder } from '../space/insertion-order.js';
import { ConePoints } from './cone-points.js';
import { sortTriangles, type TriangleMesh } from './sort-triangles.js';

/** The triangles, and what the points are to them. */
export interface WeightedTriangles extends TriangleMesh {
  /** The points without duplicates, by x, then y. */
  readonly alongX: Uint32Array;
  readonly duplicates: Uint32Array<ArrayBuffer>;
}

/** Points of the plane as points of space. */
function raised(xy: Float64Array): Float64Array {
  const xyz = new Float64Array((xy.length / 2) * 3);
  for (let i = 0; 2 * i < xy.length; i++) xyz.set(xy.subarray(2 * i, 2 * i + 2), 3 * i);
  return xyz;
}

/** The first point that is not on the line through the first two; the number of points if there is none. */
function firstBesideLine(xy: Float64Array): number {
  let i = 2;
  while (2 * i < xy.length && orient2dAt(xy, 0, 1, i) === 0) i++;
  return Math.min(i, xy.length / 2);
}

/** The place of a corner among the three of a triangle. */
function placeIn(triangles: Uint32Array, t: number, corner: number): number {
  for (let k = 0; k < 2; k++) if (triangles[3 * t + k] === corner) return k;
  return 2;
}

/**
 * The facets opposite of the apex, counterclockwise from the corner that comes first.
 *
 * @param apex as the tetrahedra have it; it is behind all others, so it is one of the last two corners
 */
function baseOf({ tetrahedra, neighbours }: CanonicalCells, apex: number): TriangleMesh {
  const count = tetrahedra.length / 4;
  const triangles = new Uint32Array(3 * count);
  const halfedges = new Int32Array(3 * count);
  for (let t = 0; t < count; t++) {
    const isLast = tetrahedra[4 * t + 3] === apex;
    triangles.set(
      isLast
        ? tetrahedra.subarray(4 * t, 4 * t + 3)
        : [tetrahedra[4 * t]!, tetrahedra[4 * t + 3]!, tetrahedra[4 * t + 1]!],
      3 * t,
    );
  }
  for (let t = 0; t < count; t++) {
    const places = tetrahedra[4 * t + 3] === apex ? [0, 1, 2] : [0, 3, 1];
    for (let k = 0; k < 3; k++) {
      // The edge from corner k to the next one is opposite of the third.
      const other = neighbours[4 * t + places[(k + 2) % 3]!]!;
      const end = triangles[3 * t + ((k + 1) % 3)]!;
      halfedges[3 * t + k] = other < 0 ? -1 : 3 * other + placeIn(triangles, other, end);
    }
  }
  return { triangles, halfedges };
}

/**
 * The regular triangulation of weighted points of the plane; no triangles if all points are on a line.
 *
 * @param coordinates two finite ones for each point, 0 for -0
 */
export function coneTriangles(
  coordinates: Float64Array,
  weights: Float64Array,
  watch?: TriangulationWatch,
): WeightedTriangles {
  const points = coordinates.length / 2;
  const xyz = raised(coordinates);
  const order = coordinateOrder(xyz);
  const { distinct, duplicates } = distinctPoints(xyz, order.sorted, weights);
  const along = insertionOrder(distinct, order);
  const count = along.length;
  const xy = new Float64Array(2 * count);
  const rankOf = new Uint32Array(points);
  for (let k = 0; k < count; k++) {
    rankOf[distinct[k]!] = k;
    xy.set(coordinates.subarray(2 * along[k]!, 2 * along[k]! + 2), 2 * k);
  }
  const third = firstBesideLine(xy);
  if (count < 3 || third === count) {
    return { triangles: new Uint32Array(0), halfedges: new Int32Array(0), alongX: distinct, duplicates };
  }
  const apex = count;
  const rank = Uint32Array.from({ length: count + 1 }, (_, k) => (k === apex ? apex : rankOf[along[k]!]!));
  const cone = new ConePoints(
    xy,
    Float64Array.from(along, (i) => weights[i]!),
    rank,
  );
  const [b, c] = orient2dAt(xy, 0, 1, third) > 0 ? [1, third] : [third, 1];
  const grown = new IncrementalDelaunay(cone, [0, b!, c!, apex]);
  for (let p = 2; p < count; p++) {
    watch?.step('points', p, count);
    if (p !== third) grown.insert(p);
  }
  watch?.report('points', count, count);
  const names = new Uint32Array(count + 1);
  names.set(distinct);
  names[apex] = points;
  const base = baseOf(canonicalCells(grown.cells, grown.infinity, rank, names), points);
  const { triangles, halfedges } = sortTriangles(base, rankOf);
  return { triangles, halfedges, alongX: distinct, duplicates };
}
