import { describe, expect, it } from 'vitest';
import { checkedMeshes, unlessMisplaced } from '../../../src/solids/meshes/combined-mesh.js';
import { MESH_RULES } from '../../../src/solids/meshes/mesh-rules.js';
import { box, joined, type PlainMesh } from './drawn-meshes.js';

const cube = box([0, 0, 0], [2, 2, 2]);
const bad = joined(cube, box([1, 1, 1], [3, 3, 3]));
const checked = (mesh: PlainMesh, trust: boolean) =>
  checkedMeshes('f', [mesh, mesh], (place) => `meshes[${place}]`, { trust }, MESH_RULES.union);
const fail = () => {
  throw new Error('an invariant');
};

describe('trust', () => {
  it('is why an invariant fails only if a mesh meets itself', () => {
    expect(unlessMisplaced(checked(bad, true), fail)).toBe(null);
    expect(() => unlessMisplaced(checked(cube, true), fail)).toThrow('an invariant');
    expect(() => unlessMisplaced(checked(cube, false), fail)).toThrow('an invariant');
  });

  it('is not needed for a mesh that is known to meet itself', () => {
    expect(checked(bad, false).operands).toBe(null);
    expect(unlessMisplaced(checked(bad, false), fail)).toBe(null);
    expect(checked(cube, false).places).toEqual([0, 0]);
  });
});
