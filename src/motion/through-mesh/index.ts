/** Shapes that translate through a mesh. */
export type { CastShape } from '../parts/cornered.js';
export type { SweepOfParts } from '../parts/found-sweep-of-parts.js';
export type { MeshSweep, TriangleContact } from './found-mesh-sweep.js';
export { type MeshSweepOptions, sweepMesh, sweptMeetsMesh } from './sweep-mesh.js';
