import { vertexAsPoint } from '../../arrangement/vertex-as-point.js';
import type { FoundPoint2 } from '../../implicit/index.js';
import { CopiedVertices } from '../copied-vertices.js';
import { isInsideOfSum } from './inside-of-sum.js';
import type { PairCoverage } from './pair-coverage.js';
import { pointSlots } from './point-slots.js';
import type { CoverageOfSums } from './tree-of-sums.js';

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
 * it is for a vertex: see {@link pointSlots}. Points are looked for wherever sums are united. One that is in a union of
 * some sums may be inside of another sum, and is no slot then.
 */
export function openSlots({ coverage, slotsWithin, parts }: CoverageOfSums): OpenSlots {
  const { subdivision } = coverage;
  const { soup, geometry } = subdivision;
  const segments = slotSegments(coverage);
  segments.sort((a, b) => geometry.compare(a[0], b[0]) || geometry.compare(a[1], b[1]));
  const found = pointSlots(coverage);
  for (const { soup: from, vertices } of slotsWithin) {
    const copied = new CopiedVertices(soup, from);
    for (const v of vertices) {
      const own = copied.vertex(v);
      if (!isInsideOfSum(soup, own, parts)) found.push(own);
    }
  }
  found.sort((v, w) => geometry.compare(v, w));
  const points = found.filter((v, i) => i === 0 || geometry.compare(v, found[i - 1]!) !== 0);
  return {
    segments: segments.map(([v, w]) => [vertexAsPoint(soup, v), vertexAsPoint(soup, w)] as const),
    points: points.map((v) => vertexAsPoint(soup, v)),
  };
}

/** The ends of slots, each as long as it is. */
function slotSegments({ subdivision, left, right, inside }: PairCoverage): (readonly [number, number])[] {
  const { geometry, origins, starts, around } = subdivision;
  const isSlot = (piece: number): boolean => inside[piece] === 0 && left[piece]! > 0 && right[piece]! > 0;
  const slotsAt: number[][] = [];
  for (let v = 0; v + 1 < starts.length; v++) {
    slotsAt.push(Array.from(around.subarray(starts[v]!, starts[v + 1]!)).filter((h) => isSlot(h >>> 1)));
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
  return segments;
}
