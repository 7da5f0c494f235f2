import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MeshFile,
  type MeshFormat,
  originOfTriangle,
  originOfVertex,
  parseMesh,
} from '../../src/formats/index.js';
import { NumberRunList, numberAt } from '../../src/formats/number-runs.js';
import { labelAt, SectionList } from '../../src/formats/section-list.js';
import { glb, parseText, written } from './files.js';

/** Where all triangles and all vertices of a file stand. */
function origins(file: MeshFile) {
  const { positions, indices } = file.mesh;
  return {
    triangles: Array.from({ length: indices.length / 3 }, (_, t) => originOfTriangle(file, t)),
    vertices: Array.from({ length: positions.length / 3 }, (_, v) => originOfVertex(file, v)),
  };
}

async function read(text: string, format: MeshFormat) {
  return origins(await parseText(text, format));
}

describe('where triangles and vertices of a file stand', () => {
  it('OBJ: lines, objects, groups and materials', async () => {
    const text = [
      '# a scene',
      'v 0 0 0',
      'v 1 0 0',
      'v 1 1 0',
      'f 1 2 3',
      'o  the lid ',
      'usemtl red',
      'v 0 1 0',
      'f 1 2',
      'f 1 2 3 4',
      'g top bottom',
      'f 1 2 \\',
      '  4',
      'g',
      'o the lid',
      'f 2 3 4',
    ].join('\n');
    const lid = { object: 'the lid', material: 'red' };
    expect(await read(text, 'obj')).toEqual({
      triangles: [
        { face: 0, line: 5 },
        { face: 2, line: 10, ...lid },
        { face: 2, line: 10, ...lid },
        { face: 3, line: 12, ...lid, group: 'top bottom' },
        { face: 4, line: 16, ...lid },
      ],
      vertices: [
        { vertex: 0, line: 2 },
        { vertex: 1, line: 3 },
        { vertex: 2, line: 4 },
        { vertex: 3, line: 8 },
      ],
    });
  });

  it('OBJ: names as people read them', async () => {
    const bytes = (name: readonly number[]) =>
      Uint8Array.from([
        ...new TextEncoder().encode('v 0 0 0\ng '),
        ...name,
        10,
        ...[...'f 1 1 1'].map((c) => c.charCodeAt(0)),
      ]);
    const group = async (name: readonly number[]) =>
      originOfTriangle(await parseMesh(bytes(name), 'obj'), 0).group;
    expect(await group([...new TextEncoder().encode('Müller 車')])).toBe('Müller 車');
    expect(await group([0x4d, 0xfc, 0x6c])).toBe('Mül');
    expect(await group([0x1b, 0x5b, 0x33, 0x31, 0x6d, 0x61])).toBe('?[31ma');
  });

  it('OFF: lines', async () => {
    const text = 'OFF\n4 2 0\n# points\n0 0 0\n1 0 0\n\n1 1 0\n0 1 0\n4 0 1 2 3\n# last\n3 0 1 2\n';
    expect(await read(text, 'off')).toEqual({
      triangles: [
        { face: 0, line: 9 },
        { face: 0, line: 9 },
        { face: 1, line: 11 },
      ],
      vertices: [4, 5, 7, 8].map((line, vertex) => ({ vertex, line })),
    });
  });

  it('PLY: lines of text, numbers in binary', async () => {
    const xyz = 'property double x\nproperty double y\nproperty double z\n';
    const text = `ply\nformat ascii 1.0\nelement vertex 3\n${xyz}element edge 1\nproperty int a\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n7\n3 0 1 2\n`;
    expect(await read(text, 'ply')).toEqual({
      triangles: [{ face: 0, line: 16 }],
      vertices: [12, 13, 14].map((line, vertex) => ({ vertex, line })),
    });
    const file = await parseText(text, 'ply');
    expect(origins(await parseMesh(await written(file.mesh, 'ply'), 'ply'))).toEqual({
      triangles: [{ face: 0 }],
      vertices: [{ vertex: 0 }, { vertex: 1 }, { vertex: 2 }],
    });
  });

  const facet = (...corners: readonly string[]) =>
    `facet normal 0 0 0\nouter loop\n${corners.map((c) => `vertex ${c}\n`).join('')}endloop\nendfacet\n`;

  it('STL: facets, corners, lines and solids', async () => {
    const [a, b, c, d] = ['0 0 0', '1 0 0', '0 1 0', '0 0 1'] as const;
    const text = `solid left part\n${facet(a, b, c)}\n${facet(c, b, d)}endsolid left part\nsolid\n${facet(d, d, '7 7 7')}endsolid\n`;
    const left = { solid: 'left part' };
    const file = await parseText(text, 'stl');
    expect(origins(file)).toEqual({
      triangles: [
        { face: 0, line: 2, ...left },
        { face: 1, line: 10, ...left },
        { face: 2, line: 19 },
      ],
      vertices: [
        { face: 0, corner: 0, line: 4, ...left },
        { face: 0, corner: 1, line: 5, ...left },
        { face: 0, corner: 2, line: 6, ...left },
        { face: 1, corner: 2, line: 14, ...left },
        { face: 2, corner: 2, line: 23 },
      ],
    });
    expect(origins(await parseMesh(await written(file.mesh, 'stl'), 'stl'))).toEqual({
      triangles: [{ face: 0 }, { face: 1 }, { face: 2 }],
      vertices: [
        { face: 0, corner: 0 },
        { face: 0, corner: 1 },
        { face: 0, corner: 2 },
        { face: 1, corner: 2 },
        { face: 2, corner: 2 },
      ],
    });
  });

  it('GLB: nodes, meshes, primitives and materials', async () => {
    const positions = new Float32Array([9, 9, 9, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0]);
    const attributes = { POSITION: 0 };
    const json = {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [2, 0] }],
      nodes: [{ mesh: 1 }, { mesh: 0, name: 'unused' }, { name: 'wheel', mesh: 0 }],
      materials: [{ name: 'rubber' }, {}],
      meshes: [
        {
          name: 'tyre',
          primitives: [
            { attributes, mode: 0 },
            { attributes: { POSITION: 1 }, mode: 5, material: 0 },
          ],
        },
        { primitives: [{ attributes, material: 1, mode: 5 }] },
      ],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 5, type: 'VEC3' },
        { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', byteOffset: 12 },
      ],
      bufferViews: [{ buffer: 0, byteLength: 60 }],
      buffers: [{ byteLength: 60 }],
    };
    const wheel = {
      node: { index: 2, name: 'wheel' },
      mesh: { index: 0, name: 'tyre' },
      material: 'rubber',
    };
    const other = { node: { index: 0 }, mesh: { index: 1 } };
    const file = await parseMesh(glb(json, new Uint8Array(positions.buffer)), 'glb');
    expect(file.mesh.positions.length).toBe(15);
    expect(origins(file)).toEqual({
      triangles: [
        { face: 0, ...wheel, primitive: { index: 1, triangle: 0 } },
        { face: 1, ...wheel, primitive: { index: 1, triangle: 1 } },
        { face: 2, ...other, primitive: { index: 0, triangle: 0 } },
        { face: 3, ...other, primitive: { index: 0, triangle: 1 } },
        { face: 4, ...other, primitive: { index: 0, triangle: 2 } },
      ],
      vertices: [
        ...[0, 1, 2, 3].map((vertex) => ({ vertex, ...wheel, primitive: { index: 1 } })),
        { vertex: 0, ...other, primitive: { index: 0 } },
      ],
    });
    // Plain data, so that it may go to another thread.
    expect(origins(structuredClone(file))).toEqual(origins(file));
  });

  it('refuses what the mesh does not have', async () => {
    const file = await parseText('v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n', 'obj');
    for (const triangle of [-1, 1, 0.5, Number.NaN]) {
      expect(() => originOfTriangle(file, triangle)).toThrow(
        new RangeError(`originOfTriangle: triangle must be an integer from 0 to 0, got ${triangle}`),
      );
    }
    expect(() => originOfVertex(file, 3)).toThrow('originOfVertex: vertex must be an integer from 0 to 2');
  });
});

