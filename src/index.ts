/**
 * The public surface of the package root: signs and the exact predicates. Numbers are under `unerring/arithmetic`, the
 * fuzz harness under `unerring/fuzz`.
 */

/** All shapes, as types. */
export type * from './core/shapes.js';
export type { Sign, Undecided } from './core/sign.js';
export * from './predicates/index.js';
