/**
 * Boxes in a leaf, at most. With six, walks over pairs are some percent faster; with four, walks to a point are, by more.
 */
export const LEAF_SIZE = 4;

/**
 * Levels of a tree, at most, so that a walk's stack can have a fixed size. A Morton split takes one of 30 bits from a
 * range's codes or halves it: 30 + 32 levels. Splits by the surface area heuristic halve ranges after 64 levels: 64 + 32 more.
 */
export const DEEPEST = 160;
