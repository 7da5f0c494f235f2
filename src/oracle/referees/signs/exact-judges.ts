/** The referees of predicates, by the numbers that they calculate with. */
export { decimal } from './decimal.js';
export { rational } from './rational.js';
