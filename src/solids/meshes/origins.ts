/** Where the triangles of a result come from: triangle t is a part of one of a mesh that was combined. */
export interface MeshOrigins {
  /** The number of the mesh. */
  readonly operands: Uint32Array;
  /** The number of the triangle in it. */
  readonly triangles: Uint32Array;
  /** 1 where the result's triangle looks the other way, as those of what is taken away do. */
  readonly turned: Uint8Array;
}
