import { type BrowserWorker, browserThread, type NewWorker } from './browser-thread.js';
import type { GeometryResponse, GeometryTask } from './geometry-calls.js';
import { GEOMETRY_WORKER, notStarted, type StartThread } from './thread.js';
import { type GeometryWorkerOptions, ThreadedGeometry } from './threaded-geometry.js';

declare const Worker: NewWorker;

function newWorker(worker: URL | string | undefined): BrowserWorker {
  try {
    if (worker !== undefined) return new Worker(worker, { type: 'module' });
    // In these words, so that bundlers see that there is a worker and where: it has this name in dist/workers/. Inside
    // of `try`, esbuild does not warn that a script has no place of its own.
    return new Worker(new URL('./unerring-geometry-worker.browser.js', import.meta.url), { type: 'module' });
  } catch (error) {
    throw notStarted(GEOMETRY_WORKER, String(error));
  }
}

const start: StartThread<GeometryTask, GeometryResponse> = (worker, listener) =>
  browserThread(GEOMETRY_WORKER, newWorker(worker), listener);

/**
 * Long functions in a worker, so that the page stays free: for each a method of its name, with the same arguments,
 * which gives a promise of the same result.
 * Booleans and sections of meshes, `checkMesh`, triangulations, Voronoi and power diagrams and their cells, polygon
 * sets: docs/meshes.md has the list.
 *
 * Calls are done one after the other, in their order. Options take a `signal`: when it is aborted, the work is ended at
 * once with the worker, and the promise is rejected with its reason; the next call starts another worker. (Functions of
 * any number of operands take `{ signal }` behind the last one.) `onProgress` is called in the page.
 * Errors are those of the function, which they name.
 *
 * Arguments are copied, or refused if `structuredClone` does not take them. What comes back is of the class that it is;
 * large lists are handed over. The worker is started by the first call and kept until `close`. The page need not be
 * cross-origin isolated.
 *
 * @example
 * const worker = new GeometryWorker();
 * typeof worker.meshUnion; // 'function'
 */
export class GeometryWorker extends ThreadedGeometry {
  /** @throws RangeError if `workerUrl` is neither a URL nor text */
  constructor(options: GeometryWorkerOptions = {}) {
    super(start, options);
  }
}
