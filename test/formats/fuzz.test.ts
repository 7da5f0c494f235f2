/**
 * Broken files: truncated everywhere, with flipped bits, with absurd counts. Whatever happens to a file, reading it
 * ends soon in a mesh or in a FormatError, and no array is made that its bytes do not account for.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FormatError, type FormatOptions, type MeshFormat, parseMesh } from '../../src/formats/index.js';
import { effort } from '../support/effort.js';
import { bytesOf, chunked, glb, joined, meshOf, written } from './files.js';

/** What an array may have, whatever the file: place for a few thousand numbers, and one piece of the file. */
const FIXED = 1 << 21;
const PER_BYTE = 64;

let largest = 0;

/** The same constructor, but the largest size in bytes that was asked for is kept. */
function watched<T extends abstract new (...args: never[]) => unknown>(original: T): T {
  return new Proxy(original, {
    construct(target, args: unknown[], newTarget) {
      const made = Reflect.construct(target as never, args, newTarget) as { byteLength: number };
      if (typeof args[0] === 'number') largest = Math.max(largest, made.byteLength);
      return made as object;
    },
  });
}

const WATCHED = [
  'Float64Array',
  'Uint32Array',
  'Float32Array',
  'Uint8Array',
  'ArrayBuffer',
  'Int32Array',
] as const;
const restore: (() => void)[] = [];

/** Each variant's bytes, written before the constructors are watched. */
const files = new Map<string, Uint8Array>();

beforeAll(async () => {
  for (const [name, format, how] of variants) files.set(name, await bytesFor(format, how));
  for (const name of WATCHED) {
    const original = globalThis[name];
    const proxy = watched(original as never) as typeof original;
    vi.stubGlobal(name, proxy);
    // The library asks arrays for their constructor, and compares it with the global one.
    original.prototype.constructor = proxy;
    restore.push(() => {
      original.prototype.constructor = original;
    });
  }
});
afterAll(() => {
  vi.unstubAllGlobals();
  for (const undo of restore) undo();
});

/** Reads a file that may be broken: a mesh or a FormatError comes out. */
async function survives(bytes: Uint8Array, format: MeshFormat, stream = false): Promise<'mesh' | 'error'> {
  largest = 0;
  try {
    const { mesh } = await parseMesh(stream ? chunked(bytes, 61) : bytes, format, { name: 'm' });
    const vertices = mesh.positions.length / 3;
    expect(mesh.indices.every((v) => v < vertices)).toBe(true);
    expect(mesh.positions.every(Number.isFinite)).toBe(true);
    return 'mesh';
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    expect(error.message).toMatch(/^m(?::\d+:|: byte \d+:|:) \S/);
    expect(error.cause === undefined || format === 'glb').toBe(true);
    return 'error';
  } finally {
    expect(largest).toBeLessThanOrEqual(FIXED + PER_BYTE * bytes.length);
  }
}

const square = meshOf([0, 0, 0, 1, 0, 0, 1, 1, 0.5, 0, 1, 0], [0, 1, 2, 0, 2, 3]);
const PLY_WITH_MORE =
  'ply\nformat binary_little_endian 1.0\nelement vertex 2\nproperty double x\nproperty list uchar int extra\nproperty float y\n' +
  'property ushort z\nelement edge 1\nproperty int a\nelement face 1\nproperty list uint int vertex_indices\nend_header\n';

const PLACED = {
  asset: { version: '2.0' },
  nodes: [
    { name: 'a', rotation: [0.5, 0.5, 0.5, 0.5], scale: [1e3, 2, -3], children: [1] },
    { mesh: 0, matrix: [0.1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1e-9, 0, 5, 6, 7, 1] },
  ],
  materials: [{ name: 'b' }],
  meshes: [{ name: 'c', primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [{ byteLength: 36 }],
};

const variants: readonly (readonly [string, MeshFormat, FormatOptions | string | (() => Uint8Array)])[] = [
  [
    'OBJ',
    'obj',
    'v 0 0 0\nv 1 0 0\nv 1 1 0 1\nv 0 1e-3 0\nvn 0 0 1\nf 1//1 2//1 3//1 4//1\nf -4 \\\n -3 -2 # x\n',
  ],
  ['OFF', 'off', 'OFF\n4 2 0\n0 0 0\n1 0 0\n1 1 0\n0 1.5 0\n4 0 1 2 3\n3 0 1 2 255 0 0\n'],
  ['OFF over lines', 'off', '3 1 0\n0\n0 0\n1 0 0\n1\n1 0 7\n3 0\n1\n2 255\n'],
  ['text PLY', 'ply', { binary: false }],
  ['little-endian PLY', 'ply', {}],
  ['big-endian PLY', 'ply', { bigEndian: true }],
  [
    'PLY with more',
    'ply',
    () =>
      joined(
        PLY_WITH_MORE,
        new Uint8Array(15),
        Uint8Array.of(2),
        new Uint8Array(13),
        new Uint8Array(5),
        Uint8Array.of(4, 0, 0, 0),
        new Uint8Array(16),
      ),
  ],
  ['text STL', 'stl', { binary: false }],
  ['binary STL', 'stl', {}],
  ['GLB', 'glb', {}],
  [
    'GLB with nodes',
    'glb',
    () => glb(PLACED, new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0.5]).buffer)),
  ],
];

