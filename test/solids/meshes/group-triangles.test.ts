import { describe, expect, it } from 'vitest';
import { groupTriangles, meshDifference } from '../../../src/solids/index.js';
import { box } from './drawn-meshes.js';

const meshes = [box([0, 0, 0], [3, 3, 3]), box([1, 1, 1], [5, 5, 5])];
const result = meshDifference(meshes);

describe('triangles by group', () => {
  it('are ranges again, by mesh and group, and each is there once', () => {
    const groups = [
      [
        { start: 0, count: 12, materialIndex: 7 },
        { start: 6, count: 18 },
      ],
      [{ start: 0, count: 36, materialIndex: 3 }],
    ];
    const { indices, triangles, groups: found } = groupTriangles(result, groups);
    expect([...triangles].sort((s, t) => s - t)).toEqual([...Array(result.indices.length / 3).keys()]);
    let next = 0;
    for (const { start, count, materialIndex, operand, group } of found) {
      expect(start).toBe(next);
      next += count;
      for (let place = start / 3; place < next / 3; place++) {
        const t = triangles[place]!;
        expect([...indices.slice(3 * place, 3 * place + 3)]).toEqual([
          ...result.indices.slice(3 * t, 3 * t + 3),
        ]);
        expect(result.origins!.operands[t]).toBe(operand);
        const source = 3 * result.origins!.triangles[t]!;
        const expected = operand === 1 ? 0 : source < 12 ? 0 : source < 24 ? 1 : -1;
        expect(group).toBe(expected);
        expect(materialIndex).toBe(operand === 1 ? 3 : [7, 1, undefined][expected < 0 ? 2 : expected]);
      }
    }
    expect(next).toBe(indices.length);
    expect(found.map(({ operand, group }) => [operand, group])).toEqual([
      [0, 0],
      [0, 1],
      [0, -1],
      [1, 0],
    ]);
  });

  it('refuse ranges that are not there', () => {
    const call = (...groups: unknown[]) => groupTriangles(result, groups as never);
    expect(() => call([])).toThrow('groupTriangles: groups.length must be 2, one for each mesh, got 1');
    expect(() => call([], [{ start: 1, count: 3 }])).toThrow(
      'groupTriangles: groups[1][0] must be a range of whole triangles among 36 indices, got start 1 and count 3',
    );
    expect(() => call([{ start: 30, count: 9 }], [])).toThrow(/got start 30 and count 9/);
    expect(() => call([{ start: -3, count: 9 }], [])).toThrow(
      /groups\[0\]\[0\].start must be an integer from 0 on/,
    );
    expect(() => call(3, [])).toThrow(/groups\[0\] must be a list of groups/);
    expect(() => groupTriangles({ ...result, origins: null }, [[], []])).toThrow(/its origins are null/);
  });
});
