import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closureOf } from '../../src/mesh/index.js';
import { meshFromOcct, type OcctMeshLike, occtFromMesh } from '../../src/occt/index.js';
import { canonicalText, meshDifference, meshUnion, solidFromMesh } from '../../src/solids/index.js';

interface Occt {
  ReadStepFile(content: Uint8Array, params: null): { success: boolean; meshes: OcctMeshLike[] };
}

const require = createRequire(import.meta.url);
const occt = await (require('occt-import-js') as () => Promise<Occt>)();
const files = `${dirname(require.resolve('occt-import-js/package.json'))}/test/testfiles`;

/** Models of the package's own tests: 20 solids, with faces of planes, cylinders and cones, in colours. */
const read = (file: string) => occt.ReadStepFile(readFileSync(`${files}/${file}`), null).meshes;
const models: readonly (readonly [string, OcctMeshLike])[] = [
  'cax-if/as1_pe_203.stp',
  'simple-basic-cube/cube.stp',
  'rounded-cube/rounded-cube.step',
].flatMap((file) => read(file).map((mesh, i) => [`${file}, ${i}`, mesh] as const));

/** Each triangle of a face with the normals at its corners, in any order. */
function facesOf({ attributes, index, brep_faces = [] }: OcctMeshLike): string[][] {
  const { position, normal } = attributes;
  return brep_faces.map(({ first, last }) =>
    Array.from({ length: last + 1 - first }, (_, i) => {
      const corners = [0, 1, 2].map((k) => {
        const v = 3 * index.array[3 * (first + i) + k]!;
        const at = [0, 1, 2].map((axis) => position.array[v + axis]! + 0);
        return [
          at,
          [0, 1, 2].map((axis) =>
            (normal!.array[v + axis]! + 0).toFixed(9).replace('-0.000000000', '0.000000000'),
          ),
        ];
      });
      const start = corners.map(String).indexOf(corners.map(String).sort()[0]!);
      return String([0, 1, 2].map((k) => corners[(start + k) % 3]));
    }).sort(),
  );
}

const colorsOf = ({ brep_faces = [], color }: OcctMeshLike) =>
  brep_faces.map((one) => one.color ?? color ?? null);

describe.each(models)('%s', (_, source) => {
  it('is closed once it is welded, and comes back with its faces', () => {
    const mesh = meshFromOcct(source);
    expect(mesh.isExact).toBe(true);
    expect(closureOf(mesh).unbalancedEdges).toBe(0);
    expect(mesh.positions.length).toBeLessThan(source.attributes.position.array.length);
    expect(Math.max(...mesh.faces)).toBe(source.brep_faces!.length - 1);
    expect(Math.min(...mesh.faces)).toBe(0);
    mesh.faces.forEach((face, t) => {
      const { first, last } = source.brep_faces![face]!;
      expect(mesh.triangles[t]! >= first && mesh.triangles[t]! <= last).toBe(true);
    });
    const back = occtFromMesh(meshUnion([mesh]), { sources: [mesh] });
    expect(colorsOf(back)).toEqual(colorsOf(source));
    expect(facesOf(back)).toEqual(facesOf(source));
    // As many vertices as OpenCascade has: each face has its own.
    expect(back.attributes.position.array.length).toBeLessThanOrEqual(
      source.attributes.position.array.length,
    );
    const again = meshFromOcct(back);
    expect(canonicalText(solidFromMesh(again))).toBe(canonicalText(solidFromMesh(mesh)));
  });
});

/** A cube from 0 to its size, six faces of two triangles, with vertices and normals of their own. */
function cube(size: number, at = 0): OcctMeshLike {
  const position: number[] = [];
  const normal: number[] = [];
  const index: number[] = [];
  const brep_faces = [0, 1, 2].flatMap((axis) =>
    [0, 1].map((side) => {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      const from = position.length / 3;
      for (const [i, j] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        const p = [0, 0, 0];
        [p[axis], p[u], p[v]] = [at + side * size, at + i * size, at + j * size];
        position.push(...p);
        normal.push(...[0, 1, 2].map((k) => (k === axis ? 2 * side - 1 : 0)));
      }
      const corners = side === 1 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2];
      index.push(...corners.map((k) => from + k));
      const first = 2 * (2 * axis + side);
      return { first, last: first + 1, color: axis === 2 ? [0, 0, side] : null };
    }),
  );
  return {
    attributes: { position: { array: position }, normal: { array: normal } },
    index: { array: index },
    brep_faces,
  };
}

