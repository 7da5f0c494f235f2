import { describe, expect, test } from 'vitest';
import { familiesFor, generate } from '../../../fuzz/families/index.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { type PredicateName, predicateNames, signatures } from '../../../src/oracle/questions/signs/index.js';
import { decimal, exactDecimal } from '../../../src/oracle/referees/signs/decimal.js';
import { rational } from '../../../src/oracle/referees/signs/rational.js';

/** Truths that anyone can draw on paper; the signs are the conventions of the documentation. */
const TRUTHS: readonly [PredicateName, number[], number][] = [
  ['orient2d', [0, 0, 1, 0, 0, 1], 1],
  ['orient2d', [0, 0, 0, 1, 1, 0], -1],
  ['orient2d', [0, 0, 1, 1, 2, 2], 0],
  ['orient2d', [0.1, 0.1, 0.2, 0.2, 0.3, 0.3], 0],
  // As doubles, three times 0.1 is a little more than 0.3, and 5e-324 is a height.
  ['orient2d', [0, 0, 0.1, 1, 0.3, 3], 1],
  ['orient2d', [0, 0, 5e-324, 0, 0, 5e-324], 1],
  ['orient2d', [-1.7e308, 0, 1.7e308, 0, 0, 5e-324], 1],
  ['orient3d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], 1],
  ['orient3d', [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1], -1],
  ['orient3d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0], 0],
  ['incircle', [0, 0, 1, 0, 0, 1, 0.5, 0.5], 1],
  ['incircle', [0, 0, 1, 0, 0, 1, 1, 1], 0],
  ['incircle', [0, 0, 1, 0, 0, 1, 2, 2], -1],
  ['incircle', [0, 0, 0, 1, 1, 0, 0.5, 0.5], -1],
  ['insphere', [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.5, 0.5, 0.5], 1],
  ['insphere', [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1], 0],
  ['insphere', [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 2, 2, 2], -1],
  ['insphere', [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.5, 0.5, 0.5], -1],
  ['sideOfPlane', [0, 0, 1, -1, 5, 5, 2], 1],
  ['sideOfPlane', [0, 0, 1, -1, 5, 5, 1], 0],
  ['sideOfPlane', [0, 0, 1, -1, 5, 5, 0], -1],
  ['compareDistanceToPlane', [3, 4, 0, 0, 3, 4, 9, 5], 0],
  ['compareDistanceToPlane', [3, 4, 0, 0, -3, -4, 9, 5], 0],
  ['compareDistanceToPlane', [3, 4, 0, 0, 3, 4, 9, 4], 1],
  ['compareDistanceToPlane', [3, 4, 0, 0, 3, 4, 9, 6], -1],
  ['sideOfThickPlane', [3, 4, 0, 0, 3, 4, 9, 5], 0],
  ['sideOfThickPlane', [3, 4, 0, 0, 3, 4, 9, 4.9], 1],
  ['sideOfThickPlane', [3, 4, 0, 0, -3, -4, 9, 4.9], -1],
  ['dot2d', [0, 0, 1, 0, 5, 5, 6, 5], 1],
  ['dot2d', [0, 0, 1, 0, 5, 5, 5, 6], 0],
  ['dot3d', [0, 0, 0, 1, 1, 1, 2, 2, 2, 1, 1, 1], -1],
  ['angle2d', [1, 0, 0, 0, 1, 1], 1],
  ['angle2d', [1, 0, 0, 0, 0, 1], 0],
  ['angle3d', [1, 0, 0, 0, 0, 0, -1, 0, 1], -1],
  ['dihedralAngle3d', [0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 1, 3], 1],
  ['dihedralAngle3d', [0, 0, 0, 1, 0, 0, 5, 1, 0, -7, -1, 3], -1],
  ['awayFromLine3d', [3, 1, 0, 5, 2, 0, 0, 0, 0, 1, 0, 0], 1],
  ['awayFromLine3d', [3, 0, 1, 5, 2, 1, 0, 0, 0, 1, 0, 0], 0],
  ['triple3d', [5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1, 4], 1],
  ['triple3d', [5, 5, 5, 6, 5, 5, 1, 1, 1, 1, 1, 4, 0, 0, 0, 0, 2, 0], -1],
  ['triple3d', [5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 7, 8, 1], 0],
  ['orientDirection3d', [0, 0, 2, 5, 5, 5, 6, 5, 5, 5, 6, 5], 1],
  ['orientDirection3d', [1, 1, -2, 5, 5, 5, 6, 5, 5, 5, 6, 5], -1],
  ['orientDirection3d', [3, 4, 0, 5, 5, 5, 6, 5, 5, 5, 6, 5], 0],
  ['cross2d', [0, 0, 1, 0, 0, 0, 0, 1], 1],
  ['cross2d', [0, 0, 1, 1, 3, 0, 5, 2], 0],
  ['compareDistance2d', [0, 0, 2, 0, 0, 1], 1],
  ['compareDistance2d', [0, 0, 3, 4, 5, 0], 0],
  ['compareDistance3d', [0, 0, 0, 1, 0, 0, 1, 1, 1], -1],
  ['compareLength2d', [0, 0, 3, 4, 1, 1, 6, 1], 0],
  ['compareLength3d', [0, 0, 0, 1, 2, 2, 0, 0, 0, 2, 0, 0], 1],
  ['inDiametralCircle', [-1, 0, 1, 0, 0, 0.5], 1],
  ['inDiametralCircle', [-1, 0, 1, 0, 0, 1], 0],
  ['inDiametralCircle', [-1, 0, 1, 0, 0, 2], -1],
  ['inDiametralSphere', [-1, 0, 0, 1, 0, 0, 0, 0, 0.5], 1],
  ['inDiametralSphere', [-1, 0, 0, 1, 0, 0, 0, 0, 2], -1],
  ['powerTest2d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0], 0],
  // A weight makes a point reach further: it gets inside.
  ['powerTest2d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0.5], 1],
  ['powerTest2d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, -0.5], -1],
  ['powerTest3d', [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0], 0],
  ['powerTest3d', [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0.5], 1],
  ['compareAlong2d', [1, 0, 3, 0, 2, 7], 1],
  ['sideOfLine2d', [1, 0, 5, 5, 0, 6], 1],
  ['sideOfLine2d', [2, 4, 1, 1, 2, 3], 0],
  ['compareCrossings2d', [0, 0, 1, 0, 3, -1, 3, 1, 2, -1, 2, 1], 1],
  ['compareCrossings2d', [0, 0, 1, 0, 3, 1, 3, -1, 2, -1, 2, 1], -1],
  ['compareCrossings2d', [0, 0, 1, 0, 1, -1, 3, 1, 3, -1, 1, 1], 0],
  ['compareAlong3d', [1, 1, 0, 1, 0, 5, 0, 1, 9], 0],
  ['compareCrossings3d', [0, 0, 0, 5, 5, 5, 6, 5, 5, 1, 0, 0, -3, 1, 0, 0, -2], 1],
  ['compareCrossings3d', [0, 0, 0, 5, 5, 5, 6, 5, 5, 1, 0, 0, -2, 1, 0, 0, -3], -1],
  ['compareCrossings3d', [1, 0, 0, 1, 0, 0, 2, 0, 0, 1, 0, 0, -2, 2, 1, 0, -4], 0],
  // Along x at height 5, over the y axis moved to the corner (4, 0, 2) of a box: 3 above it.
  ['orientOffset3d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 0, 4, 1, 0, 0, 2, 0, 0, 1], 1],
  ['orientOffset3d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 0, 4, 1, 0, 0, 7, 0, 0, 1], -1],
  ['orientOffset3d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 1, 2, 0, 0, 2, 0, 0, 0, 0], 0],
];

describe.each([rational, decimal])('the $name referee', (referee) => {
  test.each(TRUTHS)('%s(%j) is %i', (predicate, values, truth) => {
    expect(referee.judges[predicate](values)).toBe(truth);
  });
});

test('each predicate has a hand-made truth', () => {
  const covered = new Set(TRUTHS.map(([predicate]) => predicate));
  expect(predicateNames.filter((name) => !covered.has(name))).toEqual([]);
});

test.each(predicateNames)('the referees agree on %s over all families', (name) => {
  const signature = signatures[name];
  const out = new Float64Array(signature.arity);
  const seen = new Set<number>();
  for (const family of familiesFor(signature)) {
    const random = new Random(...deriveSeed(23, name, family.name));
    for (let i = 0; i < 25; i++) {
      generate(family, random, signature, out);
      const truth = rational.judges[name](out);
      seen.add(truth);
      if (decimal.judges[name](out) !== truth) expect.fail(`${family.name}: ${Array.from(out).join(', ')}`);
    }
  }
  expect([...seen].sort()).toEqual([-1, 0, 1]);
});

test('the decimal of a double is the double and not the decimal it was typed as', () => {
  expect(exactDecimal(0.1).toFixed()).toBe('0.1000000000000000055511151231257827021181583404541015625');
  expect(exactDecimal(Number.MAX_VALUE).toFixed()).toBe(BigInt(Number.MAX_VALUE).toString());
  expect(exactDecimal(-3).toFixed()).toBe('-3');
  expect(
    exactDecimal(Number.MIN_VALUE)
      .times(exactDecimal(2 ** 537))
      .times(exactDecimal(2 ** 537))
      .toFixed(),
  ).toBe('1');
});
