import type { PolygonWithHoles, Ring } from '../../core/shapes.js';
import { orient2d } from '../../predicates/index.js';
import { trianglesOfPolygon } from '../triangulate-polygon2d.js';
import { halfEdgeTwins } from './half-edge-twins.js';

/**
 * The triangles of a polygon by their half-edges, three for each: half-edge 3 t + k of triangle t runs from its corner
 * k to the next. All are counterclockwise.
 */
export interface CutEdges {
  /** The points of all rings. */
  readonly points: readonly ArrayLike<number>[];
  /** Where each half-edge begins: of equal points the first. */
  readonly origins: Uint32Array;
  /** The half-edge that runs the other way; -1 on the boundary. */
  readonly twins: Int32Array;
  /** Is the polygon an only ring that runs clockwise? */
  readonly isTurned: boolean;
}

export const nextInTriangle = (h: number): number => (h % 3 === 2 ? h - 2 : h + 1);
export const previousInTriangle = (h: number): number => (h % 3 === 0 ? h + 2 : h - 1);

/** Where a half-edge ends. */
export const targetOf = ({ origins }: CutEdges, h: number): number => origins[nextInTriangle(h)]!;

/** The side of the line from point a to point b on which point c is: 1 is left. */
export function turnOf({ points }: CutEdges, a: number, b: number, c: number): number {
  const [p, q, r] = [points[a]!, points[b]!, points[c]!];
  return orient2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!);
}

/** The order of two points by x, then by y. */
export function comparePoints({ points }: CutEdges, a: number, b: number): number {
  const [p, q] = [points[a]!, points[b]!];
  if (p[0] !== q[0]) return p[0]! < q[0]! ? -1 : 1;
  return p[1] === q[1] ? 0 : p[1]! < q[1]! ? -1 : 1;
}

/** For each point the number of the first that is equal. */
function placesOf(points: readonly ArrayLike<number>[]): number[] {
  const columns = new Map<number, Map<number, number>>();
  return points.map((p, i) => {
    // Keys of maps are the same for 0 and -0.
    const column = columns.get(p[0]!) ?? new Map<number, number>();
    columns.set(p[0]!, column);
    const first = column.get(p[1]!) ?? i;
    column.set(p[1]!, first);
    return first;
  });
}

/**
 * Cuts a polygon into triangles as {@link triangulatePolygon2d} does.
 *
 * @returns null if there is no triangulation
 */
export function cutEdgesOf(where: string, polygon: Ring | PolygonWithHoles): CutEdges | null {
  const { points, triangles } = trianglesOfPolygon(where, 'polygon', polygon);
  if (triangles === null) return null;
  const places = placesOf(points);
  const origins = Uint32Array.from(triangles, (i) => places[i]!);
  const [a, b, c] = [points[triangles[0]!]!, points[triangles[1]!]!, points[triangles[2]!]!];
  const isTurned = orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!) < 0;
  if (isTurned) {
    for (let i = 0; i < origins.length; i += 3) {
      const corner = origins[i + 1]!;
      origins[i + 1] = origins[i + 2]!;
      origins[i + 2] = corner;
    }
  }
  return { points, origins, twins: halfEdgeTwins(origins), isTurned };
}

/**
 * The pieces between half-edges, by the numbers of their corners: each from its least one on, as the polygon runs, in
 * the order of their first half-edges.
 *
 * @param nextOf the half-edge that follows one in its piece
 * @param isLeft is a half-edge still there?
 */
export function piecesOf(
  { origins, isTurned }: CutEdges,
  nextOf: (h: number) => number,
  isLeft: (h: number) => boolean,
): Uint32Array[] {
  const isSeen = new Uint8Array(origins.length);
  const pieces: Uint32Array[] = [];
  for (let first = 0; first < origins.length; first++) {
    if (isSeen[first] === 1 || !isLeft(first)) continue;
    const piece: number[] = [];
    for (let h = first; isSeen[h] === 0; h = nextOf(h)) {
      isSeen[h] = 1;
      piece.push(origins[h]!);
    }
    if (isTurned) piece.reverse();
    const least = piece.indexOf(piece.reduce((a, b) => Math.min(a, b)));
    pieces.push(Uint32Array.from([...piece.slice(least), ...piece.slice(0, least)]));
  }
  return pieces;
}
