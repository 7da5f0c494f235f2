import { cutFacet } from './cut-facet.js';
import type { Polygon } from './facet.js';
import { type Marks, marksOf } from './marks.js';
import { type Surroundings, surroundingsOf } from './probe.js';
import { type FacetPiece, type Sheet, Sheets } from './sheets.js';
import type { Soup } from './soup.js';

/** A convex piece of the boundary of a result. */
export interface BoundaryPiece extends Polygon {
  readonly plane: number;
  /** 1 if outside is where the plane's front is. */
  readonly facing: 1 | -1;
  /** Vertices of other pieces that may lie within the edges of this one. */
  readonly guests: Iterable<number>;
}

/** The pieces of a boundary, and what else facets were cut into. */
export interface Boundary {
  /** Pieces of facets that others meet. */
  readonly pieces: BoundaryPiece[];
  /** The numbers of facets that meet no other, and belong to the boundary as they are. */
  readonly whole: number[];
  /** Of those that look the other way there. */
  readonly turned: number[];
  /**
   * All pieces of facets that others meet: where they end, something of another facet may begin, though they are not
   * kept themselves.
   */
  readonly cuts: readonly FacetPiece[];
}

/** Whether a point belongs to the result, from the winding numbers of the operands around it. */
export type Membership = (windings: readonly number[]) => boolean;

/**
 * The boundary of a combination of operands: every facet is cut where others meet it, and each piece is kept if one of
 * its sides belongs to the result and the other does not. Pieces that hang together without anything of another facet
 * between them are asked about once.
 *
 * @param pairs the numbers of facets, two by two, that may meet
 */
export function boundaryOf(soup: Soup, pairs: ArrayLike<number>, belongs: Membership): Boundary {
  const marks = marksOf(soup, pairs);
  const cuts = cutsOf(soup, marks);
  const boundary: Boundary = { pieces: [], whole: [], turned: [], cuts };
  const sheets = new Sheets(soup, marks, cuts);
  for (let sheet = sheets.next(); sheet !== null; sheet = sheets.next()) {
    const around = surroundingsOf(soup, sheet.plane, sheet.polygon, soup.parts.length);
    if (sheet.isCovered && around.speaker !== sheet.facet) continue;
    keep(soup, belongs, marks, sheet, around, boundary);
  }
  return boundary;
}

/** Is a boundary made of all facets, as they are? */
export function isAllOf({ facets }: Soup, { pieces, whole, turned }: Boundary): boolean {
  return pieces.length === 0 && turned.length === 0 && whole.length === facets.length;
}

/** The pieces of all facets that others meet, in the order of the facets. */
export function cutsOf(soup: Soup, marks: readonly (Marks | undefined)[]): FacetPiece[] {
  const cuts: FacetPiece[] = [];
  marks.forEach((mark, index) => {
    if (mark === undefined) return;
    const facet = soup.withEdges(index);
    for (const { vertices, edges } of cutFacet(soup.tables, facet.plane, facet, mark.traces)) {
      cuts.push({ plane: facet.plane, facet: index, vertices, edges });
    }
  });
  return cuts;
}

/** Adds a sheet, the right way round, if it is a part of the boundary. */
function keep(
  soup: Soup,
  belongs: Membership,
  marks: readonly (Marks | undefined)[],
  sheet: Sheet,
  { front, back }: Surroundings,
  { pieces, whole, turned }: Boundary,
): void {
  const [inFront, behind] = [belongs(front), belongs(back)];
  if (inFront === behind) return;
  const isTurned = inFront === soup.facets[sheet.facet]!.facing > 0;
  for (const facet of sheet.whole) (isTurned ? turned : whole).push(facet);
  for (const piece of sheet.pieces) {
    const { plane, facing } = soup.facets[piece.facet]!;
    const { guests } = marks[piece.facet]!;
    const { vertices, edges } = isTurned ? reversed(piece) : piece;
    pieces.push({ plane, facing: isTurned ? ((0 - facing) as 1 | -1) : facing, guests, vertices, edges });
  }
}

/** The same polygon, seen from behind. */
export function reversed({ vertices, edges }: Polygon): Polygon {
  const n = edges.length;
  // Edge i of the reversed polygon leads from vertex n - 1 - i back to the one before.
  return { vertices: [...vertices].reverse(), edges: edges.map((_, i) => edges[(2 * n - 2 - i) % n]!) };
}
