import { describe, expect, it } from 'vitest';
import { lower } from '../../src/formulas/generator/program.js';
import { marginTermsExponent } from '../../src/formulas/generator/row-norms.js';
import { type Expression, formula, minus, plus, scalar, times } from '../../src/formulas/language/index.js';

const length = scalar({ length: 1 });

/** The exponent for a polynomial in x, y, z, w, all of size 2^leafExponent. */
function exponentOf(
  sign: (x: Expression, y: Expression, z: Expression, w: Expression) => Expression,
  leaf: number,
) {
  const { program, root } = lower(
    formula({
      name: 'scratch',
      parameters: { x: length, y: length, z: length, w: length },
      sign: ({ x, y, z, w }) => sign(x, y, z, w),
      decides: '',
      remarks: '',
      examples: [],
    }),
  );
  return marginTermsExponent(program, root, leaf);
}

describe('the terms of the magnitude that contain the margin C = 2^-1022', () => {
  it('2C for the difference of two products, whatever the size of the leaves', () => {
    const twoProducts = (x: Expression, y: Expression, z: Expression, w: Expression) =>
      minus(times(x, y), times(z, w));
    expect(exponentOf(twoProducts, 0)).toBe(-1020); // above 2^-1021
    expect(exponentOf(twoProducts, 50)).toBe(-1020);
  });
  it('C z + C for x y z: grows with the leaves', () => {
    const triple = (x: Expression, y: Expression, z: Expression) => times(times(x, y), z);
    expect(exponentOf(triple, 0)).toBe(-1020); // 2C
    expect(exponentOf(triple, 10)).toBe(-1011); // (2^10 + 1) C
    expect(exponentOf(triple, 60)).toBe(-961);
  });
  it('2 C x y + C² + C for (x y)(z w), of which C² is far below the rest', () => {
    const square = (x: Expression, y: Expression, z: Expression, w: Expression) =>
      times(times(x, y), times(z, w));
    expect(exponentOf(square, 0)).toBe(-1020); // a little more than 3C
    expect(exponentOf(square, 5)).toBe(-1010); // (2^11 + 1) C
  });
  it('none without products', () => {
    // No term at all: zero has one binary digit.
    expect(exponentOf((x, y, z, w) => plus(plus(x, y), plus(z, w)), 3)).toBe(1 - 4088);
  });
});
