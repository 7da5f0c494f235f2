import type { Ring } from '../core/shapes.js';

/** The points of rings in one list, and each ring by their numbers there. */
export function numberRings(rings: readonly Ring[]): {
  readonly points: readonly ArrayLike<number>[];
  readonly numbers: readonly (readonly number[])[];
} {
  let first = 0;
  const numbers = rings.map((ring) => {
    first += ring.length;
    return Array.from(ring, (_, i) => first - ring.length + i);
  });
  return { points: rings.flatMap((ring) => Array.from(ring)), numbers };
}