describe('faces of OpenCascade', () => {
  it('are kept through a difference, normals turned where faces are', () => {
    const given = [{ ...cube(4), color: [1, 0, 0] }, cube(1, 3)];
    const sources = given.map((one) => meshFromOcct(one));
    const made = occtFromMesh(meshDifference(sources), { sources });
    // All six of the first, three of the second.
    expect(made.brep_faces).toHaveLength(9);
    expect(made.brep_faces.map(({ color }) => color)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
      null,
      null,
      [0, 0, 0],
    ]);
    const { array } = made.attributes.position;
    const normals = made.attributes.normal!.array;
    made.brep_faces.forEach(({ first, last }, i) => {
      for (let h = 3 * first; h < 3 * last + 3; h += 3) {
        const [p, q, r] = [0, 1, 2].map((k) =>
          array.slice(3 * made.index.array[h + k]!, 3 * made.index.array[h + k]! + 3),
        );
        const [a, b] = [q!, r!].map((s) => s.map((x, k) => x - p![k]!));
        const cross = [0, 1, 2].map(
          (k) => a![(k + 1) % 3]! * b![(k + 2) % 3]! - a![(k + 2) % 3]! * b![(k + 1) % 3]!,
        );
        const n = normals.slice(3 * made.index.array[h]!, 3 * made.index.array[h]! + 3);
        expect(cross.map((x) => Math.sign(x) + 0)).toEqual(n);
        // Those of the second look into it.
        if (i >= 6) expect(Math.min(...n)).toBe(0);
      }
    });
    // Faces share no vertices.
    const owners = made.brep_faces.map(
      ({ first, last }) => new Set(made.index.array.slice(3 * first, 3 * last + 3)),
    );
    expect(owners.reduce((sum, own) => sum + own.size, 0)).toBe(array.length / 3);
  });

  it('are not there for triangles of none, and faces may be empty', () => {
    const { brep_faces: _, ...plain } = cube(2);
    const bare = meshFromOcct(plain);
    expect([...new Set(bare.faces)]).toEqual([-1]);
    const back = occtFromMesh(meshUnion([bare]), { sources: [bare] });
    expect(back.brep_faces).toEqual([{ first: 0, last: 11, color: null }]);
    const some = meshFromOcct({
      ...plain,
      brep_faces: [
        { first: 0, last: 1 },
        { first: 2, last: 1 },
      ],
    });
    expect([...some.faces].sort()).toEqual([...new Array(10).fill(-1), 0, 0]);
    const made = occtFromMesh(meshUnion([some]), { sources: [some] });
    expect(made.brep_faces.map(({ first, last }) => [first, last])).toEqual([
      [0, 1],
      [2, 11],
    ]);
  });

  it('are welded within a distance, if there is one', () => {
    const torn = cube(2);
    (torn.attributes.position.array as number[])[0] = 1e-9;
    expect(closureOf(meshFromOcct(torn)).unbalancedEdges).toBeGreaterThan(0);
    expect(() => meshUnion([meshFromOcct(torn)])).toThrow(
      'where vertices are nearly equal, meshFromOcct with a distance closes it',
    );
    const mesh = meshFromOcct(torn, { distance: 1e-8 });
    expect(closureOf(mesh).unbalancedEdges).toBe(0);
    expect(mesh.isExact).toBe(false);
  });

  it('leave normals out where a source has none, and are doubles', () => {
    const second = cube(1 / 3, 1);
    const bare = { ...second, attributes: { position: second.attributes.position } };
    const sources = [meshFromOcct(cube(1)), meshFromOcct(bare)];
    const made = occtFromMesh(meshUnion(sources), { sources });
    expect(made.attributes.normal).toBeUndefined();
    expect(made.attributes.position.array).toContain(1 + 1 / 3);
  });

  it('say what is wrong', () => {
    const good = cube(1);
    const wrong = (part: object) => () => meshFromOcct({ ...good, ...part } as never);
    expect(() => meshFromOcct({ success: true, meshes: [good] } as never)).toThrow(
      'pass each of result.meshes',
    );
    expect(wrong({ attributes: { position: { array: [1, 2] } } })).toThrow(
      'mesh.attributes.position.array.length',
    );
    expect(wrong({ attributes: { ...good.attributes, normal: { array: [1, 0, 0] } } })).toThrow(
      'mesh.attributes.normal.array.length must be 72, as of position, got 3',
    );
    expect(wrong({ index: { array: [0, 1, 24] } })).toThrow('mesh.index.array[2]');
    expect(wrong({ brep_faces: [{ first: 0, last: 12 }] })).toThrow(
      'mesh.brep_faces[0].last must be a triangle from 0 to 11, got 12',
    );
    expect(wrong({ brep_faces: [{ first: -1, last: 2 }] })).toThrow('mesh.brep_faces[0].first');
    const mesh = meshFromOcct(good);
    expect(() => occtFromMesh(mesh, { sources: [mesh] })).toThrow('what meshUnion or its kin gave');
    expect(() => occtFromMesh(meshUnion([mesh]), { sources: [mesh, mesh] })).toThrow(
      'options.sources.length',
    );
    expect(() => occtFromMesh(structuredClone(meshUnion([mesh])), { sources: [mesh] })).toThrow(
      'a copy of it',
    );
    expect(() => meshUnion([good as never])).toThrow('pass meshFromOcct(mesh) of unerring/occt');
  });
});
