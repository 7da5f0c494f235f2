/** Mesh queries on several threads. */
export { MeshWorkers } from './mesh-workers.js';
export type { SharedMesh } from './shared-memory.js';
export type { MeshWorkersOptions, WorkerMesh } from './threaded-mesh-queries.js';
