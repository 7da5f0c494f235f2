/**
 * Which tier of a predicate decides: the cascades of the public functions, tier by tier. The filters here are the text
 * of those of the public functions (both are written by the generator from one source); the tiers behind the filter are
 * the public functions' own.
 */
import { reject, requireFinite } from '../core/arguments/errors.js';
import { requireList } from '../core/arguments/lists.js';
import { type Sign, UNDECIDED, type Undecided } from '../core/sign.js';
import { generatedTiers } from './generated/tiers.js';

/** The name of a predicate that is generated from a formula. */
export type PredicateName = keyof typeof generatedTiers;

/** The name of a tier: plain doubles with a bound, compared products, a coarse grid, fixed point, big integers. */
export type TierName = 'filter' | 'products' | 'grid' | 'limbs' | 'bigint';

/** The tiers of a predicate, in the order in which they are tried. */
export interface PredicateTiers {
  readonly name: PredicateName;
  /** Argument names, in order. */
  readonly parameters: readonly string[];
  readonly tiers: readonly {
    readonly name: TierName;
    /** The tier alone: a sign, or 2 for undecided. The last tier always decides. */
    readonly decide: (...values: number[]) => Sign | Undecided;
  }[];
}

/**
 * The tiers of every generated predicate, one by one: for tests that force a tier, and for statistics that tell which
 * tier decides. What the predicate refuses for its meaning (a zero normal, a negative radius) is not looked at here.
 *
 * @example
 * tiers.orient2d.tiers.map(({ name }) => name); // ['filter', 'products', 'limbs', 'bigint']
 * tiers.orient2d.tiers[0].decide(0, 0, 1, 0, 0, 1); // 1
 */
export const tiers: Readonly<Record<PredicateName, PredicateTiers>> = generatedTiers;

/**
 * The name of the tier that decides an input: what a predicate's answer has cost. A filter takes nanoseconds, big
 * integers a thousand times as long.
 *
 * @param values The predicate's arguments, in order
 * @throws RangeError if there is no such predicate, or the values are not as many as its arguments, or one is NaN or
 * infinite
 * @example
 * decidingTier('orient2d', [0, 0, 1, 0, 0, 1]); // 'filter'
 * decidingTier('orient2d', [0, 0, 0.1, 0.1, 0.3, 0.3]); // 'products'
 */
export function decidingTier(predicate: PredicateName, values: ArrayLike<number>): TierName {
  if (!Object.hasOwn(tiers, predicate)) {
    reject('decidingTier', 'predicate', 'the name of a generated predicate', predicate);
  }
  const { parameters, tiers: cascade } = tiers[predicate];
  const expected = `${parameters.length} numbers (${parameters.join(', ')})`;
  requireList('decidingTier', 'values', expected, values);
  if (values.length !== parameters.length) reject('decidingTier', 'values', expected, values);
  const list = Array.from(values);
  requireFinite('decidingTier', list.map((_, i) => `values[${i}]`).join(' '), list);
  // The last tier always decides.
  return cascade.find(({ decide }) => decide(...list) !== UNDECIDED)!.name;
}
