import type { PolygonWithHoles } from '../../../core/shapes.js';
import { type Exact, pointsAt, type Vector } from '../../referees/shapes/vectors.js';

/** Rings have a fixed number of places; a count in front says how many are used. */
export const MOST_VERTICES = 8;

/** How many values a ring takes. */
export const ringSize = (most = MOST_VERTICES): number => 1 + 2 * most;

/** The points of the ring whose count stands at `at`. */
export function ringAt(values: ArrayLike<number>, at: number): [number, number][] {
  return Array.from({ length: values[at]! }, (_, i) => [values[at + 1 + 2 * i]!, values[at + 2 + 2 * i]!]);
}

/** The same, exactly: over the common denominator of all values. The count is an exact value like the others. */
export function exactRingAt(values: Exact, at: number): Vector[] {
  return pointsAt(values, 2, at + 1, Number(values.numerators[at]! / values.one));
}

/** Writes a ring and its count. */
export function putRing(out: Float64Array, at: number, ring: readonly (readonly [number, number])[]): void {
  out[at] = ring.length;
  ring.forEach(([x, y], i) => {
    out[at + 1 + 2 * i] = x;
    out[at + 2 + 2 * i] = y;
  });
}

/** A ring without its last point, if that is equal to the first: closed rings are the same rings. */
export function openVectors(ring: readonly Vector[]): readonly Vector[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 1 && first![0] === last![0] && first![1] === last![1] ? ring.slice(0, -1) : ring;
}

const RULES = ['even-odd', 'non-zero'] as const;
const OUTER = 3;

/** The places of the values: the rule, the point, the outer ring, a hole. */
export const POINT_POLYGON = { rule: 0, point: 1, outer: OUTER, hole: OUTER + ringSize() } as const;

/** The outer ring and the hole, which may be without points. */
export function ringsOf(values: ArrayLike<number>) {
  return { outer: ringAt(values, POINT_POLYGON.outer), hole: ringAt(values, POINT_POLYGON.hole) };
}

/** The arguments of the kernel's function: a point, a polygon, and by which rule it is filled. */
export function pointAndPolygon(
  values: ArrayLike<number>,
): readonly [readonly [number, number], PolygonWithHoles, (typeof RULES)[number]] {
  const { outer, hole } = ringsOf(values);
  return [
    [values[1]!, values[2]!],
    { outer, holes: hole.length === 0 ? [] : [hole] },
    RULES[values[POINT_POLYGON.rule]!]!,
  ];
}

const POLYGON_VALIDITY_MOST = 7;
const MOST_OF_HOLE = 4;

/** The places of the values: an outer ring and two holes, which are left out where they have no points. */
export const VALIDITY = {
  most: POLYGON_VALIDITY_MOST,
  mostOfHole: MOST_OF_HOLE,
  rings: [0, ringSize(POLYGON_VALIDITY_MOST), ringSize(POLYGON_VALIDITY_MOST) + ringSize(MOST_OF_HOLE)],
} as const;

/** Where the rings of the polygon stand: those that are there. */
export function ringPlaces(values: ArrayLike<number>): number[] {
  return VALIDITY.rings.filter((at) => at === 0 || values[at]! > 0);
}

/** The polygon that the values stand for, valid or not. */
export function anyPolygon(values: ArrayLike<number>): PolygonWithHoles {
  const [outer, ...holes] = ringPlaces(values).map((at) => ringAt(values, at));
  return { outer: outer!, holes };
}
