import { rejectWords, requirePolygon2 } from '../../core/arguments/index.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import { triangulatePolygon2d } from '../../triangulation/index.js';
import { withoutRepeatedEnd } from '../../triangulation/without-repeated-end.js';

/** A polygon of the plane as a base: its vertices, the ends of its edges, and triangles, all one way round. */
export interface FlatBase {
  readonly points: readonly Point2[];
  readonly edges: readonly (readonly [number, number])[];
  /** All counterclockwise or all clockwise. */
  readonly triangles: readonly (readonly [number, number, number])[];
}

/**
 * A polygon cut into triangles. Its edges are those that one triangle has and no other: so they run as the triangles
 * do, whichever way the rings were written, and what bounds nothing is left out.
 *
 * @throws RangeError for what is no polygon, or one whose rings cross
 */
export function flatBase(where: string, polygon: Ring | PolygonWithHoles): FlatBase {
  const rings = requirePolygon2(where, 'polygon', polygon, 3);
  const indices = triangulatePolygon2d(polygon);
  if (indices === null)
    rejectWords(where, 'polygon', 'a polygon with an area', 'rings that cross, or enclose nothing');
  const points = rings.flatMap((ring) => Array.from(withoutRepeatedEnd(ring)));
  const triangles: (readonly [number, number, number])[] = [];
  for (let i = 0; i < indices!.length; i += 3)
    triangles.push([indices![i]!, indices![i + 1]!, indices![i + 2]!]);
  return { points, edges: boundaryOf(triangles), triangles };
}

/** The edges that no other triangle has the other way. */
function boundaryOf(triangles: FlatBase['triangles']): [number, number][] {
  const open = new Map<string, [number, number]>();
  for (const corners of triangles) {
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % 3]!;
      if (!open.delete(`${to} ${from}`)) open.set(`${from} ${to}`, [from, to]);
    }
  }
  return [...open.values()];
}
