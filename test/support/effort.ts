import { part } from '../parts.js';

/**
 * The parts of the tests ask an eighth of the cases: what a change breaks, it breaks often. A file that is run by its
 * name asks all.
 */
export const EFFORT = part === undefined ? 1 : 1 / 8;

/** How many cases of so many are asked in this part. A file that calls it stands among `CAMPAIGNS`, to run in both. */
export const effort = (cases: number): number => Math.ceil(cases * EFFORT);
