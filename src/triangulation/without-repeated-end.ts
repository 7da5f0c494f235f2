import type { Ring } from '../core/shapes.js';

/** The ring without its last point if that repeats the first, as files of maps have it. */
export function withoutRepeatedEnd(ring: Ring): Ring {
  const first = ring[0]!;
  const last = ring[ring.length - 1]!;
  const isClosed = ring.length > 1 && Array.from(first).every((x, j) => x === last[j]);
  return isClosed ? ring.slice(0, -1) : ring;
}
