/** Mesh queries in several workers, in a browser. */
export { MeshWorkers } from './mesh-workers.browser.js';

export type { MeshWorkersOptions } from './threaded-mesh-queries.js';
