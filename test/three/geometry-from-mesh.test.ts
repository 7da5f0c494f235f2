import { describe, expect, it } from 'vitest';
import { checkMesh, prepareMesh } from '../../src/mesh/index.js';
import { type CombinedMesh, meshDifference, meshUnion } from '../../src/solids/index.js';
import {
  type GeometryData,
  type GeometryMesh,
  geometryFromMesh,
  meshFromGeometry,
  meshFromObject,
} from '../../src/three/index.js';
import { DOUBLE, type Geometry, geometryOf, type Mesh, make, material, meshOf, three } from './library.js';
import { models, SEAM } from './models.js';

/** The numbers of an attribute at each corner. */
const cornersOf = ({ attributes, index }: GeometryData, name: string): number[][] =>
  Array.from(index, (v) => {
    const { array, itemSize } = attributes[name]!;
    return Array.from(array.subarray(itemSize * v, itemSize * v + itemSize));
  });

const cornersOfMesh = ({ positions, indices }: { positions: Float64Array; indices: Uint32Array }) =>
  Array.from(indices, (v) => Array.from(positions.subarray(3 * v, 3 * v + 3)));

describe.each(models)('$name', ({ name, geometry }) => {
  it('comes back as it was', () => {
    const mesh = meshFromGeometry(geometry);
    const { geometry: data, deviation, material: none, omitted } = geometryFromMesh(mesh);
    const isInDoubles = name.includes('doubles') || name.includes('integers');
    expect(deviation > 0).toBe(isInDoubles);
    expect([none, omitted, data.groups]).toEqual([undefined, [], []]);
    const expected = cornersOfMesh(mesh).map((p) => p.map(Math.fround));
    expect(cornersOf(data, 'position')).toEqual(expected);
    const doubles = geometryFromMesh(mesh, { precision: 'double' });
    expect(doubles.deviation).toBe(0);
    expect(cornersOf(doubles.geometry, 'position')).toEqual(cornersOfMesh(mesh));
    const made = geometryFromMesh(mesh, { three }).geometry;
    expect(meshFromGeometry(made).indices).toHaveLength(mesh.indices.length);
    expect(made.attributes.position!.count).toBe(data.attributes.position.array.length / 3);
  });
});

/** A linear function of a place: what is interpolated exactly is that again. */
const linear = ([x, y, z]: readonly number[]): number[] => [x! + 2 * y!, z! - y!];

/** An object with texture coordinates that are a linear function of where its vertices are at last. */
function withLinearUv(geometry: Geometry, change: (object: Mesh) => void, of: unknown = material()): Mesh {
  const object = meshOf(geometry, of);
  change(object);
  const { positions, isMirrored } = meshFromObject(object, { distance: 0 });
  expect(positions.length).toBeGreaterThan(0);
  const apart = geometry.toNonIndexed();
  const at = meshFromObject(Object.assign(object, { geometry: apart }));
  // Vertex 3 t + k of what has no index is corner k of triangle t, or the other one where all is mirrored.
  const uv = new Float32Array(2 * apart.attributes.position!.count);
  at.triangles.forEach((t, i) => {
    for (const k of [0, 1, 2]) {
      const v = at.indices[3 * i + (isMirrored && k > 0 ? 3 - k : k)]!;
      uv.set(linear([0, 1, 2].map((axis) => at.positions[3 * v + axis]!)), 2 * (3 * t + k));
    }
  });
  apart.setAttribute('uv', new three.BufferAttribute(uv, 2));
  return object;
}

const box = () => make<Geometry>('BoxGeometry', 2, 2, 2);

