import { describe, expect, it } from 'vitest';
import { orient2d } from '../../../src/predicates/index.js';

/**
 * L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, "Classroom Examples of Robustness Problems in Geometric
 * Computations", Computational Geometry 40 (2008), section 3: the orientation of p + (x u, y u), q, r for a grid of 256
 * by 256 points that are neighbouring doubles, where p, q and r are on the diagonal. Calculated in doubles, the picture
 * of the signs is famous for its blocks; the truth is three colours with a straight border, as q and r are on the line
 * x = y.
 */
const SIZE = 256;
const u = 2 ** -53;

const examples = [
  { p: 0.5, q: 12, r: 24 },
  { p: 0.5, q: 8.8000000000000007, r: 12.1 },
];

/** The determinant as a textbook has it. */
function naive(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

describe.each(examples)('p = $p, q = $q, r = $r', ({ p, q, r }) => {
  it('is positive above the diagonal, zero on it, negative below', () => {
    let [wrong, naivelyWrong] = [0, 0];
    for (let x = 0; x < SIZE; x++) {
      for (let y = 0; y < SIZE; y++) {
        // From q to r one goes up along the diagonal; p comes first, which is the same by turning the three around.
        const truth = Math.sign(y - x);
        if (orient2d(p + x * u, p + y * u, q, q, r, r) !== truth + 0) wrong++;
        if (naive(p + x * u, p + y * u, q, q, r, r) !== truth) naivelyWrong++;
      }
    }
    expect(wrong).toBe(0);
    expect(naivelyWrong).toBeGreaterThan(1000);
  });
});
