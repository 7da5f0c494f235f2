/**
 * What is read of the shapes of Rapier: their members, so that nothing of `@dimforge/rapier3d` is imported and any
 * release serves that has them.
 */

/** A `TriMesh` or a `ConvexPolyhedron` of Rapier: the `shape` of a collider. */
export interface RapierShapeLike {
  /** The number of the kind of shape. */
  readonly type?: number | undefined;
  /** The coordinates of one vertex behind those of the other; other shapes have none, and are refused. */
  readonly vertices?: Float32Array | Float64Array | undefined;
  /** The vertices of each triangle; a convex polyhedron may have none. */
  readonly indices?: Uint32Array | null | undefined;
}
