import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { constBindings, exportedCopies } from '../../scripts/bindings.js';
import { projectRoot } from '../../scripts/run-command.js';

/**
 * Entries in the way that scripts/build.ts ships them: bundled with what they use of packages, in chunks, with
 * constants as such.
 */
let folder: string;

beforeAll(async () => {
  mkdirSync(join(projectRoot, 'reports'), { recursive: true });
  folder = mkdtempSync(join(projectRoot, 'reports', 'built-'));
  await build({
    absWorkingDir: projectRoot,
    entryPoints: { formats: 'src/formats/index.ts', distance: 'src/distance/index.ts' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    outdir: folder,
    logLevel: 'error',
  });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    writeFileSync(path, exportedCopies(constBindings(readFileSync(path, 'utf8'))));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An entry as it was built. */
function entry<T>(name: string): Promise<T> {
  return import(pathToFileURL(join(folder, `${name}.js`)).href) as Promise<T>;
}

it('what is bundled from packages runs: a mesh becomes GLB, and comes back', async () => {
  const { formatMesh, parseMesh } = await entry<typeof import('../../src/formats/index.js')>('formats');
  const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
  const indices = new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]);
  const { mesh } = await parseMesh(await formatMesh({ positions, indices }, 'glb'));
  expect([...mesh.positions]).toEqual([...positions]);
  expect([...mesh.indices]).toEqual([...indices]);
});

it('constants of the kernel are constants', async () => {
  const { triangleTriangleSquaredDistance } =
    await entry<typeof import('../../src/distance/index.js')>('distance');
  const [a, b] = [
    { a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4] },
    { a: [3, 0, 4], b: [5, 0, 4], c: [5, 2, 6] },
  ] as const;
  expect(triangleTriangleSquaredDistance(a, b)).toBe(9);
  const text = readFileSync(join(folder, 'distance.js'), 'utf8');
  expect(text).toMatch(/^const P = .*allocateScratch\(18\);$/m);
});
