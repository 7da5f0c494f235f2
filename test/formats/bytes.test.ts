import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  formatByContent,
  formatByName,
  formatMesh,
  type MeshBytes,
  originOfTriangle,
  originOfVertex,
  parseMesh,
  readMesh,
  writeMesh,
} from '../../src/formats/index.js';
import { bytesOf, chunked, messageOf, plain, tetrahedron, written } from './files.js';

const OBJ = '# a\nv 0 0 0\nv 1 0 0\nv 0 0.1 0\nf 1 2 3\n';
const OFF = 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 0.1 0\n3 0 1 2\n';

describe('parseMesh takes', () => {
  const bytes = new TextEncoder().encode(OBJ);
  const inside = new Uint8Array(99).fill(120);
  inside.set(bytes, 7);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < bytes.length; i += 5) controller.enqueue(bytes.slice(i, i + 5));
        controller.close();
      },
    });

  it.each<[string, () => MeshBytes]>([
    ['a string', () => OBJ],
    ['a Uint8Array', () => bytes],
    ['a Buffer', () => Buffer.from(OBJ)],
    ['an ArrayBuffer', () => bytes.slice().buffer],
    ['a SharedArrayBuffer', () => shared.buffer as unknown as ArrayBuffer],
    ['a view of a part', () => new DataView(inside.buffer, 7, bytes.length)],
    ['a Blob', () => new Blob([bytes])],
    ['a stream', stream],
    ['a stream that cannot be iterated', () => ({ getReader: () => stream().getReader() })],
    ['a response body', () => new Response(OBJ).body!],
    ['chunks', () => [bytes.slice(0, 9), bytes.slice(9)]],
    ['chunks that arrive', () => chunked(bytes, 3)],
  ])('%s', async (_, give) => {
    const expected = plain(await parseMesh(bytes, 'obj'));
    expect(plain(await parseMesh(give(), 'obj'))).toEqual(expected);
    expect(plain(await parseMesh(give()))).toEqual(expected);
    expect(plain(await parseMesh(give(), { format: 'obj', name: 'a' }))).toEqual(expected);
  });

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [7, '7'],
    [{}, 'an object {}'],
    [new Date(0), 'a Date {}'],
    [() => 1, 'a function'],
    [Object.create(null), 'an object {}'],
  ])('nothing like %s', async (value, got) => {
    const what =
      'parseMesh: bytes must be a string, an ArrayBuffer, a Uint8Array, a Blob, or a stream or an iterable of Uint8Arrays';
    await expect(parseMesh(value as never, 'obj')).rejects.toThrow(new RangeError(`${what}, got ${got}`));
  });

  it('no chunks that are something else', async () => {
    const what = 'parseMesh: bytes must be given in chunks that are Uint8Arrays, got';
    await expect(parseMesh([1, 2] as never, 'obj')).rejects.toThrow(new RangeError(`${what} 1`));
    await expect(parseMesh([bytes, 'v 1 2 3'] as never, 'obj')).rejects.toThrow(
      `${what} the string 'v 1 2 3'`,
    );
  });

  it('no format that it does not know', async () => {
    const what = "parseMesh: format must be 'obj', 'off', 'ply', 'stl' or 'glb', got";
    await expect(parseMesh(OBJ, 'dae' as never)).rejects.toThrow(new RangeError(`${what} the string 'dae'`));
    await expect(parseMesh(OBJ, 7 as never)).rejects.toThrow(`${what} 7`);
  });

  it('and leaves a stream that it gives up', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytesOf('v 1 2\n'.repeat(1000))),
      cancel: () => {
        cancelled = true;
      },
    });
    await expect(parseMesh(endless)).rejects.toThrow('obj:1: expected 3 numbers');
    expect(cancelled).toBe(true);
  });
});

