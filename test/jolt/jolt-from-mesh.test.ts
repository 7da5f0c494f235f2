import initJolt from 'jolt-physics';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type JoltHullSettings,
  type JoltMeshSettings,
  joltFromMesh,
  joltHull,
  meshFromJolt,
} from '../../src/jolt/index.js';
import { closureOf, transformMesh } from '../../src/mesh/index.js';
import { meshDifference } from '../../src/solids/index.js';
import { meshFromGeometry } from '../../src/three/index.js';
import { models, SEAM } from '../three/models.js';

type Jolt = Awaited<ReturnType<typeof initJolt>>;
let jolt: Jolt;

/** Members that are set here: the types of the package are found by bundlers only. */
type MeshSettings = JoltMeshSettings & { mPerTriangleUserData: boolean };
type HullSettings = JoltHullSettings & { mMaxConvexRadius: number };

beforeAll(async () => {
  jolt = await initJolt();
  // Jolt makes no shapes before its world was set up.
  const settings = new jolt.JoltSettings();
  const layers = new jolt.BroadPhaseLayerInterfaceTable(1, 1);
  layers.MapObjectToBroadPhaseLayer(0, new jolt.BroadPhaseLayer(0));
  const pairs = new jolt.ObjectLayerPairFilterTable(1);
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 1, pairs, 1);
  new jolt.JoltInterface(settings);
});

const TURN = {
  type: 'matrix',
  elements: [0.36, 0.48, -0.8, 0, -0.8, 0.6, 0, 0, 0.48, 0.64, 0.6, 0, 0.1, 0.2, 0.3, 1],
} as const;

const corner = (size: number) => ({
  positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
  indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
});

/** The corners of triangles, in an order that is that of no program. */
const cornersOf = ({ positions, indices }: { positions: ArrayLike<number>; indices: ArrayLike<number> }) =>
  Array.from({ length: indices.length / 3 }, (_, t) => {
    const all = [0, 1, 2].map((k) => [0, 1, 2].map((axis) => positions[3 * indices[3 * t + k]! + axis]!));
    const least = all.map(String).sort()[0]!;
    const first = all.findIndex((p) => String(p) === least);
    return [0, 1, 2].map((k) => all[(first + k) % 3]!);
  });

describe.each(models)('$name', ({ geometry, closes }) => {
  it('becomes settings of a mesh, and comes back as it was', () => {
    const mesh = transformMesh(meshFromGeometry(geometry, { distance: closes ?? SEAM }), TURN);
    const { settings, triangles, certificate } = joltFromMesh(mesh, { jolt });
    expect(['valid', 'repaired']).toContain(certificate.type);
    const back = meshFromJolt(settings, { jolt });
    expect(back.indices).toHaveLength(3 * triangles.length);
    if (certificate.type === 'valid') {
      expect([...back.positions]).toEqual(Array.from(mesh.positions, Math.fround));
      expect(back.indices).toEqual(mesh.indices);
    }
    if (closes !== null) expect(closureOf(back).unbalancedEdges).toBe(0);
    jolt.destroy(settings);
  });

  it('becomes a shape, whose vertices have 21 bits of its box', () => {
    const mesh = transformMesh(meshFromGeometry(geometry, { distance: closes ?? SEAM }), TURN);
    const { settings } = joltFromMesh(mesh, { jolt });
    const given = meshFromJolt(settings, { jolt });
    const result = settings.Create();
    expect(result.IsValid()).toBe(true);
    const shape = result.Get();
    shape.AddRef();
    jolt.destroy(settings);
    const back = meshFromJolt(shape, { jolt });
    shape.Release();
    expect(back.indices).toHaveLength(given.indices.length);
    if (closes !== null) expect(closureOf(back).unbalancedEdges).toBe(0);
    const size = Math.max(
      ...[0, 1, 2].map((axis) => {
        const all = given.positions.filter((_, i) => i % 3 === axis);
        return Math.max(...all) - Math.min(...all);
      }),
    );
    // Each vertex has one of the other list beside it.
    const bound = size * 2 ** -20;
    for (let v = 0; v < back.positions.length; v += 3) {
      let nearest = Infinity;
      for (let w = 0; w < given.positions.length; w += 3) {
        const far = [0, 1, 2].map((k) => Math.abs(back.positions[v + k]! - given.positions[w + k]!));
        nearest = Math.min(nearest, Math.max(...far));
      }
      expect(nearest).toBeLessThan(bound);
    }
  });
});

