import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  exports: Record<string, string | object>;
};
const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'string' ? [] : [{ name: path.replace('.', 'unerring'), target }],
);
/** What says of itself that it takes Node.js. */
const ONLY_IN_NODE = 'unerring/observe';

async function bundle(contents: string, options: BuildOptions) {
  const stdin = { contents, resolveDir: projectRoot };
  const made = await build({
    ...options,
    stdin,
    platform: 'browser',
    bundle: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
    outdir: 'out',
  });
  return { warnings: made.warnings, metafile: made.metafile, text: made.outputFiles[0]!.text };
}

describe('every entry is bundled for a browser without a warning', () => {
  describe.each(entries.filter(({ name }) => name !== ONLY_IN_NODE))('$name', ({ name }) => {
    // `iife` is what esbuild makes if it is told nothing.
    it.each([
      ['iife', `import * as all from '${name}'; console.log(all);`],
      ['esm', `import * as all from '${name}'; console.log(all);`],
      ['iife', `console.log(require('${name}'));`],
    ] as const)('as %s: %s', async (format, code) => {
      const { warnings, metafile } = await bundle(code, { format });
      expect(warnings).toEqual([]);
      // Node's modules are not even left for later.
      const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
      expect(imports).toEqual([]);
    });
  });
});

describe('package.json', () => {
  it('names files that are there', () => {
    const files = JSON.stringify(entries).match(/\.\/dist\/[^"]+/g) ?? [];
    expect(files.length).toBeGreaterThan(4 * entries.length);
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  it('has a browser’s condition before the others, so that it is found first', () => {
    const withBrowser = entries.filter(({ target }) => 'browser' in target);
    expect(withBrowser.map(({ name }) => name)).toEqual([
      'unerring/formats',
      'unerring/workers',
      'unerring/workers/worker',
      'unerring/workers/geometry-worker',
      'unerring/fuzz',
    ]);
    for (const { target } of withBrowser) expect(Object.keys(target)[0]).toBe('browser');
  });
});

describe('a bundled browser script', () => {
  it('asks meshes in the calling thread where memory cannot be shared', async () => {
    const code = `import { MeshWorkers } from 'unerring/workers';
      export const run = async () => {
        const workers = new MeshWorkers({ workers: 4 });
        const mesh = await workers.prepare({
          positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]),
          indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
        });
        const sides = await workers.locatePoints(mesh, new Float64Array([1, 1, 1, 9, 9, 9, 2, 0, 1]));
        await workers.close();
        return [workers.workers, ...sides];
      };`;
    const { text } = await bundle(code, {
      format: 'iife',
      globalName: 'bundled',
    });
    // The names that a page without cross-origin isolation lacks, or has of another kind.
    const run = new Function(
      'process',
      'SharedArrayBuffer',
      'Worker',
      'crossOriginIsolated',
      `${text}; return bundled.run();`,
    ) as (...globals: unknown[]) => Promise<number[]>;
    const Forbidden = class {
      constructor() {
        throw new Error('no worker is to be started');
      }
    };
    expect(await run(undefined, undefined, Forbidden, false)).toEqual([1, 1, -1, 0]);
  });

  it('reads and writes meshes, makes configurations', async () => {
    const code = `import { parseMesh } from 'unerring/formats'; import { familiesFor, generate } from 'unerring/fuzz'; import { pointSignature } from 'unerring/oracle';
      export const run = async () => {
        const bytes = new TextEncoder().encode('OFF\\n3 1 0\\n0 0 0\\n1 0 0\\n0 1 0\\n3 0 1 2\\n');
        const stream = new ReadableStream({ start(c) { c.enqueue(bytes); c.close(); } });
        return [Array.from((await parseMesh(stream, 'off')).mesh.indices), familiesFor(pointSignature(2, 3)).length > 5, typeof generate];
      };`;
    const { text } = await bundle(code, {
      format: 'iife',
      globalName: 'bundled',
    });
    const run = new Function('process', `${text}; return bundled.run();`) as (
      ...globals: unknown[]
    ) => Promise<unknown[]>;
    expect(await run(undefined)).toEqual([[0, 1, 2], true, 'function']);
  });
});
