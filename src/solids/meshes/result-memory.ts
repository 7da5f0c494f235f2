/** What results of `meshUnion` and its kin know of how they were made, for whoever asks later. */
import type { HomogeneousPoint } from '../../implicit/homogeneous.js';
import type { DoubleMesh } from '../../mesh/structure/indexed-mesh.js';
import type { VertexPoint } from '../engine/vertices.js';
import type { MeshOrigins } from './written-mesh.js';

/** What a result remembers of how it was made, until nobody has it any more. */
export interface ResultMemory {
  /** The meshes as they were given, each at its place. */
  readonly meshes: readonly DoubleMesh[];
  readonly indices: Uint32Array;
  readonly origins: MeshOrigins;
  /**
   * The exact points of the vertices of triangles that were made, which come first (by their integers, if they came
   * from another thread); null if a repair moved them, so that what counts is the nearest point of the source.
   */
  readonly points: readonly (VertexPoint | HomogeneousPoint)[] | null;
  /** Where the vertices are, if a repair moved them. */
  readonly positions?: Float64Array;
  /** For each corner of these the corner of the source that it is, or -1. */
  readonly cornerOf: Int8Array;
}

/** What results remember, found by the lists that name where their triangles come from. */
const known: WeakMap<MeshOrigins, ResultMemory> = /* @__PURE__ */ new WeakMap();

/** Keeps what is needed to say where the corners of a result lie. */
export function rememberResult(memory: ResultMemory): void {
  known.set(memory.origins, memory);
}

/** What a result remembers; undefined if nothing is known of it. */
export function memoryOfResult(origins: MeshOrigins): ResultMemory | undefined {
  return known.get(origins);
}
