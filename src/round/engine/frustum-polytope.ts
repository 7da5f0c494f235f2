import type { Quotient } from '../../distance/engine/cells.js';
import { distinct } from '../../distance/engine/quotients.js';
import { dot, isZero } from '../../distance/engine/vectors.js';
import { cornersOf, type HalfSpaceCells, isBounded } from './half-spaces.js';

type Edge = readonly [number, number];

/** A polytope by its corners, each with its own denominator. */
export interface Polytope {
  /** In lexicographic order; those of what is flat in cyclic order. */
  readonly corners: readonly Quotient[];
  readonly dimension: 0 | 1 | 2 | 3;
  /** True edges, by the numbers of their ends. */
  readonly edges: readonly Edge[];
  /** True faces in cyclic order; what is flat is its only one. */
  readonly rings: readonly (readonly number[])[];
}

/**
 * The polytope that stands for the common part P of half-spaces beside a bounded convex shape K; `null` if it is empty.
 * It is P itself, or of an unbounded P its part in a cube Q with K in its inside. All answers about K and P are those
 * about K and P ∩ Q:
 *
 * - K ∩ P = K ∩ (P ∩ Q), so that both are empty or none; and K is in P exactly if it is in P ∩ Q.
 * - Points of K have a neighbourhood in Q, where P and P ∩ Q are equal: such a point is in the relative interior of
 *   both or of neither, and if there is a common one, both have one dimension. So the insides meet, and have so many
 *   dimensions in common, for P as for P ∩ Q.
 * - An unbounded P is not in K. Nor is P ∩ Q, unless it is empty: from each of its points, a ray in P leaves the cube
 *   through its boundary, where no point of K is.
 *
 * @param cube the half-spaces of Q
 */
export function polytopeOf(
  spaces: readonly HalfSpaceCells[],
  cube: readonly HalfSpaceCells[],
): Polytope | null {
  const own = cornersOf(spaces);
  if (own.length > 0 && isBounded(spaces)) return polytopeBy(own, spaces);
  const all = [...spaces, ...cube];
  return polytopeBy(cornersOf(all), all);
}

function polytopeBy(found: readonly Quotient[], spaces: readonly HalfSpaceCells[]): Polytope | null {
  const corners = distinct(found);
  if (corners.length === 0) return null;
  const members = membersOf(spaces, corners);
  const dimension = dimensionOf(members, corners.length);
  const edges = edgesOf(members, corners.length);
  if (dimension !== 2) {
    return { corners, dimension, edges, rings: dimension === 3 ? facesOf(members, edges) : [] };
  }
  const order = ringOf(numbersTo(corners.length), edges);
  return {
    corners: order.map((i) => corners[i]!),
    dimension,
    edges: order.map((_, i): Edge => [i, (i + 1) % order.length]),
    rings: [numbersTo(order.length)],
  };
}

const numbersTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The numbers of the corners in each of the planes. */
function membersOf(spaces: readonly HalfSpaceCells[], corners: readonly Quotient[]): number[][] {
  return spaces
    .filter(({ normal }) => !isZero(normal))
    .map(({ normal, constant }) =>
      numbersTo(corners.length).filter((i) => {
        const { numerators, denominator } = corners[i]!;
        return dot(normal, numerators) + constant * denominator === 0n;
      }),
    );
}

/** No three corners of a polytope are on a line; what is flat is in one of the planes, and what is not is in none. */
function dimensionOf(members: readonly (readonly number[])[], count: number): 0 | 1 | 2 | 3 {
  if (count < 3) return count === 1 ? 0 : 1;
  return members.some(({ length }) => length === count) ? 2 : 3;
}

/**
 * Two corners are the ends of an edge if there is no third one in all of the planes in which both are. A corner alone
 * is an edge of no length.
 */
function edgesOf(members: readonly (readonly number[])[], count: number): Edge[] {
  if (count === 1) return [[0, 0]];
  const numbers = numbersTo(count);
  const isEdge = (i: number, j: number): boolean => {
    const shared = members.filter((plane) => plane.includes(i) && plane.includes(j));
    return numbers.every((k) => k === i || k === j || shared.some((plane) => !plane.includes(k)));
  };
  return numbers.flatMap((i) => numbers.filter((j) => j > i && isEdge(i, j)).map((j): Edge => [i, j]));
}

/** Three corners or more in a plane are a face, also if they are in several of the planes. */
function facesOf(members: readonly (readonly number[])[], edges: readonly Edge[]): number[][] {
  const rings = members.filter(({ length }) => length > 2).map((plane) => ringOf(plane, edges));
  return [...new Map(rings.map((ring) => [ring.join(), ring])).values()];
}

/** The corners of a face in cyclic order: each has edges to two others. */
function ringOf(corners: readonly number[], edges: readonly Edge[]): number[] {
  const ring = [corners[0]!];
  while (ring.length < corners.length) {
    const last = ring[ring.length - 1]!;
    ring.push(corners.find((i) => !ring.includes(i) && edges.some((edge) => joins(edge, last, i)))!);
  }
  return ring;
}

function joins([from, to]: Edge, i: number, j: number): boolean {
  return (from === i && to === j) || (from === j && to === i);
}
