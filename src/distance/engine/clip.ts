import type { Cells, Quotient } from './cells.js';
import { whole } from './quotients.js';
import { along, type Slab } from './slab.js';
import { minus, plus, times, type Vector } from './vectors.js';

/** A fraction; the denominator is positive. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** From a point to another one, or on from a point in a direction without an end; a line has none on either side. */
interface Edge {
  readonly from: Vector;
  readonly direction: Vector;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
}

/**
 * The ends of what the edges of a shape have in common with another one, which is the common part of slabs: an edge is
 * cut to the stretch of it that is within all of them. A point may come more than once.
 *
 * Source: Cyrus, Beck 1978, "Generalized two- and three-dimensional clipping".
 */
export function edgesWithin(cells: Cells, slabs: readonly Slab[]): Quotient[] {
  const { points, directions, vertices, edges, inside } = cells;
  // A point is the only one that shapes which meet can have in common.
  if (inside === 'vertex') return [whole(points.at(0))];
  if (inside === 'edge' && directions.length > 0) {
    const edge = { from: points.at(0), direction: directions[0]!, hasStart: vertices > 0, hasEnd: false };
    const start = slabs.map((slab) => along(slab, edge.from));
    const steps = slabs.map((slab) => along(slab, edge.direction));
    return endsOf(edge, slabs, start, (k) => start[k]! + steps[k]!);
  }
  const heights: bigint[][] = [];
  const heightsAt = (i: number): bigint[] => {
    heights[i] ??= slabs.map((slab) => along(slab, points.at(i)));
    return heights[i]!;
  };
  return edges.flatMap(([i, j]) => {
    const [start, end] = [heightsAt(i), heightsAt(j)];
    if (isBeside(slabs, start, end)) return [];
    const from = points.at(i);
    const edge = { from, direction: minus(points.at(j), from), hasStart: true, hasEnd: true };
    return endsOf(edge, slabs, start, (k) => end[k]!);
  });
}

/** Are both ends of an edge beyond one plane? */
function isBeside(slabs: readonly Slab[], start: readonly bigint[], end: readonly bigint[]): boolean {
  for (let k = 0; k < slabs.length; k++) {
    const { low, high } = slabs[k]!;
    if (low !== null && start[k]! < low && end[k]! < low) return true;
    if (high !== null && start[k]! > high && end[k]! > high) return true;
  }
  return false;
}

/** The ends of the stretch of an edge from + t · direction, with these heights for t = 0 and t = 1, within slabs. */
function endsOf(
  edge: Edge,
  slabs: readonly Slab[],
  start: readonly bigint[],
  heightAtOne: (k: number) => bigint,
): Quotient[] {
  let enter: Fraction | null = edge.hasStart ? NOUGHT : null;
  let leave: Fraction | null = edge.hasEnd ? ONE : null;
  for (let k = 0; k < slabs.length; k++) {
    const u = start[k]!;
    const slope = heightAtOne(k) - u;
    const { low, high } = slabs[k]!;
    const [first, last] = slope < 0n ? [high, low] : [low, high];
    if (slope === 0n) {
      if ((low !== null && u < low) || (high !== null && u > high)) return [];
      continue;
    }
    // Where it is within both bounds anyway, the parameter need not be compared.
    if (first !== null && !(edge.hasStart && isBehind(slope, first, u))) {
      const t = quotient(first - u, slope);
      if (enter === null || isLess(enter, t)) enter = t;
    }
    if (last !== null && !(edge.hasEnd && isBehind(slope, u + slope, last))) {
      const t = quotient(last - u, slope);
      if (leave === null || isLess(t, leave)) leave = t;
    }
    if (enter !== null && leave !== null && isLess(leave, enter)) return [];
  }
  if (enter === null) return leave === null ? [] : [pointAt(edge, leave)];
  if (leave === null || !isLess(enter, leave)) return [pointAt(edge, enter)];
  return [pointAt(edge, enter), pointAt(edge, leave)];
}

const NOUGHT: Fraction = { numerator: 0n, denominator: 1n };
const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** Does one height come no later than another one, along a slope? */
function isBehind(slope: bigint, u: bigint, v: bigint): boolean {
  return slope > 0n ? u <= v : u >= v;
}

function quotient(numerator: bigint, denominator: bigint): Fraction {
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

function isLess(s: Fraction, t: Fraction): boolean {
  return s.numerator * t.denominator < t.numerator * s.denominator;
}

function pointAt({ from, direction }: Edge, { numerator, denominator }: Fraction): Quotient {
  if (numerator === 0n) return whole(from);
  if (numerator === denominator) return whole(plus(from, direction));
  return { numerators: plus(times(from, denominator), times(direction, numerator)), denominator };
}
