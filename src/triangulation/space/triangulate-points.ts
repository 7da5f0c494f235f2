import { scaleToModerate } from '../../arithmetic/scale-to-moderate.js';
import type { AffineDimension } from '../../spatial/hull/affine-hull.js';
import type { TriangulationWatch } from '../progress.js';
import { type CanonicalCells, canonicalCells } from './canonical-cells.js';
import { coordinateOrder, distinctPoints } from './coordinate-order.js';
import { firstTetrahedron } from './first-tetrahedron.js';
import { IncrementalDelaunay } from './incremental-delaunay.js';
import { insertionOrder } from './insertion-order.js';
import { PerturbedPoints } from './perturbed-points.js';
import { onSmallGrid } from './small-grid.js';

/** Tetrahedra between points, in the numbers of these. */
export interface TriangulatedPoints extends CanonicalCells {
  readonly dimension: AffineDimension;
  readonly duplicates: Uint32Array<ArrayBuffer>;
  /** Points that are no duplicates and no corners either, ascending; none without weights. */
  readonly hidden: Uint32Array<ArrayBuffer>;
}

/**
 * The Delaunay tetrahedra of points, or the regular ones of weighted points.
 *
 * @param coordinates three finite ones for each point, 0 for -0
 * @param weights a finite one for each point
 */
export function triangulatePoints(
  coordinates: Float64Array,
  weights?: Float64Array,
  watch?: TriangulationWatch,
): TriangulatedPoints {
  const order = coordinateOrder(coordinates);
  const { distinct, duplicates } = distinctPoints(coordinates, order.sorted, weights);
  const along = insertionOrder(distinct, order);
  const x = taken(coordinates, 3, along);
  const rank = ranksOf(along, distinct, coordinates.length / 3);
  const simplex = firstTetrahedron(x);
  if (simplex.length === 4) {
    const points = pointsOf(x, rank, weights && taken(weights, 1, along));
    const { cells, infinity } = grow(points, simplex as [number, number, number, number], watch);
    const lists = canonicalCells(cells, infinity, rank, distinct);
    return {
      dimension: 3,
      ...lists,
      duplicates,
      hidden: weights ? missing(lists, distinct) : new Uint32Array(0),
    };
  }
  return {
    dimension: (simplex.length - 1) as AffineDimension,
    tetrahedra: new Uint32Array(0),
    neighbours: new Int32Array(0),
    hull: new Uint32Array(0),
    duplicates,
    hidden: new Uint32Array(0),
  };
}

/** Groups of numbers in another order. */
function taken(numbers: Float64Array, size: number, along: Uint32Array): Float64Array<ArrayBuffer> {
  const result = new Float64Array(size * along.length);
  for (let k = 0; k < along.length; k++) {
    for (let c = 0; c < size; c++) result[size * k + c] = numbers[size * along[k]! + c]!;
  }
  return result;
}

/** The places of points in the order of coordinates. */
function ranksOf(along: Uint32Array, distinct: Uint32Array, count: number): Uint32Array {
  const rankOf = new Uint32Array(count);
  for (let k = 0; k < distinct.length; k++) rankOf[distinct[k]!] = k;
  return along.map((i) => rankOf[i]!);
}

/** Numbers are brought to where signs are found fast; not beside weights, which are squares. */
function pointsOf(x: Float64Array<ArrayBuffer>, rank: Uint32Array, weights?: Float64Array): PerturbedPoints {
  if (weights !== undefined) return new PerturbedPoints(x, rank, { weights });
  const numbers = onSmallGrid(x);
  return new PerturbedPoints(numbers ?? scaleToModerate(x), rank, { isOnGrid: numbers !== undefined });
}

function grow(
  points: PerturbedPoints,
  [a, b, c, d]: readonly [number, number, number, number],
  watch: TriangulationWatch | undefined,
): IncrementalDelaunay {
  const isPositive = points.side(a, b, c, d) > 0;
  const grown = new IncrementalDelaunay(points, isPositive ? [a, b, c, d] : [a, c, b, d]);
  for (let p = 0; p < points.count; p++) {
    watch?.step('points', p, points.count);
    if (p !== a && p !== b && p !== c && p !== d) grown.insert(p);
  }
  watch?.report('points', points.count, points.count);
  return grown;
}

/** Which of some points are no corners. */
function missing({ tetrahedra }: CanonicalCells, points: Uint32Array): Uint32Array<ArrayBuffer> {
  const corners = new Set(tetrahedra);
  return Uint32Array.from(points.filter((i) => !corners.has(i))).sort();
}
