import { describe, expect, it } from 'vitest';
import { boxBoxPenetration, tetrahedronTetrahedronPenetration } from '../../../src/distance/index.js';

const box = (min: readonly number[], max: readonly number[]) => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);
const ULP = 2 ** -52;

describe('the depth of solids in each other', () => {
  it('tells touching from apart by one ulp', () => {
    expect(boxBoxPenetration(unit, box([1, 0, 0], [2, 1, 1]))?.depth).toBe(0);
    expect(boxBoxPenetration(unit, box([1 + ULP, 0, 0], [2, 1, 1]))).toBeNull();
    expect(boxBoxPenetration(unit, box([1 - ULP / 2, 0, 0], [2, 1, 1]))?.depth).toBe(ULP / 2);
  });

  it('names all shortest ways, and what comes apart last', () => {
    const { ways } = boxBoxPenetration(unit, unit)!;
    expect(ways.map(({ direction }) => direction.join())).toEqual([
      '-1,0,0',
      '0,-1,0',
      '0,0,-1',
      '0,0,1',
      '0,1,0',
      '1,0,0',
    ]);
    expect(ways[0]).toEqual({
      direction: [-1n, 0n, 0n],
      a: { type: 'face', index: 1 },
      b: { type: 'face', index: 0 },
    });
  });

  it('finds directions across a pair of edges', () => {
    const a = { a: [-4, 0, 0], b: [4, 0, 0], c: [0, -9, -9], d: [0, 9, -9] };
    const b = { a: [0, -4, -1], b: [0, 4, -1], c: [9, 0, 9], d: [-9, 0, 9] };
    const found = tetrahedronTetrahedronPenetration(a, b)!;
    expect(found.depth).toBe(1);
    expect(found.ways).toEqual([
      { direction: [0n, 0n, -1n], a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } },
    ]);
  });

  it('lets what has no volume leave at once; on one line any direction will do', () => {
    const flat = box([0, 0, 0], [1, 1, 0]);
    expect(boxBoxPenetration(flat, flat)!.ways).toHaveLength(2);
    const line = box([0, 0, 0], [1, 0, 0]);
    expect(boxBoxPenetration(line, line)).toMatchObject({ depth: 0, ways: [] });
  });
});
