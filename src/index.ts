/**
 * The public surface of the package root: signs and the exact predicates. Numbers are under `unerring/arithmetic`, the
 * fuzz harness under `unerring/fuzz`.
 */
export type { Sign } from './core/sign.js';
export * from './predicates/index.js';
