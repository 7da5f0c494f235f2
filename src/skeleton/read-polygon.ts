import { requirePolygon2 } from '../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { type PolygonFaultType, polygonOrientation2d, polygonValidity2d } from '../planar/polygons/index.js';
import { withoutRepeatedEnd } from '../triangulation/without-repeated-end.js';

/** The vertices of a polygon, ring by ring, and for each the next one when what is inside is on the left. */
export interface ReadPolygon {
  readonly coordinates: readonly number[];
  readonly next: readonly number[];
  /**
   * The number of the edge from each vertex to the next one, as the rings were given: edge i begins at vertex i there.
   */
  readonly edges: readonly number[];
}

/**
 * Where an inside has parts that only touch, it comes apart at once. Holes beside a ring that touches itself have not
 * been looked at.
 */
const isHarmless = (type: PolygonFaultType, holes: number): boolean =>
  type === 'disconnected-interior' || (type === 'self-touching' && holes === 0);

/**
 * Reads a polygon: a ring either way round, or `{ outer, holes }` of such rings.
 *
 * @returns `null` if it has no inside of which each edge has a side: rings cross, overlap, or are out of place
 * @throws RangeError naming the part of the argument that is wrong
 */
export function readPolygon(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
): ReadPolygon | null {
  const rings = requirePolygon2(where, name, polygon, 3).map(withoutRepeatedEnd);
  const [outer, ...holes] = rings;
  const faults = polygonValidity2d({ outer: outer!, holes }).faults;
  if (faults.some(({ type }) => !isHarmless(type, holes.length))) return null;
  const coordinates: number[] = [];
  const next: number[] = [];
  const edges: number[] = [];
  rings.forEach((ring, i) => {
    const first = next.length;
    const count = ring.length;
    // The outer ring is to run counterclockwise, a hole clockwise.
    const isForward = polygonOrientation2d(ring) > 0 === (i === 0);
    for (let j = 0; j < count; j++) {
      const before = first + ((j + count - 1) % count);
      coordinates.push(ring[j]![0]!, ring[j]![1]!);
      next.push(isForward ? first + ((j + 1) % count) : before);
      edges.push(isForward ? first + j : before);
    }
  });
  return { coordinates, next, edges };
}
