import { describe, expect, it } from 'vitest';
import { FormatError, parseMesh } from '../../src/formats/index.js';
import { bytesOf, chunked, glb, joined, messageOf, parseText, tetrahedron, written } from './files.js';

const V = 'v 0 0 0\nv 1 0 0\nv 1 1 0\n';

describe('the one error of a broken OBJ', () => {
  it.each([
    ['v 1 2\n', 'm.obj:1: expected 3 numbers after "v", found 2'],
    ['\n\nv 1 2 x3\n', 'm.obj:3: expected a number for z, found "x3"'],
    ['v 1 nan 3\n', 'm.obj:1: y must be a finite number, found "nan"'],
    ['v -inf 2 3\n', 'm.obj:1: x must be a finite number, found "-inf"'],
    ['v 1.#QNAN 2 3\n', 'm.obj:1: x must be a finite number, found "1.#QNAN"'],
    ['v 1 2 1e309\n', 'm.obj:1: z is beyond the largest double, 1.7976931348623157e+308: "1e309"'],
    ['v 1 2 3#4\n', 'm.obj:1: expected a number for z, found "3#4"'],
    ['v 1 2 3\x004\n', 'm.obj:1: expected a weight or a colour after the coordinates, found "?4"'],
    ['v 1,5 2 3\n', 'm.obj:1: expected a number for x, found "1,5"'],
    ['v 1e 2 3\n', 'm.obj:1: expected a number for x, found "1e"'],
    ['v . 2 3\n', 'm.obj:1: expected a number for x, found "."'],
    ['v 0x10 2 3\n', 'm.obj:1: expected a number for x, found "0x10"'],
    ['v 1 2 3 4 5\n', 'm.obj:1: expected 3, 4, 6 or 7 numbers after "v", found 5'],
    ['v 1 2 3 nan nan 5 5 5\n', 'm.obj:1: expected a weight or a colour after the coordinates, found "5"'],
    ['v 1 2 3 red\n', 'm.obj:1: expected a weight or a colour after the coordinates, found "red"'],
    ['constructor 1\n', 'no error'],
    [`${V}f\n`, 'm.obj:4: expected the corners of a face after "f", found none'],
    [`${V}f 1 2 4\n`, 'm.obj:4: vertex 4 does not exist: the file has 3 vertices'],
    [
      `${V}f 1 2 99999999999999999999\n`,
      'm.obj:4: vertex 99999999999999999999 does not exist: no file has as many',
    ],
    [
      `${V}f 1 2 -9007199254740993/1\n`,
      'm.obj:4: vertex -9007199254740993 does not exist: no file has as many',
    ],
    [`f 1 2 3\nf 1 9 8\n${V}`, 'm.obj:2: vertex 9 does not exist: the file has 3 vertices'],
    [`${V}f 1 2 0\n`, 'm.obj:4: vertex 0 does not exist: the first one is 1, the last one so far is -1'],
    [`v 0 0 0\nf -1 -1 -2\n`, 'm.obj:2: vertex -2 does not exist: there is 1 vertex so far'],
    [`${V}f 1 2 3.5\n`, 'm.obj:4: expected the number of a vertex (v, v/vt, v//vn or v/vt/vn), found "3.5"'],
    [`${V}f 1/1/1/1 2 3\n`, 'm.obj:4: expected v, v/vt, v//vn or v/vt/vn, found "1/1/1/1"'],
    [
      `${V}f 1 \\\n2 \\\n x\n`,
      'm.obj:6: expected the number of a vertex (v, v/vt, v//vn or v/vt/vn), found "x"',
    ],
    ['\x00\x01\x02\n', 'm.obj:1: expected a keyword such as "v" or "f", found "???"'],
    ['{"json": 1}\n', 'm.obj:1: expected a keyword such as "v" or "f", found "{"json":"'],
    // As many digits are refused at once: no part of them is looked for in two ways.
    [`v 1 2 ${'9'.repeat(1 << 19)}x`, `m.obj:1: expected a number for z, found "${'9'.repeat(40)}..."`],
    [`v 1 2 ${'9'.repeat(60)}x`, `m.obj:1: expected a number for z, found "${'9'.repeat(40)}..."`],
  ])('%j', async (text, message) => {
    expect(await messageOf(text, 'obj')).toBe(message);
  });

  it('has its file and line', async () => {
    const error: unknown = await parseText('v 1 2', 'obj', { name: 'a/b.obj' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({ name: 'FormatError', file: 'a/b.obj', line: 1 });
    expect(Object.keys(error as object)).not.toContain('offset');
    await expect(parseText('v 1 2', 'obj')).rejects.toThrow('obj:1: expected');
  });
});

describe('the one error of a broken OFF', () => {
  it.each([
    ['', 'm.off: expected "OFF", found the end of the file'],
    ['8 6\n', 'm.off:1: expected "OFF", found "8"'],
    ['8 6 0 1\n', 'm.off:1: expected "OFF", found "8"'],
    ['8 6 x\n', 'm.off:1: expected "OFF", found "8"'],
    ['8 6 0', 'm.off:1: declares 8 vertices and 6 faces (at least 59 bytes), the file has 5 bytes'],
    [
      'OFF 2 1 0\n0 0\n1 0 0\n2 0 1',
      'm.off: declares 1 face, the file ends after 0; vertex 0 in line 2 goes on in the next one',
    ],
    [
      'OFF 1 2 0\n0 0 0\n3 0 0\n3 0 0 0',
      'm.off:4: vertex 3 does not exist: the file declares 1 (0 to 0); face 0 in line 3 goes on in this one',
    ],
    [
      'OFF 1 1 0\n0 0 0\n3 0\n0\nx',
      'm.off:5: expected the number of a vertex, found "x"; face 0 in line 3 goes on in this one',
    ],
    ['OFF 1 1 0\n0 0 0\n3\n0\n0', 'm.off:3: expected 3 corners of face 0, found 2'],
    ['4OFF\n', 'm.off:1: "4OFF" has other than three coordinates and is not read'],
    ['OFF BINARY\n', 'm.off:1: binary OFF is not read'],
    ['OFF\n', 'm.off: expected the counts, found the end of the file'],
    ['OFF\n3\n', 'm.off:2: expected the number of faces, found the end of the line'],
    ['OFF\n-3 1 0\n', 'm.off:2: expected the number of vertices, found "-3"'],
    ['OFF\n99999999999999999999 1 0\n', 'm.off:2: the number of vertices is beyond 2^53'],
    ['OFF 1 1 0\n0 0 0\n99999999999999999999 0', 'm.off:3: the number of corners of face 0 is beyond 2^53'],
    ['OFF\n3 1 0 0\n', 'm.off:2: expected the end of the line behind the counts, found "0"'],
    ['OFF 2 0 0\n0 0 0\n', 'm.off: declares 2 vertices, the file ends after 1'],
    ['OFF 1 1 0\n0 0 0\n#2345', 'm.off: declares 1 face, the file ends after 0'],
    ['OFF 1 0 0\n0 0\n#', 'm.off:2: expected 3 coordinates of vertex 0, found 2'],
    ['OFF 1 0 0\n0 0 a', 'm.off:2: expected a number for z, found "a"'],
    ['OFF 1 1 0\n0 0 0\nx 0 0 0', 'm.off:3: expected the number of corners of face 0, found "x"'],
    ['OFF 1 1 0\n0 0 0\n3 0 0', 'm.off:3: expected 3 corners of face 0, found 2'],
    ['OFF 1 1 0\n0 0 0\n3 0 0 1', 'm.off:3: vertex 1 does not exist: the file declares 1 (0 to 0)'],
    ['OFF 1 1 0\n0 0 0\n3 0 0 -1', 'm.off:3: vertex -1 does not exist: the file declares 1 (0 to 0)'],
    ['OFF 0 1 0\n3 0 0 0', 'm.off:2: vertex 0 does not exist: the file declares none'],
    ['OFF 1 1 0\n0 0 0\n3 0 0 0.5', 'm.off:3: expected the number of a vertex, found "0.5"'],
    ['OFF 1 1 0\n0 0 0\n4000000000 0 0 0', 'm.off:3: expected 4000000000 corners of face 0, found 3'],
    [
      'OFF\n1000000000 1000000000 0\n',
      'm.off:2: declares 1,000,000,000 vertices and 1,000,000,000 faces (at least 8.0 GB), the file has 28 bytes',
    ],
  ])('%j', async (text, message) => {
    expect(await messageOf(text, 'off')).toBe(message);
  });
});

const PLY = 'ply\nformat ascii 1.0\n';
const XYZ = 'property double x\nproperty double y\nproperty double z\n';
const FACE = 'property list uchar int vertex_indices\n';
const TINY = `${PLY}element vertex 1\n${XYZ}element face 1\n${FACE}end_header\n`;

describe('the one error of a broken PLY', () => {
  it.each([
    ['', 'm.ply:1: expected "end_header", found the end of the file'],
    ['play\n', 'm.ply:1: expected "ply", found "play"'],
    ['ply\nelement x 1\n', 'm.ply:2: expected the format, found "element"'],
    [
      'ply\nformat text 1.0\n',
      'm.ply:2: expected the format "ascii", "binary_little_endian" or "binary_big_endian", found "text"',
    ],
    ['ply\nformat ascii 2.0\n', 'm.ply:2: expected version "1.0", found "2.0"'],
    [`${PLY}format ascii 1.0\n`, 'm.ply:3: the format is given twice'],
    [`${PLY}element vertex\n`, 'm.ply:3: expected a name and a count after "element"'],
    [`${PLY}element vertex -1\n`, 'm.ply:3: expected the number of "vertex", found "-1"'],
    [`${PLY}element vertex 99999999999999999999\n`, 'm.ply:3: the number of "vertex" is beyond 2^53'],
    [`${PLY}element a 1\nelement a 1\n`, 'm.ply:4: element "a" is declared twice'],
    [`${PLY}property int x\n`, 'm.ply:3: a property stands before the first element'],
    [
      `${PLY}element a 1\nproperty int64 x\n`,
      'm.ply:4: expected a type such as "double" or "int", found "int64"',
    ],
    [
      `${PLY}element a 1\nproperty toString x\n`,
      'm.ply:4: expected a type such as "double" or "int", found "toString"',
    ],
    [
      `${PLY}element a 1\nproperty int\n`,
      'm.ply:4: expected the name of the property, found the end of the line',
    ],
    [
      `${PLY}element a 1\nproperty list float int x\n`,
      'm.ply:4: the count of a list must be of an integer type',
    ],
    [`${PLY}element a 1\nproperty int x\nproperty int x\n`, 'm.ply:5: property "x" of "a" is declared twice'],
    [
      `${PLY}vertices 3\n`,
      'm.ply:3: expected "element", "property", "comment" or "end_header", found "vertices"',
    ],
    [PLY, 'm.ply:3: expected "end_header", found the end of the file'],
    [`${PLY}end_header\n`, 'm.ply:3: expected an element "vertex", found none'],
    [`${PLY}element vertex 1\nproperty int x\nend_header\n`, 'm.ply:5: element "vertex" has no property "y"'],
    [
      `${PLY}element vertex 1\nproperty list int int x\nend_header\n`,
      'm.ply:5: property "x" of "vertex" must not be a list',
    ],
    [
      `${PLY}element vertex 1\n${XYZ}element face 1\nproperty int vertex_index\nend_header\n`,
      'm.ply:9: property "vertex_index" of "face" must be a list',
    ],
    [
      `${PLY}element vertex 1\n${XYZ}element face 1\nproperty list uchar float vertex_index\nend_header\n`,
      'm.ply:9: property "vertex_index" of "face" must be of an integer type',
    ],
    [
      `${PLY}element vertex 1\n${XYZ}element face 1\nproperty int x\nend_header\n`,
      'm.ply:9: element "face" has no list "vertex_indices"',
    ],
    [
      `${PLY}element vertex 1000000000\n${XYZ}end_header\n`,
      'm.ply:7: declares 1,000,000,000 vertex (at least 6.0 GB), the file has 112 bytes',
    ],
    [`${TINY}0 0\n\n\n\n`, 'm.ply:10: expected a number for z, found the end of the line'],
    [`${TINY}0 0 0 0\n`, 'm.ply:10: expected the end of the line behind vertex 0, found "0"'],
    [`${TINY}0 0 NaN\n`, 'm.ply:10: z must be a finite number, found "NaN"'],
    [
      `${PLY}element vertex 1\nCreated by me\n`,
      'm.ply:4: expected "element", "property", "comment" or "end_header", found "Created"',
    ],
    [`${TINY}0 0 0\n3 0 0 0 9\n`, 'm.ply:11: expected the end of the line behind face 0, found "9"'],
    [`${TINY}0 0 0\n3 0 0\n`, 'm.ply:11: expected 3 corners of face 0, found 2'],
    [`${TINY}0 0 0\n99999999999999999999 0 0 0\n`, 'm.ply:11: the length of a list of face 0 is beyond 2^53'],
    [`${TINY}0 0 0\n3 0 0 1\n`, 'm.ply:11: vertex 1 does not exist: the file declares 1 (0 to 0)'],
    [`${TINY}0 0 0\n-3 0 0 0\n`, 'm.ply:11: expected the length of a list of face 0, found "-3"'],
    [`${TINY}0 0 0\n`, 'm.ply:9: declares 1 vertex and 1 face (at least 164 bytes), the file has 163 bytes'],
    [`${TINY}0 0 0\n\n`, 'm.ply:13: declares 1 face, the file ends after 0'],
    [`${TINY}0 0 0\n# 3 0 0 0`, 'm.ply:12: declares 1 face, the file ends after 0'],
    [`ply\n${'x'.repeat(70_000)}`, 'm.ply:1: a line of the header is longer than 65536 bytes'],
  ])('%j', async (text, message) => {
    expect(await messageOf(text, 'ply')).toBe(message);
  });

  const binary = `ply\nformat binary_big_endian 1.0\nelement vertex 1\nproperty uchar x\nproperty uchar y\nproperty float z\nelement face 1\nproperty list int int vertex_indices\nend_header\n`;
  const at = (n: number) => binary.length + n;
  const vertex = [1, 2, 0, 0, 0, 0];
  it.each([
    [
      'a coordinate',
      [1, 2, 0x7f, 0xc0, 0, 0, 0, 0, 0, 0],
      `m.ply: byte ${at(2)}: z of vertex 0 must be a finite number, found NaN`,
    ],
    [
      'an index',
      [...vertex, 0, 0, 0, 1, 0, 0, 0, 1],
      `m.ply: byte ${at(10)}: vertex 1 does not exist: the file declares 1 (0 to 0)`,
    ],
    [
      'a negative index',
      [...vertex, 0, 0, 0, 1, 255, 255, 255, 255],
      `m.ply: byte ${at(10)}: vertex -1 does not exist: the file declares 1 (0 to 0)`,
    ],
    [
      'a negative length',
      [...vertex, 255, 255, 255, 255],
      `m.ply: byte ${at(6)}: the length of list "vertex_indices" is -1`,
    ],
    [
      'a length beyond the file',
      [...vertex, 0x3f, 0xff, 0xff, 0xff],
      `m.ply: byte ${at(6)}: list "vertex_indices" declares 1,073,741,823 items, the file has ${at(10)} bytes`,
    ],
  ])('binary: %s', async (_, body, message) => {
    expect(await messageOf(joined(binary, Uint8Array.from(body)), 'ply')).toBe(message);
  });

  it('binary: a stream of unknown size that ends, or declares a list that is too long', async () => {
    const parse = (body: number[]) =>
      parseMesh(chunked(joined(binary, Uint8Array.from(body)), 7), 'ply', { name: 'm' });
    await expect(parse(vertex.slice(0, 5))).rejects.toThrow(
      `m: byte ${at(5)}: declares 1 vertex, the file ends in number 0`,
    );
    await expect(parse([...vertex, 0x3f, 0xff, 0xff, 0xff])).rejects.toThrow(
      `m: byte ${at(6)}: list "vertex_indices" declares 1,073,741,823 items: entries of more than 67.1 MB are not read`,
    );
    await expect(parse([...vertex, 0, 0, 0, 9])).rejects.toThrow(
      `m: byte ${at(10)}: declares 1 face, the file ends in number 0`,
    );
  });
});

describe('the one error of a broken STL', () => {
  const loop = 'facet normal 0 0 1\nouter loop\n';
  it.each([
    ['', 'm.stl: byte 0: the file ends in the header of binary STL (84 bytes)'],
    ['hello', 'm.stl: byte 5: the file ends in the header of binary STL (84 bytes)'],
    ['solid a\n', 'm.stl:3: expected "facet" or "endsolid", found the end of the file'],
    ['solid a\nvertex\n', 'm.stl:2: expected "facet" or "endsolid", found "vertex"'],
    ['solid a\nfacet 0 0 1\n', 'm.stl:2: expected "normal", found "0"'],
    ['solid a\nfacet normal 0 0\n', 'm.stl:2: expected 3 numbers of the normal, found the end of the line'],
    ['solid a\nfacet normal 0 0 x\n', 'm.stl:2: expected 3 numbers of the normal, found "x"'],
    ['solid a\nfacet normal 0 0 1\nloop\n', 'm.stl:3: expected "outer", found "loop"'],
    ['solid a\nfacet normal 0 0 1\nouter\n', 'm.stl:3: expected "loop", found the end of the line'],
    [`solid a\n${loop}vertex 0 0\n`, 'm.stl:4: expected 3 numbers after "vertex", found 2'],
    [`solid a\n${loop}vertex 0 0 0 0\n`, 'm.stl:4: expected the end of the line, found "0"'],
    [`solid a\n${loop}vertex 0 0 0\nendloop\n`, 'm.stl:5: expected 3 vertices of facet 0, found 1 vertex'],
    [
      `solid a\n${loop}vertex 0 0 0\nvertex 0 0 0\nvertex 0 0 0\nvertex 0 0 0\n`,
      'm.stl:7: expected "endloop", found "vertex"',
    ],
    [`solid a\n${loop}vertex 0 0 inf\n`, 'm.stl:4: z must be a finite number, found "inf"'],
    ['solid a\nendsolid a\nrest\n', 'm.stl:3: expected "solid", found "rest"'],
  ])('%j', async (text, message) => {
    expect(await messageOf(text, 'stl')).toBe(message);
  });

  it('binary: more triangles than bytes', async () => {
    const bytes = new Uint8Array(100);
    new DataView(bytes.buffer).setUint32(80, 357_913_941, true);
    expect(await messageOf(bytes, 'stl')).toBe(
      'm.stl: declares 357,913,941 triangles (17.9 GB), the file has 100 bytes',
    );
    await expect(parseMesh(chunked(bytes, 10), 'stl', { name: 'm' })).rejects.toThrow(
      'm: byte 100: declares 357,913,941 triangles, the file ends in number 0',
    );
  });

  it('binary: a coordinate that is not finite', async () => {
    const bytes = await written(tetrahedron, 'stl');
    new DataView(bytes.buffer).setFloat32(84 + 50 + 12 + 16, Number.POSITIVE_INFINITY, true);
    expect(await messageOf(bytes, 'stl')).toBe(
      'm.stl: byte 162: y of vertex 1 of triangle 1 must be a finite number, found Infinity',
    );
  });
});

describe('the one error of a broken GLB', () => {
  const asset = { version: '2.0' };
  const binary = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  const good = {
    asset,
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
  };

  it('is none for a good one', async () => {
    expect(await messageOf(glb(good, binary), 'glb')).toBe('no error');
  });

  it.each([
    [bytesOf('glTF'), 'm.glb: byte 0: expected "glTF", the beginning of a GLB file'],
    [bytesOf('glTF\x01\0\0\0\x0c\0\0\0'), 'm.glb: byte 4: expected version 2 of GLB, found 1'],
    [bytesOf('glTF\x02\0\0\0\0\0\0\x40'), 'm.glb: byte 8: declares 1.1 GB, the file has 12 bytes'],
    [bytesOf('glTF\x02\0\0\0\x0c\0\0\0'), 'm.glb: byte 12: expected JSON as the first chunk'],
    [bytesOf('glTF\x02\0\0\0\x0e\0\0\0xx'), 'm.glb: byte 12: the file ends in the header of a chunk'],
    [
      bytesOf('glTF\x02\0\0\0\x14\0\0\0\xff\xff\xff\x7fJSON'),
      'm.glb: byte 12: a chunk declares 2.1 GB, 0 bytes are left',
    ],
    [glb('{"asset"'), 'm.glb: byte 20: the first chunk is not JSON'],
    [glb('[]'), 'm.glb: byte 20: the first chunk is not a JSON object'],
    [glb({}), 'm.glb: asset must be an object'],
    [glb({ asset: { version: '1.0' } }), 'm.glb: asset.version must be "2.0"'],
    [
      glb({ asset, extensionsRequired: ['X'] }),
      'm.glb: extensionsRequired must be empty: extension "X" is not read',
    ],
    [glb({ asset, meshes: 5 }), 'm.glb: meshes must be a list'],
    [glb({ asset, meshes: [null] }), 'm.glb: meshes[0] must be an object'],
    [glb({ ...good, accessors: [] }, binary), 'm.glb: accessors[0] must be one of the 0 that there are'],
    [
      glb({ ...good, accessors: [{ ...good.accessors[0], count: 1e9 }] }, binary),
      'm.glb: accessors[0].count must be within its buffer view of 36 bytes, not 1000000000',
    ],
    [
      glb({ ...good, accessors: [{ ...good.accessors[0], count: 1.5 }] }, binary),
      'm.glb: accessors[0].count must be a whole number, not negative',
    ],
    [
      glb({ ...good, accessors: [{ ...good.accessors[0], type: 'VEC2' }] }, binary),
      'm.glb: accessors[0].type must be "VEC3"',
    ],
    [
      glb({ ...good, accessors: [{ ...good.accessors[0], componentType: 5123 }] }, binary),
      'm.glb: accessors[0].componentType must be 5126 (float) for positions',
    ],
    [
      glb({ ...good, accessors: [{ ...good.accessors[0], byteOffset: 2, count: 2 }] }, binary),
      'm.glb: accessors[0].byteOffset must be so that numbers start at multiples of 4',
    ],
    [
      glb({ ...good, accessors: [{ count: 3, type: 'VEC3', componentType: 5126 }] }, binary),
      'm.glb: accessors[0].bufferView must be there: compressed data is not read',
    ],
    [
      glb({ ...good, accessors: [{ ...good.accessors[0], sparse: {} }] }, binary),
      'm.glb: accessors[0].sparse must be absent: sparse data is not read',
    ],
    [
      glb({ ...good, bufferViews: [{ buffer: 0, byteLength: 1e9 }] }, binary),
      'm.glb: bufferViews[0].byteLength must be within the binary chunk of 36 bytes',
    ],
    [
      glb({ ...good, bufferViews: [{ buffer: 1, byteLength: 36 }] }, binary),
      'm.glb: bufferViews[0].buffer must be the binary chunk: other files are not read',
    ],
    [
      glb({ ...good, buffers: [{ uri: 'a.bin', byteLength: 36 }] }, binary),
      'm.glb: bufferViews[0].buffer must be the binary chunk: other files are not read',
    ],
    [glb({ ...good, nodes: [{ mesh: 1 }] }, binary), 'm.glb: nodes[0].mesh must be below 1'],
    [
      glb({ ...good, nodes: [{ children: [1] }, { children: [1] }] }, binary),
      'm.glb: nodes[1].children must be nodes that have no other parent',
    ],
    [
      glb({ ...good, nodes: [{ mesh: 0, matrix: [1] }] }, binary),
      'm.glb: nodes[0].matrix must be a list of 16 finite numbers',
    ],
    [
      glb({ ...good, scenes: [{ nodes: [3] }] }, binary),
      'm.glb: scenes[0].nodes must be different nodes without a parent',
    ],
    [
      glb({ ...good, scene: 2, scenes: [{ nodes: [0] }] }, binary),
      'm.glb: scenes[2] must be one of the 1 that there are',
    ],
    [
      glb(good, new Uint8Array(new Float32Array([0, 0, 0, 1, 0, Number.NaN, 0, 1, 0]).buffer)),
      'm.glb: a coordinate of vertex 1 of a mesh is not finite',
    ],
    [
      glb(
        {
          ...good,
          nodes: [
            { mesh: 0, scale: [1e308, 1, 1], children: [1] },
            { mesh: 0, scale: [1e308, 1, 1] },
          ],
        },
        binary,
      ),
      'm.glb: nodes[1] moves vertex 1 of meshes[0].primitives[0] beyond the largest double, 1.7976931348623157e+308',
    ],
    [
      glb({ ...good, accessors: [{ ...good.accessors[0], count: 2 }] }, binary),
      'm.glb: a mesh of triangles has 2 corners, no multiple of 3',
    ],
  ])('%#: %s', async (bytes, message) => {
    expect(await messageOf(bytes, 'glb')).toBe(message);
  });
});

describe('glTF as JSON', () => {
  const GLTF =
    'm.x: is glTF as JSON, which is not read: export it as GLB (with GLTFExporter of three.js: { binary: true })';
  it.each([
    ['m.x', '{"asset":{"version":"2.0"}}', GLTF],
    ['m.x', '\ufeff{ "buffers": [], "asset" : { "copyright": "", "version": "2.0" } }', GLTF],
    // The name is enough: `asset` may stand far behind.
    ['m.GLTF', '{ "buffers": [] }', GLTF.replace('x', 'GLTF')],
    ['m.glb', '{"asset":{"version":"2.0"}}', GLTF.replace('x', 'glb')],
    [
      'm.x',
      '{ "asset": 1 }',
      'm.x: neither its name nor its first bytes tell its format: give one of obj, off, ply, stl, glb',
    ],
  ])('is told by name or content: %s, %s', async (name, text, message) => {
    await expect(parseMesh(text, { name })).rejects.toThrow(
      new FormatError(name, message.slice(name.length + 2)),
    );
  });

  it('by its name, another format is read as what it is', async () => {
    expect((await parseMesh(`${V}f 1 2 3\n`, { name: 'm.gltf' })).format).toBe('obj');
  });
});
