import type { Ring } from '../../../core/shapes.js';
import { next, type Vectors } from '../../referees/shapes/planar-polygons/areas.js';
import { exact, sameVector } from '../../referees/shapes/vectors.js';
import { areaAt } from './areas.js';

/** The ring without direct repetitions, and two different vertices. */
export function diagonalOf(values: Float64Array) {
  const area = areaAt(values, exact(values), 2);
  if (area === undefined) return undefined;
  const vectors: Vectors = area.exact[0]!;
  const kept = vectors.map((_, k) => k).filter((k) => !sameVector(vectors[k]!, next(vectors, k)));
  const n = kept.length;
  const i = values[0]! % n;
  const j = (i + 1 + (values[1]! % (n - 1))) % n;
  return { ring: kept.map((k) => area.rings[0]![k]!), vectors: kept.map((k) => vectors[k]!), i, j };
}

/** The arguments of the kernel's function. */
export function ringAndVertices(values: ArrayLike<number>): readonly [Ring, number, number] {
  const { ring, i, j } = diagonalOf(Float64Array.from(values))!;
  return [ring, i, j];
}
