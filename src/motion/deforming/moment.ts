/** A time at which signs of polynomials are asked: a fraction, a surd or an algebraic number. */
import { signAt } from '../../arithmetic/algebraic.js';
import type { Coefficients } from '../../arithmetic/integer-polynomials.js';
import { trimmed } from '../../arithmetic/integer-polynomials.js';
import { fromIntegers } from '../../arithmetic/polynomial.js';
import { integerSign, surdSign } from '../../arithmetic/root-signs.js';
import type { Surd } from '../../arithmetic/surd.js';
import type { Sign } from '../../core/sign.js';
import type { Time } from '../times/time.js';

/** Tells the sign of a polynomial of degree 2 at most, at one time. */
export type Moment = (p: Coefficients) => Sign;

/**
 * (r + c √n) / d: d² p there is p0 d² + p1 d r + p2 (r² + c² n), and (p1 d + 2 p2 r) c times √n. A fraction has c = 0.
 */
function momentOfSurd({ rational: r, coefficient: c, radicand: n, denominator: d }: Surd): Moment {
  const [dd, dr, dc] = [d * d, d * r, d * c];
  const [rr, rc] = [r * r + c * c * n, 2n * r * c];
  return (p) => {
    const [p0 = 0n, p1 = 0n, p2 = 0n] = p;
    const plain = p0 * dd + p1 * dr + p2 * rr;
    return c === 0n ? integerSign(plain) : surdSign(plain, p1 * dc + p2 * rc, n);
  };
}

/** The moment of a time. */
export function momentOf(time: Time): Moment {
  if (time.type === 'surd') return momentOfSurd(time);
  return (p) => signAt(fromIntegers(trimmed(p)), time);
}
