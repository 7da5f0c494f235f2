/** The pairs of which one is a set of half-spaces, and has features in its relation. */
export const HALF_SPACE_PAIRS = [
  ['triangle', 'kDop'],
  ['plane', 'kDop'],
  ['plane', 'frustum'],
] as const;

export type HalfSpacePair = (typeof HALF_SPACE_PAIRS)[number];
