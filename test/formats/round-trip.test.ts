import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FormatError,
  type FormatOptions,
  formatMesh,
  type MeshFormat,
  parseMesh,
  readMesh,
  writeMesh,
} from '../../src/formats/index.js';
import { bitsOf, meshOf, tetrahedron, written } from './files.js';

const double = fc.oneof(
  { arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }), weight: 4 },
  fc.constantFrom(
    -0,
    0,
    5e-324,
    -5e-324,
    2.2250738585072014e-308,
    1e308,
    1.7976931348623157e308,
    0.1,
    1 / 3,
    2 ** 53 + 2,
  ),
  fc.integer({ min: -1000, max: 1000 }).map((n) => n / 64),
);
const float = fc.float({ noNaN: true, noDefaultInfinity: true });

function meshes(coordinate: fc.Arbitrary<number>, fewestTriangles = 0) {
  return fc.integer({ min: 3, max: 12 }).chain((vertices) =>
    fc
      .tuple(
        fc.array(coordinate, { minLength: 3 * vertices, maxLength: 3 * vertices }),
        fc.array(fc.tuple(...[0, 1, 2].map(() => fc.nat(vertices - 1))), {
          minLength: fewestTriangles,
          maxLength: 8,
        }),
      )
      .map(([positions, triangles]) => meshOf(positions, triangles.flat())),
  );
}

describe('what is written is read back bit for bit', () => {
  const indexed: readonly (readonly [MeshFormat, FormatOptions, fc.Arbitrary<number>])[] = [
    ['obj', {}, double],
    ['off', {}, double],
    ['ply', {}, double],
    ['ply', { bigEndian: true }, double],
    ['ply', { binary: false }, double],
    ['glb', {}, float],
  ];

  it.each(indexed)('%s %o', async (format, options, coordinate) => {
    const property = fc.asyncProperty(meshes(coordinate, format === 'glb' ? 1 : 0), async (mesh) => {
      const { mesh: back, faceOfTriangle } = await parseMesh(await written(mesh, format, options), format);
      expect(bitsOf(back.positions)).toEqual(bitsOf(Float64Array.from(mesh.positions)));
      expect(back.indices).toEqual(mesh.indices);
      expect(faceOfTriangle).toBeNull();
    });
    await fc.assert(property, { seed: 1, numRuns: 100 });
  });

  it.each([
    ['text', { binary: false }, double],
    ['binary', {}, float],
  ] as const)('the corners of %s STL', async (_, options, coordinate) => {
    const property = fc.asyncProperty(meshes(coordinate), async ({ positions, indices }) => {
      const { mesh: back } = await parseMesh(await written({ positions, indices }, 'stl', options), 'stl');
      const corners = (p: ArrayLike<number>, i: Uint32Array) =>
        [...i].flatMap((v) => [0, 1, 2].map((k) => p[3 * v + k]! + 0));
      expect(corners(back.positions, back.indices)).toEqual(corners(positions, indices));
    });
    await fc.assert(property, { seed: 2, numRuns: 100 });
  });

  it('keeps -0 and the ends of the doubles', async () => {
    const extremes = meshOf(
      [-0, 5e-324, -1.7976931348623157e308, 1e308, 4.9e-322, 1e21, 1e-7, 123456789012345680000, -0],
      [0, 1, 2],
    );
    for (const format of ['obj', 'off', 'ply'] as const) {
      const { mesh } = await parseMesh(await written(extremes, format, { binary: false }), format);
      expect(bitsOf(mesh.positions)).toEqual(bitsOf(Float64Array.from(extremes.positions)));
    }
  });
});

describe('decimals become the nearest double', () => {
  const decimal = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x.toExponential(20)),
    fc.tuple(fc.bigInt(0n, 10n ** 25n), fc.integer({ min: -345, max: 280 })).map(([m, e]) => `${m}e${e}`),
    fc.tuple(fc.bigInt(0n, 10n ** 18n), fc.bigInt(0n, 10n ** 18n)).map(([a, b]) => `${a}.${b}`),
    fc
      .tuple(fc.bigInt(2n ** 53n - 9n, 2n ** 53n + 9n), fc.integer({ min: -24, max: 24 }))
      .map(([m, e]) => `+${m}E${e}`),
    fc.constantFrom(
      '.5',
      '5.',
      '-.5e1',
      '+0.0',
      '-0',
      '-0.0e5',
      '00012.50',
      '9007199254740993',
      '9007199254740993e22',
      '1e23',
      '1e22',
      '8.5e-22',
      '0e999',
      '1e-999',
      '2.5e-324',
      '2.4703282292062327e-324',
    ),
  );

  it('as Number reads them', async () => {
    const property = fc.asyncProperty(fc.array(decimal, { minLength: 3, maxLength: 3 }), async (words) => {
      const { mesh } = await parseMesh(new TextEncoder().encode(`v ${words.join(' ')}`), 'obj');
      expect([...mesh.positions]).toEqual(words.map(Number));
    });
    await fc.assert(property, { seed: 3, numRuns: 1000 });
  });
});

