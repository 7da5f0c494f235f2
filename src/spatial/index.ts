/** Queries in space: each file decides one pair of shapes, by signs of predicates only. */
export * from './solid-index.js';