/** Pairs that are combined, some of them scaled, turned and mirrored. */
const pairs: readonly [string, Mesh, Mesh][] = [
  [
    'a box and a mirrored ball',
    withLinearUv(box(), (o) => o.position.set(0.25, 0.1, 0.05)),
    withLinearUv(make('SphereGeometry', 1.3, 12, 8), (o) => {
      o.scale.set(-1, 1.5, 1);
      o.rotation.set(1, 2, 3);
    }),
  ],
  [
    'two boxes with faces in common',
    withLinearUv(box(), () => {}),
    withLinearUv(box(), (o) => o.position.set(1, 0, 0)),
  ],
  [
    'a torus through a cylinder',
    withLinearUv(make('TorusGeometry', 1, 0.4, 8, 12), () => {}),
    withLinearUv(make('CylinderGeometry', 0.5, 0.5, 3, 9), (o) => o.position.set(1, 0.1, 0)),
  ],
  [
    'an extruded L and an interleaved box',
    withLinearUv(models[17]!.geometry.clone(), (o) => o.scale.set(1, 1, -2)),
    withLinearUv(models[13]!.geometry.clone(), (o) => o.position.set(1, 1, 0)),
  ],
];

describe.each(pairs)('the union and the difference of %s', (_, a, b) => {
  const sources = [a, b].map((object) => meshFromObject(object, { distance: SEAM }));

  it.each([
    ['union', meshUnion],
    ['difference', meshDifference],
  ] as const)('carries texture coordinates and normals: %s', (_name, combine) => {
    const result = combine(sources);
    const { geometry: data, omitted, deviation } = geometryFromMesh(result, { sources });
    expect(deviation).toBeLessThan(2 ** -22);
    expect(omitted).toEqual([]);
    const uvs = cornersOf(data, 'uv');
    cornersOf(data, 'position').forEach((p, corner) => {
      // 32 bits, of numbers up to 8.
      linear(p).forEach((x, i) => {
        expect(Math.abs(uvs[corner]![i]! - x)).toBeLessThan(2e-6);
      });
    });
    const exact = cornersOfMesh(result);
    expect(new Set(cornersOf(data, 'position').map(String)).size).toBe(
      new Set(exact.map((p) => String(p.map(Math.fround)))).size,
    );
  });

  it('has each combination of a place and attributes once', () => {
    const { geometry: data } = geometryFromMesh(meshUnion(sources), { sources });
    const names = Object.keys(data.attributes);
    const lists = names.map((name) => cornersOf(data, name));
    const all = new Map(Array.from(data.index, (v, i) => [v, lists.map((list) => list[i]).join(';')]));
    expect(new Set(all.values()).size).toBe(all.size);
    expect(all.size).toBe(data.attributes.position.array.length / 3);
  });
});

/** The triangles of a result in the order of a geometry: both have the same corners. */
function materialsOf(result: CombinedMesh, data: GeometryData): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const corners = cornersOf(data, 'position').map(String);
  for (const { start, count, materialIndex } of data.groups)
    for (let i = start; i < start + count; i += 3) {
      const key = corners.slice(i, i + 3).join();
      found.set(key, [...(found.get(key) ?? []), materialIndex]);
    }
  expect(data.index).toHaveLength(result.indices.length);
  return found;
}

