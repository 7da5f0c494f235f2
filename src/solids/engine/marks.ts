import { overlappingPairs, overlappingPairsBetween } from '../../indexes/index.js';
import type { Trace } from './cut-facet.js';
import { meetingOf } from './meeting.js';
import type { Soup } from './soup.js';

/** What other facets leave on a facet. */
export interface Marks {
  readonly traces: Trace[];
  /** The facet that left each trace. */
  readonly by: number[];
  readonly guests: Set<number>;
  /** Whether another facet covers a part of this one. */
  isCovered: boolean;
}

/**
 * What facets leave on each other; nothing for a facet that meets no other.
 *
 * @param pairs the numbers of facets, two by two, that may meet
 */
export function marksOf(soup: Soup, pairs: ArrayLike<number>): (Marks | undefined)[] {
  const marks: (Marks | undefined)[] = new Array(soup.facets.length);
  for (let k = 0; k < pairs.length; k += 2) {
    const [i, j] = [pairs[k]!, pairs[k + 1]!];
    const meeting = meetingOf(soup.tables, soup.withEdges(i), soup.withEdges(j));
    if (meeting === null) continue;
    marks[i] ??= { traces: [], by: [], guests: new Set(), isCovered: false };
    marks[j] ??= { traces: [], by: [], guests: new Set(), isCovered: false };
    const [first, second] = [marks[i], marks[j]];
    if (soup.facets[i]!.plane === soup.facets[j]!.plane) {
      first.isCovered = true;
      second.isCovered = true;
    }
    leave(first, meeting.onFirst, j);
    leave(second, meeting.onSecond, i);
    for (const mark of [first, second]) if (meeting.point >= 0) mark.guests.add(meeting.point);
  }
  return marks;
}

function leave({ traces, by }: Marks, left: readonly Trace[], facet: number): void {
  for (const trace of left) {
    traces.push(trace);
    by.push(facet);
  }
}

/** Pairs of facets of different operands whose boxes meet. */
export function pairsBetweenOperands(soup: Soup): ArrayLike<number> {
  if (soup.parts.length === 2) return pairsBetweenTwo(soup);
  const all = overlappingPairs(soup.bvh);
  const kept: number[] = [];
  for (let k = 0; k < all.length; k += 2) {
    if (soup.facets[all[k]!]!.operand !== soup.facets[all[k + 1]!]!.operand) kept.push(all[k]!, all[k + 1]!);
  }
  return kept;
}

function pairsBetweenTwo({ parts: [first, second], starts }: Soup): ArrayLike<number> {
  const pairs = overlappingPairsBetween(first!.bvh, second!.bvh);
  for (let k = 1; k < pairs.length; k += 2) pairs[k] = pairs[k]! + starts[1]!;
  return pairs;
}
