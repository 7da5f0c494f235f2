import { describe, expect, it } from 'vitest';
import { type MeshFormat, parseMesh } from '../../src/formats/index.js';
import { bytesOf, chunked, outcome, plain, tetrahedron, written } from './files.js';

const texts: Readonly<Record<string, readonly [MeshFormat, string]>> = {
  'OBJ with everything': [
    'obj',
    '# a\r\nv 0.1 -2.5e-3 1e22 1\r\nv 12345678901234567890 0 0\r\nv 1 1 5e-324 .1 .2 .3\r\nvn 0 0 \\\r\n 1\r\nf 1/1/1 \\\r\n2//2 -1\r\nf 1 2 3 3 # x\r\nfoo bar',
  ],
  'OBJ of an old computer': ['obj', 'v 0 0 0\rv 1 0 0\rv 0 1 0\rf 1 2 3\r'],
  'broken OBJ': ['obj', 'v 0 0 0\n\n\nf 1 2 7\nf 1 1 1 \\\n 8'],
  OFF: [
    'off',
    'OFF\r\n# c\r\n4 2 0\r\n0 0 0 1\r\n1 0.123456789012345678 0\r\n\r\n1 1 0\r\n0 1 0\r\n3 0 1 2 # x\r\n4 0 1 2 3 9\r\nmore',
  ],
  'OFF over lines': ['off', '4 1 0\n0\n0 0\n1 0\n0\n1 1 0 # x\n0 1 0 7 7\n4\n0 1\n2 3 9'],
  'broken OFF': ['off', 'OFF 3 1 0\n0 0 0\n1 0 0\n0 1 zero\n3 0 1 2'],
  PLY: [
    'ply',
    'ply\nformat ascii 1.0\ncomment x\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1.5 0 0\n0 1 0\n3 0 1 2\n',
  ],
  'broken PLY': [
    'ply',
    'ply\r\nformat ascii 1.0\r\nelement vertex 1\r\nproperty float x\r\nproperty float y\r\nproperty float z\r\nend_header\r\n0 0 zero\r\n',
  ],
  STL: [
    'stl',
    'solid x\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid x\n',
  ],
};

/** Feeds the bytes in two parts, cut at every place (or at some), and in small chunks. */
async function feedInEveryWay(bytes: Uint8Array, format: MeshFormat, step = 1): Promise<void> {
  const expected = await outcome(bytes, format);
  const totalBytes = bytes.length;
  for (const size of [1, 2, 3, 7, 64]) {
    expect(await outcome(chunked(bytes, size), format, { totalBytes }), `chunks of ${size}`).toEqual(
      expected,
    );
  }
  for (let cut = 1; cut < bytes.length; cut += step) {
    async function* parts() {
      yield bytes.slice(0, cut);
      yield bytes.slice(cut);
    }
    expect(await outcome(parts(), format, { totalBytes }), `cut at ${cut}`).toEqual(expected);
  }
}

describe('the way in which bytes arrive changes nothing', () => {
  it.each(Object.entries(texts))('%s', async (_, [format, text]) => {
    await feedInEveryWay(bytesOf(text), format);
  });

  it.each([
    ['ply', { bigEndian: true }],
    ['ply', {}],
    ['stl', {}],
    ['stl', { binary: false }],
    ['glb', {}],
    ['off', {}],
  ] as const)('written %s %o', async (format, options) => {
    // GLB is put together before it is read.
    await feedInEveryWay(await written(tetrahedron, format, options), format, format === 'glb' ? 97 : 1);
  });

  it('without the size, too', async () => {
    for (const [format, text] of Object.values(texts)) {
      expect(await outcome(chunked(bytesOf(text), 1), format)).toEqual(await outcome(bytesOf(text), format));
    }
    for (const format of ['ply', 'stl', 'glb'] as const) {
      const bytes = await written(tetrahedron, format);
      expect(await outcome(chunked(bytes, 5), format)).toEqual(await outcome(bytes, format));
    }
  });

  it('nor does a place in a larger buffer', async () => {
    for (const format of ['ply', 'stl', 'glb', 'obj'] as const) {
      const bytes = await written(tetrahedron, format);
      const larger = new Uint8Array(bytes.length + 13).fill(255);
      larger.set(bytes, 5);
      const inside = await parseMesh(larger.subarray(5, 5 + bytes.length), format);
      expect(plain(inside)).toEqual(plain(await parseMesh(bytes, format)));
    }
  });
});

describe('files of many pieces', () => {
  it('are read as a whole', async () => {
    const n = 45_000;
    const lines = Array.from({ length: n }, (_, i) => `v ${i} ${i / 7} ${-i / 3}\n`);
    const text = `${lines.join('')}f 1 2 ${n}\n`;
    expect(text.length).toBeGreaterThan(3 << 19);
    const { mesh } = await parseMesh(bytesOf(text), 'obj');
    expect(mesh.positions.length).toBe(3 * n);
    for (let i = 0; i < n; i += 997) expect(mesh.positions[3 * i + 1]).toBe(i / 7);
    expect(mesh.indices).toEqual(Uint32Array.of(0, 1, n - 1));
  });

  it('may have long lines, but not endless ones', async () => {
    async function* endless(start: string, total: number) {
      yield bytesOf(start);
      const chunk = new Uint8Array(1 << 20).fill(0x20);
      for (let sent = 0; sent < total; sent += chunk.length) yield chunk;
      yield bytesOf('\n');
    }
    expect(await outcome(endless('v 0 0 0\n', 8 << 20), 'obj')).toMatchObject({ positions: [0n, 0n, 0n] });
    const message = 'obj: byte 8: a line is longer than 16777216 bytes';
    expect(await outcome(endless('v 0 0 0\n', Number.POSITIVE_INFINITY), 'obj')).toBe(message);
  });
});
