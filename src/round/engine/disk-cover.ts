/** Whether a polygon covers a disk that edges come into: both sides of them are filled then. */
import { roundQuotient } from '../../arithmetic/rounding.js';
import { type DiskAndRings, isCenterFilled, reachSign } from './disk-reach.js';
import { type Base, type Box, type EdgeOfRing, isFilledAlong, type Part } from './filled-edges.js';
import { type Edge, edgesOf } from './plane-edges.js';
import {
  cross2,
  isFilled,
  minus2,
  type Place,
  times2,
  type Vector2,
  windingsBeside,
} from './plane-winding.js';

/**
 * Whether all of a disk with an inside is in a polygon. The edges cut the inside of the disk into parts, which are
 * filled or not. If none comes into it, there is one part, about the center. Else each part has a piece of an edge as
 * its border there, so that all pieces that come into the disk, between places where edges meet, must be filled on both
 * sides: rings that run back on themselves, holes without an inside, edges within what a ring winds around twice.
 * (Rings that are points bound nothing.)
 *
 * k edges have k^2 such pieces. So the disk is divided into cells, as a quadtree, until few edges come into a cell, or
 * so few against what is wound around there that nothing in it can be left out: on a straight way each edge is crossed
 * once at most. Where winding numbers are far from 0, hardly any piece is looked at.
 */
export function isCovered(pair: DiskAndRings): boolean {
  const coming = pair.rings.flatMap((points, ring) => {
    const edges = edgesOf(points).filter(({ from, to }) => reachSign(from, to, pair.radius) < 0);
    return withoutEqual(edges).map((edge): EdgeOfRing => ({ ...edge, ring }));
  });
  const { rule } = pair;
  // Where as many edges run to as fro, or twice for even-odd, nothing ends.
  const edges = coming.filter(({ weight }) => (rule === 'non-zero' ? weight !== 0 : weight % 2 !== 0));
  if (coming.length === 0) return isCenterFilled(pair);
  return new Cells(pair, edges).areCovered();
}

/** Edges, those that lie on each other as one. */
function withoutEqual(edges: readonly Edge[]): Omit<EdgeOfRing, 'ring'>[] {
  const distinct = new Map<string, { from: Vector2; to: Vector2; weight: number }>();
  for (const { from, to } of edges) {
    const isAscending = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
    const ends = isAscending ? [from, to] : [to, from];
    const name = ends.join(' ');
    const known = distinct.get(name);
    if (known === undefined)
      distinct.set(name, { from: ends[0]!, to: ends[1]!, weight: isAscending ? 1 : -1 });
    else known.weight += isAscending ? 1 : -1;
  }
  return [...distinct.values()];
}

/** An edge meets a parabola in two places at most: one of 2 k + 1 is on none of k edges. */
function baseOf({ radius, rings }: DiskAndRings, edges: readonly EdgeOfRing[]): Base {
  const size = 2n * BigInt(edges.length) + 2n;
  for (let j = 1n; ; j++) {
    const place: Place = { at: [radius * j * size, radius * j * j], w: 2n * size * size };
    const isOn = ({ from, to }: EdgeOfRing) =>
      cross2(minus2(to, from), minus2(place.at, times2(from, place.w))) === 0n;
    if (!edges.some(isOn)) return { place, windings: windingsBeside(rings, place, [1n, 0n]) };
  }
}

/** A point of doubles, where the disk has radius 1. */
type Point = readonly [x: number, y: number];

/** A square cell from its lowest corner. */
interface Cell {
  readonly low: Point;
  readonly size: number;
  /** The numbers of all edges that come into it in the disk, among others. */
  readonly edges: readonly number[];
}

/** What may be spent on the parts of a cell with so many edges. */
interface Budget {
  readonly edges: number;
  left: number;
}

/** A place of a cell in the inside of the disk, on none of its edges, and how often the rings wind around it. */
interface Seat {
  readonly at: Point;
  readonly windings: readonly number[];
}

/** A cell with so many edges is no further divided. */
const FEW = 3;
/** Nor one so small. */
const LEAST = 2 ** -20;
/**
 * A cell with less than this share of the edges of one around it is worth so many times the square of their number in
 * work: going along its own edges takes that square, and each of these steps takes longer. Where that is spent before
 * it is settled (edges lie along each other), it is gone along its edges at once.
 */
const LESS = 3 / 4;
const WORK = 8;
/** Where places are looked for in a cell, as shares of its size: no two in a line with a third, or with its middle. */
const SPOTS: readonly Point[] = [
  [29 / 64, 35 / 64],
  [40 / 64, 28 / 64],
  [23 / 64, 21 / 64],
  [44 / 64, 47 / 64],
  [17 / 64, 46 / 64],
  [51 / 64, 18 / 64],
];
/**
 * So often a place is moved half way to the point of the cell that is nearest to the center, until it is in the disk.
 */
