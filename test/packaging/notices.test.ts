import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledPackages, noticesOf } from '../../scripts/notices.js';
import { projectRoot } from '../../scripts/run-command.js';

const dist = join(projectRoot, 'dist');

describe('notices', () => {
  it('name every package of which something is in dist', () => {
    const notices = readFileSync(join(dist, 'NOTICES.txt'), 'utf8');
    // The bundler says above each file's code where it is from (in what is not minified).
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.c?js$/.test(file),
    );
    const found = new Set(
      files.flatMap((file) =>
        [
          ...readFileSync(join(dist, file), 'utf8').matchAll(
            /^\/\/ .*?node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm,
          ),
        ].map(([, name]) => name!),
      ),
    );
    expect(found).toContain('commander');
    expect(found).toContain('@gltf-transform/core');
    for (const name of [...found, 'three']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
    }
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
