import { describe, expect, it } from 'vitest';
import { planeOf } from '../../src/implicit/index.js';
import { tripleOf } from '../../src/solids/planes-of-corner.js';

describe('tripleOf', () => {
  const normals = [
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [0, 0, 1],
    [1, 2, 3],
  ];
  const planes = normals.map((normal) => planeOf({ normal, constant: 0 }));

  it('has the first three with one point', () => {
    expect(tripleOf(planes, [0, 1, 2, 3, 4])).toEqual([0, 1, 3]);
    expect(tripleOf(planes, [2, 1, 0, 4])).toEqual([2, 1, 4]);
  });

  it('has none of planes through one line', () => {
    expect(() => tripleOf(planes, [0, 1, 2])).toThrow('three of its faces');
  });
});