describe('lists that are kept as runs', () => {
  it('give back every number', () => {
    const numbers = fc.array(fc.oneof(fc.nat(9), fc.nat(2 ** 31), fc.constant(2 ** 40)), { maxLength: 30 });
    const lines = fc
      .array(fc.tuple(fc.constantFrom(0, 1, 7, 2 ** 33), fc.nat(5)), { maxLength: 9 })
      .map((runs) => {
        let line = 0;
        return runs.flatMap(([step, n]) => Array.from({ length: n }, () => (line += step)));
      });
    const property = fc.property(fc.oneof(numbers, lines), (list) => {
      const made = new NumberRunList();
      for (const n of list) made.push(n);
      const runs = made.finish();
      expect(list.map((_, i) => numberAt(runs, i))).toEqual(list);
    });
    fc.assert(property, { seed: 11, numRuns: 500 });
  });

  it('take no place for what is regular', () => {
    const made = new NumberRunList();
    for (let i = 0; i < 100_000; i++) made.push(2 + 7 * i);
    expect(made.finish().starts).toEqual(Uint32Array.of(0));
  });

  it('labels go for what follows', () => {
    const list = new SectionList<string>();
    list.begin(2, 'a');
    list.begin(4, 'b');
    list.begin(4, 'c');
    list.begin(6, 'c');
    const sections = list.finish();
    expect(sections.labels).toEqual(['a', 'c']);
    expect([0, 1, 2, 3, 4, 9].map((i) => labelAt(sections, i)?.label)).toEqual([
      undefined,
      undefined,
      'a',
      'a',
      'c',
      'c',
    ]);
    expect(labelAt(sections, 9)).toEqual({ label: 'c', start: 4 });
  });
});
