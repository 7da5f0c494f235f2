import { pageProgram } from '../../workers/page-program.js';
import { type WorkerSource, workerSource } from '../../workers/program-location.js';

const WORKER = { name: 'mesh-worker', folder: 'cli', source: 'src/cli/mesh/worker.ts' };
const VIEWER = { name: 'viewer', folder: 'cli', source: 'src/cli/viewer/main.ts' };

/**
 * The worker of the mesh commands.
 *
 * @throws Error if a build left it out
 */
export function locateMeshWorker(): WorkerSource {
  return workerSource(WORKER);
}

/** The viewer as one script for a page. */
export function viewerProgram(): Promise<string> {
  return pageProgram(VIEWER);
}
