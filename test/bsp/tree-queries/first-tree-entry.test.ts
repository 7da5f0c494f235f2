import { expect, it } from 'vitest';
import { buildBrushTree, firstTreeEntry, firstTreeHit } from '../../../src/bsp/index.js';

type P = readonly [number, number, number];

const block = (min: P, max: P) =>
  [0, 1, 2].flatMap((axis) => {
    const normal = (way: number): P => [0, 1, 2].map((k) => (k === axis ? way : 0)) as unknown as P;
    return [
      { normal: normal(1), constant: -max[axis]! },
      { normal: normal(-1), constant: min[axis]! },
    ];
  });

const yard = buildBrushTree([
  block([0, 0, -1], [4, 4, 0]),
  block([4, 0, -1], [8, 4, 0]),
  block([6, 0, 0], [7, 4, 2]),
]);
const entryOf = (start: P, end: P) => {
  const entry = firstTreeEntry({ start, end }, yard);
  return entry && [entry.rounded.parameter, entry.location];
};

it('does not count what slides along a floor, over its seam, until it goes into a wall', () => {
  expect(firstTreeHit({ start: [1, 1, 0], end: [9, 1, 0] }, yard)!.rounded.parameter).toBe(0);
  expect(entryOf([1, 1, 0], [9, 1, 0])).toEqual([0.625, 'boundary']);
  expect(entryOf([1, 1, 0], [5, 1, 0])).toBeNull();
});

it('does not count an edge that is passed, and knows the inside between two leaves', () => {
  expect(entryOf([5, 1, 1], [7, 1, 3])).toBeNull();
  expect(entryOf([4, 1, -0.5], [4, 2, -0.5])).toEqual([0, 'inside']);
  expect(entryOf([4, -4, -0.5], [4, 4, -0.5])).toEqual([0.5, 'boundary']);
  expect(entryOf([4, 1, 0], [4, 1, 0])).toBeNull();
});

it('takes a point that moves, as a ray whose parameter is the time', () => {
  const entry = firstTreeEntry({ origin: [1, 1, 3], direction: [0, 0, -6] }, yard);
  expect(entry!.rounded).toEqual({ parameter: 0.5, point: [1, 1, 0] });
  expect(() => firstTreeEntry({ origin: [0, 0, 0], direction: [0, 0, 0] }, yard)).toThrow(/direction/);
});
