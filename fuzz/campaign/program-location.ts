import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A program of the harness that runs in a thread or process of its own. */
export type Program = 'worker' | 'engine';

/** Where a program is: its built file, or its TypeScript source and the package that can run that. */
export type ProgramLocation =
  | { readonly type: 'built'; readonly url: URL }
  | { readonly type: 'source'; readonly url: URL; readonly tsx: URL };

/**
 * Where a build may have put a program, seen from the file that this code ended up in: beside it, or in the folder
 * `fuzz` beside it or beside its folder (`dist/chunk-X.js`, `dist/cli/index.js` and `dist/fuzz/index.js` all find
 * `dist/fuzz/worker.js`).
 */
const FOLDERS = ['./', './fuzz/', '../fuzz/'];

/**
 * Finds a program: the TypeScript source if this is the source (or what the environment names), else the built file.
 *
 * @throws Error if a build left it out
 */
export function locateProgram(program: Program): ProgramLocation {
  const here = import.meta.url;
  if (here.endsWith('.ts')) {
    // Tests bundle the programs once instead of having each one transpiled when it starts.
    const bundled = process.env.UNERRING_PROGRAMS;
    if (bundled !== undefined)
      return { type: 'built', url: pathToFileURL(join(bundled, 'fuzz', `${program}.js`)) };
    const manifest = pathToFileURL(createRequire(here).resolve('tsx/package.json'));
    return { type: 'source', url: new URL(`./${program}.ts`, here), tsx: new URL('./dist/', manifest) };
  }
  const url = FOLDERS.map((folder) => new URL(`${folder}${program}.js`, here)).find((candidate) =>
    existsSync(fileURLToPath(candidate)),
  );
  if (url === undefined)
    throw new Error(`a program of the harness (fuzz/${program}.js) is missing beside ${here}`);
  return { type: 'built', url };
}
