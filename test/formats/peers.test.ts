/**
 * The readers and writers of three.js, most of which hold binary32: what we write they read, what they write we read.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FormatOptions, MeshFormat } from '../../src/formats/index.js';
import { parseMesh } from '../../src/formats/index.js';
import { bytesOf, meshOf, written } from './files.js';

interface Attribute {
  readonly array: ArrayLike<number>;
}

interface Geometry {
  readonly attributes: { readonly position: Attribute };
  readonly index: Attribute | null;
  setAttribute(name: string, attribute: unknown): void;
  setIndex(attribute: unknown): void;
}

// three has no types of its own, and nothing else is asked of it here.
type Three = Record<string, new (...args: unknown[]) => never>;
let three: Three;
let addons: Record<string, { parse(...args: unknown[]): unknown }> = {};

/** Imports by name at run time, without types. */
function load(specifier: string): Promise<unknown> {
  return import(/* @vite-ignore */ specifier);
}

async function addon(folder: string, name: string): Promise<void> {
  const module = (await load(`three/examples/jsm/${folder}/${name}.js`)) as Three;
  addons = { ...addons, [name]: new module[name]!() };
}

beforeAll(async () => {
  // PLYExporter calls back in the next frame.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  three = (await load('three')) as Three;
  for (const loader of ['OBJLoader', 'PLYLoader', 'STLLoader']) await addon('loaders', loader);
  for (const exporter of ['OBJExporter', 'PLYExporter', 'STLExporter']) await addon('exporters', exporter);
});

afterAll(() => vi.unstubAllGlobals());

const mesh = meshOf([0, 0, 0, 1, 0, 0, 0, 1, 0, 0.25, -3.5, 1e20], [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]);

/** The coordinates of all corners. */
function corners(positions: ArrayLike<number>, indices: ArrayLike<number> | undefined): number[] {
  const numbers =
    indices === undefined
      ? Array.from({ length: positions.length / 3 }, (_, i) => i)
      : [...Array.from(indices)];
  return numbers.flatMap((v) => [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!]);
}

const expected = corners(mesh.positions, mesh.indices).map(Math.fround);

describe('what we write is read by three', () => {
  it.each<readonly [string, MeshFormat, FormatOptions, boolean]>([
    ['PLYLoader', 'ply', {}, false],
    ['PLYLoader', 'ply', { bigEndian: true }, false],
    ['PLYLoader', 'ply', { binary: false }, false],
    ['STLLoader', 'stl', { round: true }, false],
    ['STLLoader', 'stl', { binary: false }, false],
    ['OBJLoader', 'obj', {}, true],
  ])('%s: %s %o', async (loader, format, options, text) => {
    const bytes = await written(mesh, format, options);
    const read = addons[loader]!.parse(text ? new TextDecoder().decode(bytes) : bytes.buffer);
    const geometry = text
      ? (read as { children: { geometry: Geometry }[] }).children[0]!.geometry
      : (read as Geometry);
    expect(corners(geometry.attributes.position.array, geometry.index?.array).map(Math.fround)).toEqual(
      expected,
    );
  });
});

describe('what three writes is read', () => {
  it.each<readonly [string, MeshFormat, object]>([
    ['PLYExporter', 'ply', {}],
    ['PLYExporter', 'ply', { binary: true }],
    ['PLYExporter', 'ply', { binary: true, littleEndian: true }],
    ['STLExporter', 'stl', {}],
    ['STLExporter', 'stl', { binary: true }],
    ['OBJExporter', 'obj', {}],
  ])('%s: %s %o', async (exporter, format, options) => {
    const geometry: Geometry = new three.BufferGeometry!();
    geometry.setAttribute('position', new three.BufferAttribute!(Float32Array.from(mesh.positions), 3));
    geometry.setIndex(new three.BufferAttribute!(mesh.indices, 1));
    const object = new three.Mesh!(geometry);
    const ply = exporter === 'PLYExporter' ? [() => {}] : [];
    const out = addons[exporter]!.parse(object, ...ply, options) as string | ArrayBuffer | DataView;
    const bytes =
      typeof out === 'string' ? bytesOf(out) : new Uint8Array(ArrayBuffer.isView(out) ? out.buffer : out);
    const { mesh: back } = await parseMesh(bytes, format);
    expect(corners(back.positions, back.indices).map(Math.fround)).toEqual(expected);
  });
});
