import { describe, expect, it } from 'vitest';
import { foreignMeshWay } from '../../../src/core/arguments/foreign-meshes.js';
import { prepareMesh } from '../../../src/mesh/index.js';
import { meshUnion } from '../../../src/solids/index.js';
import { three } from './three.js';

const shapeOfRapier = { vertices: new Float32Array(3), indices: new Uint32Array(3) };

describe('a mesh of another package', () => {
  it.each([
    [{ numProp: 3, vertProperties: [], triVerts: [] }, 'meshFromManifold(mesh) of unerring/manifold'],
    [{ getMesh() {} }, 'meshFromManifold(v.getMesh()) of unerring/manifold'],
    [{ polygons: [], transforms: [] }, 'meshFromGeom3(geometry) of unerring/jscad'],
    [
      { attributes: { position: { array: [] } }, index: { array: [] }, brep_faces: [] },
      'meshFromOcct(mesh) of unerring/occt',
    ],
    [shapeOfRapier, 'meshFromRapier(shape) of unerring/rapier'],
    [{ handle: 0, shape: shapeOfRapier }, 'meshFromRapier(v.shape) of unerring/rapier'],
    [{ GetCenterOfMass() {} }, 'meshFromJolt(shape, { jolt }) of unerring/jolt'],
    [{ mTriangleVertices: {} }, 'meshFromJolt(settings, { jolt }) of unerring/jolt'],
  ])('%# is told how to become one of this', (mesh, way) => {
    expect(foreignMeshWay(mesh)).toBe(way);
    for (const call of [
      () => prepareMesh(mesh as never),
      () => meshUnion([mesh as never]),
      () => (meshUnion as (...all: unknown[]) => unknown)(mesh, mesh),
    ]) {
      expect(call).toThrow(RangeError);
      expect(call).toThrow(`: pass ${way}`);
    }
  });

  it('of three.js is told so, and no other is', () => {
    const box = three('Mesh', three('BoxGeometry'));
    const both = () => (meshUnion as (...all: unknown[]) => unknown)(box, box);
    expect(both).toThrow(/^meshUnion: meshes must be a list of meshes, \[a, b\], got a three.js Mesh /);
    expect(both).toThrow(': pass meshFromObject(mesh) of unerring/three');
    for (const mesh of [
      {},
      { positions: [0, 0, 0] },
      { vertices: [[0, 0, 0]], faces: [] },
      { polygons: [] },
      7,
      null,
    ]) {
      expect(foreignMeshWay(mesh)).toBe('');
      expect(() => meshUnion(mesh as never)).toThrow(
        /^meshUnion: meshes must be a list of meshes, (?!.*pass)/,
      );
    }
  });
});
