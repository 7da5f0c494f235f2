import { requirePolygon2 } from '../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { isSimplePolygon2d } from '../planar/polygons/polygon-simplicity.js';
import { clipEars } from './clip-ears.js';
import { cutWithHoles } from './cut-with-holes.js';
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
 * Of `{ outer, holes }`, each ring may run either way; holes may touch each other and the outer ring in points. The triangles are
 * counterclockwise, n + 2 h - 2 for n vertices and h holes that touch nothing. Vertices are numbered through: those of the outer ring,
 * then those of each hole, without a last one that repeats the first.
 *
 * @param ring the vertices in order, either way round; the last may repeat the first; or `{ outer, holes }` of such rings
 * @returns three vertex numbers for each triangle; `null` if a ring is not simple (see `isSimplePolygon2d`), or a hole is not inside the
 * outer ring, or not outside another hole: then there is no triangulation
 * @throws RangeError for a ring that is no list of at least three points with two finite coordinates
 * @example
 * triangulatePolygon2d([[0, 0], [4, 0], [1, 1], [0, 4]]); // new Uint32Array([0, 1, 2, 0, 2, 3])
 * triangulatePolygon2d([[0, 0], [1, 1], [1, 0], [0, 1]]); // null: two edges cross
 * const [outer, hole] = [[[0, 0], [4, 0], [0, 4]], [[1, 1], [2, 1], [1, 2]]];
 * triangulatePolygon2d({ outer, holes: [hole] }).length; // 18: six triangles
 */
export function triangulatePolygon2d(ring: Ring | PolygonWithHoles): Uint32Array | null {
  const [outer, ...holes] = requirePolygon2('triangulatePolygon2d', 'ring', ring, 3).map(withoutRepeatedEnd);
  return holes.length > 0 ? withHoles([outer!, ...holes]) : ofRing(outer!);
}

function withHoles(rings: readonly Ring[]): Uint32Array | null {
  const points = rings.flatMap((ring) => [...ring]);
  let first = 0;
  const numbers = rings.map((ring) => {
    first += ring.length;
    return Array.from(ring, (_, i) => first - ring.length + i);
  });
  const triangles: number[] = [];
  return cutWithHoles(points, numbers, (...corners) => triangles.push(...corners))
    ? Uint32Array.from(triangles)
    : null;
}

function ofRing(open: Ring): Uint32Array | null {
  if (open.length < 3 || endsWhereItBegins(open) || !isSimplePolygon2d(open)) return null;
  const triangles = new Uint32Array(3 * (open.length - 2));
  let length = 0;
  clipEars(open, (a, b, c) => {
    triangles.set([a, b, c], length);
    length += 3;
  });
  return triangles;
}
