import { type WorkerSource, workerSource } from './program-location.js';
import { notStarted } from './thread.js';

/** The worker's name is the package's own, because a bundle may stand beside a worker of somebody else. */
const WORKER = { name: 'unerring-mesh-worker', folder: 'workers', source: 'src/workers/worker.ts' };

/**
 * Finds the worker.
 *
 * @throws Error if a build left it out
 */
export function locateWorker(): WorkerSource {
  try {
    return workerSource(WORKER);
  } catch (error) {
    throw notStarted((error as Error).message);
  }
}
