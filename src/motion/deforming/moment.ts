/** A time at which signs of polynomials are asked: a fraction, a surd or an algebraic number. */
import { signAndRoot } from '../../arithmetic/algebraic.js';
import type { Coefficients } from '../../arithmetic/integer-polynomials.js';
import { trimmed } from '../../arithmetic/integer-polynomials.js';
import { fromIntegers } from '../../arithmetic/polynomial.js';
import { integerSign, surdSign } from '../../arithmetic/root-signs.js';
import type { Surd } from '../../arithmetic/surd.js';
import type { Sign } from '../../core/sign.js';
import type { Time } from '../times/time.js';

/** Tells the sign of a polynomial at one time. */
export type Moment = (p: Coefficients) => Sign;

/**
 * (r + c √n) / d: d² p there is p0 d² + p1 d r + p2 (r² + c² n), and (p1 d + 2 p2 r) c times √n. A fraction has c = 0.
 */
function momentOfSurd({ rational: r, coefficient: c, radicand: n, denominator: d }: Surd): Moment {
  const [dd, dr, dc] = [d * d, d * r, d * c];
  const [rr, rc] = [r * r + c * c * n, 2n * r * c];
  return (p) => {
    if (p.length > 3) return signByHorner(p, r, c, n, d);
    const [p0 = 0n, p1 = 0n, p2 = 0n] = p;
    const plain = p0 * dd + p1 * dr + p2 * rr;
    return c === 0n ? integerSign(plain) : surdSign(plain, p1 * dc + p2 * rc, n);
  };
}

/** d^k p((r + c √n) / d) for a p of degree k, by Horner's rule: a part without and one with √n. */
function signByHorner(p: Coefficients, r: bigint, c: bigint, n: bigint, d: bigint): Sign {
  let [plain, withRoot, power] = [0n, 0n, 1n];
  for (let i = p.length - 1; i >= 0; i--) {
    [plain, withRoot] = [plain * r + withRoot * c * n + p[i]! * power, plain * c + withRoot * r];
    power *= d;
  }
  return withRoot === 0n ? integerSign(plain) : surdSign(plain, withRoot, n);
}

/** The moment of a time. */
export function momentOf(time: Time): Moment {
  if (time.type === 'surd') return momentOfSurd(time);
  let root = time;
  return (p) => {
    const known = signAndRoot(fromIntegers(trimmed(p)), root);
    root = known.root;
    return known.sign;
  };
}
