import { describe, expect, it } from 'vitest';
import { PlaneTable } from '../../../src/bsp/index.js';
import { planeThrough } from '../../../src/implicit/index.js';

describe('PlaneTable', () => {
  it('numbers the planes of a grid of cubes: each once, whatever triangle it comes from', () => {
    const table = new PlaneTable();
    const size = 6;
    for (let i = 0; i < size ** 3; i++) {
      const low = [i % size, Math.floor(i / size) % size, Math.floor(i / size ** 2)] as const;
      for (let axis = 0; axis < 3; axis++) {
        for (const end of [0, 1]) {
          const at = (u: number, v: number) => {
            const p = [...low];
            p[axis]! += end;
            p[(axis + 1) % 3]! += u;
            p[(axis + 2) % 3]! += v;
            return p;
          };
          const { index, facing } = table.add(planeThrough(at(0, 0), at(1, 0), at(1, 1)));
          expect(table.add(planeThrough(at(0, 0), at(0, 1), at(1, 1)))).toEqual({
            index,
            facing: facing === 1 ? -1 : 1,
          });
        }
      }
    }
    expect(table.planes.length).toBe(3 * (size + 1));
  });

  it('finds what is there, and refuses what is no plane', () => {
    const table = new PlaneTable();
    table.add({ normal: [1, 2, 3], constant: 0.1 });
    expect(table.find({ normal: [-2, -4, -6], constant: -0.2 })).toEqual({ index: 0, facing: -1 });
    expect(table.find({ normal: [2, 4, 6], constant: 0.1 })).toBeNull();
    expect(table.planes.length).toBe(1);
    const line = planeThrough([0, 0, 0], [1, 1, 1], [2, 2, 2]);
    expect(() => table.add(line)).toThrow(
      'PlaneTable.add: plane must be a plane with a normal other than zero',
    );
    expect(() => table.find(null as never)).toThrow('PlaneTable.find: plane must be');
  });
});
