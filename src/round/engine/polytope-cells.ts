import { greatestCommonDivisor } from '../../arithmetic/integers.js';
import type { FeatureType } from '../../core/feature.js';
import type { Quotient, ScaledCells } from '../../distance/engine/cells.js';
import { listed } from '../../distance/engine/point-list.js';
import { distinct, doublesOfQuotients } from '../../distance/engine/quotients.js';
import { dot, isZero, times } from '../../distance/engine/vectors.js';
import { cornersOf, type HalfSpaceCells } from './half-spaces.js';

type Edge = readonly [number, number];

const KINDS: readonly FeatureType[] = ['vertex', 'edge', 'face', 'interior'];

/** The common part of half-spaces, which is bounded, with its true edges and faces, in units of 1; `null` if it is empty. */
export function polytopeCells(spaces: readonly HalfSpaceCells[]): ScaledCells | null {
  const corners = distinct(cornersOf(spaces)).map(reduced);
  if (corners.length === 0) return null;
  const members = membersOf(spaces, corners);
  const dimension = dimensionOf(members, corners.length);
  const edges = edgesOf(members, corners.length);
  const order = dimension === 2 ? ringOf(numbersTo(corners.length), edges) : numbersTo(corners.length);
  return {
    ...overOneDenominator(order.map((i) => corners[i]!)),
    directions: [],
    vertices: corners.length,
    edges: dimension === 2 ? order.map((_, i): Edge => [i, (i + 1) % order.length]) : edges,
    faces: dimension === 3 ? facesOf(members, edges) : [],
    inside: KINDS[dimension]!,
  };
}

const numbersTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The fraction in lowest terms. */
function reduced({ numerators, denominator }: Quotient): Quotient {
  const shared = numerators.reduce(greatestCommonDivisor, denominator);
  const [x, y, z] = numerators;
  return { numerators: [x / shared, y / shared, z / shared], denominator: denominator / shared };
}

function overOneDenominator(corners: readonly Quotient[]): Pick<ScaledCells, 'points' | 'scale'> {
  const denominator = corners.reduce(
    (product, { denominator: own }) => (product / greatestCommonDivisor(product, own)) * own,
    1n,
  );
  const points = corners.map(({ numerators, denominator: own }) => times(numerators, denominator / own));
  return { points: listed(points, doublesOfQuotients(corners)), scale: { exponent: 0, denominator } };
}

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

/** Two corners are the ends of an edge if there is no third one in all of the planes in which both are. A corner alone is an edge of no length. */
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
