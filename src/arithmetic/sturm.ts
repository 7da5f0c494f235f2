/**
 * Sturm sequences: how many different real roots a polynomial has between two places.
 *
 * Source: Sturm 1829; Basu, Pollack, Roy 2006, "Algorithms in Real Algebraic Geometry", section 2.2.
 */

import type { Coefficients } from './integer-polynomials.js';
import {
  derivativeOf,
  exactQuotient,
  leading,
  primitive,
  pseudoQuotient,
  signChanges,
  upright,
} from './integer-polynomials.js';
import { numeratorAt } from './polynomial-values.js';
import type { Rational } from './rational.js';

/**
 * p, its derivative, and the remainders of each by the next with their signs changed, up to positive factors; all
 * without the last one, the greatest common divisor of p and its derivative. So multiple roots count once, and may be
 * ends.
 *
 * @example
 * sturmChain([-2n, 0n, 1n]); // [[-2n, 0n, 1n], [0n, 1n], [1n]]
 */
export function sturmChain(p: Coefficients): Coefficients[] {
  const chain = [primitive(p)];
  let next = primitive(derivativeOf(p));
  while (next.length > 0) {
    chain.push(next);
    const { remainder } = pseudoQuotient(chain[chain.length - 2]!, next);
    next = primitive(remainder.map((c) => -c));
  }
  const common = upright(chain[chain.length - 1]!);
  return common.length > 1 ? chain.map((q) => exactQuotient(q, common)) : chain;
}

/**
 * The changes of sign at x, or at -Infinity or Infinity.
 *
 * @example
 * changesAt(sturmChain([-2n, 0n, 1n]), Infinity); // 0
 */
export function changesAt(chain: readonly Coefficients[], x: Rational | number): number {
  if (typeof x !== 'number') return signChanges(chain.map((q) => numeratorAt(q, x)));
  return signChanges(chain.map((q) => (x < 0 && q.length % 2 === 0 ? -leading(q) : leading(q))));
}
