import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageFiles, promisedFiles, staleness } from '../../scripts/build-state.js';
import { projectRoot } from '../../scripts/run-command.js';
import { READ_THE_BUILD } from '../parts.js';

const folder = mkdtempSync(join(tmpdir(), 'unerring-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file whose last change was so many seconds after 2000. */
function write(path: string, second: number, text = ''): void {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  const time = new Date(Date.UTC(2000, 0, 1, 0, 0, second));
  utimesSync(place, time, time);
}

const manifest = {
  exports: {
    '.': {
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
      require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
    },
    './package.json': './package.json',
  },
  bin: { unerring: 'dist/cli/index.js' },
};

describe('a build', () => {
  it('is what package.json promises', () => {
    expect(promisedFiles(manifest)).toEqual([
      'dist/cli/index.js',
      'dist/index.cjs',
      'dist/index.d.cts',
      'dist/index.d.ts',
      'dist/index.js',
    ]);
    expect(packageFiles().length).toBeGreaterThan(60);
  });

  it('is whole only if every file is there, and none is older than a source file', () => {
    write('src/deep/a.ts', 10);
    write('fuzz/a.ts', 10);
    write('scripts/build.ts', 10);
    for (const name of ['tsconfig.json', 'tsup.config.ts']) write(name, 10);
    write('package.json', 10, JSON.stringify(manifest));
    // What the main job builds: the command line and the modules, and neither CommonJS nor types.
    for (const name of ['dist/cli/index.js', 'dist/index.js']) write(name, 20);
    expect(staleness(['dist/cli/index.js'], folder)).toBeUndefined();
    expect(staleness(packageFiles(folder), folder)).toBe('dist/index.cjs is missing');

    for (const name of ['dist/index.cjs', 'dist/index.d.ts', 'dist/index.d.cts']) write(name, 20);
    expect(staleness(packageFiles(folder), folder)).toBeUndefined();
    write('src/deep/a.ts', 30);
    expect(staleness(packageFiles(folder), folder)).toBe('dist/cli/index.js is older than a source file');
  });

  it('is made first for each test file that reads it', () => {
    const files = readdirSync(join(projectRoot, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && name !== 'packaging/build-state.test.ts')
      .map((name) => `test/${name}`);
    const readers = files.filter((name) =>
      /projectRoot, 'dist'|\bmanifest\.(?:bin|exports)\b/.test(readFileSync(join(projectRoot, name), 'utf8')),
    );
    expect(readers.sort()).toEqual([...READ_THE_BUILD].sort());
  });
});
