import { diagonalOf } from '../../../cases/planar/areas.js';
import { orientation2 } from '../vectors.js';
import { doubleArea, next } from './areas.js';
import { partsOf } from './segment-polygon.js';

/**
 * The segment is cut at all edges over the rationals, and its pieces are located; triangles for the angle. The kernel
 * asks for the cone at both ends, and whether an edge meets the segment.
 */
export function referee(values: Float64Array): string {
  const { vectors, i, j } = diagonalOf(values)!;
  const n = vectors.length;
  const [p, q] = [vectors[i]!, vectors[j]!];
  const { parts, points } = partsOf([vectors], p, q);
  const kind =
    (i + 1) % n === j || (j + 1) % n === i
      ? 'edge'
      : parts.has('exterior')
        ? 'outside'
        : points > 2 || !parts.has('interior')
          ? 'touching'
          : 'diagonal';
  const turn = orientation2(vectors[(i + n - 1) % n]!, p, next(vectors, i));
  return `${kind} ${doubleArea(vectors) > 0n ? turn : 0 - turn}`;
}
