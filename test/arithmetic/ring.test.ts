import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as arithmetic from '../../src/arithmetic/index.js';
import { dyadic, interval, type Ring, rational, rootSum, surd } from '../../src/arithmetic/index.js';
import { type Sign, UNDECIDED, type Undecided } from '../../src/core/sign.js';
import { anyDouble, fixed } from './doubles.js';

/** The sign of (a - c)(b - d) - (a - d)² , over any ring. */
function signOfFormula<T, Answer extends Sign | Undecided>(
  ring: Ring<T, Answer>,
  [a, b, c, d]: readonly [number, number, number, number],
): Answer {
  const [u, v, w, x] = [ring.fromNumber(a), ring.fromNumber(b), ring.fromNumber(c), ring.fromNumber(d)];
  const product = ring.multiply(ring.subtract(u, w), ring.subtract(v, x));
  return ring.sign(ring.add(product, ring.negate(ring.square(ring.subtract(u, x)))));
}

describe('one formula over every number type', () => {
  it('has one sign, which an interval may leave undecided but never gets wrong', () => {
    let undecided = 0;
    let total = 0;
    fc.assert(
      fc.property(fc.tuple(anyDouble, anyDouble, anyDouble, anyDouble), (x) => {
        const exact = signOfFormula(dyadic, x);
        for (const ring of [rational, surd, rootSum])
          expect(signOfFormula(ring as Ring<unknown>, x)).toBe(exact);
        const enclosed = signOfFormula(interval, x);
        total++;
        if (enclosed === UNDECIDED) undecided++;
        else expect(enclosed).toBe(exact);
      }),
      fixed(500),
    );
    expect(undecided / total).toBeLessThan(0.12);
  });
  it('is decided by intervals for small integers, zero included', () => {
    const small = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.tuple(small, small, small, small), (x) => {
        expect(signOfFormula(interval, x)).toBe(signOfFormula(dyadic, x));
        const [a, , , d] = x;
        expect(signOfFormula(interval, [a, a, d, d])).toBe(0);
      }),
      fixed(300),
    );
  });
});

describe('the folder exports', () => {
  it('these names', () => {
    expect(Object.keys(arithmetic).sort()).toEqual([
      'addExpansions',
      'algebraic',
      'compareQuadraticRoots',
      'compareQuadraticRootsOfNumbers',
      'compressExpansion',
      'decompose',
      'dyadic',
      'estimateExpansion',
      'expansionSign',
      'exponentOf',
      'fastTwoSumTail',
      'fromDecimal',
      'fromHexadecimal',
      'growExpansion',
      'interval',
      'multiplyExpansions',
      'negateExpansion',
      'nextDown',
      'nextUp',
      'polynomial',
      'powerOfTwo',
      'rational',
      'rootSum',
      'roundQuotient',
      'roundScaled',
      'roundSqrt',
      'scaleByPowerOfTwo',
      'scaleExpansion',
      'signOfRootSum',
      'signOfSurd',
      'significandOf',
      'squareTail',
      'subtractExpansions',
      'surd',
      'toDecimal',
      'toHexadecimal',
      'twoDifferenceTail',
      'twoProductTail',
      'twoSumTail',
      'ulp',
    ]);
  });
});
