import { describe, expect, it } from 'vitest';
import { prepareMesh } from '../../../src/mesh/index.js';
import { interpolateAttributes, meshDifference, meshUnion } from '../../../src/solids/index.js';
import { box, joined } from './drawn-meshes.js';

const [a, b] = [box([0, 0, 0], [3, 3, 3]), box([1, 1, 1], [5, 5, 5])];
const difference = meshDifference([a, b]);
const { positions, indices, origins } = difference;
const corner = (i: number) => [0, 1, 2].map((k) => positions[3 * indices[i]! + k]!);

describe('attributes of a result', () => {
  it('are linear in each source triangle', () => {
    const linear = (mesh: typeof a) => ({
      array: mesh.positions.flatMap((_, i) =>
        i % 3 === 0 ? [mesh.positions[i]! - 4 * mesh.positions[i + 2]!] : [],
      ),
      itemSize: 1,
    });
    const values = interpolateAttributes(difference, [linear(a), linear(b)]);
    expect(values.length).toBe(indices.length);
    values.forEach((value, i) => {
      const [x, , z] = corner(i);
      expect(value).toBe(x! - 4 * z!);
    });
  });

  it('keep the numbers of corners that are their own to the bit, for each corner of each triangle, too', () => {
    const numbers = (from: number) => Array.from({ length: 72 }, (_, i) => (i === 0 ? -0 : from + i / 7));
    const attributes = [numbers(0), numbers(100)].map((array) => ({
      array,
      itemSize: 2,
      per: 'corner' as const,
    }));
    const values = interpolateAttributes(difference, attributes);
    let own = 0;
    for (let i = 0; i < indices.length; i++) {
      const t = Math.floor(i / 3);
      const mesh = [a, b][origins!.operands[t]!]!;
      for (let k = 0; k < 3; k++) {
        const source = 3 * origins!.triangles[t]! + k;
        const v = mesh.indices[source]!;
        if (!corner(i).every((x, axis) => x === mesh.positions[3 * v + axis])) continue;
        const { array } = attributes[origins!.operands[t]!]!;
        expect(Object.is(values[2 * i], array[2 * source])).toBe(true);
        expect(Object.is(values[2 * i + 1], array[2 * source + 1])).toBe(true);
        own++;
      }
    }
    expect(own).toBeGreaterThan(20);
  });

  it('negate normals of triangles that were turned, if that is asked for', () => {
    const ones = [a, b].map(({ positions }) => ({ array: positions.map(() => 1), itemSize: 3 }));
    const plain = interpolateAttributes(difference, ones);
    const negated = interpolateAttributes(difference, ones, { negateTurned: true });
    expect([...plain].every((x) => x === 1)).toBe(true);
    negated.forEach((x, i) => {
      expect(x).toBe(origins!.turned[Math.floor(i / 9)] === 1 ? -1 : 1);
    });
    expect(negated.includes(-1)).toBe(true);
  });

  it('go by the vertices as they were given, also where several are at one point, and by every place', () => {
    const split = {
      positions: a.indices.flatMap((v) => a.positions.slice(3 * v, 3 * v + 3)),
      indices: a.indices.map((_, i) => i),
    };
    const prepared = prepareMesh(split);
    const result = meshUnion([prepared, b, prepared]);
    const array = split.indices.map((i) => Math.floor(i / 3));
    const bare = { array: new Float32Array(8).fill(-1), itemSize: 1 };
    const values = interpolateAttributes(result, [{ array, itemSize: 1 }, bare, { array, itemSize: 1 }]);
    values.forEach((value, i) => {
      const t = Math.floor(i / 3);
      expect(value).toBe(result.origins!.operands[t] === 1 ? -1 : result.origins!.triangles[t]);
    });
  });

  it('are those of the meshes as they were, and turned zeros stay zeros', () => {
    const meshes = [a, b].map((mesh) => ({
      positions: Float64Array.from(mesh.positions),
      indices: Uint32Array.from(mesh.indices),
    }));
    const attributes = [a, b].map((mesh) => ({ array: mesh.positions, itemSize: 3 }));
    const result = meshDifference(meshes);
    for (const mesh of meshes) {
      mesh.positions.fill(7);
      mesh.indices.fill(0);
    }
    expect(interpolateAttributes(result, attributes)).toEqual(interpolateAttributes(difference, attributes));
    const zeros = { array: new Float64Array(8), itemSize: 1 };
    const turned = interpolateAttributes(result, [zeros, zeros], { negateTurned: true });
    expect(turned.every((value) => Object.is(value, 0))).toBe(true);
  });

  it('refuse what does not belong to the meshes', () => {
    const one = { array: new Array<number>(8).fill(1), itemSize: 1 };
    const call = (...attributes: readonly unknown[]) =>
      interpolateAttributes(difference, attributes as (typeof one)[]);
    expect(() => call(one)).toThrow(
      'interpolateAttributes: attributes.length must be 2, one for each mesh, got 1',
    );
    expect(() => call(one, { ...one, array: [1] })).toThrow(
      'interpolateAttributes: attributes[1].array.length must be 8, 1 for each vertex of the mesh, got 1',
    );
    expect(() => call(one, { ...one, per: 'corner' })).toThrow(/array.length must be 36, 1 for each corner/);
    expect(() => call(one, { ...one, per: 'face' })).toThrow(
      /attributes\[1\].per must be 'vertex' or 'corner'/,
    );
    expect(() => call({ ...one, array: one.array.map((x, i) => (i === 3 ? Number.NaN : x)) }, one)).toThrow(
      'interpolateAttributes: attributes[0].array[3] must be a finite number, got NaN',
    );
    expect(() => call(one, { array: new Array<number>(16).fill(1), itemSize: 2 })).toThrow(
      'interpolateAttributes: attributes[1].itemSize must be 1, as of the first one, got 2',
    );
    expect(() => call(one, { ...one, itemSize: 0 })).toThrow(
      /attributes\[1\].itemSize must be an integer from 1 on/,
    );
    expect(() => call(one, null)).toThrow(/attributes\[1\] must be {array, itemSize}, got null/);
    expect(() => interpolateAttributes(structuredClone(difference), [one, one])).toThrow(/got a copy of it/);
    expect(() => interpolateAttributes(a as never, [one, one])).toThrow(
      /^interpolateAttributes: result must be/,
    );
    const resolved = meshUnion([joined(a, b), a]);
    expect(() => interpolateAttributes(resolved, [one, one])).toThrow(/its origins are null/);
  });
});
