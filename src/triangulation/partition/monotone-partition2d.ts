import { requireNoMore } from '../../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../../core/shapes.js';
import {
  type CutEdges,
  comparePoints,
  cutEdgesOf,
  nextInTriangle,
  piecesOf,
  previousInTriangle,
  targetOf,
  turnOf,
} from './cut-edges.js';

/**
 * The half-edges that begin in a corner of the boundary, counterclockwise, and the vertex from which the boundary comes
 * there.
 *
 * @param first the half-edge of the boundary that begins there
 */
function around({ origins, twins }: CutEdges, first: number): { outgoing: number[]; before: number } {
  const outgoing: number[] = [];
  let h = first;
  for (;;) {
    outgoing.push(h);
    const incoming = previousInTriangle(h);
    if (twins[incoming] === -1) return { outgoing, before: origins[incoming]! };
    h = twins[incoming]!;
  }
}

/** Keeps an edge that leads on from each reflex corner whose two edges of the boundary lead to one side. */
function keepBeyondCusps(cut: CutEdges, isKept: Uint8Array): void {
  const { origins, twins } = cut;
  for (let first = 0; first < origins.length; first++) {
    if (twins[first] !== -1) continue;
    const v = origins[first]!;
    const { outgoing, before } = around(cut, first);
    const after = targetOf(cut, first);
    const side = comparePoints(cut, v, after);
    if (comparePoints(cut, v, before) !== side || turnOf(cut, before, v, after) > 0) continue;
    // An angle of more than 180 degrees is not one triangle's: an edge is on the other side of the corner.
    const beyond = outgoing.filter((h) => comparePoints(cut, v, targetOf(cut, h)) !== side);
    if (beyond.some((h) => isKept[h] === 1)) continue;
    isKept[beyond[0]!] = 1;
    isKept[twins[beyond[0]!]!] = 1;
  }
}

/**
 * Cuts a polygon of the plane into pieces that are monotone along x, between its vertices: any upright line meets one
 * in a segment, a point or not at all, and their corners are in order of x (equal ones of y) from the first to the last
 * on both sides. There is at most one cut for each reflex corner both edges of which lead to one side.
 *
 * The polygon may have holes and touch itself, as that of {@link triangulatePolygon2d}. Signs are exact.
 *
 * Time: that of the triangles, and linear.
 *
 * Source: Garey, Johnson, Preparata, Tarjan 1978, "Triangulating a simple polygon"; de Berg et al., Computational
 * Geometry, 3.2.
 *
 * @param polygon the vertices in order, either way round; the last may repeat the first; or `{ outer, holes }`
 * @returns for each piece the numbers of its corners, as {@link convexPartition2d}; `null` if there is no triangulation
 * @throws RangeError for a ring that is no list of at least three points with two finite coordinates
 * @example
 * const pennant = [[0, 0], [3, 0], [1, 1], [3, 2], [0, 2]];
 * monotonePartition2d(pennant); // [new Uint32Array([0, 1, 2, 4]), new Uint32Array([2, 3, 4])]
 * monotonePartition2d([[0, 0], [2, 1], [4, 0], [4, 4], [0, 4]]).length; // 1
 */
export function monotonePartition2d(polygon: Ring | PolygonWithHoles): readonly Uint32Array[] | null {
  if (arguments.length > 1) requireNoMore('monotonePartition2d', 1, arguments[1], '{outer, holes}');
  const cut = cutEdgesOf('monotonePartition2d', polygon);
  if (cut === null) return null;
  const { twins } = cut;
  const isKept = Uint8Array.from(twins, (twin) => (twin === -1 ? 1 : 0));
  keepBeyondCusps(cut, isKept);
  const nextOf = (h: number): number => {
    let next = nextInTriangle(h);
    while (isKept[next] === 0) next = nextInTriangle(twins[next]!);
    return next;
  };
  return piecesOf(cut, nextOf, (h) => isKept[h] === 1);
}
