import { printable } from '../pictures/printable.js';
import { didYouMean } from './did-you-mean.js';
import { UsageError } from './usage-error.js';

/**
 * One of a few words that an option or argument takes.
 *
 * @throws UsageError for another one
 */
export function oneOf<T extends string>(what: string, got: string, known: readonly T[]): T {
  const found = known.find((each) => each === got);
  if (found !== undefined) return found;
  throw new UsageError(`${what}: there is no '${printable(got)}'; known: ${known.join(', ')}`);
}

/**
 * One of many words, too many to be listed.
 *
 * @throws UsageError for another one, with what may have been meant
 */
export function oneOfMany(what: string, got: string, known: readonly string[], list: string): string {
  if (known.includes(got)) return got;
  const near = didYouMean(got, known);
  throw new UsageError(`${what}: there is no '${printable(got)}'${near === '' ? `; ${list}` : near}`);
}
