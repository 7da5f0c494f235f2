/** What is said exactly of the parts that may be met first. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { NOUGHT } from '../translation/engine/meeting.js';
import type { FoundSweep } from '../translation/found-sweep.js';
import type { FirstParts, Meeting } from './first-parts.js';

/** The sweep of a part, which is kept. It may be known that they do not meet at time 0. */
export type SweepOf = (part: number, isApart?: boolean) => FoundSweep;

/** The first of some parts, exactly. */
export interface First {
  readonly time: Surd | null;
  readonly parts: Uint32Array;
}

/** Two doubles between which the first time certainly is; `null`: there is none. */
export function withinOf(found: FirstParts): readonly [number, number] | null {
  const lows = found.meetings().map(({ low }) => low);
  return lows.length === 0 ? null : [Math.min(...lows), found.limit];
}

/** The parts that are met first of all that may be, ascending. */
export function earliestOf(meetings: readonly Meeting[], sweepOf: SweepOf): First {
  let time: Surd | null = null;
  let parts: number[] = [];
  for (const { part, low, high } of meetings) {
    const first = high === 0 ? NOUGHT : sweepOf(part, low > 0).first;
    if (first === null) continue;
    const order = time === null ? -1 : surd.compare(first, time);
    if (order > 0) continue;
    if (order < 0) parts = [];
    time = first;
    parts.push(part);
  }
  return { time, parts: Uint32Array.from(parts).sort() };
}

/** How the shape and all parts are at time 0: the most that is said of one. */
export function startAmong(touched: FirstParts, sweepOf: SweepOf): FoundSweep['start'] {
  const starts = new Set<FoundSweep['start']>();
  for (const { part, low } of touched.meetings()) if (low === 0) starts.add(sweepOf(part).start);
  return starts.has('overlapping') ? 'overlapping' : starts.has('touching') ? 'touching' : 'disjoint';
}
