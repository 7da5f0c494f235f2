import { describe, expect, it } from 'vitest';
import { formatByContent, formatByName, type MeshFormat } from '../../src/formats/index.js';
import { bytesOf, joined, parseText } from './files.js';

/** What a small text comes to: vertices, corners, faces, and the notes' sentences. */
async function read(text: string, format: MeshFormat) {
  const { mesh, faceOfTriangle, notes } = await parseText(text, format);
  return {
    positions: [...mesh.positions],
    indices: [...mesh.indices],
    faces: faceOfTriangle && [...faceOfTriangle],
    notes: notes.map(({ message }) => message),
  };
}

const SQUARE = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0];
const V = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n';

describe('OBJ', () => {
  it.each([
    ['f 1 2 3', [0, 1, 2]],
    ['f 1/1 2/2 3/3', [0, 1, 2]],
    ['f 1//1 2//1 3//1', [0, 1, 2]],
    ['f 1/4/1 2/-5/2 3/6/3', [0, 1, 2]],
    ['f -4 -3 -2', [0, 1, 2]],
    ['f 1 \\\n 2 \\\r\n   3', [0, 1, 2]],
    ['f 1 2 3 # a comment', [0, 1, 2]],
    ['\tf\t1  2   3  ', [0, 1, 2]],
    ['fo 1 2 3', [0, 1, 2]],
    ['f 1 1 2', [0, 0, 1]],
  ])('%s', async (face, indices) => {
    expect(await read(`${V}${face}`, 'obj')).toEqual({ positions: SQUARE, indices, faces: null, notes: [] });
  });

  it('reads past everything else, and tells what had a meaning', async () => {
    const text = `# cube\no cube\ng a b\ns off\nmtllib m.mtl\n${V}vn 0 0 1\nvn 0 0 1\nvt 0 0\nusemtl red\nl 1 2\np 1\ncstype bezier\nf 1 2 3\n\n`;
    expect((await read(text, 'obj')).notes).toEqual([
      'ignored: 1 material library (mtllib)',
      'ignored: 2 normals (vn)',
      'ignored: 1 texture coordinate (vt)',
      'ignored: 1 use of a material (usemtl)',
      'ignored: 1 line element (l)',
      'ignored: 1 point element (p)',
      'ignored: 1 line of "cstype"',
    ]);
  });

  it('notes weights and colours', async () => {
    const text = 'v 0 0 0 1\nv 1 0 0 2\nv 1 1 0 .5 .5 .5\nv 2 2 2 1 1 1 3\nf 1 2 3';
    expect((await read(text, 'obj')).notes).toEqual([
      '2 vertices with a weight other than 1: it is ignored',
      'ignored: 2 colours of vertices',
    ]);
  });

  it('reads colours and weights that are not finite, which are ignored anyway', async () => {
    const text = 'v 0 0 0 nan NaN -nan(ind)\nv 1 0 0 inf\nv 1 1 0 1 1 1 1.#QNAN\nf 1 2 3';
    expect(await read(text, 'obj')).toEqual({
      positions: [0, 0, 0, 1, 0, 0, 1, 1, 0],
      indices: [0, 1, 2],
      faces: null,
      notes: ['2 vertices with a weight other than 1: it is ignored', 'ignored: 2 colours of vertices'],
    });
  });

  it('lets a face stand before its vertices', async () => {
    expect((await read(`f 1 2 3 4\n${V}`, 'obj')).indices).toEqual([0, 1, 2, 0, 2, 3]);
  });

  it('passes a continued line that is ignored as a whole', async () => {
    expect((await read(`${V}vn 0 0 \\\nf 1 2\nf 1 2 3\\`, 'obj').catch(String)) as unknown).toContain(
      'obj:7: expected',
    );
    expect((await read(`${V}vn 0 0 \\\nf 1 2\nf 1 2 3`, 'obj')).indices).toEqual([0, 1, 2]);
  });

  it('tells of a file without faces, and of faces without an area', async () => {
    expect((await read(V, 'obj')).notes).toEqual(['no faces: 4 vertices only']);
    const { indices, faces, notes } = await read(`${V}f 1 2\nf 1 2 3\nf 3`, 'obj');
    expect([indices, faces]).toEqual([[0, 1, 2], [1]]);
    expect(notes).toEqual(['2 faces with fewer than three corners: left out (faces 0, 2)']);
  });

  it('reads lines that end in carriage returns', async () => {
    const text = `${V}f 1 2 3\n`;
    const expected = await read(text, 'obj');
    expect(await read(text.replaceAll('\n', '\r\n'), 'obj')).toEqual(expected);
    expect(await read(text.replaceAll('\n', '\r'), 'obj')).toEqual(expected);
  });
});

