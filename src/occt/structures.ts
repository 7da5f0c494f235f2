/**
 * What is read of the meshes of OpenCascade in JavaScript, as `occt-import-js` gives them: their members, so that
 * nothing is imported and any program serves that gives the same.
 */

/** Red, green and blue, each from 0 to 1. */
export type OcctColor = readonly number[];

/** A face of the model: a range of the triangles of its mesh. */
export interface OcctFaceLike {
  /** The number of its first triangle. */
  readonly first: number;
  /** The number of its last one. */
  readonly last: number;
  readonly color?: OcctColor | null | undefined;
}

/** Numbers of vertices, in a list. */
export interface OcctNumbers {
  readonly array: ArrayLike<number>;
}

/** A mesh of OpenCascade, with vertices of its own for each face. */
export interface OcctMeshLike {
  readonly attributes: {
    readonly position: OcctNumbers;
    readonly normal?: OcctNumbers | undefined;
  };
  readonly index: OcctNumbers;
  readonly brep_faces?: readonly OcctFaceLike[] | undefined;
  readonly color?: OcctColor | null | undefined;
}

/** A mesh in the form of `occt-import-js` that was made. */
export interface OcctMeshData {
  readonly attributes: {
    readonly position: { readonly array: number[] };
    readonly normal?: { readonly array: number[] };
  };
  readonly index: { readonly array: number[] };
  readonly brep_faces: { readonly first: number; readonly last: number; readonly color: OcctColor | null }[];
}
