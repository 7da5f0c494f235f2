import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A program of the package that runs in a thread or process of its own, or in a page. */
export interface Program {
  /** That of its built file, without `.js`. */
  readonly name: string;
  /** The folder of `dist` where a build puts it. */
  readonly folder: string;
  /** Its TypeScript source, from the top of the project. */
  readonly source: string;
}

/** Where a program is: its built file, or its TypeScript source and the package that can run that. */
export type ProgramLocation =
  | { readonly type: 'built'; readonly url: URL }
  | { readonly type: 'source'; readonly url: URL; readonly tsx: URL };

/** The file itself, if it is there. */
function present(url: URL): URL | undefined {
  return existsSync(fileURLToPath(url)) ? url : undefined;
}

/**
 * From the source: what the environment has bundled (tests do so once, instead of transpiling at each start), else the
 * source.
 */
function locateFromSource({ name, folder, source }: Program, here: string): ProgramLocation {
  const bundled = process.env.UNERRING_PROGRAMS;
  const places = bundled === undefined ? [] : [join(bundled, folder), bundled];
  const url = places.map((place) => present(pathToFileURL(join(place, `${name}.js`)))).find(Boolean);
  if (url !== undefined) return { type: 'built', url };
  const manifest = pathToFileURL(createRequire(here).resolve('tsx/package.json'));
  return { type: 'source', url: new URL(`../../${source}`, here), tsx: new URL('./dist/', manifest) };
}

/**
 * Finds a program. A build may have put it, seen from the file that this code ended up in, beside it, or in its folder
 * below or beside that (`dist/chunk-X.js`, `dist/cli/index.js` and `dist/fuzz/index.js` all find
 * `dist/fuzz/worker.js`).
 *
 * @param endings that the built file may have
 * @throws Error if a build left it out
 */
export function locateProgram(program: Program, endings: readonly string[] = ['.js']): ProgramLocation {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return locateFromSource(program, here);
  const file = program.name + endings[0];
  const places = endings.flatMap((ending) =>
    ['./', `./${program.folder}/`, `../${program.folder}/`].map((place) => place + program.name + ending),
  );
  const url = places.map((place) => present(new URL(place, here))).find(Boolean);
  if (url === undefined) throw new Error(`there is no ${file} beside ${here}`);
  return { type: 'built', url };
}

/** What to hand to `new Worker`. */
export interface WorkerSource {
  readonly source: URL | string;
  /** Whether the source is JavaScript text rather than a file. */
  readonly isText: boolean;
}

/**
 * A program as a worker: its file; of a source a line that registers tsx and imports it (Node 20 does not apply
 * `--import` to worker threads).
 *
 * @throws Error if a build left it out
 */
export function workerSource(program: Program): WorkerSource {
  const found = locateProgram(program);
  if (found.type === 'built') return { source: found.url, isText: false };
  const tsx = new URL('./esm/api/index.mjs', found.tsx).href;
  const start = `import('${tsx}').then((tsx) => { tsx.register(); return import('${found.url.href}'); });`;
  return { source: start, isText: true };
}