describe('OFF', () => {
  const body = '0 0 0\n1 0 0\n1 1 0\n0 1 0\n3 0 1 2\n';
  it.each([
    `OFF\n4 1 5\n${body}`,
    `OFF 4 1 5\n${body}`,
    `OFF4 1 5\n${body}`,
    `# before\n\nOFF # behind\n# counts\n4 1\n\n${body}`,
    `OFF\r\n4 1 5\r\n${body.replaceAll('\n', '\r\n')}`,
    `OFF\n4 1 5\n${body.trimEnd()}`,
    `OFF\n4 1 5\n0 0 0 # a\n# b\n1 0 0\n\n1 1 0\n0 1 0\n3 0 1 2 # c`,
  ])('%j', async (text) => {
    expect(await read(text, 'off')).toEqual({
      positions: SQUARE,
      indices: [0, 1, 2],
      faces: null,
      notes: [],
    });
  });

  it('leaves out colours, normals and what stands behind', async () => {
    const text =
      'STCNOFF\n3 1 0\n0 0 0 255 0 0 255\n1 0 0 255 0 0 255\n0 1 0 1 1 1 1\n3 0 1 2 0.5 0.5 0.5\nand more\n';
    expect(await read(text, 'off')).toMatchObject({
      indices: [0, 1, 2],
      notes: [
        '1 line behind the last face: not read',
        'ignored: 3 vertices with columns behind the coordinates (normals, colours)',
        'ignored: 1 face with columns behind the corners (colours)',
      ],
    });
  });

  it('reads vertices and faces over several lines', async () => {
    const body = '0\n0 0\n1 0 # x\n\n0\n1 1 0\n0 1 0 255 0 0\n3 0\n1\n2\n4\n0 1 2\n3 9 9 9\n';
    for (const text of [`OFF 4 2 0\n${body}`, `OFF 4 2 0\r\n${body.replaceAll('\n', '\r\n')}`]) {
      expect(await read(text, 'off')).toEqual({
        positions: SQUARE,
        indices: [0, 1, 2, 0, 1, 2, 0, 2, 3],
        faces: [0, 1, 1],
        notes: [
          '1 face with more than three corners: triangulated',
          '4 vertices or faces over several lines (the first one is vertex 0 in line 2)',
          'ignored: 1 vertex with columns behind the coordinates (normals, colours)',
          'ignored: 1 face with columns behind the corners (colours)',
        ],
      });
    }
  });

  it('reads files without the keyword', async () => {
    expect(await read('# a\n3 1 0 # counts\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2', 'off')).toEqual({
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0],
      indices: [0, 1, 2],
      faces: null,
      notes: ['no keyword "OFF" before the counts: read as OFF'],
    });
  });

  it('reads files of nothing, and of vertices only', async () => {
    expect((await read('OFF 0 0 0', 'off')).notes).toEqual(['no faces: 0 vertices only']);
    expect((await read('OFF 1 0 0\n1 2 3', 'off')).positions).toEqual([1, 2, 3]);
  });

  it('numbers faces as the file does', async () => {
    expect(
      await read(`OFF 4 3 0\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n2 0 1\n4 0 1 2 3\n3 0 1 2\n`, 'off'),
    ).toMatchObject({
      indices: [0, 1, 2, 0, 2, 3, 0, 1, 2],
      faces: [1, 1, 2],
    });
  });
});