describe('materials', () => {
  const six = Array.from({ length: 6 }, () => material());
  const shared = material();

  it('are those of the source triangles, each there once', () => {
    const a = meshOf(box(), six);
    const b = meshOf(make<Geometry>('SphereGeometry', 1.3, 12, 8), six[2]);
    const sources = [a, b].map((object) => meshFromObject(object, { distance: SEAM }));
    const result = meshDifference(sources);
    const { geometry, material: all } = geometryFromMesh(result, { sources });
    expect(all).toEqual(six);
    const found = materialsOf(result, geometry);
    const { operands, triangles } = result.origins!;
    const corners = cornersOfMesh(result).map((p) => String(p.map(Math.fround)));
    operands.forEach((operand, t) => {
      const key = corners.slice(3 * t, 3 * t + 3).join();
      // Two triangles of each face of a box, whose materials are those of the faces.
      const expected = operand === 1 ? 2 : Math.floor(triangles[t]! / 2);
      expect(found.get(key)).toContain(expected);
    });
    const ranges = geometry.groups.map(({ start, count }) => [start, start + count]);
    expect(ranges.flat()[0]).toBe(0);
    expect(ranges.at(-1)![1]).toBe(geometry.index.length);
    ranges.slice(1).forEach(([start], i) => {
      expect(start).toBe(ranges[i]![1]);
    });
  });

  it('are one without groups where all have the same', () => {
    const objects = [meshOf(box(), shared), meshOf(box(), shared)];
    objects[1]!.position.set(1, 1, 1);
    const sources = objects.map((object) => meshFromObject(object));
    const made = geometryFromMesh(meshUnion(sources), { sources, three });
    expect(made.material).toBe(shared);
    expect(made.geometry.groups).toEqual([]);
  });

  it('are numbered one source behind the other where there are geometries alone', () => {
    const plain = make<Geometry>('BoxGeometry', 1, 1, 1);
    plain.clearGroups();
    const sources = [meshFromGeometry(box()), meshFromGeometry(plain), meshFromGeometry(box())];
    const apart = sources.map((mesh, i) => ({ ...mesh, positions: mesh.positions.map((x) => x + 5 * i) }));
    const made = geometryFromMesh(meshUnion(apart), { sources: apart });
    expect(made.material).toBe(undefined);
    expect(made.geometry.groups.map(({ materialIndex }) => materialIndex)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('have places of their own beside sources without any', () => {
    const plain = make<Geometry>('BoxGeometry', 1, 1, 1);
    plain.clearGroups();
    const far = meshFromGeometry(plain);
    const sources = [
      { ...far, positions: far.positions.map((x) => x + 9) },
      meshFromObject(meshOf(box(), shared)),
    ] as const;
    const made = geometryFromMesh(meshUnion(sources), { sources });
    expect(made.material).toEqual([undefined, shared]);
    expect(made.geometry.groups.map(({ materialIndex }) => materialIndex)).toEqual([0, 1]);
  });

  it('are refused where a group names none', () => {
    const geometry = box();
    geometry.groups[2]!.materialIndex = 1.5;
    const sources = [meshFromGeometry(geometry)];
    expect(() => geometryFromMesh(meshUnion(sources), { sources })).toThrow(
      /^geometryFromMesh: options.sources\[0\].geometry.groups\[2\].materialIndex must be an integer/,
    );
  });

  it('leave triangles undrawn that are in no group, or whose group has no material', () => {
    const geometry = box();
    geometry.groups.splice(3, 1);
    const sources = [meshFromObject(meshOf(geometry, six.slice(0, 5)))];
    const made = geometryFromMesh(meshUnion(sources), { sources });
    expect(made.geometry.groups.reduce((sum, { count }) => sum + count, 0)).toBe(24);
    expect(made.geometry.index).toHaveLength(36);
  });
});

describe('attributes', () => {
  const withColor = (array: ArrayLike<number>, itemSize: number) =>
    meshFromObject(
      meshOf(
        box().setAttribute('color', new three.BufferAttribute(array, itemSize, array instanceof Uint8Array)),
      ),
    );

  it('of bytes that stand for fractions are these fractions', () => {
    const colors = Uint8Array.from({ length: 72 }, (_, i) => (51 * i) % 256);
    const sources = [withColor(colors, 3)];
    const { geometry } = geometryFromMesh(meshUnion(sources), { sources, precision: 'double' });
    const fractions = new Set(cornersOf(geometry, 'color').flat());
    expect([...fractions].every((x) => [...colors].some((c) => c / 255 === x))).toBe(true);
  });

  it('are omitted where not all sources have them in one size, and those of bones and tangents', () => {
    const a = withColor(new Float32Array(72), 3);
    const b = withColor(new Float32Array(96), 4);
    a.geometry.attributes.position;
    (b.geometry as Geometry).setAttribute('tangent', new three.BufferAttribute(new Float32Array(96), 4));
    (a.geometry as Geometry).deleteAttribute('uv');
    const moved = { ...b, positions: b.positions.map((x) => x + 1) };
    const { geometry, omitted } = geometryFromMesh(meshUnion([a, moved]), { sources: [a, moved] });
    expect(Object.keys(geometry.attributes).sort()).toEqual(['normal', 'position']);
    expect([...omitted].sort()).toEqual(['color', 'tangent', 'uv']);
  });

  it('that are normals are one long, and look out of what is left', () => {
    const a = meshOf(box());
    const b = meshOf(box());
    b.position.set(1, 1, 1);
    b.scale.set(1, -0.5, 2);
    const sources = [a, b].map((object) => meshFromObject(object));
    const { geometry } = geometryFromMesh(meshDifference(sources), { sources, precision: 'double' });
    const normals = cornersOf(geometry, 'normal');
    const p = cornersOf(geometry, 'position');
    for (let i = 0; i < p.length; i += 3) {
      const [u, v] = [1, 2].map((k) => p[i + k]!.map((x, axis) => x - p[i]![axis]!));
      const cross = [0, 1, 2].map(
        (k) => u![(k + 1) % 3]! * v![(k + 2) % 3]! - u![(k + 2) % 3]! * v![(k + 1) % 3]!,
      );
      const length = Math.hypot(...cross);
      for (const k of [0, 1, 2])
        normals[i + k]!.forEach((x, axis) => {
          expect(Math.abs(x - cross[axis]! / length)).toBeLessThan(1e-15);
        });
    }
  });
});

describe('what is refused', () => {
  const source = meshFromObject(meshOf(box()));
  const result = meshUnion([source]);

  it.each<[string, unknown, unknown]>([
    ['result must be', 5, {}],
    [
      'result must be what meshUnion or its kin gave, as there are sources, got another mesh',
      source,
      { sources: [source] },
    ],
    [
      'result must be what meshUnion or its kin gave, got a copy',
      structuredClone(result),
      { sources: [source] },
    ],
    [
      'result must be a mesh whose triangles are parts of',
      { ...result, origins: null },
      { sources: [source] },
    ],
    ['options.sources.length must be 1', result, { sources: [source, source] }],
    ['options.sources must be a list', result, { sources: source }],
    ['options.sources[0] must be what meshFromObject or', result, { sources: [prepareMesh(source)] }],
    [
      'options.sources[0] must be the mesh that was combined at this place, got one with other triangles',
      result,
      { sources: [meshFromGeometry(models[3]!.geometry)] },
    ],
    ['options.precision must be', result, { precision: 'half' }],
    ['options.three must be', result, { three: 3 }],
    ['options.three.BufferGeometry must be', result, { three: {} }],
    ['options.material must be a known name', result, { material: 3 }],
    [
      'result must be coordinates within 32 bits, got 1e+39',
      meshFromGeometry(geometryOf(new Float64Array([0, 0, 0, 1e39, 0, 0, 0, 1, 0]))),
      {},
    ],
  ])('%s', (text, mesh, options) => {
    expect(() => geometryFromMesh(mesh as GeometryMesh, options as never)).toThrow(
      `geometryFromMesh: ${text}`,
    );
  });

  it('is also what attributes have that are none', () => {
    const geometry = box();
    const [own] = [meshFromObject(meshOf(geometry))];
    const made = meshUnion([own!]);
    (geometry.attributes.uv!.array as Float32Array)[3] = Number.NaN;
    expect(() => geometryFromMesh(made, { sources: [own!] })).toThrow(
      /^geometryFromMesh: options.sources\[0\].geometry.attributes.uv\[\d+\] must be a finite number, got NaN/,
    );
    geometry.setAttribute('uv', { array: 3 });
    expect(() => geometryFromMesh(made, { sources: [own!] })).toThrow(
      'geometryFromMesh: options.sources[0].geometry.attributes.uv must be a BufferAttribute of three.js',
    );
  });
});

it('a union that is drawn is a valid mesh where no rounding makes it another', () => {
  const objects = [meshOf(box(), material(DOUBLE)), meshOf(box())];
  objects[1]!.position.set(0.5, 0.25, 0.125);
  const sources = objects.map((object) => meshFromObject(object));
  const { geometry, deviation } = geometryFromMesh(meshUnion(sources), { sources, three });
  expect(deviation).toBe(0);
  expect(checkMesh(meshFromGeometry(geometry)).valid).toBe(true);
});
