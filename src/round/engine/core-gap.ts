/** How far points, segments and parallelograms are from the common part of half-spaces, and what they have in common with it, exactly. */
import { integerSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import type { Quotient } from '../../distance/engine/cells.js';
import { cross, dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import { type Core, coreSide, edgesOf, isOver } from './body.js';
import {
  areIn,
  compareReach,
  cornersOf,
  feetWithin,
  footOn,
  type HalfSpaceCells,
  pairsOf,
} from './half-spaces.js';

/**
 * The sign of the distance of a core from the common part of half-spaces minus a radius that is not 0; 1 if that is empty.
 *
 * Of two closest points that are not one, take those that are on faces of the least dimensions. If one is a corner of the half-spaces or of the core, it is that which is nearest to the other shape. Else
 * both are in edges: within faces of a higher dimension both points could be moved along until one comes to the boundary.
 */
export function coreGap(core: Core, radius: bigint, spaces: readonly HalfSpaceCells[]): Sign {
  if (commonPoints(core, spaces).length > 0) return -1;
  let least: Sign = 1;
  for (const sign of gaps(core, radius, spaces)) {
    if (sign < least) least = sign;
    if (least < 0) break;
  }
  return least;
}

function* gaps(core: Core, radius: bigint, spaces: readonly HalfSpaceCells[]): Generator<Sign> {
  for (const p of core) for (const foot of feetWithin(p, spaces)) yield compareReach(p, foot, radius);
  for (const corner of cornersOf(spaces)) yield (0 - coreSide(corner, core, radius)) as Sign;
  const edges = edgesOf(core);
  for (const [f, g] of pairsOf(spaces)) {
    const line = cross(f.normal, g.normal);
    for (const [from, along] of edges) yield edgeGap(from, along, [f, g], line, spaces, radius);
  }
}

/** Of an edge and the line of two planes, if the shortest way between the lines is between points of both shapes; else 1. */
function edgeGap(
  from: Vector,
  u: Vector,
  planes: readonly [HalfSpaceCells, HalfSpaceCells],
  line: Vector,
  spaces: readonly HalfSpaceCells[],
  radius: bigint,
): Sign {
  const normal = cross(u, line);
  const size = dot(normal, normal);
  if (size === 0n) return 1;
  const { numerators, denominator } = footOn(from, planes)!;
  // from + s u + a multiple of the normal is the foot + t line.
  const m = minus(numerators, times(from, denominator));
  const sign = integerSign(dot(m, normal) ** 2n - (radius * denominator) ** 2n * size);
  if (sign > 0) return sign;
  const s = dot(cross(m, line), normal);
  if (s < 0n || s > denominator * size) return 1;
  const t = dot(cross(m, u), normal);
  const nearest = {
    numerators: plus(times(numerators, size), times(line, t)),
    denominator: denominator * size,
  };
  return areIn(spaces, nearest) ? sign : 1;
}

/**
 * The extreme points of what a core and half-spaces have in common, and perhaps other points of it: corners of the core, ends of what is common to its edges, points of its inside on two of the planes; none if there is nothing.
 */
export function commonPoints(core: Core, spaces: readonly HalfSpaceCells[]): Quotient[] {
  if (core.length === 1) {
    const point = { numerators: core[0]!, denominator: 1n };
    return areIn(spaces, point) ? [point] : [];
  }
  const points = edgesOf(core).flatMap(([from, along]) => endsWithin(from, along, spaces));
  return core.length === 4 ? [...points, ...facePoints(core, spaces)] : points;
}

/** The ends of the part of a segment in half-spaces. */
function endsWithin(from: Vector, along: Vector, spaces: readonly HalfSpaceCells[]): Quotient[] {
  let [low, high]: readonly Fraction[] = [
    [0n, 1n],
    [1n, 1n],
  ] as const;
  for (const { normal, constant } of spaces) {
    const [height, slope] = [dot(normal, from) + constant, dot(normal, along)];
    if (slope === 0n && height < 0n) return [];
    if (slope > 0n && isLess(low!, [-height, slope])) low = [-height, slope];
    if (slope < 0n && isLess([height, -slope], high!)) high = [height, -slope];
  }
  if (isLess(high!, low!)) return [];
  return [low!, high!].map(([t, w]) => ({
    numerators: plus(times(from, w), times(along, t)),
    denominator: w,
  }));
}

/** A numerator and a positive denominator. */
type Fraction = readonly [bigint, bigint];

function isLess([p, q]: Fraction, [r, s]: Fraction): boolean {
  return p * s < r * q;
}

/** Where two planes meet a parallelogram, in all half-spaces. */
function facePoints(core: Core, spaces: readonly HalfSpaceCells[]): Quotient[] {
  const [o, p, , q] = core as [Vector, Vector, Vector, Vector];
  const edges = [minus(p, o), minus(q, o)] as const;
  const normal = cross(...edges);
  const face = { normal, constant: -dot(normal, o) };
  return pairsOf(spaces).flatMap(([f, g]) => {
    const point = footOn(o, [face, f, g]);
    if (point === null) return [];
    const m = minus(point.numerators, times(o, point.denominator));
    return isOver(m, point.denominator, edges, normal) && areIn(spaces, point) ? [point] : [];
  });
}
