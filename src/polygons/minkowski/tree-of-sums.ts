import type { SegmentSoup } from '../../arrangement/segment-soup.js';
import type { Watch } from '../progress.js';
import { LEFT, NOTHING, RIGHT, SLOT, sheetOf, soupOfSheets } from '../sheets.js';
import type { PairOfParts } from './inside-of-sum.js';
import { type PairCoverage, pairCoverage } from './pair-coverage.js';
import { pairSums } from './pair-sums.js';
import { pointSlots } from './point-slots.js';

/** So many sums are united at once. */
const FEW = 4;

/** The sums of all pairs of convex parts, united in a tree. */
export interface CoverageOfSums {
  /** How the last two unions cover the plane, or the sums themselves if they are few. */
  readonly coverage: PairCoverage;
  /** If slots are asked for: vertices in halves that are not inside of these, though all around them is. */
  readonly slotsWithin: readonly { readonly soup: SegmentSoup; readonly vertices: readonly number[] }[];
  readonly parts: PairOfParts;
}

/** What pieces are to the union of sums. */
function kindsOf({ left, right, inside }: PairCoverage): Uint8Array {
  return Uint8Array.from(left, (count, piece) => {
    const isRight = right[piece]! > 0;
    if (count > 0) return isRight ? (inside[piece] === 0 ? SLOT : NOTHING) : LEFT;
    return isRight ? RIGHT : NOTHING;
  });
}

/**
 * How the sums of all pairs of convex parts cover the plane. Of each half of them only the boundary of its union, and
 * slots in it, are left when it is united with the other half: what is inside meets nothing more. What all sums leave
 * on the boundary of their union, each half has on its own, with the same lines; so the tree leaves no trace in a set.
 *
 * @param few so many sums are united at once
 */
export function coverageOfSums(
  parts: PairOfParts,
  watch: Watch | null,
  { slots = false, few = FEW }: { readonly slots?: boolean; readonly few?: number } = {},
): CoverageOfSums {
  let done = 0;
  const total = parts.a.length * parts.b.length;
  const silent = watch?.silent() ?? null;
  const slotsWithin: { soup: SegmentSoup; vertices: number[] }[] = [];
  const cover = (some: PairOfParts, own: Watch | null): PairCoverage => {
    const halves = halvesOf(some, few);
    if (halves === null) {
      done += some.a.length * some.b.length;
      return pairCoverage(pairSums(some.a, some.b, own), own);
    }
    const sheets = halves.map((half) => {
      const coverage = cover(half, silent);
      const vertices = slots ? pointSlots(coverage) : [];
      if (vertices.length > 0) slotsWithin.push({ soup: coverage.subdivision.soup, vertices });
      watch?.report('edges', done, total);
      return sheetOf(coverage.subdivision, kindsOf(coverage));
    });
    return pairCoverage(soupOfSheets(sheets, own), own);
  };
  return { coverage: cover(parts, watch), slotsWithin, parts };
}

/** Halves of the longer list; null if there are few sums. */
function halvesOf({ a, b }: PairOfParts, few: number): readonly PairOfParts[] | null {
  if (a.length * b.length <= few) return null;
  if (a.length >= b.length) return inHalves(a).map((half) => ({ a: half, b }));
  return inHalves(b).map((half) => ({ a, b: half }));
}

function inHalves<T>(list: readonly T[]): readonly (readonly T[])[] {
  const middle = list.length >> 1;
  return [list.slice(0, middle), list.slice(middle)];
}
