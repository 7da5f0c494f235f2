/** Linear programs in two and three variables. */
export { linearProgram } from './linear-program.js';
export { type HalfPlane, linearProgram2d } from './linear-program-2d.js';
export type { Infeasible, LinearProgramResult, Optimal, Unbounded } from './result.js';
export { type ExactSeparator, separatingLine2d, separatingPlane } from './separating-plane.js';
