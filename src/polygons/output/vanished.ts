import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { FlatRings } from './snap-rings.js';

/** How many polygons, and holes of others, have no area. */
export function countVanished(polygons: FlatRings): { polygons: number; holes: number } {
  const exponent = commonExponent(polygons.flat(2));
  const counts = { polygons: 0, holes: 0 };
  for (const rings of polygons) {
    const areas = rings.map((ring) => twiceArea(scaledIntegers(ring, exponent)));
    if (areas.reduce((sum, area) => sum + area, 0n) <= 0n) counts.polygons++;
    else counts.holes += areas.slice(1).filter((area) => area === 0n).length;
  }
  return counts;
}

function twiceArea(ring: readonly bigint[]): bigint {
  let sum = 0n;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    sum += ring[i]! * ring[j + 1]! - ring[j]! * ring[i + 1]!;
  }
  return sum;
}
