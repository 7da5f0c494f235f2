import { type WorkerSource, workerSource } from './program-location.js';
import { notStarted, type WorkerKind } from './thread.js';

/**
 * Finds a worker.
 *
 * @throws Error if a build left it out
 */
export function locateWorker(kind: WorkerKind): WorkerSource {
  try {
    return workerSource(kind.program);
  } catch (error) {
    throw notStarted(kind, (error as Error).message);
  }
}