const HALVES = 8;
/** Coordinates of cells and places are multiples of this: 2^-20 of a 64th, halved eight times. */
const UNIT = 2n ** 36n;
/**
 * A turn is certain beyond this, against the sums of absolute values in place of differences. With u = 2^-53,
 * coordinates are rounded by u of them, so that differences are wrong by 2 u of these sums, products by 5 u, and their
 * difference by 6 u; squares of u and rounding the sums are less than 10 u more.
 */
const SLACK = 2 ** -49;
/**
 * What underflows in a product is less than this. So is what rounding a coordinate below the normal numbers takes from
 * it, which counts times the other factor: a sum of coordinates.
 */
const TINY = 2 ** -1000;

/** The cells of a disk that edges come into. */
class Cells {
  readonly #pair: DiskAndRings;
  readonly #edges: readonly EdgeOfRing[];
  /** Of each edge the ends x, y, x, y, where the disk has radius 1. */
  readonly #ends: Float64Array;

  constructor(pair: DiskAndRings, edges: readonly EdgeOfRing[]) {
    this.#pair = pair;
    this.#edges = edges;
    this.#ends = Float64Array.from(
      edges.flatMap(({ from, to }) => [...from, ...to].map((x) => roundQuotient(x, pair.radius))),
    );
  }

  areCovered(): boolean {
    const edges = this.#edges.map((_, i) => i);
    const whole: Cell = { low: [-1, -1], size: 2, edges };
    const at = this.#spotIn(whole);
    if (at === null) return this.#arePiecesFilled(whole, baseOf(this.#pair, this.#edges), this.#edges);
    const windings = windingsBeside(this.#pair.rings, this.#exact(at), [1n, 0n]);
    // The whole has a budget of its own.
    return this.#isCovered(whole, { at, windings }) as boolean;
  }

  /** Whether all of the disk that is in a cell is filled; undefined if the budget of a cell around it is spent. */
  #isCovered(cell: Cell, seat: Seat, around: Budget | null = null): boolean | undefined {
    const { length } = cell.edges;
    if (!isFilled(seat.windings, this.#pair.rule)) return false;
    if (this.#isSettled(cell, seat)) return true;
    const between = () => cell.edges.map((i) => this.#edges[i]!);
    const base = (): Base => ({ place: this.#exact(seat.at), windings: seat.windings });
    const alongAll = () => this.#arePiecesFilled(cell, base(), between());
    if (length <= FEW || cell.size <= LEAST) return alongAll();
    const isOwn = around === null || length < LESS * around.edges;
    const budget = isOwn ? { edges: length, left: WORK * length * length } : around;
    budget.left -= length;
    for (const { low, size } of quartersOf(cell)) {
      if (budget.left < 0) return isOwn ? alongAll() : undefined;
      const edges = cell.edges.filter((i) => this.#mayMeet(i, low, size));
      const quarter: Cell = { low, size, edges };
      const at = this.#spotIn(quarter);
      const isCovered =
        at === null
          ? this.#arePiecesFilled(quarter, base(), between())
          : this.#isCovered(quarter, { at, windings: this.#windingsAt(at, seat, cell.edges) }, budget);
      if (isCovered === undefined) return isOwn ? alongAll() : undefined;
      if (!isCovered) return false;
    }
    return true;
  }

  /**
   * Whether so few edges come into a cell that all of it is filled as its seat is: what is left of one loses its
   * winding behind it, at most.
   */
  #isSettled({ edges }: Cell, { at, windings }: Seat): boolean {
    const [least, most] = [[...windings], [...windings]];
    for (const i of edges) {
      const { ring, weight } = this.#edges[i]!;
      const change = this.#side(i, at) > 0 ? -weight : weight;
      if (change < 0) least[ring]! += change;
      else most[ring]! += change;
    }
    const isNonZero = this.#pair.rule === 'non-zero';
    return least.every(
      (low, ring) => low === most[ring] || (isNonZero && ring === 0 && (low > 0 || most[ring]! < 0)),
    );
  }

  #arePiecesFilled({ low, size, edges }: Cell, base: Base, between: readonly EdgeOfRing[]): boolean {
    const corner = this.#exact(low);
    const box: Box = { low: corner.at, high: this.#exact([low[0] + size, low[1] + size]).at, w: corner.w };
    const part: Part = { base, between, box, edges: edges.map((i) => this.#edges[i]!) };
    return part.edges.every((edge) => isFilledAlong(this.#pair, part, edge));
  }

  /** A place of a cell, in the inside of the disk, and certainly on none of its edges; null if none of some is. */
  #spotIn({ low, size, edges }: Cell): Point | null {
    const nearest = nearestIn(low, size);
    for (const [x, y] of SPOTS) {
      let at: Point = [low[0] + size * x, low[1] + size * y];
      for (let i = 0; i < HALVES && !isInDisk(at); i++) {
        at = [(at[0] + nearest[0]) / 2, (at[1] + nearest[1]) / 2];
      }
      if (isInDisk(at) && edges.every((i) => this.#roughSide(i, at) !== 0)) return at;
    }
    return null;
  }

  /** What the rings wind around at a place: each edge between a seat and the place changes it by one. */
  #windingsAt(at: Point, seat: Seat, edges: readonly number[]): number[] {
    const windings = [...seat.windings];
    for (const i of edges) {
      const isLeft = this.#side(i, at) > 0;
      if (isLeft === this.#side(i, seat.at) > 0) continue;
      if (this.#endSide(i, 0, seat.at, at) > 0 === this.#endSide(i, 2, seat.at, at) > 0) continue;
      const { ring, weight } = this.#edges[i]!;
      windings[ring]! += isLeft ? weight : -weight;
    }
    return windings;
  }

  /** May an edge and a cell have a common point? If they have, true. */
  #mayMeet(i: number, [x, y]: Point, size: number): boolean {
    const [ax, ay, bx, by] = this.#ends.subarray(4 * i, 4 * i + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    // Ends that are not far away are rounded by less than this.
    const slack = 2 ** -50;
    if (Math.max(ax, bx) < x - slack || Math.min(ax, bx) > x + size + slack) return false;
    if (Math.max(ay, by) < y - slack || Math.min(ay, by) > y + size + slack) return false;
    const side = Math.sign(this.#roughSide(i, [x, y]));
    const corners: Point[] = [
      [x + size, y],
      [x, y + size],
      [x + size, y + size],
    ];
    return side === 0 || corners.some((corner) => Math.sign(this.#roughSide(i, corner)) !== side);
  }

  /** Positive if a place is on the left of an edge, negative on its right, 0 if that is not certain. */
  #roughSide(i: number, [x, y]: Point): number {
    const ends = this.#ends;
    return roughTurn(ends[4 * i]!, ends[4 * i + 1]!, ends[4 * i + 2]!, ends[4 * i + 3]!, x, y);
  }

  /** The same; 0 on the line of the edge. */
  #side(i: number, at: Point): number {
    const rough = this.#roughSide(i, at);
    if (rough !== 0) return rough;
    const { from, to } = this.#edges[i]!;
    const place = this.#exact(at);
    return signOf(cross2(minus2(to, from), minus2(place.at, times2(from, place.w))));
  }

  /** On which side of the way between two places an end of an edge is. */
  #endSide(i: number, end: 0 | 2, start: Point, stop: Point): number {
    const [x, y] = [this.#ends[4 * i + end]!, this.#ends[4 * i + end + 1]!];
    const rough = roughTurn(...start, ...stop, x, y);
    if (rough !== 0) return rough;
    const [p, q] = [this.#exact(start), this.#exact(stop)];
    const { from, to } = this.#edges[i]!;
    return signOf(cross2(minus2(q.at, p.at), minus2(times2(end === 0 ? from : to, p.w), p.at)));
  }

  /** The place of a point of doubles. */
  #exact(at: Point): Place {
    const [x, y] = at.map((c) => BigInt(c * Number(UNIT)) * this.#pair.radius) as [bigint, bigint];
    return { at: [x, y], w: UNIT };
  }
}

const signOf = (n: bigint): number => Number(n > 0n) - Number(n < 0n);

/** Whether a point of doubles is certainly in the inside of the disk. */
const isInDisk = ([x, y]: Point): boolean => x * x + y * y < 1 - 2 ** -50;

/** The point of a cell that is nearest to the center. */
const nearestIn = ([x, y]: Point, size: number): Point => [
  Math.min(Math.max(0, x), x + size),
  Math.min(Math.max(0, y), y + size),
];

/**
 * The quarters of a cell that have points in the inside of the disk. Their coordinates are multiples of 2^-20: the
 * squares are exact.
 */
function quartersOf({ low: [x, y], size: whole }: Cell): { readonly low: Point; readonly size: number }[] {
  const size = whole / 2;
  const corners: Point[] = [
    [x, y],
    [x + size, y],
    [x, y + size],
    [x + size, y + size],
  ];
  return corners
    .filter((low) => {
      const [u, v] = nearestIn(low, size);
      return u * u + v * v < 1;
    })
    .map((low) => ({ low, size }));
}

/** Positive if r is on the left of p q, negative on the right, 0 if that is not certain. */
export function roughTurn(px: number, py: number, qx: number, qy: number, rx: number, ry: number): number {
  const turn = (qx - px) * (ry - py) - (qy - py) * (rx - px);
  const size =
    (Math.abs(px) + Math.abs(qx)) * (Math.abs(ry) + Math.abs(py)) +
    (Math.abs(py) + Math.abs(qy)) * (Math.abs(rx) + Math.abs(px));
  const all = 1 + Math.abs(px) + Math.abs(py) + Math.abs(qx) + Math.abs(qy) + Math.abs(rx) + Math.abs(ry);
  return Math.abs(turn) > SLACK * size + TINY * all ? turn : 0;
}
