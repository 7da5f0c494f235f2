import rapier from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import { closureOf, transformMesh } from '../../src/mesh/index.js';
import { meshFromRapier, rapierFromMesh, rapierHull } from '../../src/rapier/index.js';
import { meshDifference } from '../../src/solids/index.js';
import { meshFromGeometry } from '../../src/three/index.js';
import { models, SEAM } from '../three/models.js';

beforeAll(() => rapier.init());

const { ColliderDesc, TriMesh } = rapier;
type Hull = InstanceType<typeof rapier.ConvexPolyhedron>;

/** A turn by rational sines and cosines, and a step: corners come to lie at doubles that are no 32-bit numbers. */
const TURN = {
  type: 'matrix',
  elements: [0.36, 0.48, -0.8, 0, -0.8, 0.6, 0, 0, 0.48, 0.64, 0.6, 0, 0.1, 0.2, 0.3, 1],
} as const;

const corner = (size: number) => ({
  positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
  indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
});

describe.each(models)('$name', ({ name, geometry, closes }) => {
  it('becomes a collider, and comes back as it was', () => {
    const mesh = transformMesh(meshFromGeometry(geometry, { distance: closes ?? SEAM }), TURN);
    const { vertices, indices, certificate, triangles } = rapierFromMesh(mesh);
    expect(['valid', 'repaired']).toContain(certificate.type);
    expect(triangles).toHaveLength(indices.length / 3);
    const world = new rapier.World({ x: 0, y: 0, z: 0 });
    try {
      const collider = world.createCollider(ColliderDesc.trimesh(vertices, indices));
      // As the engine has it, not as it was given.
      collider.clearShapeCache();
      const { shape } = collider;
      expect(shape).toBeInstanceOf(TriMesh);
      const back = meshFromRapier(shape as InstanceType<typeof TriMesh>);
      expect([...back.positions]).toEqual([...vertices]);
      expect(back.indices).toEqual(indices);
      if (closes !== null) expect(closureOf(back).unbalancedEdges).toBe(0);
      // Once in 32 bits it is what it is.
      const again = rapierFromMesh(back);
      expect(again).toMatchObject({ vertices, indices, certificate: { type: 'valid', deviation: 0 } });
    } finally {
      world.free();
    }
  });

  it('has a hull that Rapier takes', () => {
    const { positions } = transformMesh(meshFromGeometry(geometry), TURN);
    if (name === 'a single triangle') {
      expect(() => rapierHull(positions)).toThrow('rapierHull: points must be points that span space');
      return;
    }
    // Its plane is turned, and rounded points of it span space by their last bits.
    if (name === 'a ring') return;
    const { vertices, indices } = rapierHull(positions);
    const world = new rapier.World({ x: 0, y: 0, z: 0 });
    const placesOf = (list: ArrayLike<number>) =>
      new Set(
        Array.from({ length: list.length / 3 }, (_, v) => [0, 1, 2].map((k) => list[3 * v + k]).join()),
      );
    try {
      const hull = world.createCollider(ColliderDesc.convexHull(vertices)!);
      const own = meshFromRapier(hull.shape as Hull);
      expect(closureOf(own).unbalancedEdges).toBe(0);
      expect(own.indices).toEqual(rapierHull(vertices).indices);
      // What the engine has made of it: some of our corners.
      hull.clearShapeCache();
      for (const p of placesOf(meshFromRapier(hull.shape as Hull).positions))
        expect(placesOf(vertices)).toContain(p);
      const mesh = world.createCollider(ColliderDesc.convexMesh(vertices, indices)!);
      mesh.clearShapeCache();
      for (const p of placesOf(meshFromRapier(mesh.shape as Hull).positions))
        expect(placesOf(vertices)).toContain(p);
    } finally {
      world.free();
    }
  });
});

describe('for Rapier', () => {
  it('a result in 32 bits is handed over as it is, and rays hit it', () => {
    const result = meshDifference([corner(4), corner(1)], { precision: 'single' });
    const { vertices, indices, certificate } = rapierFromMesh(result);
    expect(certificate).toEqual({ type: 'valid', deviation: 0, remaining: [] });
    expect([...vertices]).toEqual([...result.positions]);
    const world = new rapier.World({ x: 0, y: 0, z: 0 });
    world.createCollider(ColliderDesc.trimesh(vertices, indices));
    world.step();
    const ray = new rapier.Ray({ x: 0, y: 0, z: 0 }, { x: 1, y: 1, z: 1 });
    expect(world.castRay(ray, 100, true)!.timeOfImpact).toBeCloseTo(1 / 3, 6);
    world.free();
  });

  it('what would fall together is repaired', () => {
    const sheet = (x: number) => corner(1).positions.map((at, i) => (i % 3 === 0 ? x - at : at));
    const turned = [0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0];
    const gap = 2 ** -30;
    const mesh = {
      positions: [...corner(1).positions, ...sheet(-gap)],
      indices: [...corner(1).indices, ...turned.map((v) => v + 4)],
    };
    expect(closureOf(mesh).unbalancedEdges).toBe(0);
    const { certificate, vertices } = rapierFromMesh(mesh);
    expect(certificate).toMatchObject({ type: 'valid' });
    expect([...vertices]).toContain(Math.fround(-gap));
    // From 1 on, 32 bits do not hold the gap.
    const far = { ...mesh, positions: mesh.positions.map((x, i) => (i % 3 === 0 ? x + 1 : x)) };
    const repaired = rapierFromMesh(far);
    expect(repaired.certificate).toMatchObject({ type: 'repaired', remaining: [] });
    expect(repaired.indices.length / 3).toBeLessThan(8);
  });

  it('says what is wrong', () => {
    const shape = {
      vertices: Float32Array.from(corner(1).positions),
      indices: Uint32Array.from(corner(1).indices),
    };
    const desc = ColliderDesc.trimesh(shape.vertices, shape.indices);
    expect(() => meshFromRapier(desc as never)).toThrow(
      'meshFromRapier: shape must be a TriMesh or ConvexPolyhedron of Rapier, got a collider: pass collider.shape',
    );
    expect(() => meshFromRapier(new rapier.Ball(1) as never)).toThrow(
      'must be a TriMesh or ConvexPolyhedron of Rapier',
    );
    expect(() => meshFromRapier(new rapier.Polyline(shape.vertices, shape.indices) as never)).toThrow(
      'meshFromRapier: shape must be a TriMesh or ConvexPolyhedron of Rapier, got a Polyline, which has no triangles',
    );
    expect(() => meshFromRapier(new rapier.ConvexPolyhedron(shape.vertices.subarray(3), null))).toThrow(
      'meshFromRapier: shape.vertices must be points that span space, as there are no indices, got others',
    );
    expect(() => meshFromRapier({ ...shape, indices: Uint32Array.of(0, 1, 4) })).toThrow('shape.indices[2]');
    expect(() => rapierFromMesh(shape as never)).toThrow('pass meshFromRapier(shape) of unerring/rapier');
    expect(() => (rapierFromMesh as (...all: unknown[]) => void)(corner(1), corner(1))).toThrow(
      'one mesh at a time',
    );
  });
});
