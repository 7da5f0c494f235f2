import { requireNoMore, requirePolygon2 } from '../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { isSimplePolygon2d } from '../planar/polygons/polygon-simplicity.js';
import { clipEars } from './clip-ears.js';
import { cutTouchingAtOnce } from './cut-touching-at-once.js';
import { cutWithHoles } from './cut-with-holes.js';
import { endsWhereItBegins } from './ends-where-it-begins.js';
import { numberRings } from './number-rings.js';
import { withoutRepeatedEnd } from './without-repeated-end.js';

/**
 * Cuts a polygon of the plane into triangles between its vertices: k - 2 for k vertices of a simple one, each with an
 * area, in the orientation of the polygon, by clipping ears. Together they are the polygon; what they have in common
 * are edges and vertices.
 *
 * Signs are exact, so the result depends on nothing but the vertices in their order, and is a triangulation also where
 * vertices lie on one line, are an ulp apart or at the ends of the range of doubles.
 *
 * A ring may touch itself, if it does not cross itself: a hole that is written with a bridge (an edge run forth and
 * back), a corner twice, a corner on another edge. It goes round what it encloses once. What bounds nothing is left
 * out: repeated points, edges that are run forth and back outside. Then there may be fewer triangles.
 *
 * Of `{ outer, holes }`, each ring may run either way; rings may touch. The triangles are counterclockwise, n + 2 h - 2
 * for n vertices and h holes that touch nothing. Vertices are numbered through: those of the outer ring, then those of
 * each hole, without a last one that repeats the first. Where one ring crosses an edge that another one runs forth and
 * back, there is none, either, though that edge bounds nothing.
 *
 * Time: near to linear for n vertices, also where a ring touches itself; n h more for h holes, and for each pair of
 * edges whose boxes meet.
 *
 * Source: Meisters 1975, "Polygons have ears"; Ericson, Real-Time Collision Detection, 12.5; for rings that touch
 * themselves: Chang, Erickson, Xu 2015, "Detecting weakly simple polygons".
 *
 * @param ring the vertices in order, either way round; the last may repeat the first; or `{ outer, holes }` of such
 *   rings
 * @returns three vertex numbers for each triangle; `null` if a ring crosses itself or encloses nothing, or a hole is
 * not inside the outer ring, or not outside another hole: then there is no triangulation
 * @throws RangeError for a ring that is no list of at least three points with two finite coordinates
 * @example
 * triangulatePolygon2d([[0, 0], [4, 0], [1, 1], [0, 4]]); // new Uint32Array([0, 1, 2, 0, 2, 3])
 * triangulatePolygon2d([[0, 0], [1, 1], [1, 0], [0, 1]]); // null: two edges cross
 * const bridged = [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0], [1, 1], [1, 3], [3, 3], [3, 1], [1, 1]];
 * triangulatePolygon2d(bridged).length; // 24: eight triangles
 * const [outer, hole] = [[[0, 0], [4, 0], [0, 4]], [[1, 1], [2, 1], [1, 2]]];
 * triangulatePolygon2d({ outer, holes: [hole] }).length; // 18: six triangles
 */
export function triangulatePolygon2d(ring: Ring | PolygonWithHoles): Uint32Array | null {
  if (arguments.length > 1) requireNoMore('triangulatePolygon2d', 1, arguments[1], '{outer, holes}');
  return trianglesOfPolygon('triangulatePolygon2d', 'ring', ring).triangles;
}

/** The points of all rings of a polygon, without last ones that repeat first ones, and its triangles. */
export function trianglesOfPolygon(
  where: string,
  name: string,
  polygon: Ring | PolygonWithHoles,
): { readonly points: readonly ArrayLike<number>[]; readonly triangles: Uint32Array | null } {
  const rings = requirePolygon2(where, name, polygon, 3).map(withoutRepeatedEnd);
  const { points, numbers } = numberRings(rings);
  return { points, triangles: rings.length > 1 ? withHoles(points, numbers) : ofRing(rings[0]!) };
}

function withHoles(
  points: readonly ArrayLike<number>[],
  numbers: readonly (readonly number[])[],
): Uint32Array | null {
  const triangles: number[] = [];
  const isCut = cutWithHoles(points, numbers, (...corners) => triangles.push(...corners));
  return isCut ? Uint32Array.from(triangles) : null;
}

function ofRing(open: Ring): Uint32Array | null {
  if (open.length < 3) return null;
  const triangles: number[] = [];
  const take = (a: number, b: number, c: number) => {
    triangles.push(a, b, c);
  };
  if (!endsWhereItBegins(open) && isSimplePolygon2d(open)) clipEars(open, take);
  else if (cutTouchingAtOnce(open, take) !== 'cut') return null;
  return Uint32Array.from(triangles);
}
