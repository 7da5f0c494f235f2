import { expect, it } from 'vitest';
import { meshDifference } from '../../../src/solids/index.js';
import { cornersOfResult, requireResult } from '../../../src/solids/meshes/made-corners.js';
import { box } from './drawn-meshes.js';

const result = meshDifference([box([0, 0, 0], [3, 3, 3]), box([1, 1, 1], [5, 5, 5])]);

it('are corners of their source, or between these, and turned ones of what was turned', () => {
  const corners = requireResult('f', result);
  expect(corners).toBe(cornersOfResult(result.origins!));
  const places = [...result.indices.keys()].map((corner) => corners.of(corner));
  const own = places.filter((place) => typeof place === 'number');
  expect(own.length).toBeGreaterThan(20);
  expect(own.length).toBeLessThan(places.length);
  expect(corners.of(places.indexOf(places.find((place) => typeof place !== 'number')!))).toHaveProperty(
    'whole',
  );
});

it('are those of results only', () => {
  expect(() => requireResult('f', 3 as never)).toThrow(
    'f: result must be what meshUnion or its kin gave, got 3',
  );
  expect(() => requireResult('f', { origins: null })).toThrow(/its origins are null/);
  expect(() => requireResult('f', { origins: undefined as never })).toThrow(
    /^f: result must be what meshUnion/,
  );
});
