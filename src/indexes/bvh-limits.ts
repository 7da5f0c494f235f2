/**
 * Boxes in a leaf, at most: with six, walks over pairs were the fastest of 4, 6 and 8 on a sphere of a million triangles.
 */
export const LEAF_SIZE = 6;

/**
 * Levels of a tree, at most, so that a walk's stack can have a fixed size. A Morton split takes one of 30 bits from a
 * range's codes or halves it: 30 + 32 levels. Splits by the surface area heuristic halve ranges after 64 levels: 64 + 32 more.
 */
export const DEEPEST = 160;
