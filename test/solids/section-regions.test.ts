import { expect, it } from 'vitest';
import { boxSolid, solidDifference, solidSection, solidUnion } from '../../src/solids/index.js';

const hollow = solidDifference(
  boxSolid({ min: [0, 0, 0], max: [4, 4, 3] }),
  boxSolid({ min: [1, 1, 1], max: [3, 3, 2] }),
);
const at = (height: number) => ({ normal: [0, 0, 1] as const, constant: -height });

it('regions are outer loops with their holes, from either side of the plane', () => {
  const regionsAt = (height: number) => solidSection(hollow, at(height)).regions;
  expect(regionsAt(-1)).toEqual([]);
  expect(regionsAt(0.5)).toEqual([{ outer: 0, holes: [] }]);
  expect(regionsAt(1)).toEqual([{ outer: 0, holes: [1] }]);
  const third = { normal: [0, 0, -3] as const, constant: 4 };
  const nested = solidUnion(
    solidUnion(hollow, boxSolid({ min: [1.5, 1, 1], max: [2, 2, 2] })),
    boxSolid({ min: [6, 0, 0], max: [7, 1, 3] }),
  );
  // The column touches the wall of the room along an edge of the section, the tower stands apart.
  expect(solidSection(nested, third).regions.map(({ holes }) => holes.length)).toEqual([1, 0]);
  const island = solidUnion(hollow, boxSolid({ min: [1.5, 1.5, 1], max: [2.5, 2.5, 2] }));
  expect(solidSection(island, third).regions.map(({ holes }) => holes.length)).toEqual([1, 0]);
  expect(solidSection(island, at(1.25)).regions).toEqual([
    { outer: 0, holes: [expect.any(Number)] },
    { outer: expect.any(Number), holes: [] },
  ]);
});
