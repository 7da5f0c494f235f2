/** In a file of its own: who takes a function of a namespace does not pay for the whole of it. */

export { signOfRootSumOfNumbers as signOfNumbers } from '../number-roots.js';
export * from '../root-sum.js';
