import Module from 'manifold-3d';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ManifoldMeshData,
  type ManifoldMeshLike,
  manifoldFromMesh,
  meshFromManifold,
} from '../../src/manifold/index.js';
import { checkMesh, closureOf } from '../../src/mesh/index.js';
import { meshDifference, meshUnion } from '../../src/solids/index.js';

interface Manifold {
  getMesh(): ManifoldMeshLike;
  translate(by: readonly number[]): Manifold;
  rotate(by: readonly number[]): Manifold;
  subtract(other: Manifold): Manifold;
  add(other: Manifold): Manifold;
  calculateNormals(at: number, angle?: number): Manifold;
  setProperties(count: number, make: (now: number[], at: number[]) => void): Manifold;
  refine(n: number): Manifold;
  asOriginal(): Manifold;
  volume(): number;
  numTri(): number;
  status(): string;
}
interface Shapes {
  cube(size: readonly number[], center?: boolean): Manifold;
  sphere(radius: number, segments: number): Manifold;
  cylinder(height: number, low: number, high: number, segments: number): Manifold;
  tetrahedron(): Manifold;
  extrude(rings: readonly number[][][], height: number): Manifold;
  revolve(rings: readonly number[][][], segments: number): Manifold;
}

let made: Shapes & (new (mesh: unknown) => Manifold);
let Mesh: new (data: ManifoldMeshData) => ManifoldMeshLike;

const L = [
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ],
];
const uv = (mesh: Manifold) =>
  mesh.setProperties(2, (now, [x, y, z]) => {
    now[0] = x! + 2 * y!;
    now[1] = z! - y!;
  });

const MODELS: Readonly<Record<string, (m: Shapes) => Manifold>> = {
  'a cube': (m) => m.cube([2, 2, 2], true),
  'a tetrahedron': (m) => m.tetrahedron(),
  'a ball': (m) => m.sphere(1.3, 16),
  'a fine ball': (m) => m.sphere(1.1, 32),
  'a cylinder': (m) => m.cylinder(3, 0.6, 0.6, 12),
  'a cone': (m) => m.cylinder(2, 1, 0, 9),
  'a cut cone': (m) => m.cylinder(2, 1, 0.5, 11),
  'an extruded L': (m) => m.extrude(L, 0.5),
  'a torus': (m) => m.revolve([L[0]!.map(([x, y]) => [x! + 2, y!])], 10),
  'a turned cube': (m) => m.cube([1, 2, 3]).rotate([10, 20, 30]),
  'a cube with texture': (m) => uv(m.cube([2, 2, 2], true)),
  'a ball with texture': (m) => uv(m.sphere(1.2, 12)),
  'a cylinder with normals': (m) => m.cylinder(3, 0.6, 0.6, 12).calculateNormals(0, 40),
  'a cube with normals': (m) => m.cube([2, 2, 2], true).calculateNormals(0, 40),
  'a cube without a ball': (m) => m.cube([2, 2, 2], true).subtract(m.sphere(1.3, 16)),
  'two balls': (m) => m.sphere(1, 12).add(m.sphere(1, 12).translate([0.7, 0, 0])),
  'two cubes apart': (m) => m.cube([1, 1, 1]).add(m.cube([1, 1, 1]).translate([5, 0, 0])),
  'a hollow cube': (m) => m.cube([2, 2, 2], true).subtract(m.cube([1, 1, 1], true)),
  'a refined tetrahedron': (m) => m.tetrahedron().refine(3),
  'cubes with normals, one without the other': (m) =>
    m
      .cube([2, 2, 2], true)
      .calculateNormals(0, 40)
      .subtract(m.cube([1, 1, 9], true).calculateNormals(0, 40)),
};

beforeAll(async () => {
  const module = await (Module as unknown as () => Promise<Record<string, unknown>>)();
  (module.setup as () => void)();
  made = module.Manifold as never;
  Mesh = module.Mesh as never;
});

const cornersOf = ({ numProp, vertProperties, triVerts }: ManifoldMeshLike) =>
  Array.from(triVerts, (v) => Array.from(vertProperties.subarray(numProp * v, numProp * v + numProp)));

describe.each(Object.entries(MODELS))('%s', (_, model) => {
  it('comes back with all that it has, and is a manifold there', () => {
    const source = model(made).getMesh();
    const mesh = meshFromManifold(source);
    expect(closureOf(mesh).unbalancedEdges).toBe(0);
    expect(mesh.indices).toHaveLength(source.triVerts.length);
    // Nothing is cut where there is nothing else.
    const result = meshUnion([mesh]);
    const { mesh: back, deviation } = manifoldFromMesh(result, { sources: [mesh], manifold: { Mesh } });
    expect(deviation).toBe(0);
    expect(cornersOf(back).map(String).sort()).toEqual(cornersOf(source).map(String).sort());
    expect(Array.from(back.runOriginalID!)).toEqual(Array.from(source.runOriginalID!));
    expect(back.faceID).toHaveLength(back.triVerts.length / 3);
    const again = new made(back);
    expect(again.numTri()).toBe(source.triVerts.length / 3);
    expect(again.volume()).toBeCloseTo(model(made).volume(), 5);
  });
});

