/** Mesh queries on several threads. */
export { MeshWorkers, type WorkerMesh } from './mesh-workers.js';
export type { SharedMesh } from './shared-memory.js';
