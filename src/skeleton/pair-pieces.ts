import { type OffsetLines, turn } from './offset-lines.js';
import type { WavefrontEdge, WavefrontVertex } from './wavefront.js';

/**
 * A piece of an edge of the wavefront between two neighbouring places on it, or from there to an end where nothing
 * happens.
 */
export interface Piece {
  readonly source: WavefrontEdge;
  /** The numbers of the places where it begins and ends; -1 for an end where nothing happens. */
  readonly from: number;
  readonly to: number;
  /** What is where it begins and ends, once that is known. */
  start: WavefrontVertex | null;
  end: WavefrontVertex | null;
  /** The pieces of the same line that it continues, and that continue it. */
  before: Piece | null;
  after: Piece | null;
  /** The half-edge, with the face of the line, of the arc that is left where two pieces met along their length. */
  ridge: number;
}

/**
 * One of the pieces at a place, seen from there: the direction in which it leads, and whether it begins or ends there.
 */
interface Spoke {
  readonly piece: Piece;
  readonly isOut: boolean;
  readonly x: bigint;
  readonly y: bigint;
}

/** The first half of all directions, from the positive x axis on, or the second. */
const halfOf = ({ x, y }: Spoke): number => (y > 0n || (y === 0n && x > 0n) ? 0 : 1);

function compareSpokes(a: Spoke, b: Spoke): number {
  const halves = halfOf(a) - halfOf(b);
  if (halves !== 0) return halves;
  const cross = a.x * b.y - a.y * b.x;
  if (cross !== 0n) return cross > 0n ? -1 : 1;
  // Between two that lead the same way is what the wavefront has closed, from the one that begins to the one that ends.
  return Number(b.isOut) - Number(a.isOut);
}

/** A piece that begins at a place, the piece that ends there next to it, and whether nothing is between the two. */
export interface PiecePair {
  readonly out: Piece;
  readonly into: Piece;
  readonly isClosed: boolean;
}

/**
 * What is left of the wavefront at one place: the inside is on the left of each piece, so counterclockwise around the
 * place it reaches from each piece that begins there to the next one, which ends there. These two are neighbours from
 * now on, whichever were before. That one rule is all events: edges that vanish, edges that are split, vertices that
 * meet, any number of them at once; and if there are no pieces, nothing is left.
 */
export function pairPieces(
  { lines }: OffsetLines,
  outs: readonly Piece[],
  ins: readonly Piece[],
): PiecePair[] {
  const spokes = [
    ...outs.map((piece) => spoke(piece, true)),
    ...ins.map((piece) => spoke(piece, false)),
  ].sort(compareSpokes);
  const first = spokes.findIndex(({ isOut }) => isOut);
  const pairs: PiecePair[] = [];
  for (let i = 0; i < spokes.length; i += 2) {
    const out = spokes[(first + i) % spokes.length]!;
    const into = spokes[(first + i + 1) % spokes.length]!;
    if (!out.isOut || into.isOut) throw new Error('a wavefront that crosses itself');
    const isClosed = out.x * into.y === out.y * into.x && out.x * into.x + out.y * into.y > 0n;
    pairs.push({ out: out.piece, into: into.piece, isClosed });
  }
  return pairs;

  function spoke(piece: Piece, isOut: boolean): Spoke {
    const { a, b } = lines[piece.source.line]!;
    return isOut ? { piece, isOut, x: b, y: -a } : { piece, isOut, x: -b, y: a };
  }
}

/** Are two lines parallel, and do they run the same way? */
export function areAlike({ lines }: OffsetLines, first: number, second: number): boolean {
  const [p, q] = [lines[first]!, lines[second]!];
  return turn(p, q) === 0n && p.a * q.a + p.b * q.b > 0n;
}

/** Is the corner between two lines reflex? */
export const isReflex = ({ lines }: OffsetLines, into: number, out: number): boolean =>
  turn(lines[into]!, lines[out]!) < 0n;
