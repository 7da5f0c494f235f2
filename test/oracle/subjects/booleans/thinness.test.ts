import { expect, test } from 'vitest';
import { isProvedThin } from '../../../../src/oracle/subjects/booleans/thinness.js';
import {
  boxSolid,
  solidFromMesh,
  solidSymmetricDifference,
  solidUnion,
} from '../../../../src/solids/index.js';

const L = 2 ** 512;

test('what is narrow along an axis is thin, though no face of it is across that', () => {
  const first = solidFromMesh(
    {
      positions: [-1, 3, -1, 3, L, 0, -3, 0, -1, 3, -L, 1, 0, 0, 1, 0, -1, 0],
      indices: [2, 3, 1, 0, 5, 3, 5, 1, 3, 2, 1, 4, 4, 5, 0, 0, 3, 2, 0, 2, 4, 1, 5, 4],
    },
    { rule: 'non-zero' },
  );
  const second = solidFromMesh(
    { positions: [0, -1, 1, 1, 0, -3, -1, 0, -3, -3, L, -L], indices: [2, 3, 1, 0, 1, 3, 3, 2, 0, 2, 1, 0] },
    { rule: 'non-zero' },
  );
  const both = solidSymmetricDifference(first, second);
  expect(both.faces.length).toBeGreaterThan(8);
  expect(isProvedThin(both, 2 ** -40 * L)).toBe(true);
  expect(isProvedThin(both, 2 ** -10)).toBe(false);
});

test('a box is as thin as its least side', () => {
  const box = boxSolid({ min: [0, 0, 0], max: [1, 8, 9] });
  expect(isProvedThin(box, 0.6)).toBe(true);
  expect(isProvedThin(box, 0.5)).toBe(false);
});

test('two plates at right angles are thin by their volume', () => {
  const plates = solidUnion(
    boxSolid({ min: [0, 0, 0], max: [8, 8, 1] }),
    boxSolid({ min: [0, 0, 0], max: [1, 8, 8] }),
  );
  expect(isProvedThin(plates, 2.5)).toBe(true);
  expect(isProvedThin(plates, 2)).toBe(false);
});
