/** The sign of a real number: what every predicate returns. Zero is always `0`, never `-0`. */
export type Sign = -1 | 0 | 1;

/** What a tier answers when it cannot prove the sign. Not a sign, and never seen outside the tiers. */
export const UNDECIDED = 2;
/** The type of `UNDECIDED`. */
export type Undecided = typeof UNDECIDED;
