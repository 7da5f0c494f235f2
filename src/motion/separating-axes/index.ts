/** Polytopes that translate, by their separating axes. */
export type { AxisSweep, SeparatingAxis } from './axis-sweep-answer.js';
export type { Polytope } from './sweep-by-separating-axes.js';
export { sweepBySeparatingAxes } from './sweep-by-separating-axes.js';
export type { PolytopeType } from './types.js';
