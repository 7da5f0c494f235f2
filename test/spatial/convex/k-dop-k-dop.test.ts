import { describe, expect, it } from 'vitest';
import { kDopsOverlap } from '../../../src/spatial/convex/k-dops-overlap.js';
import { kDopsIntersect } from '../../../src/spatial/generated/boxes.js';
import { kDopContainsPoint } from '../../../src/spatial/generated/convex.js';

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
];

const dop = (min: number[], max: number[]) => ({ axes, min, max });
const low = dop([0, 0, 0, 0], [1, 1, 1, 2]);

describe('two k-DOPs', () => {
  it('overlap along every axis and yet are disjoint', () => {
    // The corner (1, 1, 0) of the first and the edge beyond of the second, seen along (1, 1, 0).
    const other = {
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [1, 1, 1],
      ],
      min: [0, 0, 0, 2],
      max: [1, 1, 0, 2.5],
    };
    expect(kDopsIntersect(low, other)).toBe(true);
    // An empty set: no point of the unit square has z = 0 and x + y = 2.25.
    const empty = { ...other, min: [0, 0, 0, 2.25], max: [1, 1, 0, 2.5] };
    const wide = dop([-5, -5, -5, -15], [5, 5, 5, 15]);
    expect(kDopsOverlap(wide, empty)).toBe(true);
    expect(kDopsIntersect(wide, empty)).toBe(false);
  });

  it.each([
    ['equal', low, true, true],
    ['touching in a corner', dop([1, 1, 0, 2], [2, 2, 1, 4]), true, true],
    ['apart along the diagonal', dop([1, 1, 0, 2.5], [2, 2, 1, 4]), false, false],
    ['apart along x', dop([1.5, 0, 0, 0], [2, 1, 1, 4]), false, false],
    ['within', dop([0.25, 0.25, 0.25, 1], [0.5, 0.5, 0.5, 1.25]), true, true],
    ['apart, although no interval shows it', dop([0.75, 0.75, 0.75, 0], [1, 1, 1, 3]), true, false],
  ] as const)('%s', (_, other, overlap, meet) => {
    expect(kDopsOverlap(low, other)).toBe(overlap);
    expect(kDopsOverlap(other, low)).toBe(overlap);
    expect(kDopsIntersect(low, other)).toBe(meet);
    expect(kDopsIntersect(other, low)).toBe(meet);
  });

  it('may have different axes', () => {
    const box = { axes: axes.slice(0, 3), min: [0.75, 0.75, 0.75], max: [1, 1, 1] };
    expect(kDopsIntersect(low, box)).toBe(false);
    expect(kDopsIntersect(low, { ...box, min: [0.5, 0.75, 0.75] })).toBe(true);
    expect(() => kDopsOverlap(low, box)).toThrow(/^kDopsOverlap: b\.axes must be the axes of a/);
    const other = [...axes.slice(0, 3), [1, 1, -1]];
    expect(() => kDopsOverlap(low, { ...low, axes: other })).toThrow(/b\.axes/);
  });

  it.each([
    [{ ...low, min: [0, 0, 0] }, /a\.min must be a list of 4 numbers, one for each axis, got \[0, 0, 0\]/],
    [{ ...low, max: [0, 0, 0] }, /a\.max must be a list of 4 numbers, one for each axis, got \[0, 0, 0\]/],
    [{ ...low, min: [0, 0, Number.NaN, 0] }, /a\.min\[2\] must be a finite number, got NaN/],
    [{ ...low, max: [0, 0, Infinity, 0] }, /a\.max\[2\] must be a finite number, got Infinity/],
    [{ ...low, min: [0, 2, 0, 0] }, /a\.min\[1\] must be at most a\.max\[1\] = 1, got 2/],
    [{ ...low, axes: [...axes.slice(0, 3), [0, 0, 0]] }, /a\.axes\[3\] must be an axis other than zero/],
    [
      {
        ...low,
        axes: [
          [1, 0, 0],
          [0, 1, 0],
          [1, 1, 0],
          [1, -1, 0],
        ],
      },
      /a\.axes must be three linearly independent axes or more/,
    ],
  ])('refuse what has no meaning (%#)', (bad, message) => {
    for (const call of [() => kDopsIntersect(bad, low), () => kDopsOverlap(bad, low)]) {
      expect(call).toThrow(RangeError);
      expect(call).toThrow(message);
    }
    expect(() => kDopsIntersect(low, bad)).toThrow(/b\./);
    expect(() => kDopContainsPoint(bad, [0, 0, 0])).toThrow(/^kDopContainsPoint: dop\./);
  });

  it('check the point', () => {
    expect(() => kDopContainsPoint(low, [0, 0, Number.NaN])).toThrow(/point\[2\]/);
  });
});

describe('k-DOPs', () => {
  it('need axes of full rank', () => {
    const axes = [
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ];
    const flat = { axes, min: [0, 0, 0], max: [1, 1, 1] };
    expect(() => kDopsIntersect(flat, flat)).toThrow(
      new RangeError(
        'kDopsIntersect: a.axes must be three linearly independent axes or more, got 3 of lower rank',
      ),
    );
  });
});
