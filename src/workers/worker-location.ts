import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { notStarted } from './thread.js';

/**
 * The worker's name is the package's own, because a bundle may stand beside a worker of somebody else. These are the places
 * where a build may have put it, seen from the file that this code ended up in: in the folder `workers` beside it or
 * beside its folder.
 */
const NAME = 'unerring-mesh-worker.js';
const BUILT = [`./${NAME}`, `./workers/${NAME}`, `../workers/${NAME}`];

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
  if (url === undefined) throw notStarted(`there is no ${NAME} beside ${here}`);
  return url;
}
