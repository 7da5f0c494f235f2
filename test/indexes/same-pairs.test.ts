import { describe, expect, it } from 'vitest';
import { boxesOverlapBetween } from '../../src/indexes/boxes.js';
import {
  bruteForcePairs,
  HierarchicalGrid,
  LooseOctree,
  SweepAndPrune,
  sweepPairs,
  UniformGrid,
} from '../../src/indexes/index.js';
import { allFamilies, boxesOf, intervals, mixedBoxes } from './box-families.js';

interface Index {
  pairs(): Uint32Array;
  query(box: ArrayLike<number>): Uint32Array;
}

const indexes: Readonly<Record<string, (boxes: Float64Array, cellSize?: number) => Index>> = {
  SweepAndPrune: (boxes) => new SweepAndPrune(boxes),
  UniformGrid: (boxes, cellSize) => new UniformGrid(boxes, cellSize === undefined ? {} : { cellSize }),
  HierarchicalGrid: (boxes, cellSize) =>
    new HierarchicalGrid(boxes, cellSize === undefined ? {} : { cellSize }),
  LooseOctree: (boxes, cellSize) => new LooseOctree(boxes, cellSize === undefined ? {} : { cellSize }),
};

const families = allFamilies().map(([name, boxes]) => ({ name, boxes, expected: bruteForcePairs(boxes) }));

/** The boxes that meet a box, by comparing with each. */
function slowQuery(boxes: Float64Array, box: Float64Array): number[] {
  return Array.from({ length: boxes.length / 6 }, (_, i) => i).filter((i) =>
    boxesOverlapBetween(boxes, i, box, 0),
  );
}

it('every family of some size has pairs to find, and pairs to leave out', () => {
  const large = families.filter(({ boxes }) => boxes.length >= 6 * 150);
  for (const { boxes, expected, name } of large) {
    const count = boxes.length / 6;
    expect(expected.length, name).toBeGreaterThan(0);
    if (!/^equal|^huge/.test(name)) expect(expected.length, name).toBeLessThan(count * (count - 1));
  }
});

/** `toEqual` takes milliseconds for long arrays. */
function expectSame(found: Uint32Array, expected: Uint32Array, message?: string): void {
  expect(found.length, message).toBe(expected.length);
  expect(
    found.every((x, i) => x === expected[i]),
    message,
  ).toBe(true);
}

describe('sweepPairs', () => {
  it.each(families)('finds the pairs of brute force: $name', ({ boxes, expected }) => {
    expectSame(sweepPairs(boxes), expected);
  });

  it('names the box that is none', () => {
    expect(() => sweepPairs(new Float64Array([0, 0, 0, 1, -1, 1]))).toThrow(
      new RangeError('sweepPairs: boxes[0].minY must be at most boxes[0].maxY = -1, got 0'),
    );
  });
});

describe.each(Object.entries(indexes))('%s', (name, build) => {
  it.each(families)('finds the pairs of brute force: $name', ({ boxes, expected }) => {
    expectSame(build(boxes).pairs(), expected);
  });

  // Sweep and prune has no cells.
  const sizes = name === 'SweepAndPrune' ? [] : [2 ** -1020, 2 ** -60, 0.125, 1, 64, 2 ** 60, 2 ** 1023];
  it.each(sizes)('finds them with cells of %d', (cellSize) => {
    for (const { boxes, expected, name: family } of families) {
      expectSame(build(boxes, cellSize).pairs(), expected, family);
    }
  });

  it.each(families)('answers queries: $name', ({ boxes }) => {
    const index = build(boxes);
    const asked = [
      ...Object.keys(intervals).map((family) => boxesOf(family, 1, 77)),
      ...[0, 1, 2, 3].map((i) => boxes.slice(6 * i, 6 * i + 6)).filter((box) => box.length === 6),
      new Float64Array([-1.7e308, -1.7e308, -1.7e308, 1.7e308, 1.7e308, 1.7e308]),
      new Float64Array([-30, -30, -30, 30, 30, 30]),
      new Float64Array(6),
    ];
    for (const box of asked) expect([...index.query(box)]).toEqual(slowQuery(boxes, box));
  });

  it('keeps a copy of its boxes', () => {
    const boxes = mixedBoxes(50, 3);
    const expected = bruteForcePairs(boxes);
    const index = build(boxes);
    boxes.fill(0);
    expect(index.pairs()).toEqual(expected);
  });

  it('names what is no box, and sizes that are no powers of two', () => {
    const nan = new Float64Array(12);
    nan[9] = NaN;
    expect(() => build(nan)).toThrow(
      new RangeError(`${name}: boxes[1].maxX must be a finite number, got NaN`),
    );
    const index = build(new Float64Array(6));
    expect(() => index.query([0, 0, 0, 1, 1])).toThrow(
      new RangeError(`${name}.query: box must be a list of 6 numbers, got [0, 0, 0, 1, 1]`),
    );
    expect(() => index.query([0, 0, 1, 1, 1, 0])).toThrow(
      new RangeError(`${name}.query: box.minZ must be at most box.maxZ = 0, got 1`),
    );
    if (name === 'SweepAndPrune') return;
    for (const size of [0, -1, 3, NaN, Infinity, 2 ** -1021, 5e-324, 1 + 2 ** -52]) {
      expect(() => build(new Float64Array(6), size)).toThrow(
        new RangeError(
          `${name}: options.cellSize must be a power of two from 2^-1020 to 2^1023, got ${size}`,
        ),
      );
    }
  });
});
