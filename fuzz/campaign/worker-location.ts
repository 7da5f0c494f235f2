import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What to hand to `new Worker`. */
export interface WorkerSource {
  readonly source: URL | string;
  /** Whether the source is JavaScript text rather than a file. */
  readonly isText: boolean;
}

/**
 * Where a build may have put the worker, seen from the file that this code ended up in: beside it, or in the folder
 * `fuzz` beside it or beside its folder (`dist/chunk-X.js`, `dist/cli/index.js` and `dist/fuzz/index.js` all find
 * `dist/fuzz/worker.js`).
 */
const BUILT = ['./worker.js', './fuzz/worker.js', '../fuzz/worker.js'];

/**
 * Finds the worker's file: the TypeScript source if this is the source, started by a line that registers tsx (Node 20
 * does not apply `--import` to worker threads); else the built file.
 *
 * @throws Error if a build left it out
 */
export function locateWorker(): WorkerSource {
  const here = import.meta.url;
  if (here.endsWith('.ts')) {
    const manifest = pathToFileURL(createRequire(here).resolve('tsx/package.json'));
    const tsx = new URL('./dist/esm/api/index.mjs', manifest).href;
    const worker = new URL('./worker.ts', here).href;
    const start = `import('${tsx}').then((tsx) => { tsx.register(); return import('${worker}'); });`;
    return { source: start, isText: true };
  }
  const url = BUILT.map((path) => new URL(path, here)).find((candidate) =>
    existsSync(fileURLToPath(candidate)),
  );
  if (url === undefined) throw new Error(`the fuzz worker (fuzz/worker.js) is missing beside ${here}`);
  return { source: url, isText: false };
}
