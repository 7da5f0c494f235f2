import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Where a build may have put the worker, seen from the file that this code ended up in: in the folder `workers` beside it or
 * beside its folder.
 */
const BUILT = ['./worker.js', './workers/worker.js', '../workers/worker.js'];

/**
 * Finds the worker's file: the built one, or, if this is the source, a script that loads the TypeScript source.
 *
 * @throws Error if a build left it out
 */
export function locateWorker(): URL {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return new URL('./worker-from-source.mjs', here);
  const url = BUILT.map((path) => new URL(path, here)).find((candidate) =>
    existsSync(fileURLToPath(candidate)),
  );
  if (url === undefined) throw new Error(`the mesh worker (workers/worker.js) is missing beside ${here}`);
  return url;
}
