/**
 * What is read of a `Mesh` of manifold-3d: its members, not its class, so that nothing of the package is imported and
 * any release serves that has them.
 */

/** A `Mesh` of manifold-3d, or what one is made of. */
export interface ManifoldMeshLike {
  /** How many numbers each vertex has: 3 for its place, and its properties. */
  readonly numProp: number;
  /** The numbers of one vertex behind those of the other. */
  readonly vertProperties: Float32Array | Float64Array;
  /** The vertices of each triangle, counterclockwise seen from outside. */
  readonly triVerts: Uint32Array;
  /** Vertices that are the same place as others. */
  readonly mergeFromVert?: Uint32Array | undefined;
  /** Which ones they are. */
  readonly mergeToVert?: Uint32Array | undefined;
  /** Where in `triVerts` each run of triangles begins; its end may follow. */
  readonly runIndex?: Uint32Array | undefined;
  /** The number of the mesh that each run is of. */
  readonly runOriginalID?: Uint32Array | undefined;
  /** For each triangle the number of its face. */
  readonly faceID?: Uint32Array | undefined;
}

/** What a `Mesh` of manifold-3d is made of. */
export interface ManifoldMeshData {
  readonly numProp: number;
  readonly vertProperties: Float32Array;
  readonly triVerts: Uint32Array;
  readonly mergeFromVert: Uint32Array;
  readonly mergeToVert: Uint32Array;
  readonly runIndex?: Uint32Array;
  readonly runOriginalID?: Uint32Array;
  readonly faceID?: Uint32Array;
}
