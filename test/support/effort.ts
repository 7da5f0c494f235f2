import { part } from '../parts.js';

/**
 * The short part of the tests asks an eighth of the cases, the long one a quarter: what a change breaks, it breaks
 * often. A file that is run by its name asks all.
 */
export const EFFORT = part === undefined ? 1 : part === 'short' ? 1 / 8 : 1 / 4;

/** How many cases of so many are asked in this part. A file that calls it stands among `CAMPAIGNS`, to run in both. */
export const effort = (cases: number): number => Math.ceil(cases * EFFORT);
