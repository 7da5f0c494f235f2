/** Mesh queries in several workers, and long functions in one, in a browser. */

export { GeometryWorker } from './geometry-caller.browser.js';
export type { GeometryCallOptions } from './geometry-calls.js';
export { MeshWorkers } from './mesh-workers.browser.js';
export type { GeometryWorkerOptions } from './threaded-geometry.js';
export type { MeshWorkersOptions } from './threaded-mesh-queries.js';