describe('arguments of another type', () => {
  const wrong = (value: unknown) => value as never;
  const first = async (mesh: unknown, options?: unknown) =>
    formatMesh(wrong(mesh), 'obj', wrong(options)).next();
  it.each<[string, () => unknown]>([
    ['parseMesh: options must be an object, got null', () => parseMesh(OBJ, 'obj', wrong(null))],
    ['parseMesh: options.name must be a string, got 7', () => parseMesh(OBJ, 'obj', wrong({ name: 7 }))],
    [
      'parseMesh: options.totalBytes must be an integer from 0 on, got NaN',
      () => parseMesh(OBJ, 'obj', { totalBytes: Number.NaN }),
    ],
    [
      'parseMesh: options.signal must be an AbortSignal, got an object {}',
      () => parseMesh(OBJ, 'obj', wrong({ signal: {} })),
    ],
    ['readMesh: path must be a string, got undefined', () => readMesh(wrong(undefined))],
    ["readMesh: options must be an object, got the string 'obj'", () => readMesh('a', wrong('obj'))],
    [
      "readMesh: options.format must be 'obj', 'off', 'ply', 'stl' or 'glb', got the string 'x'",
      () => readMesh('a', wrong({ format: 'x' })),
    ],
    ['writeMesh: path must be a string, got 1', () => writeMesh(wrong(1), tetrahedron)],
    ['writeMesh: options must be an object, got null', () => writeMesh('a.obj', tetrahedron, wrong(null))],
    ['formatMesh: mesh must be {positions, indices}, got undefined', () => first(undefined)],
    ['formatMesh: mesh must be {positions, indices}, got an object {}', () => first({})],
    ['formatMesh: options must be an object, got true', () => first(tetrahedron, true)],
    [
      "formatMesh: format must be 'obj', 'off', 'ply', 'stl' or 'glb', got undefined",
      () => formatMesh(tetrahedron, wrong(undefined)).next(),
    ],
    ['formatByName: name must be a string, got null', async () => formatByName(wrong(null))],
    [
      "formatByContent: bytes must be a Uint8Array, got the string 'OFF'",
      async () => formatByContent(wrong('OFF')),
    ],
    [
      'formatByContent: totalBytes must be an integer from 0 on, got -1',
      async () => formatByContent(new Uint8Array(), -1),
    ],
    [
      'originOfTriangle: file must be what parseMesh or readMesh gives, got [35, 32, 97, 10, 118, 32, ... 38 in all]',
      async () => originOfTriangle(wrong(bytesOf(OBJ)), 0),
    ],
    [
      'originOfVertex: file must be what parseMesh or readMesh gives, got an object {positions: [0, 0, 0, 1, 0, 0, ... 12 in all], indices: [0, 2, 1, 0, 1, 3, ... 12 in all]}',
      async () => originOfVertex(wrong(tetrahedron), 0),
    ],
  ])('%s', async (message, call) => {
    await expect(call()).rejects.toThrow(new RangeError(message));
  });
});

describe('the format that is not given', () => {
  it.each(['obj', 'off', 'ply', 'stl', 'glb'] as const)('%s is found by the content', async (format) => {
    const bytes = await written(tetrahedron, format);
    expect((await parseMesh(bytes)).format).toBe(format);
    // Also where the size is not known: binary STL is what else is binary.
    expect((await parseMesh(chunked(bytes, 100))).format).toBe(format);
    expect((await parseMesh(chunked(await written(big, format), 999))).format).toBe(format);
  });
  const n = 200;
  const big = {
    positions: Float64Array.from({ length: 9 * n }, (_, i) => i),
    indices: Uint32Array.from({ length: 3 * n }, (_, i) => i),
  };

  it('is that of the name where the content does not tell', async () => {
    expect((await parseMesh('', undefined, { name: 'a.obj' })).format).toBe('obj');
    const what = 'neither its name nor its first bytes tell its format: give one of obj, off, ply, stl, glb';
    await expect(parseMesh('hello', undefined, { name: 'a.txt' })).rejects.toThrow(`a.txt: ${what}`);
    await expect(parseMesh('')).rejects.toThrow(`mesh: ${what}`);
  });

  it('is that of the content where the name tells another one, and that is told', async () => {
    const { format, notes, mesh } = await parseMesh(OFF, undefined, { name: 'a.stl' });
    expect([format, mesh.indices.length]).toEqual(['off', 3]);
    expect(notes).toEqual([
      { type: 'not-as-named', message: 'named .stl, but OFF by its content: read as OFF', count: 1 },
    ]);
  });

  it('is told where one is given that is not that of the content', async () => {
    expect(await messageOf(`${OFF}${'# more\n'.repeat(20)}`, 'stl')).toMatch(
      /^m\.stl: declares [\d,]+ triangles \([\d.]+ [GMT]B\), the file has \d+ bytes; it looks like OFF$/,
    );
    expect(await messageOf(OBJ, 'off')).toBe('m.off:2: expected "OFF", found "v"; it looks like OBJ');
    expect(await messageOf('v 1 2', 'obj')).toBe('m.obj:1: expected 3 numbers after "v", found 2');
  });
});

