/** Numbers without geometry. See docs/arithmetic.md. */

export type { Sign, Undecided } from '../core/sign.js';
export type { Algebraic, RealRoot } from './algebraic.js';
export { fromDecimal, toDecimal } from './decimal.js';
export type { Dyadic } from './dyadic.js';
export {
  fastTwoSumTail,
  squareTail,
  twoDifferenceTail,
  twoProductTail,
  twoSumTail,
} from './error-free.js';
export { compressExpansion, estimateExpansion, expansionSign, negateExpansion } from './expansion.js';
export { multiplyExpansions, scaleExpansion } from './expansion-product.js';
export { addExpansions, growExpansion, subtractExpansions } from './expansion-sum.js';
export type { Decomposition } from './float64.js';
export {
  decompose,
  exponentOf,
  nextDown,
  nextUp,
  powerOfTwo,
  scaleByPowerOfTwo,
  significandOf,
  ulp,
} from './float64.js';
export { fromHexadecimal, toHexadecimal } from './hexadecimal.js';
export type { Interval } from './interval.js';
export * as algebraic from './namespaces/algebraic.js';
export * as dyadic from './namespaces/dyadic.js';
export * as interval from './namespaces/interval.js';
export * as polynomial from './namespaces/polynomial.js';
export * as rational from './namespaces/rational.js';
export * as rootSum from './namespaces/root-sum.js';
export * as surd from './namespaces/surd.js';
export { compareQuadraticRootsOfNumbers } from './number-roots.js';
export type { Ends, Factor, Polynomial, PseudoDivision } from './polynomial.js';
export type { Quadratic, QuadraticRoot } from './quadratic-roots.js';
export { compareQuadraticRoots } from './quadratic-roots.js';
export type { Rational } from './rational.js';
export type { Ring } from './ring.js';
export { signOfRootSum, signOfSurd } from './root-signs.js';
export type { RootSum, RootTerm } from './root-sum.js';
export { roundQuotient, roundScaled, roundSqrt } from './rounding.js';
export type { Surd } from './surd.js';