describe('coordinates that the format does not hold', () => {
  const tenth = meshOf([0.1, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2]);

  it.each([
    ['stl', 'binary STL'],
    ['glb', 'GLB'],
  ] as const)('are refused by %s', async (format, holder) => {
    const way =
      "(pass { round: true } to round to the nearest; solids: solidToMesh(solid, { precision: 'single' }))";
    const expected = `a binary32 number, which ${holder} holds ${way}`;
    await expect(written(tenth, format)).rejects.toThrow(
      new RangeError(`formatMesh: mesh.positions[0] must be ${expected}, got 0.1`),
    );
    const { mesh } = await parseMesh(await written(tenth, format, { round: true }), format);
    expect(mesh.positions[0]).toBe(Math.fround(0.1));
  });

  it('are refused beyond the largest binary32, too', async () => {
    const largest = (x: number) =>
      written(meshOf([x, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2]), 'glb', { round: true });
    await expect(largest(1e300)).rejects.toThrow(
      'formatMesh: mesh.positions[0] must be at most 3.4028234663852886e+38, the largest binary32, got 1e+300',
    );
    await expect(largest(3.4028235e38)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('and so is what is no mesh', async () => {
    await expect(written(meshOf([0, 0, 0], [0, 1, 2]), 'obj')).rejects.toThrow(
      'formatMesh: mesh.indices[1] must be an integer from 0 to 0, got 1',
    );
    await expect(written(meshOf([0, 0, Number.NaN], []), 'ply')).rejects.toThrow(RangeError);
    await expect(written(meshOf([0, 0, 0], []), 'glb')).rejects.toThrow(
      'formatMesh: mesh.indices.length must be above 0 for GLB, got 0',
    );
    await expect(written(tenth, 'dxf' as 'stl')).rejects.toThrow(
      "format must be 'obj', 'off', 'ply', 'stl' or 'glb', got the string 'dxf'",
    );
    await expect(parseMesh(new Uint8Array(), 'dxf' as 'stl')).rejects.toThrow(RangeError);
  });
});

describe('chunks that are written', () => {
  it('are small, however large the mesh is', async () => {
    const n = 12_000;
    const mesh = {
      positions: Float64Array.from({ length: 3 * n }, (_, i) => i / 8),
      indices: Uint32Array.from({ length: 3 * n }, (_, i) => i % n),
    };
    for (const format of ['obj', 'off', 'ply', 'stl'] as const) {
      for (const binary of [true, false]) {
        let chunks = 0;
        for await (const chunk of formatMesh(mesh, format, { binary })) {
          expect(chunk.length).toBeLessThan(70_000);
          chunks++;
        }
        expect(chunks).toBeGreaterThan(5);
      }
    }
  });
});

describe('files', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'formats-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['a.obj', 'a.off', 'a.ply', 'a.stl', 'A.GLB'])(
    '%s is written and read by its name',
    async (name) => {
      const path = join(folder, name);
      await writeMesh(path, tetrahedron);
      const { mesh, format } = await readMesh(path);
      expect(name.toLowerCase().endsWith(format)).toBe(true);
      expect(mesh.indices.length).toBe(12);
    },
  );

  it.each(['obj', 'off', 'ply', 'stl', 'glb'] as const)('%s is found by its first bytes', async (format) => {
    const path = join(folder, `no-name-${format}`);
    await writeMesh(path, tetrahedron, { format });
    expect((await readMesh(path)).format).toBe(format);
  });

  it('that are of no known format are refused', async () => {
    const path = join(folder, 'something.dat');
    await writeFile(path, 'hello');
    const what = 'neither its name nor its first bytes tell its format: give one of obj, off, ply, stl, glb';
    await expect(readMesh(path)).rejects.toThrow(new FormatError(path, what));
    await expect(writeMesh(path, tetrahedron)).rejects.toThrow(
      `writeMesh: path must be a name that ends in one of .obj, .off, .ply, .stl, .glb, got the string '${path}'`,
    );
  });

  it('tell how far they are read, and can be stopped', async () => {
    const path = join(folder, 'long.obj');
    await writeFile(path, `# ${'x'.repeat(2_500_000)}\nv 0 0 0\n`);
    const seen: (readonly [number, number])[] = [];
    await readMesh(path, { onProgress: (read, total) => seen.push([read, total]) });
    expect(seen.map(([read]) => read)).toEqual([1 << 20, 2 << 20, 2_500_011]);
    expect(new Set(seen.map(([, total]) => total))).toEqual(new Set([2_500_011]));
    const stop = new AbortController();
    const reading = readMesh(path, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(reading).rejects.toThrow('enough');
    await expect(readMesh(path, { signal: AbortSignal.abort(new Error('never')) })).rejects.toThrow('never');
  });

  it('that are not there are the system’s error', async () => {
    await expect(readMesh(join(folder, 'none.obj'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('stay as they were if the mesh is refused', async () => {
    const path = join(folder, 'kept.stl');
    await writeFile(path, 'precious');
    await expect(writeMesh(path, meshOf([0.1, 0, 0], [0, 0, 0]))).rejects.toThrow(RangeError);
    expect(await readFile(path, 'utf8')).toBe('precious');
  });
});