describe('byte order marks', () => {
  const PLY =
    'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n';
  const STL =
    'solid x\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid x\n';
  const texts = [
    ['obj', OBJ],
    ['off', OFF],
    ['ply', PLY],
    ['stl', STL],
  ] as const;
  const mark = '\xef\xbb\xbf';

  it.each(texts)('of UTF-8 is passed in %s', async (format, text) => {
    const expected = plain(await parseMesh(bytesOf(text), format));
    const marked = bytesOf(mark + text);
    expect(plain(await parseMesh(marked, format))).toEqual(expected);
    expect(plain(await parseMesh(marked))).toEqual(expected);
    expect(plain(await parseMesh(chunked(marked, 1), format))).toEqual(expected);
    expect(plain(await parseMesh(`\ufeff${text}`, format))).toEqual(expected);
  });

  it('only at the beginning', async () => {
    expect(await messageOf(`v 0 0 0\n${mark}v 1 0 0\n`, 'obj')).toContain('m.obj:2: expected a keyword');
    const named = 'a byte order mark before "v"';
    expect(await messageOf(`v 0 0 0\n${mark}v 1 0 0\n`, 'obj')).toContain(`found ${named}`);
    expect(await messageOf(`v 0 0 0\nv 1 ${mark}0 0\n`, 'obj')).toContain(
      'found a byte order mark before "0"',
    );
    expect(await messageOf(mark, 'obj')).toBe('no error');
    expect(await messageOf(mark, 'off')).toBe('m.off: expected "OFF", found the end of the file');
  });

  it('belongs to the free 80 bytes of binary STL', async () => {
    const bytes = (await written(tetrahedron, 'stl')).slice();
    bytes.set(bytesOf(mark));
    expect((await parseMesh(bytes, 'stl')).mesh.indices.length).toBe(12);
    expect((await parseMesh(bytes)).format).toBe('stl');
  });

  it.each(texts)('UTF-16 is named in %s', async (format, text) => {
    const little = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    const what = 'is text in UTF-16, which is not read: save it as UTF-8';
    expect(await messageOf(little, format)).toBe(`m.${format}: ${what}`);
    expect(await messageOf(little.slice(2), format)).toBe(`m.${format}: ${what}`);
    const big = Uint8Array.from(little, (_, i) => little[i ^ 1]!);
    expect(await messageOf(big, format)).toBe(`m.${format}: ${what}`);
    expect(await messageOf(big.slice(2), format)).toBe(`m.${format}: ${what}`);
  });
});

describe('files', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'unerring-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('with the extension of another format are read, and that is told', async () => {
    const path = join(folder, 'cube.stl');
    await writeFile(path, OFF);
    const { format, notes } = await readMesh(path);
    expect([format, notes[0]!.type]).toEqual(['off', 'not-as-named']);
    await expect(readMesh(path, { format: 'stl' })).rejects.toThrow(/cube\.stl: .*; it looks like OFF$/);
  });
});
