import { buildBvh, overlappingPairs, overlappingPairsBetween } from '../../indexes/index.js';
import { cutFacet, type Trace } from './cut-facet.js';
import type { Polygon } from './facet.js';
import { meetingOf } from './meeting.js';
import { type Surroundings, surroundingsOf } from './probe.js';
import type { Soup } from './soup.js';

/** A convex piece of the boundary of a result. */
export interface BoundaryPiece extends Polygon {
  readonly plane: number;
  /** 1 if outside is where the plane's front is. */
  readonly facing: 1 | -1;
  /** Whether the piece is a whole facet that meets no other, so that its edges are as they were. */
  readonly isWhole: boolean;
  /** The facet that it is a piece of. */
  readonly facet: number;
  /** Vertices of other pieces that may lie within the edges of this one. */
  readonly guests: readonly number[];
}

/** The pieces of a boundary, and what else facets were cut into. */
export interface Boundary {
  readonly pieces: BoundaryPiece[];
  /** All pieces of facets that others meet: where they end, something of another facet may begin, though they are not kept themselves. */
  readonly cuts: (Polygon & { readonly plane: number })[];
}

/** Whether a point belongs to the result, from the winding numbers of the operands around it. */
export type Membership = (windings: readonly number[]) => boolean;

/** Which pairs of operands have to be compared: those of one operand only if it may intersect itself. */
export interface Operands {
  /** For each operand whether its own facets meet in nothing but what they share. */
  readonly isClean: readonly boolean[];
  readonly belongs: Membership;
}

/** What other facets leave on a facet. */
interface Marks {
  readonly traces: Trace[];
  readonly guests: number[];
}

/**
 * The boundary of a combination of operands: every facet is cut where others meet it, and each piece is kept if one of its sides belongs to
 * the result and the other does not. Facets that meet no other are asked about once for each connected set.
 */
export function boundaryOf(soup: Soup, operands: Operands): Boundary {
  const marks = marksOf(soup, operands.isClean);
  const boundary: Boundary = { pieces: [], cuts: [] };
  cutMarked(soup, operands, marks, boundary);
  keepWhole(soup, operands, marks, boundary.pieces);
  return boundary;
}

function marksOf(soup: Soup, isClean: readonly boolean[]): (Marks | undefined)[] {
  const marks: (Marks | undefined)[] = new Array(soup.facets.length);
  const pairs = pairsOf(soup, isClean);
  for (let k = 0; k < pairs.length; k += 2) {
    const [i, j] = [pairs[k]!, pairs[k + 1]!];
    const meeting = meetingOf(soup.tables, soup.withEdges(i), soup.withEdges(j));
    if (meeting === null) continue;
    const first = marks[i] ?? { traces: [], guests: [] };
    const second = marks[j] ?? { traces: [], guests: [] };
    marks[i] = first;
    marks[j] = second;
    first.traces.push(...meeting.onFirst);
    second.traces.push(...meeting.onSecond);
    for (const mark of [first, second]) if (meeting.point >= 0) mark.guests.push(meeting.point);
  }
  return marks;
}

/** Pairs of facets whose boxes meet, and that have to be compared. */
function pairsOf(soup: Soup, isClean: readonly boolean[]): ArrayLike<number> {
  const { facets } = soup;
  if (isClean.length === 2 && isClean.every((clean) => clean)) return pairsBetweenTwo(soup);
  const all = overlappingPairs(soup.bvh);
  const kept: number[] = [];
  for (let k = 0; k < all.length; k += 2) {
    const operand = facets[all[k]!]!.operand;
    if (operand !== facets[all[k + 1]!]!.operand || !isClean[operand]!) kept.push(all[k]!, all[k + 1]!);
  }
  return kept;
}

/** Facets are in the order of their operands. */
function pairsBetweenTwo({ facets, boxes }: Soup): ArrayLike<number> {
  let split = 0;
  while (split < facets.length && facets[split]!.operand === 0) split++;
  const first = buildBvh(boxes.subarray(0, 6 * split));
  const second = buildBvh(boxes.subarray(6 * split));
  return overlappingPairsBetween(first, second).map((index, k) => (k % 2 === 0 ? index : index + split));
}

function cutMarked(
  soup: Soup,
  operands: Operands,
  marks: readonly (Marks | undefined)[],
  { pieces, cuts }: Boundary,
): void {
  marks.forEach((mark, index) => {
    if (mark === undefined) return;
    const facet = soup.withEdges(index);
    for (const piece of cutFacet(soup.tables, facet.plane, facet, mark.traces)) {
      cuts.push({ plane: facet.plane, ...piece });
      const around = surroundingsOf(soup, facet.plane, piece, operands.isClean.length);
      if (around.speaker === index) keep(soup, operands, index, piece, around, mark.guests, false, pieces);
    }
  });
}

/** Adds a piece, the right way round, if it is a part of the boundary. */
function keep(
  soup: Soup,
  { belongs }: Operands,
  index: number,
  { vertices, edges }: Polygon,
  { front, back }: Surroundings,
  guests: readonly number[],
  isWhole: boolean,
  pieces: BoundaryPiece[],
): void {
  const isInFront = belongs(front);
  if (isInFront === belongs(back)) return;
  const { plane, facing } = soup.facets[index]!;
  const way = isInFront ? -1 : 1;
  const piece = { plane, facing: way, isWhole, guests, facet: index } as const;
  if (way === facing) pieces.push({ ...piece, vertices, edges });
  else pieces.push({ ...piece, vertices: [...vertices].reverse(), edges: reversedEdges(edges) });
}

/** Edge i of the reversed polygon leads from vertex n - 1 - i back to the one before. */
export function reversedEdges(edges: readonly number[]): number[] {
  const n = edges.length;
  return edges.map((_, i) => edges[(2 * n - 2 - i) % n]!);
}

/** Facets that meet no other, in sets that hang together by edges: one of each set answers for all. */
function keepWhole(
  soup: Soup,
  operands: Operands,
  marks: readonly (Marks | undefined)[],
  pieces: BoundaryPiece[],
): void {
  const { facets } = soup;
  const seen = new Uint8Array(facets.length);
  for (let start = 0; start < facets.length; start++) {
    if (seen[start] === 1 || marks[start] !== undefined) continue;
    seen[start] = 1;
    const first = soup.withEdges(start);
    const around = relative(surroundingsOf(soup, first.plane, first, operands.isClean.length), first.facing);
    const open = [start];
    while (open.length > 0) {
      const index = open.pop()!;
      const facet = facets[index]!;
      keep(soup, operands, index, asPolygon(facet), absolute(around, facet.facing), [], true, pieces);
      for (const next of facet.neighbours ?? []) {
        if (next < 0 || seen[next] === 1 || marks[next] !== undefined) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
}

/** The edges of whole facets are asked for only where others lie in their planes. */
function asPolygon({
  vertices,
  edges,
}: {
  vertices: readonly number[];
  edges: readonly number[] | null;
}): Polygon {
  return { vertices, edges: edges ?? [] };
}

/** Outside and inside of a facet, instead of the front and the back of its plane. */
function relative(around: Surroundings, facing: 1 | -1): Surroundings {
  return facing > 0 ? around : { ...around, front: around.back, back: around.front };
}

const absolute = relative;
