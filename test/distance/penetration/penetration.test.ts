import { describe, expect, it } from 'vitest';
import {
  boxBoxPenetration,
  tetrahedronTetrahedronPenetration,
  type WayOut,
} from '../../../src/distance/index.js';

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
      '1,0,0',
      '0,-1,0',
      '0,1,0',
      '0,0,-1',
      '0,0,1',
    ]);
    expect(ways[0]).toEqual({
      direction: [-1n, 0n, 0n],
      a: { type: 'face', index: 1 },
      b: { type: 'face', index: 0 },
    });
  });

  it('keeps the order of the ways when the shapes are swapped, but for two along one line', () => {
    const turned = (ways: readonly WayOut[]) =>
      ways.map(({ direction, a, b }) => ({ direction: direction.map((x) => -x), a: b, b: a }));
    const corner = box([0.75, 0.75, 0.75], [3, 4, 5]);
    const ways = boxBoxPenetration(unit, corner)!.ways;
    expect(ways.map(({ direction }) => direction.join())).toEqual(['-1,0,0', '0,-1,0', '0,0,-1']);
    expect(turned(boxBoxPenetration(corner, unit)!.ways)).toEqual(ways);
    const middle = box([0.25, 0, -4], [0.75, 1, 4]);
    const both = boxBoxPenetration(unit, middle)!.ways;
    expect(both.map(({ direction }) => direction.join())).toEqual(['-1,0,0', '1,0,0']);
    expect(turned(boxBoxPenetration(middle, unit)!.ways)).toEqual([...both].reverse());
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

  it('is the same at all sizes, also where squares of products of two edges leave the doubles', () => {
    const depthAt = (power: number) => {
      const at = (x: number, y: number, z: number) => [x, y, z].map((c) => c * 2 ** power);
      const a = { a: at(8, 4, 2), b: at(-2, -8, -6), c: at(4, 0, -7), d: at(5, 6, -4) };
      const b = { a: at(-2, -2, 7), b: at(-8, 5, -2), c: at(2, 7, -1), d: at(7, -3, -3) };
      const { depth, ways } = tetrahedronTetrahedronPenetration(a, b)!;
      return { depth: depth / 2 ** power, ways };
    };
    const expected = depthAt(0);
    expect(expected).toMatchObject({ depth: 1.8017804158655228, ways: [{ a: { type: 'edge' } }] });
    for (let power = -420; power <= 420; power += 3) expect(depthAt(power), String(power)).toEqual(expected);
  });

  it('lets what has no volume leave at once; on one line any direction will do', () => {
    const flat = box([0, 0, 0], [1, 1, 0]);
    expect(boxBoxPenetration(flat, flat)!.ways).toHaveLength(2);
    const line = box([0, 0, 0], [1, 0, 0]);
    expect(boxBoxPenetration(line, line)).toMatchObject({ depth: 0, ways: [] });
  });
});