describe('PLY as text', () => {
  const header = (vertex: string, face: string) =>
    `ply\nformat ascii 1.0\ncomment by hand\nobj_info none\nelement vertex 3\n${vertex}\nelement face 1\n${face}\nend_header\n`;

  it('takes properties in any order and of any type', async () => {
    const vertex =
      'property uchar red\nproperty float z\nproperty list uchar int more\nproperty short x\nproperty double y';
    const face = 'property float quality\nproperty list uint16 int16 vertex_index\nproperty char flag';
    const text = `${header(vertex, face)}255 3 0 1 2\n0 6 2 7 7 4 5\n0 9 1 1 7 8.5\n0.5 3 0 1 2 -1\n`;
    expect(await read(text, 'ply')).toEqual({
      positions: [1, 2, 3, 4, 5, 6, 7, 8.5, 9],
      indices: [0, 1, 2],
      faces: null,
      notes: [
        'ignored: 2 properties of "vertex" (red, more)',
        'ignored: 2 properties of "face" (quality, flag)',
      ],
    });
  });

  it('passes other elements before, between and behind', async () => {
    const text = [
      'ply',
      'format ascii 1.0',
      'element camera 2',
      'property float f',
      'element nothing 1000000000000',
      'element vertex 3',
      'property float x',
      'property float y',
      'property float z',
      'element edge 1',
      'property int a',
      'property list char char b',
      'element face 1',
      'property list uchar int vertex_indices',
      'element tail 1',
      'property int t',
      'end_header',
      '1',
      '2',
      '0 0 0',
      '',
      '1 0 0',
      '0 1 0',
      '7 2 1 1',
      '3 0 1 2',
      '9',
      'more',
      '',
    ].join('\r\n');
    expect(await read(text, 'ply')).toEqual({
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0],
      indices: [0, 1, 2],
      faces: null,
      notes: [
        '1 line behind the last element: not read',
        'ignored: 2 "camera"',
        'ignored: 1,000,000,000,000 "nothing"',
        'ignored: 1 "edge"',
        'ignored: 1 "tail"',
      ],
    });
    expect((await read(text.replaceAll('\r\n', '\r'), 'ply')).indices).toEqual([0, 1, 2]);
  });

  it('reads past more columns than are declared, where they stand behind what is ignored', async () => {
    const xyz = 'property float x\nproperty float y\nproperty float z';
    const face =
      'property list uchar int vertex_indices\nproperty list uchar float texcoord\nproperty uchar red';
    const text = `${header(`${xyz}\nproperty uchar red`, face)}0 0 0 1\n1 0 0 1 2 3\n0 1 0 1\n3 0 1 2 2 .5 .5 9 1 1 1\n`;
    expect(await read(text, 'ply')).toMatchObject({
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0],
      indices: [0, 1, 2],
      notes: [
        'ignored: 1 line of "vertex" with more columns than are declared',
        'ignored: 1 line of "face" with more columns than are declared',
        'ignored: 1 property of "vertex" (red)',
        'ignored: 2 properties of "face" (texcoord, red)',
      ],
    });
  });

  it('reads past the line that Blender 2.4 wrote into the header', async () => {
    const text = `${header('property float x\nproperty float y\nproperty float z', 'property list uchar uint vertex_indices')}0 0 0\n1 0 0\n0 1 0\n3 0 1 2`;
    const blender = text.replace(
      'comment by hand',
      'Created by Blender3D 247 - www.blender.org, source file: ',
    );
    expect(await read(blender, 'ply')).toEqual({
      ...(await read(text, 'ply')),
      notes: ['ignored: 1 line of the header that is no comment and says nothing'],
    });
  });

  it('keeps all digits, also of what is declared as float', async () => {
    const text = `${header('property float x\nproperty float y\nproperty float z', 'property list uchar int vertex_indices')}0.1 0 0\n1 0 0\n0 1 0\n3 0 1 2`;
    expect((await read(text, 'ply')).positions[0]).toBe(0.1);
  });
});

describe('binary PLY', () => {
  it.each([true, false])('with every type, little-endian: %s', async (little) => {
    const types = ['char', 'uchar', 'int16', 'uint16', 'int', 'uint32', 'float32', 'double'] as const;
    for (const [x, y, z] of [types.slice(0, 3), types.slice(3, 6), types.slice(5, 8)] as const) {
      for (const index of types.slice(0, 6)) {
        const header = [
          'ply',
          `format binary_${little ? 'little' : 'big'}_endian 1.0`,
          'element vertex 3',
          `property ${x} x`,
          `property ${y} y`,
          'property uchar red',
          `property ${z} z`,
          'element skipped 2',
          'property double d',
          'element lists 1',
          'property list uchar int l',
          'element face 1',
          `property list ${index} ${index} vertex_indices`,
          'element tail 1',
          'property uchar t',
          'end_header\n',
        ].join('\n');
        const numbers: [string, number][] = [];
        for (let v = 0; v < 3; v++) numbers.push([x!, 10 + v], [y!, 20 + v], ['uchar', 255], [z!, 30 + v]);
        numbers.push(['double', 1], ['double', 2], ['uchar', 2], ['int', 7], ['int', 8]);
        numbers.push([index, 3], [index, 2], [index, 1], [index, 0], ['uchar', 5]);
        const { mesh, notes } = await parseBinary(joined(header, packed(numbers, little)));
        expect([...mesh.positions]).toEqual([10, 20, 30, 11, 21, 31, 12, 22, 32]);
        expect([...mesh.indices]).toEqual([2, 1, 0]);
        expect(notes.map(({ message }) => message)).toEqual([
          'ignored: 1 property of "vertex" (red)',
          'ignored: 2 "skipped"',
          'ignored: 1 "lists"',
          'ignored: 1 "tail"',
        ]);
      }
    }
  });
});

