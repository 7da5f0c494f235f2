import { describe, expect, it } from 'vitest';
import { mergeBoxes, mergeCapsules, mergeKDops, mergeSpheres } from '../../../src/enclosing/index.js';
import { lexicographic } from '../../../src/enclosing/points/lexicographic.js';
import { rowsOfAnySizes, rowsOfOneSize, rowsOfSizes } from '../../../src/oracle/cases/enclosing/any-sizes.js';
import { Random } from '../../../src/oracle/cases/random.js';

/** Pairs of moderate numbers, and of such whose exact forms have thousands of digits. */
const [MANY, FEW] = [150, 25];

type Draw = (random: Random) => () => number[];

const DRAWS: Readonly<Record<string, Draw>> = {
  'of a lattice': (random) => () => Array.from({ length: 8 }, () => random.between(-3, 3)),
  'of tenths': (random) => () => Array.from({ length: 8 }, () => random.between(-9, 9) / 10),
  'of any digits': (random) => () => Array.from({ length: 8 }, () => 2 * random.unit() - 1),
  'of one size': (random) => rowsOfOneSize(random, 8),
  'of several sizes': (random) => rowsOfSizes(random, 8),
  'of any sizes': (random) => rowsOfAnySizes(random, 8),
};

const sphereOf = (row: number[]) => ({ center: row.slice(0, 3), radius: Math.abs(row[3]!) });
const capsuleOf = (row: number[]) => ({
  start: row.slice(0, 3),
  end: row.slice(4, 7),
  radius: Math.abs(row[3]!),
});
const boxOf = (row: number[]) => ({
  min: [0, 1, 2].map((k) => Math.min(row[k]!, row[k + 4]!)),
  max: [0, 1, 2].map((k) => Math.max(row[k]!, row[k + 4]!)),
});
const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** An answer, or that none is large enough. */
function answerOf(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('of doubles can enclose')) return 'refused';
    throw error;
  }
}

describe.each(Object.entries(DRAWS))('of two volumes %s', (name, draw) => {
  const random = new Random(6, 2, 8, 3);
  const pairs = Array.from({ length: / sizes?$/.test(name) ? FEW : MANY }, () => {
    const next = draw(random);
    return [next(), next()] as const;
  });
  const both = (merge: (a: number[], b: number[]) => unknown) => {
    for (const [a, b] of pairs) {
      expect(
        answerOf(() => merge(b, a)),
        `${a} | ${b}`,
      ).toEqual(answerOf(() => merge(a, b)));
    }
  };

  it('it does not matter which sphere comes first', () => {
    both((a, b) => mergeSpheres(sphereOf(a), sphereOf(b)));
  });

  it('it does not matter which capsule comes first, nor which end', () => {
    both((a, b) => mergeCapsules(capsuleOf(a), capsuleOf(b)));
    const turned = ({ start, end, radius }: ReturnType<typeof capsuleOf>) => ({
      start: end,
      end: start,
      radius,
    });
    for (const [a, b] of pairs) {
      const [p, q] = [capsuleOf(a), capsuleOf(b)];
      const merged = answerOf(() => mergeCapsules(p, q));
      expect(answerOf(() => mergeCapsules(turned(p), q))).toEqual(merged);
      expect(answerOf(() => mergeCapsules(p, turned(q)))).toEqual(merged);
    }
  });

  it('it does not matter which box or k-DOP comes first', () => {
    both((a, b) => mergeBoxes(boxOf(a), boxOf(b)));
    both((a, b) => mergeKDops({ axes, ...boxOf(a) }, { axes, ...boxOf(b) }));
  });
});

it('lists of numbers come in the order of the first that differ', () => {
  expect(lexicographic([1, 2, 3], [1, 2, 3])).toBe(0);
  expect(lexicographic([0], [-0])).toBe(0);
  expect(lexicographic([1, 2, 3], [1, 3, 0])).toBe(-1);
  expect(lexicographic([2, 0, 0], [1, 9, 9])).toBe(1);
});
