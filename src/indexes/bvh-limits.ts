/**
 * Boxes in a leaf, at most. With six, walks over pairs are some percent faster; with four, walks to a point are, by
 * more.
 */
export const LEAF_SIZE = 4;

/**
 * Levels of a tree, at most, so that a walk's stack can have a fixed size. Ranges of one code get new codes at the
 * first 64 levels only (see curve-splits.ts), whose 30 bits follow; below, they are halved: 64 + 30 + 32 levels. Splits
 * by the surface area heuristic halve ranges after 64 levels: 64 + 32, and a cluster of 16 boxes is at most 15 levels
 * deep.
 */
export const DEEPEST = 160;
