import { expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { ALL_PLANES, BEHIND, FrustumSides } from '../../../src/shapes/within/frustum-sides.js';
import { frustumFromMatrix } from '../../../src/spatial/index.js';

/** The exact value of a plane at a corner: rows w and x of the matrix, with a sign. */
function valueAt(
  elements: readonly number[],
  plane: number,
  depth: string,
  p: readonly number[],
): rational.Rational {
  const row = plane >> 1;
  const isBare = plane === 4 && depth === 'zero-to-w';
  let sum = rational.fromNumber(0);
  for (let k = 0; k < 4; k++) {
    const [w, x] = [elements[4 * k + 3]!, elements[4 * k + row]!].map(rational.fromNumber) as [
      rational.Rational,
      rational.Rational,
    ];
    const coefficient = isBare ? x : plane % 2 === 0 ? rational.add(w, x) : rational.subtract(w, x);
    sum = rational.add(sum, rational.multiply(coefficient, rational.fromNumber(k < 3 ? p[k]! : 1)));
  }
  return sum;
}

it('what is said of boxes is certain, and said where planes are not close', () => {
  const random = new Random(1, 2, 3, 4);
  let [behind, inFront] = [0, 0];
  for (let n = 0; n < 3000; n++) {
    const scale = 2 ** (n % 3 === 0 ? random.between(-1000, 1000) : 0);
    const elements = Array.from(
      { length: 16 },
      () => (random.oneIn(3) ? random.unit() - 0.5 : random.between(-2, 2)) * scale,
    );
    const depth = random.oneIn(2) ? 'zero-to-w' : 'minus-w-to-w';
    const low = [0, 0, 0].map(() => (random.oneIn(2) ? random.between(-2, 2) : random.unit()));
    const box = [...low, ...low.map((x) => x + random.below(2))];
    const left = new FrustumSides(frustumFromMatrix(elements, depth)).left(box, 0, ALL_PLANES);
    const signs = Array.from({ length: 6 }, (_, plane) =>
      Array.from({ length: 8 }, (_none, c) =>
        rational.sign(
          valueAt(
            elements,
            plane,
            depth,
            [0, 1, 2].map((k) => box[k + 3 * ((c >> k) & 1)]!),
          ),
        ),
      ),
    );
    if (left === BEHIND) {
      behind++;
      expect(signs.some((all) => all.every((sign) => sign < 0))).toBe(true);
    } else {
      for (const [plane, all] of signs.entries()) {
        if ((left & (1 << plane)) !== 0) continue;
        inFront++;
        expect(all.every((sign) => sign > 0)).toBe(true);
      }
    }
  }
  expect(behind).toBeGreaterThan(500);
  expect(inFront).toBeGreaterThan(500);
});

it('the slack is more than five roundings of each term', () => {
  // x - y is a plane through (1, 1 + 2^-52): the value there is one rounding of a term, and nothing is said.
  const elements = [1, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const sides = new FrustumSides(frustumFromMatrix(elements, 'zero-to-w'));
  const y = 1 + 2 ** -52;
  expect(sides.left([1, y, 0, 1, y, 0], 0, 1)).toBe(1);
  expect(sides.left([1, 1 + 2 ** -46, 0, 1, 1 + 2 ** -46, 0], 0, 1)).toBe(BEHIND);
  expect(sides.left([1 + 2 ** -46, 1, 0, 1 + 2 ** -46, 1, 0], 0, 1)).toBe(0);
});
