/** Queries in the plane: each file decides one pair of shapes, by signs of predicates only. */
export * from './polygon-index.js';
