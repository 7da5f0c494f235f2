import { describe, expect, it } from 'vitest';
import type { Sphere } from '../../../src/core/shapes.js';
import {
  enclosingKDop,
  mergeBoxes,
  mergeCapsules,
  mergeKDops,
  mergeSpheres,
} from '../../../src/enclosing/index.js';
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

describe('more than two', () => {
  const box = (x: number) => ({ min: [x, 0, 0], max: [x + 1, 1, 1] });
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const kDop = (x: number) => ({ axes, ...box(x) });

  it('are all taken', () => {
    expect(mergeBoxes(box(0), box(3), box(-5), box(7))).toEqual({ min: [-5, 0, 0], max: [8, 1, 1] });
    expect(mergeKDops(kDop(0), kDop(3), kDop(-5))).toMatchObject({ min: [-5, 0, 0], max: [4, 1, 1] });
    const ball = (x: number) => ({ center: [x, 0, 0], radius: 1 });
    expect(mergeSpheres(ball(0), ball(2), ball(9))).toEqual({ center: [4.5, 0, 0], radius: 5.5 });
    const capsule = (x: number) => ({ start: [x, 0, 0], end: [x + 1, 0, 0], radius: 1 });
    expect(mergeCapsules(capsule(0), capsule(2), capsule(8))).toEqual({
      start: [0, 0, 0],
      end: [9, 0, 0],
      radius: 1,
    });
  });

  it('are all looked at', () => {
    expect(() => mergeBoxes(box(0), box(3), { min: [1, 0, 0], max: [0, 1, 1] })).toThrow(
      'mergeBoxes: others[0]',
    );
    expect(() =>
      mergeSpheres(
        ...([0, 1, 2].map((x): Sphere => ({ center: [x, 0, 0], radius: 1 - x })) as [Sphere, Sphere, Sphere]),
      ),
    ).toThrow('mergeSpheres: others[0]');
    expect(() => mergeKDops(kDop(0), kDop(1), { ...kDop(2), axes: axes.slice().reverse() })).toThrow(
      'mergeKDops: others[0].axes must be the axes of a',
    );
  });

  it('no answer holds a list of the caller', () => {
    const mine = axes.map((axis) => axis.slice());
    const found = [mergeKDops({ ...kDop(0), axes: mine }, kDop(1)), enclosingKDop([[1, 2, 3]], mine)];
    mine[0]![0] = 5;
    for (const kDop of found) expect(kDop.axes).toEqual(axes);
  });
});