import { parseMesh } from '../../src/formats/index.js';

function parseBinary(bytes: Uint8Array) {
  return parseMesh(bytes, 'ply');
}

/** Numbers by their PLY types. */
function packed(numbers: readonly (readonly [string, number])[], little: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 * numbers.length));
  let at = 0;
  for (const [type, n] of numbers) {
    if (type === 'double') view.setFloat64(at, n, little);
    else if (type === 'float32') view.setFloat32(at, n, little);
    else if (type === 'int' || type === 'uint32') view.setUint32(at, n, little);
    else if (type.endsWith('16')) view.setUint16(at, n, little);
    else view.setUint8(at, n);
    at += type === 'double' ? 8 : type.endsWith('32') || type === 'int' ? 4 : type.endsWith('16') ? 2 : 1;
  }
  return new Uint8Array(view.buffer, 0, at);
}

describe('STL', () => {
  const facet = (normal: string, a: string, b: string, c: string) =>
    `facet normal ${normal}\nouter loop\nvertex ${a}\nvertex ${b}\nvertex ${c}\nendloop\nendfacet\n`;

  it('welds corners, -0 with 0, and judges normals', async () => {
    const text = `solid two\n${facet('0 0 1', '0 0 0', '1 0 0', '0 1 0')}${facet('0 0 -1', '-0 0 0', '0 1 0', '-1 0 -0')}${facet(
      'nan 0 -nan(ind)',
      '0 0 0',
      '0 0 0',
      '0 1 0',
    )}endsolid two\n\n`;
    const { positions, indices, notes } = await read(text, 'stl');
    expect(positions).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0, -1, 0, -0]);
    expect(indices).toEqual([0, 1, 2, 0, 2, 3, 0, 0, 2]);
    expect(notes).toEqual([
      '9 corners welded to 4 vertices with equal coordinates',
      '1 facet with a normal against the order of the vertices: the order is taken',
      '1 facet with a normal that is not finite: ignored',
    ]);
  });

  it('takes upper case, several solids and no name', async () => {
    const text = `  SOLID\n${facet('0 0 0', '0 0 0', '1 0 0', '0 1 0').toUpperCase()}EndSolid\nsolid b\nendsolid\n`;
    expect((await read(text, 'stl')).notes).toEqual(['ignored: 1 border between solids']);
  });

  it('is binary by its size though it begins with "solid", has attributes and bytes behind', async () => {
    const bytes = new Uint8Array(134);
    bytes.set(bytesOf('solid by a program that means binary'));
    const view = new DataView(bytes.buffer);
    view.setUint32(80, 1, true);
    for (const [i, x] of [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0.5, 0].entries())
      view.setFloat32(84 + 4 * i, x, true);
    // Each of both bytes alone is one: some programs keep red in the upper one.
    for (const attribute of [0, 31, 31 << 8]) {
      view.setUint16(132, attribute, true);
      expect((await parseMesh(bytes, 'stl')).notes).toHaveLength(attribute === 0 ? 0 : 1);
    }
    const { mesh, notes } = await parseMesh(bytes, 'stl');
    expect([...mesh.positions]).toEqual([0, 0, 0, 1, 0, 0, 0, 0.5, 0]);
    expect(notes.map(({ message }) => message)).toEqual(['1 facet with attribute bytes (colours): ignored']);
    const longer = await parseMesh(joined(bytes, 'xyz'), 'stl');
    expect(longer.notes.map(({ message }) => message)[1]).toBe('3 bytes behind the last facet: not read');
  });
});

describe('the format of a file', () => {
  it.each([
    ['a.obj', 'obj'],
    ['b/c.d.PLY', 'ply'],
    ['glb', undefined],
    ['a.gltf', undefined],
  ])('by its name %s: %s', (name, format) => {
    expect(formatByName(name)).toBe(format);
  });

  it.each([
    ['ply\nformat', 'ply'],
    ['glTF\x02', 'glb'],
    ['solid x\n', 'stl'],
    ['#\nCOFF\n', 'off'],
    ['OFF', 'off'],
    ['# x\n\n  v -1 0 0', 'obj'],
    ['mtllib a.mtl\n', 'obj'],
    ['f 1 2 3\n', 'obj'],
    ['very plain text', undefined],
    ['', undefined],
    ['v for vendetta', undefined],
    ['g this is binary\0', undefined],
    ['\xef\xbb\xbfOFF 1 2 3', 'off'],
  ])('by its content %j: %s', (text, format) => {
    expect(formatByContent(bytesOf(text))).toBe(format);
  });
});
