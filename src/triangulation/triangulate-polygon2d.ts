import { requireRing2 } from '../core/arguments/index.js';
import type { Ring } from '../core/shapes.js';
import { isSimplePolygon2d } from '../planar/polygons/polygon-simplicity.js';
import { clipEars } from './clip-ears.js';
import { endsWhereItBegins } from './ends-where-it-begins.js';
import { withoutRepeatedEnd } from './without-repeated-end.js';

/**
 * Cuts a simple polygon of the plane into triangles between its vertices: k - 2 for k vertices, each with an area, in the
 * orientation of the polygon, by clipping ears. Together they are the polygon; what they have in common are edges and vertices.
 *
 * Signs are exact, so the result depends on nothing but the vertices in their order, and is a triangulation also where vertices
 * lie on one line, are an ulp apart or at the ends of the range of doubles.
 *
 * Source: Meisters 1975, "Polygons have ears"; Ericson, Real-Time Collision Detection, 12.5.
 *
 * @param ring the vertices in order, either way round; the last may repeat the first
 * @returns three vertex numbers for each triangle; `null` if the ring is not simple (see `isSimplePolygon2d`), so that it has no
 * triangulation
 * @throws RangeError for a ring that is no list of at least three points with two finite coordinates
 * @example
 * triangulatePolygon2d([[0, 0], [4, 0], [1, 1], [0, 4]]); // new Uint32Array([0, 1, 2, 0, 2, 3])
 * triangulatePolygon2d([[0, 0], [1, 1], [1, 0], [0, 1]]); // null: two edges cross
 */
export function triangulatePolygon2d(ring: Ring): Uint32Array | null {
  requireRing2('triangulatePolygon2d', 'ring', ring, 3);
  const open = withoutRepeatedEnd(ring);
  if (open.length < 3 || endsWhereItBegins(open) || !isSimplePolygon2d(open)) return null;
  const triangles = new Uint32Array(3 * (open.length - 2));
  let length = 0;
  clipEars(open, (a, b, c) => {
    triangles.set([a, b, c], length);
    length += 3;
  });
  return triangles;
}
