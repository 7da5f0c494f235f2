import { describe, expect, test } from 'vitest';
import {
  COMBINED,
  type OperandValues,
  operandAt,
  PAIRED,
  pairOf,
  type SetOperation,
  type SetRule,
} from '../../../src/oracle/cases/polygon-sets/operands.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { layoutOf } from '../../../src/oracle/questions/layout.js';
import { operandFamilies, operandParts } from '../../../src/oracle/questions/polygon-sets/families.js';
import { combinedReferee } from '../../../src/oracle/referees/shapes/polygon-sets/polygon-sets.js';

type Ring = [number, number][];
const of = (rule: SetRule | undefined, ...polygons: Ring[][]): OperandValues => ({ rule, polygons });
const box = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const combined = (operation: SetOperation, ...operands: OperandValues[]) =>
  combinedReferee(operands, COMBINED[operation]).replaceAll('/1', '');
const one = (...rings: Ring[]) => of(undefined, rings);

describe('cases that are known', () => {
  test.each([
    [
      'a square in a square',
      'difference',
      [one(box(0, 0, 4)), one(box(1, 1, 1))],
      'holed [(0,0)(4,0)(4,4)(0,4)|(1,1)(1,2)(2,2)(2,1)]',
    ],
    ['the same twice', 'symmetric-difference', [one(box(0, 0, 4)), one(box(0, 0, 4))], 'empty'],
    ['a common side', 'union', [one(box(0, 0, 4)), one(box(4, 0, 4))], 'simple [(0,0)(8,0)(8,4)(0,4)]'],
    [
      'a common corner',
      'union',
      [one(box(0, 0, 1)), one(box(1, 1, 1))],
      'touching [(0,0)(1,0)(1,1)(0,1)] [(1,1)(2,1)(2,2)(1,2)]',
    ],
    [
      'a hole at a corner of which the outer ring is straight',
      'difference',
      [
        one(box(0, 0, 4)),
        one([
          [0, 2],
          [2, 1],
          [2, 3],
        ]),
      ],
      'touching [(0,0)(4,0)(4,4)(0,4)(0,2)|(0,2)(2,3)(2,1)]',
    ],
    [
      'a hole that cuts',
      'difference',
      [
        one(box(0, 0, 4)),
        one([
          [0, 2],
          [2, 1],
          [4, 2],
          [2, 3],
        ]),
      ],
      'touching [(0,0)(4,0)(4,2)(2,1)(0,2)] [(0,2)(2,3)(4,2)(4,4)(0,4)]',
    ],
    [
      'holes in a row',
      'difference',
      [one(box(0, 0, 8)), of(undefined, [box(1, 1, 2)], [box(3, 3, 2)])],
      'touching [(0,0)(8,0)(8,8)(0,8)|(1,1)(1,3)(3,3)(3,1)|(3,3)(3,5)(5,5)(5,3)]',
    ],
    [
      'a bow tie',
      'union',
      [
        one([
          [0, 0],
          [3, 1],
          [0, 1],
          [3, 0],
        ]),
      ],
      'touching [(0,0)(3,0)(3/2,1/2)] [(0,1)(3/2,1/2)(3,1)]',
    ],
    [
      'a hole of any direction',
      'union',
      [one(box(0, 0, 4), box(1, 1, 1))],
      'holed [(0,0)(4,0)(4,4)(0,4)|(1,1)(1,2)(2,2)(2,1)]',
    ],
    [
      'polygons of one operand are united',
      'union',
      [of(undefined, [box(0, 0, 4)], [box(1, 1, 1)])],
      'simple [(0,0)(4,0)(4,4)(0,4)]',
    ],
    [
      'by even-odd of all rings they are not',
      'union',
      [of('even-odd', [box(0, 0, 4)], [box(1, 1, 1)])],
      'holed [(0,0)(4,0)(4,4)(0,4)|(1,1)(1,2)(2,2)(2,1)]',
    ],
    [
      'non-zero',
      'union',
      [of('non-zero', [box(0, 0, 4)], [[...box(1, 1, 1)].reverse()])],
      'holed [(0,0)(4,0)(4,4)(0,4)|(1,1)(1,2)(2,2)(2,1)]',
    ],
    ['a clockwise ring is not positive', 'union', [of('positive', [[...box(1, 1, 1)].reverse()])], 'empty'],
    [
      'a ring without area',
      'union',
      [
        one([
          [0, 0],
          [3, 3],
          [1, 1],
        ]),
      ],
      'empty',
    ],
  ] as const)('%s', (_, operation, operands, text) => {
    expect(combined(operation, ...(operands as readonly OperandValues[]))).toBe(text);
  });
});

