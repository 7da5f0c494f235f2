import { browserThreads } from './browser-threads.js';
import { type MeshWorkersOptions, ThreadedMeshQueries } from './threaded-mesh-queries.js';

/**
 * Queries about large meshes in several workers: the same answers as in one, in shared memory. They are kept until they
 * are ended by `close`. With one worker, and where a page may not share memory with workers (it must be cross-origin
 * isolated), everything is done in the calling thread.
 *
 * @example
 * const workers = new MeshWorkers({ workers: 1 });
 * workers.workers; // 1
 */
export class MeshWorkers extends ThreadedMeshQueries {
  /** @throws RangeError if `workers` is not a whole number from 1 on, or `workerUrl` is neither a URL nor text */
  constructor(options: MeshWorkersOptions = {}) {
    super(browserThreads, options);
  }
}
