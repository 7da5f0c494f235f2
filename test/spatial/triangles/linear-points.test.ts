import { describe, expect, it } from 'vitest';
import { compare, coordinates } from '../../../src/implicit/index.js';
import * as spatial from '../../../src/spatial/index.js';

const floor = { a: [0, 0, 0], b: [8, 0, 0], c: [0, 8, 0] };
const needle = { a: [0, 0, 0], b: [8, 8, 0], c: [4, 4, 0] };

describe('points of contact', () => {
  it('have exact coordinates and parameters', () => {
    const {
      contact: [hit],
    } = spatial.segmentTrianglePoints({ start: [1, 1, 1], end: [1, 2, -2] }, floor);
    expect(coordinates(hit!.point)).toEqual([1, 4 / 3, 0]);
    expect(hit!.parameter.toNumber()).toBe(1 / 3);
    const { contact: hits } = spatial.rayTrianglePoints({ origin: [-3, 1, 0], direction: [3, 0, 0] }, floor);
    expect(hits.map(({ point, parameter }) => [...coordinates(point), parameter.toNumber()])).toEqual([
      [0, 1, 0, 1],
      [7, 1, 0, 10 / 3],
    ]);
    expect(compare(hits[0]!.parameter, hits[1]!.parameter)).toBe(-1);
    const { contact: through } = spatial.lineTrianglePoints(
      { origin: [8, 0, 9], direction: [0, 0, 3] },
      floor,
    );
    expect(through.map(({ point, parameter }) => [...coordinates(point), parameter.toNumber()])).toEqual([
      [8, 0, 0, -3],
    ]);
    const { contact: onNeedle } = spatial.lineTrianglePoints(
      { origin: [0, 2, 0], direction: [1, 0, 0] },
      needle,
    );
    expect(onNeedle.map(({ point, parameter }) => [...coordinates(point), parameter.toNumber()])).toEqual([
      [2, 2, 0, 2],
    ]);
  });
});
