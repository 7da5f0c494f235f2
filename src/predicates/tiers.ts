import type { Sign, Undecided } from '../core/sign.js';
import { generatedTiers } from './generated/tiers/index.js';

/** The name of a predicate that is generated from a formula. */
export type PredicateName = keyof typeof generatedTiers;

/** The tiers of a predicate, in the order in which they are tried. */
export interface PredicateTiers {
  readonly name: PredicateName;
  /** Argument names, in order. */
  readonly parameters: readonly string[];
  readonly tiers: readonly {
    /** `filter`, `products`, `grid`, `limbs` or `bigint`. */
    readonly name: string;
    /** The tier alone: a sign, or UNDECIDED. The last tier always decides. */
    readonly decide: (...values: number[]) => Sign | Undecided;
  }[];
}

/**
 * The tiers of every generated predicate, one by one: for tests that force a tier, and for statistics that tell
 * which tier decides.
 *
 * @example
 * tiers.orient2d.tiers[0].decide(0, 0, 1, 0, 0, 1); // 1
 */
export const tiers: Readonly<Record<PredicateName, PredicateTiers>> = generatedTiers;

/**
 * The name of the tier that decides an input.
 *
 * @throws RangeError if an argument is NaN or infinite
 * @example
 * decidingTier('orient2d', [0, 0, 1, 0, 0, 1]); // 'filter'
 */
export function decidingTier(predicate: PredicateName, values: readonly number[]): string {
  for (const { name, decide } of tiers[predicate].tiers) if (decide(...values) !== 2) return name;
  throw new RangeError(`${predicate}: no tier decided`);
}
