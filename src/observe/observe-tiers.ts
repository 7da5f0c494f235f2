import { reject } from '../core/arguments/errors.js';
import type { Cascade, DecidingTier } from './cascade.js';
import { CASCADES } from './cascades.js';
import { type Calls, callsOf } from './coverage.js';
import { FILTERED } from './generated/filtered.js';
import { PREDICATES } from './generated/predicates.js';

/** How many answers each tier gave to a question; tiers that gave none are left out. */
export type TierCounts = Readonly<Partial<Record<DecidingTier, number>>>;

/** What a function returned, and which tiers decided while it ran. */
export interface ObservedTiers<T> {
  readonly result: T;
  /**
   * By the name of the question: `orient3d`, `side`, `sphereIntersectsBox`. Questions that were not asked are left out.
   */
  readonly tiers: Readonly<Record<string, TierCounts>>;
}

/** The filter of a function, and the engine behind it. */
const filtered = (question: string): Cascade => ({
  question,
  tiers: [
    ['filter', [question]],
    ['bigint', [`${question} > return filtered`]],
  ],
});

/** All cascades: predicates, what is composed, and functions that ask a filter first. */
export const ALL_CASCADES: readonly Cascade[] = [...PREDICATES, ...CASCADES, ...FILTERED.map(filtered)];

/** The names of the functions that are counted. */
export function countedNames(cascades: readonly Cascade[]): Set<string> {
  const places = cascades.flatMap(({ tiers }) => tiers.flatMap(([, begins]) => begins));
  return new Set(places.map((place) => place.split(' > ')[0]!.split('.').at(-1)!));
}

/** What reached a tier, and not the next one, was decided by it; from a tier on it may not be known. */
function decidedBy(calls: Calls, { tiers }: Cascade): readonly (readonly [DecidingTier, number])[] {
  const reached = tiers.map(([, begins]) => begins.reduce((sum, place) => sum + calls.at(place), 0));
  return tiers.flatMap(([tier], i) => {
    const [here, next] = [reached[i]!, reached[i + 1] ?? 0];
    if (tier === null || Number.isNaN(here)) return [];
    return [Number.isNaN(next) ? (['unknown', here] as const) : ([tier, here - next] as const)];
  });
}

/**
 * Which tiers decide while a function runs? Counts of all signs, comparisons and relations that have tiers, by
 * question and tier: the predicates, questions about implicit points and planes, sides of thick planes, round shapes
 * with filters, distances and their order, what moves, and what the functions of `unerring/shapes` know before they ask
 * another one. A `filter` is plain doubles with a bound of their errors, interval arithmetic by middle and radius; what
 * it leaves open goes to the tiers behind it, of which `bigint` (integers of any size, or fractions) decides all.
 *
 * V8 itself counts, so that the code that is observed is the code that always runs: nothing in it is prepared for this.
 * It counts from the moment when `unerring/observe` is loaded, and code runs slower from then on. Load it first: what a
 * function decides that had run before is `unknown`, or missing. It needs Node.js (or what has `node:inspector`), and
 * functions that have kept their names: a bundle that is minified is not seen.
 *
 * @param run Called once, at once. What it does later (a promise, a timer) is not observed.
 * @throws RangeError if run is no function, or returns a promise
 * @example
 * // In a program that begins with this import, `tiers` is { orient2d: { filter: 1 } }.
 * observeTiers(() => orient2d(0, 0, 1, 0, 0, 1)).result; // 1
 */
export function observeTiers<T>(run: () => T): ObservedTiers<T> {
  if (typeof run !== 'function') reject('observeTiers', 'run', 'a function', run);
  const [result, calls] = callsOf(run, countedNames(ALL_CASCADES));
  if (typeof (result as { then?: unknown } | null | undefined)?.then === 'function') {
    reject(
      'observeTiers',
      'run',
      'a function that returns no promise: what runs later is not observed',
      result,
    );
  }
  const tiers: Record<string, Partial<Record<DecidingTier, number>>> = {};
  for (const cascade of ALL_CASCADES) {
    for (const [tier, count] of decidedBy(calls, cascade)) {
      // A tier that was asked alone (`decidingTier`, `tiers`) was not left over by the one before it.
      if (count <= 0) continue;
      const counts = tiers[cascade.question] ?? {};
      tiers[cascade.question] = { ...counts, [tier]: (counts[tier] ?? 0) + count };
    }
  }
  return { result, tiers };
}
