import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundledPackages, noticesOf } from '../../scripts/notices.js';
import { projectRoot } from '../../scripts/run-command.js';

const dist = join(projectRoot, 'dist');

describe('notices', () => {
  it('name every package of which something is in dist', async () => {
    const notices = readFileSync(join(dist, 'NOTICES.txt'), 'utf8');
    // Bundled again, as nothing in dist says where it is from when its comments are gone.
    const { metafile } = await build({
      absWorkingDir: projectRoot,
      entryPoints: ['src/cli/index.ts', 'src/formats/index.ts', 'fuzz/index.ts', 'src/cli/viewer/main.ts'],
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      external: ['fast-check', 'robust-predicates'],
      outdir: 'out',
      write: false,
      metafile: true,
      logLevel: 'error',
    });
    const found = bundledPackages([metafile]).map((folder) => folder.replace(/^.*node_modules\//, ''));
    for (const name of ['commander', '@gltf-transform/core', 'three']) expect(found).toContain(name);
    for (const name of found) expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  });

  it('have the texts of the licences', () => {
    const text = noticesOf(['node_modules/commander', 'node_modules/emoji-regex']);
    expect(text).toMatch(/commander .*\(MIT\)\n\n\(The MIT License\)/);
    expect(text).toContain('Copyright Mathias Bynens');
    // bunny has no licence file, only a word in package.json.
    expect(() => noticesOf(['node_modules/bunny'])).toThrow(
      'bunny has no licence file: it cannot be bundled',
    );
  });

  it('are about packages that are in the output, wherever they are installed', () => {
    const of = (...paths: string[]) => ({
      outputs: {
        'dist/a.js': { inputs: Object.fromEntries(paths.map((path) => [path, { bytesInOutput: 1 }])) },
      },
    });
    expect(
      bundledPackages([
        of('src/index.ts', 'node_modules/a/lib/x.js', 'node_modules/a/y.js'),
        of('node_modules/@b/c/z.js', 'node_modules/a/node_modules/d/index.js'),
      ]),
    ).toEqual(['node_modules/@b/c', 'node_modules/a', 'node_modules/a/node_modules/d']);
  });
});
