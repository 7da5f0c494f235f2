import { describe, expect, it } from 'vitest';
import { prepareMesh } from '../../../src/mesh/index.js';
import {
  changeMesh,
  type MeshOperation,
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
} from '../../../src/solids/index.js';
import { box, DrawnMeshes, insideOut, joined, type PlainMesh } from './drawn-meshes.js';

const WHOLE = [meshUnion, meshIntersection, meshDifference, meshSymmetricDifference];
const OPERATIONS: readonly MeshOperation[] = ['union', 'intersection', 'difference', 'symmetric-difference'];

/** What a call that may refuse gives, or null; anything but a refusal is an error. */
function allowed<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return null;
  }
}

/** Combines in all ways, on trust, and counts what was not refused. */
function combineAll(meshes: readonly PlainMesh[]): number {
  const [mesh, ...tools] = meshes as [PlainMesh, ...PlainMesh[]];
  const results = WHOLE.map((whole) => allowed(() => whole(meshes, { trust: true })));
  const changes = OPERATIONS.map((operation) =>
    allowed(() => changeMesh(prepareMesh(mesh), operation, tools, { trust: true }).mesh()),
  );
  for (const result of [...results, ...changes]) {
    if (result === null) continue;
    expect(result.indices.every((v) => 3 * v < result.positions.length)).toBe(true);
    expect(result.positions.every(Number.isFinite)).toBe(true);
  }
  return [...results, ...changes].filter((result) => result !== null).length;
}

describe('on trust', () => {
  it('meshes that meet themselves end, and give a mesh of some kind or are refused', () => {
    const drawn = new DrawnMeshes(23);
    let made = 0;
    for (let i = 0; i < 6; i++) {
      const bad = joined(drawn.mesh(), drawn.mesh(), drawn.mesh());
      made += combineAll([bad, drawn.mesh()]);
      made += combineAll([drawn.mesh(), bad]);
    }
    expect(made).toBeGreaterThan(24);
  });

  it('meshes that are doubled, inside out, or have triangles without an area end, too', () => {
    const cube = box([0, 0, 0], [2, 2, 2]);
    const other = box([1, 1, 1], [3, 3, 3]);
    const needle = { positions: cube.positions, indices: [...cube.indices, 0, 1, 0, 0, 0, 1] };
    let made = 0;
    for (const bad of [
      joined(cube, cube),
      joined(cube, insideOut(cube)),
      joined(cube, cube, insideOut(other)),
      needle,
    ]) {
      made += combineAll([bad, other]);
      made += combineAll([other, bad]);
    }
    expect(made).toBeGreaterThan(16);
  });
});
