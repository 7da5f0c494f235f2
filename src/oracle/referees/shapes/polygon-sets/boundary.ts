import { compareFractions, type Fraction } from './levels.js';
import type { Slab } from './slabs.js';

/** A piece of the boundary with the inside to its left, from vertex to vertex, between two levels or along one. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** Any vector in its direction. */
  readonly direction: readonly [bigint, bigint];
  /** The trapezoid that it bounds. */
  readonly trapezoid: number;
}

/** The boundary of a union of trapezoids. */
export interface Boundary {
  /** All corners of trapezoids, in lexicographic order, each once. */
  readonly vertices: readonly (readonly [Fraction, Fraction])[];
  readonly pieces: readonly Piece[];
  /** What is the same for two trapezoids if their insides are connected. */
  readonly componentOf: (trapezoid: number) => number;
}

/** A run of parts of a slab that are inside. */
interface Trapezoid {
  readonly number: number;
  readonly low: Slab[number];
  readonly high: Slab[number];
}

function trapezoidsOf(slab: Slab, first: number): Trapezoid[] {
  const found: Trapezoid[] = [];
  let low: Slab[number] | undefined;
  for (const line of slab) {
    if (low !== undefined && !line.isInsideAbove) {
      found.push({ number: first + found.length, low, high: line });
      low = undefined;
    } else if (line.isInsideAbove) low ??= line;
  }
  return found;
}

/** Sets that are joined. */
class Joined {
  readonly #up: number[] = [];

  find = (i: number): number => {
    let root = i;
    while ((this.#up[root] ?? root) !== root) root = this.#up[root]!;
    this.#up[i] = root;
    return root;
  };

  join(i: number, j: number): void {
    this.#up[this.find(i)] = this.find(j);
  }
}

/** The trapezoid of which a stretch of a level is a side. */
function besideStretch(of: readonly (readonly [Trapezoid, number, number])[], stretch: number) {
  return of.find(([, low, high]) => low <= stretch && stretch < high)?.[0];
}

/**
 * What bounds the parts that are inside: the lines below and above each trapezoid, and of each level the stretches that
 * have the inside on one side only. Those with the inside on both sides connect trapezoids.
 */
export function boundaryOf(slabs: readonly Slab[], levels: readonly Fraction[]): Boundary {
  const vertices: [Fraction, Fraction][] = [];
  const pieces: Piece[] = [];
  const joined = new Joined();
  let count = 0;
  let before: Trapezoid[] = [];
  let openings = new Map<Trapezoid, readonly [low: number, high: number]>();
  levels.forEach((x, i) => {
    const after = trapezoidsOf(slabs[i] ?? [], count);
    count += after.length;
    const heights = [
      ...before.flatMap(({ low, high }) => [low.atRight, high.atRight]),
      ...after.flatMap(({ low, high }) => [low.atLeft, high.atLeft]),
    ].sort(compareFractions);
    const distinct = heights.filter((y, k) => k === 0 || compareFractions(y, heights[k - 1]!) !== 0);
    const first = vertices.length;
    for (const y of distinct) vertices.push([x, y]);
    const vertexAt = (y: Fraction) => first + distinct.findIndex((other) => compareFractions(y, other) === 0);
    const west = before.map((t) => [t, vertexAt(t.low.atRight), vertexAt(t.high.atRight)] as const);
    const east = after.map((t) => [t, vertexAt(t.low.atLeft), vertexAt(t.high.atLeft)] as const);
    for (const [{ number, low, high }, lowAt, highAt] of west) {
      const [lowFrom, highFrom] = openings.get(before.find((t) => t.number === number)!)!;
      const { width, height } = high.edge;
      pieces.push({
        ...{ from: lowFrom, to: lowAt, trapezoid: number },
        direction: [low.edge.width, low.edge.height],
      });
      pieces.push({ from: highAt, to: highFrom, trapezoid: number, direction: [-width, -height] });
    }
    for (let k = first; k + 1 < vertices.length; k++) {
      const [left, right] = [besideStretch(west, k), besideStretch(east, k)];
      if (left !== undefined && right !== undefined) joined.join(left.number, right.number);
      else if (left !== undefined)
        pieces.push({ from: k, to: k + 1, trapezoid: left.number, direction: [0n, 1n] });
      else if (right !== undefined)
        pieces.push({ from: k + 1, to: k, trapezoid: right.number, direction: [0n, -1n] });
    }
    before = after;
    openings = new Map(east.map(([t, low, high]) => [t, [low, high]]));
  });
  return { vertices, pieces, componentOf: joined.find };
}
