import { PointNumbers } from '../../arrangement/point-numbers.js';
import type { ExactRings } from './exact-rings.js';
import type { RoundingGrid } from './rounding-grid.js';

/** The vertices of rings, rounded: pixels, each by its double coordinates, and the pixel of each vertex. */
export interface RoundedVertices {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Numbers for rounded points, the same for vertices that were rounded to the same one. */
  readonly pixels: Uint32Array;
  readonly pixelCount: number;
  /** Did rounding leave all vertices where they were? */
  readonly isUnchanged: boolean;
}

/** Rounds the vertices of rings. */
export function roundVertices(rings: ExactRings, grid: RoundingGrid): RoundedVertices {
  const { count } = rings;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const pixels = new Uint32Array(count);
  const numbers = new PointNumbers(count);
  let isUnchanged = true;
  for (let v = 0; v < count; v++) {
    const plain = rings.plain(v);
    if (plain !== null && grid.isAllDoubles) {
      [x[v], y[v]] = plain;
    } else {
      const point = rings.exact(v);
      x[v] = grid.round({ n: point.x, d: point.w });
      y[v] = grid.round({ n: point.y, d: point.w });
      if (plain === null || plain[0] !== x[v] || plain[1] !== y[v]) isUnchanged = false;
    }
    pixels[v] = numbers.numberOf(x[v]!, y[v]!);
  }
  return { x, y, pixels, pixelCount: numbers.count, isUnchanged };
}

/** Do all vertices lie on the grid? */
export function isOnGrid(rings: ExactRings, grid: RoundingGrid): boolean {
  return roundVertices(rings, grid).isUnchanged;
}
