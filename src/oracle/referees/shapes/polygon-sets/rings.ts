import type { Boundary, Piece } from './boundary.js';

/** A ring of vertex numbers from its least one on, with the inside to its left. */
interface TracedRing {
  readonly vertices: readonly number[];
  readonly isOuter: boolean;
  readonly component: number;
}

type Direction = readonly [bigint, bigint];
const cross = (a: Direction, b: Direction): bigint => a[0] * b[1] - a[1] * b[0];
const dot = (a: Direction, b: Direction): bigint => a[0] * b[0] + a[1] * b[1];

/**
 * The first piece clockwise from where a piece came from, among those that leave a vertex: it bounds the same inside.
 */
function following(into: Piece, leaving: readonly Piece[]): Piece {
  const back: Direction = [-into.direction[0], -into.direction[1]];
  /** Less than a half turn clockwise, a half turn, more. */
  const half = (d: Direction) => {
    const side = cross(back, d);
    return side < 0n ? 0 : side === 0n ? 1 : 2;
  };
  return leaving.reduce((best, piece) => {
    const [a, b] = [half(best.direction), half(piece.direction)];
    if (a !== b) return a < b ? best : piece;
    return cross(best.direction, piece.direction) < 0n ? best : piece;
  });
}

const isStraight = (a: Piece, b: Piece): boolean =>
  cross(a.direction, b.direction) === 0n && dot(a.direction, b.direction) > 0n;

/** A closed walk, cut where it comes to a vertex for the second time. */
function simpleRings(walk: readonly Piece[]): Piece[][] {
  const rings: Piece[][] = [];
  const open: Piece[] = [];
  for (const piece of walk) {
    const at = open.findIndex(({ from }) => from === piece.from);
    if (at >= 0) rings.push(open.splice(at));
    open.push(piece);
  }
  return [...rings, open];
}

function ringOf(pieces: readonly Piece[], component: number): TracedRing {
  const least = pieces.reduce((best, { from }, i) => (from < pieces[best]!.from ? i : best), 0);
  const turned = [...pieces.slice(least), ...pieces.slice(0, least)];
  const isOuter = cross(turned.at(-1)!.direction, turned[0]!.direction) > 0n;
  return { vertices: turned.map(({ from }) => from), isOuter, component };
}

/** The order of lists of numbers by their first difference. */
function lexicographic(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((x, i) => x !== b[i]);
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
}

/**
 * The polygons of a boundary: lists of rings of vertex numbers, outer ones counterclockwise, holes clockwise behind
 * them. The inside of each is connected, and rings meet in vertices only; a ring begins at its least vertex, holes and
 * polygons are in lexicographic order. Vertices are where the boundary turns, or rings meet.
 */
export function polygonsOf({ pieces, componentOf }: Boundary): number[][][] {
  const leaving = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const others = leaving.get(piece.from);
    if (others === undefined) leaving.set(piece.from, [piece]);
    else others.push(piece);
  }
  const left = new Set(pieces);
  const rings: TracedRing[] = [];
  for (const first of pieces) {
    if (!left.has(first)) continue;
    const walk: Piece[] = [];
    let piece = first;
    do {
      if (!left.delete(piece)) throw new Error('a boundary that does not close');
      walk.push(piece);
      piece = following(piece, leaving.get(piece.to)!);
    } while (piece !== first);
    const kept = walk.filter(
      (one, i) => leaving.get(one.from)!.length > 1 || !isStraight(walk.at(i - 1)!, one),
    );
    for (const ring of simpleRings(kept)) rings.push(ringOf(ring, componentOf(first.trapezoid)));
  }
  const outer = rings.filter(({ isOuter }) => isOuter);
  if (new Set(outer.map(({ component }) => component)).size !== outer.length)
    throw new Error('a connected inside with two outer rings');
  const polygons = outer.map(({ component, vertices }) => [
    vertices,
    ...rings
      .filter((ring) => !ring.isOuter && ring.component === component)
      .map((ring) => ring.vertices)
      .sort(lexicographic),
  ]);
  const holes = polygons.reduce((sum, { length }) => sum + length, 0);
  if (holes !== rings.length) throw new Error('a hole without an outer ring');
  return polygons.map((all) => all.map((ring) => [...ring])).sort((a, b) => comparePolygons(a, b));
}

function comparePolygons(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = lexicographic(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