async function bytesFor(
  format: MeshFormat,
  how: FormatOptions | string | (() => Uint8Array),
): Promise<Uint8Array> {
  if (typeof how === 'string') return bytesOf(how);
  return typeof how === 'function' ? how() : written(square, format, how);
}

describe.each(variants)('%s', (name, format) => {
  it('is read', async () => {
    expect(await survives(files.get(name)!, format)).toBe('mesh');
  });

  it('truncated at every length', async () => {
    const bytes = files.get(name)!;
    const endings = new Map<string, number>();
    for (let n = 0; n < bytes.length; n++) {
      const ending = await survives(bytes.slice(0, n), format, n % 2 === 1);
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
    }
    // A text may be whole without its last characters; a binary file is not.
    if (format === 'glb' || (format === 'stl' && bytes[0] !== 115))
      expect(endings.get('mesh')).toBeUndefined();
    expect(endings.get('error')).toBeGreaterThan(0);
  });

  it('with flipped bits, changed bytes, parts left out and parts twice', async () => {
    const bytes = files.get(name)!;
    const place = fc.nat(bytes.length - 1);
    const change = fc.oneof(
      fc.record({ kind: fc.constant('flip' as const), at: place, by: fc.integer({ min: 0, max: 7 }) }),
      fc.record({
        kind: fc.constant('set' as const),
        at: place,
        by: fc.oneof(fc.nat(255), fc.constantFrom(0, 10, 13, 32, 35, 45, 46, 48, 57, 92, 255)),
      }),
      fc.record({ kind: fc.constant('cut' as const), at: place, by: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('repeat' as const), at: place, by: fc.integer({ min: 1, max: 9 }) }),
    );
    const property = fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (changes, stream) => {
        let broken: number[] = [...bytes];
        for (const { kind, at, by } of changes) {
          if (kind === 'flip') broken[at] = (broken[at] ?? 0) ^ (1 << by);
          else if (kind === 'set') broken[at] = by;
          else if (kind === 'cut') broken.splice(at, by);
          else broken = [...broken.slice(0, at + by), ...broken.slice(at)];
        }
        await survives(
          Uint8Array.from(broken, (b) => b ?? 0),
          format,
          stream,
        );
      },
    );
    await fc.assert(property, { seed: 5, numRuns: effort(format === 'glb' ? 150 : 400) });
  });
});

