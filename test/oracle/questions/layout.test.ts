import { describe, expect, test } from 'vitest';
import {
  canonicalRing,
  contactText,
  featureText,
  renameContact,
  swapContact,
} from '../../../src/oracle/answers/text.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { axisCycle, reordering, scaling, swapping } from '../../../src/oracle/questions/laws.js';
import {
  box,
  direction,
  integer,
  isValid,
  layoutOf,
  length,
  number,
  plane,
  point,
  points,
  repair,
  sizes,
} from '../../../src/oracle/questions/layout.js';
import { whyInvalid } from '../../../src/oracle/questions/why-invalid.js';

const random = () => new Random(1, 2, 3, 4);

const layout = layoutOf(
  3,
  point('p'),
  direction('u'),
  plane('plane'),
  box('box'),
  sizes('half'),
  number('t'),
  length('r'),
  integer('n', 2, 4),
);

describe('a layout', () => {
  test('says where each part stands and what its values are called', () => {
    expect(layout.parts.map(({ name, at, size }) => [name, at, size])).toEqual([
      ['p', 0, 3],
      ['u', 3, 3],
      ['plane', 6, 4],
      ['box', 10, 6],
      ['half', 16, 3],
      ['t', 19, 1],
      ['r', 20, 1],
      ['n', 21, 1],
    ]);
    expect(layout.arity).toBe(22);
    expect([layout.names[1], layout.names[9], layout.names[14], layout.names[21]]).toEqual([
      'p.y',
      'plane.constant',
      'box.max.y',
      'n',
    ]);
    expect(layoutOf(2, ...points('a b'), plane('line')).arity).toBe(7);
  });

  test('repairs what is not valid, and nothing else', () => {
    const values = new Float64Array(22);
    values.set([Number.NaN, Number.POSITIVE_INFINITY, -0], 0);
    values.set([3, 1, 5, 1, 2, 4], 10);
    values.set([-1, 2, -3, -7, -8, 9], 16);
    expect(isValid(layout, values)).toBe(false);
    repair(layout, values, random());
    expect([...values.slice(0, 20)]).toEqual([
      ...[0, Number.MAX_VALUE, -0, 1, 0, 0, 1, 0, 0, 0],
      ...[1, 1, 4, 3, 2, 5, 1, 2, 3, -7],
    ]);
    expect(values[20]).toBe(8);
    expect([2, 3, 4]).toContain(values[21]);
    expect(isValid(layout, values)).toBe(true);
    const kept = values.slice();
    repair(layout, values, random());
    expect(values).toEqual(kept);
  });

  test.each([
    ['an infinite coordinate', 0, Number.POSITIVE_INFINITY, 'p.x must be finite, got Infinity'],
    ['a zero direction', 3, 0, 'u must not be zero'],
    ['a zero normal', 6, 0, 'plane.normal must not be zero'],
    ['min above max', 10, 7, 'box.min.x must be at most box.max.x = 0, got 7'],
    ['a negative half size', 17, -1, 'half.1 must be at least 0, got -1'],
    ['a negative length', 20, -1, 'r must be at least 0, got -1'],
    ['a count out of range', 21, 5, 'n must be a whole number from 2 to 4, got 5'],
    ['a count that is no integer', 21, 2.5, 'n must be a whole number from 2 to 4, got 2.5'],
  ])('does not take %s, and says so', (_, at, value, why) => {
    const values = new Float64Array(22);
    values[3] = 1;
    values[6] = 1;
    values[21] = 2;
    expect(isValid(layout, values)).toBe(true);
    expect(whyInvalid(layout, values)).toBeUndefined();
    values[at] = value;
    expect(isValid(layout, values)).toBe(false);
    expect(whyInvalid(layout, values)).toBe(why);
  });
});

describe('laws', () => {
  test('scaling changes lengths only, and keeps out of what would round', () => {
    const law = scaling(layout);
    const values = Float64Array.from({ length: 22 }, (_, i) => i + 1);
    const varied = law.vary(values, random())!.values;
    const factor = varied[0]!;
    expect(factor).not.toBe(1);
    const same = values.map((x, i) => ((i >= 3 && i < 9) || i === 21 ? x : x * factor));
    expect(varied).toEqual(same);
    const tiny = new Float64Array(22).fill(Number.MIN_VALUE);
    const moved = law.vary(tiny, random());
    if (moved) expect(moved.values[0]! / factor).toBe(Number.MIN_VALUE);
    const high = new Float64Array(22).fill(Number.MAX_VALUE);
    const low = new Float64Array(22).fill(Number.MIN_VALUE * 3);
    const outcomes = [high, low].map((extreme) => law.vary(extreme, random()) === undefined);
    expect(outcomes).toContain(true);
  });

  test('the axes turn in points, boxes and planes, and not in sizes', () => {
    const turned = axisCycle(layoutOf(3, point('p'), plane('plane'), box('b')));
    const values = Float64Array.from({ length: 13 }, (_, i) => i);
    expect([...turned.vary(values, random())!.values]).toEqual([1, 2, 0, 4, 5, 3, 6, 8, 9, 7, 11, 12, 10]);
    expect(axisCycle(layout).vary(new Float64Array(22), random())).toBeUndefined();
  });

  test('reordering and swapping move values', () => {
    const values = Float64Array.of(1, 2, 3, 4);
    const reversed = reordering('reversal', [3, 2, 1, 0], (answer) => `${answer}!`).vary(values, random())!;
    expect([[...reversed.values], reversed.expected('so')]).toEqual([[4, 3, 2, 1], 'so!']);
    const swapped = swapping(layoutOf(2, ...points('a b'))).vary(values, random())!;
    expect([[...swapped.values], swapped.expected('touching v0/e1')]).toEqual([
      [3, 4, 1, 2],
      'touching e1/v0',
    ]);
  });
});

describe('canonical texts', () => {
  const vertex = (index: number) => ({ type: 'vertex', index });
  const edge = (index: number) => ({ type: 'edge', index });

  test('of features and contacts', () => {
    expect([
      featureText(edge(2)),
      featureText({ type: 'interior', index: 0 }),
      featureText(undefined),
    ]).toEqual(['e2', 'in', '-']);
    const contact = [
      { a: vertex(1), b: edge(0) },
      { a: edge(0), b: vertex(1) },
    ];
    expect(contactText({ relation: 'touching', contact })).toBe('touching e0/v1 v1/e0');
    expect(contactText({ relation: 'disjoint', contact: [] })).toBe('disjoint');
  });

  test('rings start where they are smallest and keep their order', () => {
    expect(canonicalRing(['c', 'a', 'b'])).toEqual(['a', 'b', 'c']);
    expect(canonicalRing(['b', 'a', 'c'])).toEqual(['a', 'c', 'b']);
    expect(canonicalRing(['a', 'b', 'a', 'a'])).toEqual(['a', 'a', 'a', 'b']);
    expect(swapContact('overlapping v0/e1 v1/e2 f0/v2')).toBe('overlapping e1/v0 e2/v1 v2/f0');
    expect(swapContact('overlapping v0/e1 v1/e2 f0/v2', true)).toBe('overlapping e1/v0 v2/f0 e2/v1');
    const next = (feature: string) => (feature[0] === 'v' ? `v${(Number(feature[1]) + 1) % 3}` : feature);
    expect(renameContact('touching v2/e0', next, (b) => b)).toBe('touching v0/e0');
  });
});
