/** Mesh queries on several threads. */
export { MeshWorkers } from './mesh-workers.js';

export type { MeshWorkersOptions } from './threaded-mesh-queries.js';
