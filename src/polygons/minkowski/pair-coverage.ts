import type { BoundarySides } from '../../arrangement/region-boundary.js';
import { Subdivision } from '../../arrangement/subdivision.js';
import { walkThroughFaces } from '../../arrangement/walk.js';
import { NONE } from '../../core/collections/hashing.js';
import { type Watch, WatchedSoup } from '../progress.js';
import type { PairSums } from './pair-sums.js';

/** How many convex sums cover each part of the plane. */
export interface PairCoverage {
  readonly subdivision: Subdivision;
  /** How many sums cover what is on the left and on the right of each piece. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** How many sums have each piece inside, not on their boundary. */
  readonly inside: Int32Array;
  /** The sums whose boundaries run along a piece, each with whether it is run in the direction of the line. */
  readonly ringsAlong: (piece: number) => readonly (readonly [ring: number, isForward: boolean])[];
}

export function pairCoverage({ soup, ringOfUse }: PairSums, watch: Watch | null): PairCoverage {
  const subdivision = new Subdivision(soup);
  if (soup instanceof WatchedSoup) soup.finish();
  const { pieceCount, pieceEdge } = subdivision;
  const usesOfEdge: number[][] = Array.from({ length: soup.edgeCount }, () => []);
  for (let use = 0; use < soup.useEdge.length; use++) usesOfEdge[soup.useEdge.data[use]!]!.push(use);
  const usesOf = (piece: number): readonly number[] => {
    let at = subdivision.moreOf(piece);
    const own = usesOfEdge[pieceEdge[piece]!]!;
    if (at === NONE) return own;
    const all = own.slice();
    for (; at !== NONE; at = subdivision.moreAfter(at)) all.push(...usesOfEdge[subdivision.moreEdge(at)]!);
    return all;
  };
  const left = new Int32Array(pieceCount);
  const right = new Int32Array(pieceCount);
  const inside = new Int32Array(pieceCount);
  let covering = 0;
  let crossed = 0;
  walkThroughFaces(subdivision, {
    cross(h: number): void {
      watch?.step('faces', crossed++, 2 * pieceCount);
      const piece = h >>> 1;
      let [forward, backward] = [0, 0];
      for (const use of usesOf(piece)) {
        if (soup.useTurned.data[use] === 0) forward++;
        else backward++;
      }
      if ((h & 1) === 0) {
        right[piece] = covering;
        covering += forward - backward;
        left[piece] = covering;
        // Rings run counterclockwise: those that run forward have the left side.
        inside[piece] = covering - forward;
      } else covering += backward - forward;
    },
  });
  watch?.report('faces', 2 * pieceCount, 2 * pieceCount);
  const ringsAlong = (piece: number) =>
    usesOf(piece).map((use) => [ringOfUse[use]!, soup.useTurned.data[use] === 0] as const);
  return { subdivision, left, right, inside, ringsAlong };
}

/** On which side of each piece is the union of the sums? */
export function unionSides({ left, right }: PairCoverage): BoundarySides {
  return Uint8Array.from(left, (count, piece) => (count > 0 === right[piece]! > 0 ? 0 : count > 0 ? 1 : 2));
}
