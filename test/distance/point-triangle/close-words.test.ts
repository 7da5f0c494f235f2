import { expect, test } from 'vitest';
import { roundedCloseRoot, roundedCloseSquare } from '../../../src/distance/point-triangle/close-words.js';
import {
  footOn,
  roundedDistanceTo,
  roundedSquareTo,
} from '../../../src/distance/point-triangle/exact-foot.js';
import { exactTriangleRegion } from '../../../src/distance/point-triangle/exact-region.js';
import { X } from '../../../src/distance/point-triangle/question.js';
import { UNKNOWN } from '../../../src/distance/point-triangle/region.js';
import { roundedSquare } from '../../../src/distance/point-triangle/words.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { nearlyOn } from './nearly-on.js';

/**
 * A small triangle far from 0, so that the vectors between its vertices are doubles, and a point that is on it but for
 * rounding.
 */
function small(random: Random, size: number): void {
  const centre = [0, 1, 2].map(() => 1 + random.unit());
  nearlyOn(random, (axis) => centre[axis]! + (random.unit() - 0.5) * size);
}

/** Small integers times a very large or a very small power of two. */
function scaled(random: Random, exponent: number): void {
  const unit = 2 ** (random.between(0, 1) === 0 ? exponent - 3 : -exponent);
  nearlyOn(random, () => random.between(-3, 3) * unit);
}

test.each([
  ['small triangles', 2000, (random: Random) => small(random, 2 ** -random.between(2, 40))],
  ['any doubles', 2000, (random: Random) => nearlyOn(random, () => random.unit() - 0.5)],
  ['small integers', 1000, (random: Random) => nearlyOn(random, () => random.between(-3, 3))],
  ['the ends of what is asked', 1000, (random: Random) => scaled(random, 249)],
])('what expansions say is what integers say: %s', (name, cases, fill) => {
  const random = new Random(5, 7, 1, 8);
  const decided = [0, 0, 0];
  for (let i = 0; i < cases; i++) {
    fill(random);
    const code = exactTriangleRegion();
    if (code < 3) continue;
    const foot = footOn(code);
    const [square, root] = [roundedCloseSquare(code), roundedCloseRoot(code)];
    if (!Number.isNaN(square)) expect(square, String(X)).toBe(roundedSquareTo(foot));
    if (!Number.isNaN(root)) expect(root, String(X)).toBe(roundedDistanceTo(foot));
    if (!Number.isNaN(square)) decided[0]!++;
    if (!Number.isNaN(root)) decided[1]!++;
    if (!Number.isNaN(square) && Number.isNaN(roundedSquare(code))) decided[2]!++;
  }
  expect(Math.min(decided[0]!, decided[1]!)).toBeGreaterThan(cases / 8);
  // What double-words do not tell.
  if (name === 'small triangles') expect(decided[2]).toBeGreaterThan(cases / 10);
});

test('a corner is not asked', () => {
  X.set([0, 0, 0, 1, 0, 0, 2, 0, 0, 2, 1, 0]);
  expect(exactTriangleRegion()).not.toBe(UNKNOWN);
  expect(roundedCloseSquare(0)).toBeNaN();
});