describe('for Jolt', () => {
  it('a triangle has the number of its own as user data', () => {
    const result = meshDifference([corner(4), corner(1)], { precision: 'single' });
    const { settings } = joltFromMesh<MeshSettings>(result, { jolt });
    settings.mPerTriangleUserData = true;
    const { mIndexedTriangles: list } = settings;
    expect(Array.from({ length: list.size() }, (_, t) => list.at(t).mUserData)).toEqual([
      ...new Array(list.size()).keys(),
    ]);
    const shape = jolt.castObject(settings.Create().Get(), jolt.MeshShape);
    shape.AddRef();
    jolt.destroy(settings);
    const placed = new jolt.TransformedShape();
    placed.mShape = shape;
    placed.SetWorldTransform(new jolt.RVec3(0, 0, 0), new jolt.Quat(0, 0, 0, 1), new jolt.Vec3(1, 1, 1));
    const hit = new jolt.RayCastResult();
    placed.CastRay(new jolt.RRayCast(new jolt.RVec3(3, 3, 3), new jolt.Vec3(-6, -6, -6)), hit);
    const t = shape.GetTriangleUserData(hit.mSubShapeID2);
    for (const k of [0, 1, 2]) {
      const v = 3 * result.indices[3 * t + k]!;
      expect(result.positions[v]! + result.positions[v + 1]! + result.positions[v + 2]!).toBe(4);
    }
    placed.mShape = shape;
    shape.Release();
  });

  it('triangles that Jolt leaves out have no number', () => {
    const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0];
    const { settings, triangles } = joltFromMesh({ positions, indices: [0, 0, 1, 0, 1, 2] }, { jolt });
    expect(settings.mIndexedTriangles.size()).toBe(1);
    expect([...triangles]).toEqual([1]);
    jolt.destroy(settings);
  });

  it('a hull has corners alone, and comes back', () => {
    const points = [...corner(2).positions, 1, 1, 0, 0.5, 0.5, 0.5];
    const { settings, deviation } = joltHull<HullSettings>(points, { jolt });
    expect([settings.mPoints.size(), deviation]).toEqual([4, 0]);
    settings.mMaxConvexRadius = 0;
    const shape = settings.Create().Get();
    shape.AddRef();
    jolt.destroy(settings);
    // In its own coordinates, not counted from its centre.
    const back = meshFromJolt(shape, { jolt });
    const expected = cornersOf(corner(2));
    for (const triangle of cornersOf(back))
      for (const p of triangle)
        expect(expected.flat().some((q) => q.every((x, i) => Math.abs(x - p[i]!) < 1e-5))).toBe(true);
    expect(back.indices).toHaveLength(12);
    expect(closureOf(back).unbalancedEdges).toBe(0);
    shape.Release();
  });

  it('memory is given back: as much is in use after three hundred meshes as after ten', () => {
    const [size, mesh] = [() => jolt.HEAPF32.length, meshFromGeometry(models[3]!.geometry)];
    const round = () => {
      const { settings } = joltFromMesh(mesh, { jolt });
      const shape = settings.Create().Get();
      shape.AddRef();
      jolt.destroy(settings);
      meshFromJolt(shape, { jolt });
      shape.Release();
      jolt.destroy(joltHull(mesh.positions, { jolt }).settings);
    };
    for (let i = 0; i < 10; i++) round();
    const free = () => jolt.JoltInterface.prototype.sGetFreeMemory();
    const [length, before] = [size(), free()];
    for (let i = 0; i < 300; i++) round();
    expect(size()).toBe(length);
    // Less than four bytes each time.
    expect(before - free()).toBeLessThan(1000);
  });

  it('says what is wrong', () => {
    expect(() => joltFromMesh(corner(1), {} as never)).toThrow(
      'joltFromMesh: options.jolt must be the module of jolt-physics, got undefined',
    );
    expect(() => joltFromMesh(corner(1), { jolt: initJolt } as never)).toThrow(
      'options.jolt must be the module',
    );
    expect(() => joltFromMesh(corner(1), { jolt: { ...jolt, Float3: 1 } } as never)).toThrow(
      'options.jolt.Float3',
    );
    expect(() => joltHull([[0, 0, 0]], { jolt, jlot: 1 } as never)).toThrow();
    expect(() => meshFromJolt({} as never, { jolt })).toThrow(
      'meshFromJolt: shape must be a Shape or MeshShapeSettings of jolt-physics',
    );
    const { settings } = joltFromMesh(corner(1), { jolt });
    expect(() => meshDifference([settings as never])).toThrow(
      'pass meshFromJolt(settings, { jolt }) of unerring/jolt',
    );
    jolt.destroy(settings);
  });
});
