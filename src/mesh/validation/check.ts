import type { MeshEdges } from '../structure/edges.js';
import type { IndexedMesh } from '../structure/indexed-mesh.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import type { FindingLists } from './finding.js';
import type { Progress } from './progress.js';

/** What the parts of a check share: the mesh, where findings go, and who wants to know how far it is. */
export interface Check {
  readonly mesh: IndexedMesh;
  readonly found: FindingLists;
  readonly progress: Progress;
}

/** A check that knows the edges of the mesh, its tree and its flat triangles. */
export interface EdgeCheck extends Check {
  readonly prepared: PreparedMesh;
  readonly edges: MeshEdges;
  /** 1 for each triangle without area. */
  readonly flat: Uint8Array;
}
