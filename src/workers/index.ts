/** Mesh queries on several threads, and long functions on one. */

export { GeometryWorker } from './geometry-caller.js';
export type { GeometryCallOptions } from './geometry-calls.js';
export { MeshWorkers } from './mesh-workers.js';
export type { GeometryWorkerOptions } from './threaded-geometry.js';
export type { MeshWorkersOptions } from './threaded-mesh-queries.js';