/** How often a ring winds around a point that is on no edge: edges that cross the ray to the right. */
function winding(ring: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): number {
  return ring.reduce((sum, [a, b], i) => {
    const [c, d] = ring[(i + 1) % ring.length]!;
    if (b > y === d > y) return sum;
    const side = (c - a) * (y - b) - (d - b) * (x - a);
    return d > b ? sum + (side > 0 ? 1 : 0) : sum - (side < 0 ? 1 : 0);
  }, 0);
}

function isIn({ rule, polygons }: OperandValues, p: readonly [number, number]): boolean {
  const around = polygons.map((rings) => rings.map((ring) => winding(ring, p)));
  const all = around.flat().reduce((sum, n) => sum + n, 0);
  if (rule === 'positive') return all > 0;
  if (rule === 'non-zero') return all !== 0;
  const isOdd = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0) % 2 !== 0;
  return rule === 'even-odd' ? isOdd(around.flat()) : around.some(isOdd);
}

const layout = layoutOf(2, ...operandParts('a', PAIRED), ...operandParts('b', PAIRED));
const numberOf = (text: string) => {
  const [n, d] = text.split('/').map(Number);
  return n! / d!;
};

/** Rings of an answer in doubles. */
function ringsOf(text: string): [number, number][][] {
  return [...text.matchAll(/[[|]([^\]|]*)/g)].map(([, ring]) =>
    [...ring!.matchAll(/\(([^,]*),([^)]*)\)/g)].map(([, x, y]): [number, number] => [
      numberOf(x!),
      numberOf(y!),
    ]),
  );
}

const smallFamilies = [
  'cells',
  'frames',
  'combs',
  'nested',
  'lattice-rings',
  'disks',
  'again',
  'related',
  'hubs',
];

test('points of no edge are where windings say, and no answer says more than its area', () => {
  const words = new Set<string>();
  for (const family of operandFamilies(0, [PAIRED, PAIRED])) {
    if (!smallFamilies.includes(family.name)) continue;
    const random = new Random(...deriveSeed(1, family.name));
    const values = new Float64Array(layout.arity);
    for (let i = 0; i < 40; i++) {
      family.fill(random, values);
      if (values.some((x) => Math.abs(x) > 500 || !Number.isInteger(x))) continue;
      const operands = pairOf(values);
      for (const operation of Object.keys(COMBINED) as SetOperation[]) {
        const text = combinedReferee(operands, COMBINED[operation]);
        words.add(text.split(' ')[0]!);
        const rings = ringsOf(text);
        for (let k = 0; k < 12; k++) {
          // The numbers are no fractions of the lattice: on no edge but by a miracle.
          const p = [70 * (random.unit() - 0.5), 70 * (random.unit() - 0.5)] as const;
          const expected = COMBINED[operation](operands.map((operand) => isIn(operand, p)));
          const said = rings.reduce((sum, ring) => sum + winding(ring, p), 0);
          expect(said, `${operation} ${JSON.stringify(operands)} ${p}`).toBe(expected ? 1 : 0);
        }
      }
    }
  }
  expect([...words].sort()).toEqual(['empty', 'holed', 'parts', 'simple', 'touching']);
});

test('an operand is what its values say', () => {
  const values = new Float64Array(layout.arity);
  values.set([2, 2, 3, 0, 0, 4, 0, 0, 4]);
  expect(operandAt(values, 0, PAIRED)).toEqual({
    rule: 'non-zero',
    polygons: [
      [
        [
          [0, 0],
          [4, 0],
          [0, 4],
        ],
      ],
    ],
  });
});
