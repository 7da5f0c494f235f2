/** What is known of a question's tiers: where in the code each begins. */

/**
 * A tier: known by definition; doubles with a bound of their errors; two products with their rounding errors;
 * double-words; doubles that do not round, on a grid; numbers of four limbs in fixed point; integers of any size, or
 * fractions. `unknown` where they cannot be told apart.
 */
export type DecidingTier =
  | 'known'
  | 'filter'
  | 'products'
  | 'words'
  | 'grid'
  | 'limbs'
  | 'bigint'
  | 'unknown';

/**
 * Where a tier begins: the function of a name, `Class.method`, or a place in a function: `name > text`, behind the
 * first `;` or `{` that follows the text.
 */
export type Place = string;

/**
 * The tiers of a question in the order in which they are tried; a question may have several cascades. `null` stands for
 * what is left to other questions, which are counted by their own names.
 */
export interface Cascade {
  readonly question: string;
  readonly tiers: readonly (readonly [tier: DecidingTier | null, begins: readonly Place[]])[];
}
