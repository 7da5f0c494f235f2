import { requireNoMore } from '../../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../../core/shapes.js';
import {
  type CutEdges,
  comparePoints,
  cutEdgesOf,
  nextInTriangle,
  piecesOf,
  previousInTriangle,
  turnOf,
} from './cut-edges.js';

/** Is the corner a between p and s convex, or straight? */
function isConvexCorner(cut: CutEdges, p: number, a: number, s: number): boolean {
  const turn = turnOf(cut, p, a, s);
  if (turn !== 0) return turn > 0;
  // A corner of 360 degrees turns by nothing, too: there p and s are on one side.
  return comparePoints(cut, p, a) * comparePoints(cut, a, s) > 0;
}

/**
 * Cuts a polygon of the plane into convex pieces between its vertices: triangles, of whose common edges all are taken
 * out that the pieces stay convex without. No other can be taken out, and of a simple polygon there are at most four
 * times as many pieces as there have to be. Angles of 180 degrees are allowed: each vertex is a corner of all pieces
 * that it is on.
 *
 * The polygon may have holes and touch itself, as that of {@link triangulatePolygon2d}. Signs are exact.
 *
 * Time: that of the triangles, and linear.
 *
 * Source: Hertel and Mehlhorn 1983, "Fast triangulation of simple polygons"; Ericson, Real-Time Collision Detection,
 * 12.5.2.
 *
 * @param polygon the vertices in order, either way round; the last may repeat the first; or `{ outer, holes }`
 * @returns for each piece the numbers of its corners from the least one on, as the only ring runs, or counterclockwise
 *   if there are holes; those of holes are behind those of the outer ring, and of equal vertices the first counts.
 *   `null` if a ring crosses itself or encloses nothing, or a hole is not in place
 * @throws RangeError for a ring that is no list of at least three points with two finite coordinates
 * @example
 * const corner = [[0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2]];
 * convexPartition2d(corner); // [new Uint32Array([0, 1, 2, 3]), new Uint32Array([0, 3, 4, 5])]
 * convexPartition2d([[0, 0], [4, 0], [4, 4], [0, 4]]).length; // 1
 */
export function convexPartition2d(polygon: Ring | PolygonWithHoles): readonly Uint32Array[] | null {
  if (arguments.length > 1) requireNoMore('convexPartition2d', 1, arguments[1], '{outer, holes}');
  const cut = cutEdgesOf('convexPartition2d', polygon);
  if (cut === null) return null;
  const { origins, twins } = cut;
  const count = origins.length;
  const next = Int32Array.from({ length: count }, (_, h) => nextInTriangle(h));
  const previous = Int32Array.from({ length: count }, (_, h) => previousInTriangle(h));
  const isOut = new Uint8Array(count);
  /** Is the corner where h begins convex without h and its twin? */
  const isConvexWithout = (h: number, twin: number): boolean =>
    isConvexCorner(cut, origins[previous[h]!]!, origins[h]!, origins[next[next[twin]!]!]!);
  for (let h = 0; h < count; h++) {
    const twin = twins[h]!;
    if (twin < h || !isConvexWithout(h, twin) || !isConvexWithout(twin, h)) continue;
    isOut[h] = 1;
    isOut[twin] = 1;
    for (const [a, b] of [
      [h, twin],
      [twin, h],
    ] as const) {
      next[previous[a]!] = next[b]!;
      previous[next[b]!] = previous[a]!;
    }
  }
  return piecesOf(
    cut,
    (h) => next[h]!,
    (h) => isOut[h] === 0,
  );
}
