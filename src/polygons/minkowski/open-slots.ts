import { vertexAsPoint } from '../../arrangement/vertex-as-point.js';
import type { FoundPoint2 } from '../../implicit/index.js';
import type { PairCoverage } from './pair-coverage.js';

/** Segments and points that are inside of a union, but inside of none of what is united. */
export interface OpenSlots {
  readonly segments: readonly (readonly [FoundPoint2, FoundPoint2])[];
  readonly points: readonly FoundPoint2[];
}

/**
 * What the union of the insides of convex sums leaves out of the inside of the union of the closed sums: segments, each
 * as long as it is, and points that are not on these; in lexicographic order.
 *
 * The inside of a sum covers a piece if it covers what is on the left of it, and the piece is not on its boundary. So
 * it is for a vertex, around which the sum has one sector.
 */
export function openSlots(coverage: PairCoverage): OpenSlots {
  const { subdivision, left, right, inside } = coverage;
  const { soup, geometry, origins, starts, around } = subdivision;
  const isSlot = (piece: number): boolean => inside[piece] === 0 && left[piece]! > 0 && right[piece]! > 0;
  const points: number[] = [];
  const slotsAt: number[][] = [];
  for (let v = 0; v + 1 < starts.length; v++) {
    const halves = Array.from(around.subarray(starts[v]!, starts[v + 1]!));
    slotsAt.push(halves.filter((h) => isSlot(h >>> 1)));
    const isCovered = halves.every((h) => inside[h >>> 1]! > 0);
    if (halves.length > 0 && isCovered && countInside(coverage, halves) === 0) points.push(v);
  }
  /** Does a slot lead straight on through a vertex? */
  const isStraight = (v: number): boolean => {
    const [g, h, ...more] = slotsAt[v]!;
    if (g === undefined || h === undefined || more.length > 0 || (g & 1) === (h & 1)) return false;
    return geometry.turn(subdivision.lineOf(g), subdivision.lineOf(h)) === 0;
  };
  const segments: (readonly [number, number])[] = [];
  slotsAt.forEach((slots, v) => {
    if (isStraight(v)) return;
    for (const first of slots) {
      // Each once: toward the later end.
      if ((first & 1) === 1) continue;
      let h = first;
      while (isStraight(origins[h ^ 1]!)) h = slotsAt[origins[h ^ 1]!]!.find((g) => (g & 1) === 0)!;
      segments.push([v, origins[h ^ 1]!]);
    }
  });
  segments.sort((a, b) => geometry.compare(a[0], b[0]) || geometry.compare(a[1], b[1]));
  points.sort((v, w) => geometry.compare(v, w));
  return {
    segments: segments.map(([v, w]) => [vertexAsPoint(soup, v), vertexAsPoint(soup, w)] as const),
    points: points.map((v) => vertexAsPoint(soup, v)),
  };
}

/** How many sums have a vertex inside: those that cover what is behind its first half-edge, and do not end there. */
function countInside({ left, right, ringsAlong }: PairCoverage, halves: readonly number[]): number {
  const first = halves[0]!;
  const covering = (first & 1) === 0 ? left[first >>> 1]! : right[first >>> 1]!;
  // Where each ring goes out, and where it comes in, among the half-edges.
  const sectors = new Map<number, { from: number; to: number }>();
  halves.forEach((h, place) => {
    for (const [ring, isForward] of ringsAlong(h >>> 1)) {
      const sector = sectors.get(ring) ?? { from: 0, to: 0 };
      if (isForward === ((h & 1) === 0)) sector.from = place;
      else sector.to = place;
      sectors.set(ring, sector);
    }
  });
  let passing = 0;
  const n = halves.length;
  for (const { from, to } of sectors.values()) if ((n - from) % n < (to - from + n) % n) passing++;
  return covering - passing;
}
