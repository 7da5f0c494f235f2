import { nodeThreads } from './node-threads.js';
import { type MeshWorkersOptions, ThreadedMeshQueries } from './threaded-mesh-queries.js';

/**
 * Queries about large meshes on several threads: the same answers as on one, in shared memory. Threads are kept until
 * they are ended by `close`, but do not keep a program alive that has nothing else to do; with one worker everything is
 * done in the calling thread.
 *
 * @example
 * const workers = new MeshWorkers({ workers: 1 });
 * workers.workers; // 1
 */
export class MeshWorkers extends ThreadedMeshQueries {
  /** @throws RangeError if `workers` is not a whole number from 1 on, or `workerUrl` is neither a URL nor text */
  constructor(options: MeshWorkersOptions = {}) {
    super(nodeThreads, options);
  }
}