it('carries properties through a difference, exactly, and manifold-3d takes the result', () => {
  const sources = [uv(made.cube([2, 2, 2], true)), uv(made.sphere(1.3, 16).translate([0.3, 0.2, 0.1]))].map(
    (m) => meshFromManifold(m.getMesh()),
  );
  const result = meshDifference(sources, { precision: 'single' });
  const { mesh, deviation } = manifoldFromMesh(result, { sources, manifold: { Mesh } });
  expect([deviation, mesh.numProp]).toEqual([0, 5]);
  for (const [x, y, z, u, v] of cornersOf(mesh)) {
    expect(Math.abs(u! - (x! + 2 * y!))).toBeLessThan(2e-6);
    expect(Math.abs(v! - (z! - y!))).toBeLessThan(2e-6);
  }
  expect(mesh.runIndex).toHaveLength(3);
  const again = new made(mesh);
  expect(again.status()).toBe('NoError');
  const theirs = uv(made.cube([2, 2, 2], true)).subtract(made.sphere(1.3, 16).translate([0.3, 0.2, 0.1]));
  expect(again.volume()).toBeCloseTo(theirs.volume(), 4);
  const findings = (of: typeof result) =>
    checkMesh(of).findings.map(({ type: kind, count }) => [kind, count]);
  expect(findings({ ...result, ...meshFromManifold(mesh) })).toEqual(findings(result));
});

it('negates normals where triangles are turned, and fills up properties', () => {
  const a = meshFromManifold(made.cube([2, 2, 2], true).calculateNormals(0, 40).getMesh());
  const b = meshFromManifold(made.cube([1, 1, 9], true).calculateNormals(0, 40).getMesh());
  const plain = meshFromManifold(made.cube([1, 9, 1], true).getMesh());
  const sources = [a, b, plain];
  const result = meshDifference(sources);
  const { mesh } = manifoldFromMesh(result, { sources, normals: 3 });
  const { triVerts, numProp, vertProperties } = mesh;
  let filled = 0;
  for (let t = 0; t < triVerts.length; t += 3) {
    const [p, q, r] = [0, 1, 2].map((k) => {
      const v = triVerts[t + k]!;
      return vertProperties.subarray(numProp * v, numProp * v + numProp);
    });
    const normal = p!.subarray(3, 6);
    if (normal.every((x) => x === 0)) {
      filled++;
      continue;
    }
    const [u, w] = [q, r].map((s) => [s![0]! - p![0]!, s![1]! - p![1]!, s![2]! - p![2]!]);
    const face = [
      u![1]! * w![2]! - u![2]! * w![1]!,
      u![2]! * w![0]! - u![0]! * w![2]!,
      u![0]! * w![1]! - u![1]! * w![0]!,
    ];
    expect(face[0]! * normal[0]! + face[1]! * normal[1]! + face[2]! * normal[2]!).toBeGreaterThan(0);
  }
  expect(filled).toBeGreaterThan(0);
  expect(mesh.mergeFromVert.length).toBeGreaterThan(0);
});

it('says what is wrong', () => {
  const cube = made.cube([1, 1, 1]);
  const mesh = cube.getMesh();
  expect(() => meshFromManifold(cube as never)).toThrow('a Manifold: pass manifold.getMesh()');
  expect(() =>
    meshFromManifold({ ...mesh, numProp: 2, vertProperties: mesh.vertProperties, triVerts: mesh.triVerts }),
  ).toThrow('meshFromManifold: mesh.numProp must be');
  const data = manifoldFromMesh(meshFromManifold(mesh)).mesh;
  expect(() => meshFromManifold({ ...data, mergeFromVert: Uint32Array.of(1) })).toThrow(
    'mesh.mergeToVert.length',
  );
  expect(() =>
    meshFromManifold({ ...data, runIndex: Uint32Array.of(0, 4), runOriginalID: Uint32Array.of(7) }),
  ).toThrow('mesh.runIndex[1] must be a multiple of 3');
  // Triangles of no run would get the number of some other mesh.
  const end = data.triVerts.length;
  for (const [runIndex, where] of [
    [[3, end], 'runIndex[0] must be 0,'],
    [[0, 6], `runIndex[1] must be ${end}, where`],
    [[0, 6, end], `runIndex[1] must be ${end}, where`],
  ] as const)
    expect(() =>
      meshFromManifold({ ...data, runIndex: Uint32Array.from(runIndex), runOriginalID: Uint32Array.of(7) }),
    ).toThrow(`mesh.${where}`);
  expect(() => meshFromManifold({ ...data, faceID: Uint32Array.of(1, 2) })).toThrow(
    `mesh.faceID.length must be ${end / 3}, one for each triangle, got 2`,
  );
  const own = meshFromManifold(mesh);
  const result = meshUnion([own]);
  expect(() => manifoldFromMesh(result, { sources: [own, own] })).toThrow('options.sources.length');
  expect(() => manifoldFromMesh(own, { sources: [own] })).toThrow('what meshUnion or its kin gave');
  expect(() => manifoldFromMesh(result, { sources: [own], normals: 3 })).toThrow(
    'options.normals must be 0 at most',
  );
  expect(() => manifoldFromMesh(structuredClone(result), { sources: [own] })).toThrow('a copy of it');
});
