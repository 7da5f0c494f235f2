import type { GeometryResponse, GeometryTask } from './geometry-calls.js';
import { nodeThread } from './node-threads.js';
import { GEOMETRY_WORKER } from './thread.js';
import { type GeometryWorkerOptions, ThreadedGeometry } from './threaded-geometry.js';

/**
 * Long functions on a thread, so that the calling thread stays free: for each a method of its name, with the same
 * arguments, which gives a promise of the same result.
 * Booleans and sections of meshes, `checkMesh`, triangulations, Voronoi and power diagrams and their cells, polygon
 * sets: docs/meshes.md has the list.
 *
 * Calls are done one after the other, in their order. Options take a `signal`: when it is aborted, the work is ended at
 * once with the thread, and the promise is rejected with its reason; the next call starts another thread. (Functions of
 * any number of operands take `{ signal }` behind the last one.) `onProgress` is called in the calling thread.
 * Errors are those of the function, which they name.
 *
 * Arguments are copied, or refused if `structuredClone` does not take them. What comes back is of the class that it is;
 * large lists are handed over. The thread is started by the first call and kept until `close`; while it waits, it keeps
 * no program alive.
 *
 * @example
 * const worker = new GeometryWorker();
 * const { triangles } = await worker.delaunay2d([[0, 0], [4, 0], [4, 4], [0, 4]]);
 * triangles; // new Uint32Array([0, 1, 3, 3, 1, 2])
 * await worker.close();
 */
export class GeometryWorker extends ThreadedGeometry {
  /** @throws RangeError if `workerUrl` is neither a URL nor text */
  constructor(options: GeometryWorkerOptions = {}) {
    super(nodeThread<GeometryTask, GeometryResponse>(GEOMETRY_WORKER), options);
  }
}
