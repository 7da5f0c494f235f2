/** Mesh queries in several workers, in a browser. */
export { MeshWorkers } from './mesh-workers.browser.js';
export type { SharedMesh } from './shared-memory.js';
export type { MeshWorkersOptions, WorkerMesh } from './threaded-mesh-queries.js';
