import { exactRingAt } from '../../../cases/planar/rings.js';
import { exact, signOf } from '../vectors.js';

/** The sign of the area, of the trapezoids under the edges; the kernel multiplies with differences of neighbours. */
export function referee(values: Float64Array): -1 | 0 | 1 {
  const ring = exactRingAt(exact(values), 0);
  let area = 0n;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    area += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return signOf(area);
}