describe('absurd counts', () => {
  const numbers = [
    '0',
    '1',
    '7',
    '255',
    '65536',
    '2147483647',
    '4294967295',
    '4294967296',
    '9007199254740991',
    '9007199254740993',
    '1e9',
    '-1',
    '99999999999999999999999999',
  ];

  it('in the headers of OFF and PLY, and in faces', async () => {
    const xyz = 'property double x\nproperty double y\nproperty double z\n';
    for (const n of numbers) {
      for (const m of numbers) {
        const texts: readonly (readonly [MeshFormat, string])[] = [
          ['off', `OFF ${n} ${m} 0\n0 0 0\n1 0 0\n3 0 1 0\n`],
          ['off', `OFF 1 1 0\n0 0 0\n${n} 0 ${m}\n`],
          ['obj', `v 0 0 0\nf ${n} ${m} 1\n`],
          [
            'ply',
            `ply\nformat ascii 1.0\nelement vertex ${n}\n${xyz}element face ${m}\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n`,
          ],
          [
            'ply',
            `ply\nformat ascii 1.0\nelement a ${n}\nelement vertex 1\n${xyz}element face 1\nproperty list int int vertex_indices\nend_header\n0 0 0\n${n} 0 ${m}\n`,
          ],
          [
            'ply',
            `ply\nformat binary_big_endian 1.0\nelement vertex ${n}\n${xyz}element face ${m}\nproperty list uchar int vertex_indices\nend_header\n${'\0'.repeat(60)}`,
          ],
        ];
        for (const [format, text] of texts) {
          await survives(bytesOf(text), format);
          await survives(bytesOf(text), format, true);
        }
      }
    }
  });

  it('in the header of STL and in lists of binary PLY', async () => {
    const counts = [0, 1, 2, 3, 255, 65_535, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
    const header =
      'ply\nformat binary_little_endian 1.0\nelement vertex 1\nproperty uchar x\nproperty uchar y\nproperty uchar z\nelement face 1\nproperty list uint uint vertex_indices\nend_header\n\0\0\0';
    for (const count of counts) {
      for (const length of [84, 100, 134, 200]) {
        const stl = new Uint8Array(length);
        new DataView(stl.buffer).setUint32(80, count, true);
        const list = new Uint8Array(length - 80);
        new DataView(list.buffer).setUint32(0, count, true);
        for (const stream of [false, true]) {
          await survives(stl, 'stl', stream);
          await survives(joined(header, list), 'ply', stream);
        }
      }
    }
  });

  it('a gigabyte declared in a hundred bytes', async () => {
    const off = 'OFF\n50000000 100000000 0\n'.padEnd(100, '#');
    await expect(parseMesh(bytesOf(off), 'off')).rejects.toThrow(
      'off:2: declares 50,000,000 vertices and 100,000,000 faces (at least 500.0 MB), the file has 100 bytes',
    );
    expect(await survives(bytesOf(off), 'off', true)).toBe('error');
    expect(largest).toBeLessThan(FIXED);
  });

  it('in the JSON of GLB', async () => {
    const binary = new Uint8Array(36);
    const absurd = fc.constantFrom<unknown>(
      0,
      1,
      2,
      3,
      -1,
      0.5,
      1e9,
      2 ** 32,
      2 ** 53,
      1e308,
      null,
      'x',
      [],
      {},
      true,
      [0],
      [1, 2, 3],
    );
    const fields = fc.dictionary(
      fc.constantFrom(
        'accessors.0.count',
        'accessors.0.byteOffset',
        'accessors.0.bufferView',
        'accessors.0.componentType',
        'accessors.0.type',
        'accessors.0.sparse',
        'bufferViews.0.byteLength',
        'bufferViews.0.byteOffset',
        'bufferViews.0.byteStride',
        'bufferViews.0.buffer',
        'buffers.0.byteLength',
        'meshes.0.primitives',
        'meshes.0.primitives.0.mode',
        'meshes.0.primitives.0.indices',
        'meshes.0.primitives.0.attributes',
        'nodes.0.mesh',
        'nodes.0.children',
        'nodes.0.matrix',
        'nodes.0.scale',
        'nodes.0.rotation',
        'nodes.0.name',
        'nodes.0.weights',
        'nodes.0.extensions',
        'nodes.0.extensions.EXT_mesh_gpu_instancing.attributes',
        'nodes.0.extensions.EXT_mesh_gpu_instancing.attributes.TRANSLATION',
        'meshes.0.name',
        'meshes.0.extensions',
        'meshes.0.primitives.0.material',
        'materials',
        'scene',
        'scenes',
        'scenes.0.nodes',
        'asset',
        'nodes',
        'accessors',
        'skins',
      ),
      absurd,
      { minKeys: 1, maxKeys: 3 },
    );
    const endings = new Set<string>();
    const property = fc.asyncProperty(fields, async (changes) => {
      const json: unknown = {
        asset: { version: '2.0' },
        scene: 0,
        scenes: [{ nodes: [0] }],
        nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 0 } } } }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
        accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
        bufferViews: [{ buffer: 0, byteLength: 36 }],
        buffers: [{ byteLength: 36 }],
      };
      for (const [path, value] of Object.entries(changes)) {
        const keys = path.split('.');
        let object = json as Record<string, never> | undefined;
        for (const key of keys.slice(0, -1))
          object = (object as Record<string, never> | null | undefined)?.[key];
        if (typeof object === 'object' && object !== null)
          (object as Record<string, unknown>)[keys.at(-1)!] = value;
      }
      endings.add(await survives(glb(json, binary), 'glb'));
    });
    await fc.assert(property, { seed: 6, numRuns: effort(400) });
    expect(endings).toEqual(new Set(['mesh', 'error']));
  });

  it('nested and endless structures of GLB', async () => {
    expect(await survives(glb(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'glb')).toBe('error');
    const nodes = Array.from({ length: 3000 }, (_, i) => (i === 2999 ? {} : { children: [i + 1] }));
    expect(await survives(glb({ asset: { version: '2.0' }, nodes }), 'glb')).toBe('mesh');
    const cycle = [{ children: [1] }, { children: [0] }];
    expect(await survives(glb({ asset: { version: '2.0' }, nodes: cycle }), 'glb')).toBe('mesh');
  });
});
