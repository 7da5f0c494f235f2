import { expect, it } from 'vitest';
import { exactForm3 } from '../../../src/implicit/forms.js';
import { interpolateAttributes, meshUnion } from '../../../src/solids/index.js';
import { memoryOfResult, rememberResult } from '../../../src/solids/meshes/result-memory.js';
import { box } from './drawn-meshes.js';

const result = meshUnion([box([0, 0, 0], [3, 3, 3]), box([1, 1, 1], [5, 5, 5])]);
const origins = result.origins!;

it('is found by the origins of a result, and of no copy', () => {
  expect(memoryOfResult(origins)!.indices).toBe(result.indices);
  expect(memoryOfResult({ ...origins })).toBeUndefined();
});

it('may have points by their integers, which are the same points', () => {
  const memory = memoryOfResult(origins)!;
  expect(memory.points!.length).toBeGreaterThan(6);
  const copy = structuredClone(origins);
  const points = memory.points!.map(exactForm3);
  rememberResult({ ...memory, origins: copy, points });
  // Coordinates as an attribute: what lies between corners is weighted.
  const attributes = memory.meshes.map(({ positions }) => ({ array: positions, itemSize: 3 }));
  const values = interpolateAttributes({ ...result, origins: copy }, attributes);
  expect(values).toEqual(interpolateAttributes(result, attributes));
});
