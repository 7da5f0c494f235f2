import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import { orient3dAt } from '../../predicates/generated/at/orient3d.js';
import { canonicalCells } from './canonical-cells.js';
import { coordinateOrder, distinctPoints } from './coordinate-order.js';
import { firstTetrahedron } from './first-tetrahedron.js';
import { IncrementalDelaunay } from './incremental-delaunay.js';
import { insertionOrder } from './insertion-order.js';

export interface Delaunay3d {
  readonly dimension: number;
  readonly tetrahedra: Uint32Array;
  readonly neighbours: Int32Array;
  readonly hull: Uint32Array;
  readonly first: Uint32Array;
}

export function delaunay3d(points: PointList): Delaunay3d {
  if (arguments.length > 1) requireNoMore('delaunay3d', 1, arguments[1]);
  const given = loadPoints('delaunay3d', 'points', points, 3);
  const order = coordinateOrder(given);
  const { first, distinct } = distinctPoints(given, order.sorted);
  const along = insertionOrder(distinct, order);
  const count = along.length;
  const rankOf = new Uint32Array(given.length / 3);
  for (let k = 0; k < count; k++) rankOf[distinct[k]!] = k;
  const x = new Float64Array(3 * count);
  const rank = new Uint32Array(count);
  for (let k = 0; k < count; k++) {
    const i = along[k]!;
    x[3 * k] = given[3 * i]!;
    x[3 * k + 1] = given[3 * i + 1]!;
    x[3 * k + 2] = given[3 * i + 2]!;
    rank[k] = rankOf[i]!;
  }
  const simplex = firstTetrahedron(x);
  if (simplex.length < 4) {
    return { dimension: simplex.length - 1, tetrahedra: new Uint32Array(0), neighbours: new Int32Array(0), hull: new Uint32Array(0), first };
  }
  const { cells, infinity } = grow(x, rank, simplex as [number, number, number, number]);
  return { dimension: 3, ...canonicalCells(cells, infinity, rank, distinct), first };
}

function grow(x: Float64Array, rank: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): IncrementalDelaunay {
  const isPositive = orient3dAt(x, a, b, c, d) > 0;
  const grown = new IncrementalDelaunay(x, rank, isPositive ? [a, b, c, d] : [a, c, b, d]);
  for (let p = 0; p < rank.length; p++) if (p !== a && p !== b && p !== c && p !== d) grown.insert(p);
  return grown;
}
