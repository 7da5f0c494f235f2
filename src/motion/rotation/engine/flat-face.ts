/** In which order the corners of a core go around it, if it is a polygon: from where its normal is seen best. */
import type { Given } from '../../../distance/lazy/given.js';
import type { RoughPoints } from './rough-points.js';

/** The numbers of the corners in their order; `null`: it is no polygon. */
export function faceOf(core: Given, { coordinates }: RoughPoints, type: string): number[] | null {
  const count = coordinates.length / 3;
  if (type === 'triangle') return [0, 1, 2];
  if (type !== 'polygon' && type !== 'lozenge') return null;
  const around = Array.from({ length: count }, (_, i) => i);
  if (count < 3 || core.kind.doubles === null) return null;
  // The first three corners must not be in line, and doubles should see it.
  let best = 0;
  let most = 0;
  for (const i of around) {
    const size = areaAt(coordinates, i, (i + 1) % count, (i + 2) % count);
    if (!(size > most)) continue;
    most = size;
    best = i;
  }
  return [...around.slice(best), ...around.slice(0, best)];
}

/** The square of the area of a triangle, times 4. */
function areaAt(x: Float64Array, i: number, j: number, k: number): number {
  const way = (to: number, axis: number): number => x[3 * to + axis]! - x[3 * i + axis]!;
  const minor = (p: number, q: number): number => way(j, p) * way(k, q) - way(j, q) * way(k, p);
  const [u, v, w] = [minor(1, 2), minor(2, 0), minor(0, 1)];
  return u * u + v * v + w * w;
}
