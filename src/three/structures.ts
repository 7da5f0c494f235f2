/**
 * What is read of the objects of three.js: their members, not their classes, so that nothing of three.js is imported
 * and any release serves that has them.
 */
import type { BufferGeometryLike } from '../mesh/structure/buffer-geometry.js';

/** A `Vector3` of three.js. */
export interface VectorLike {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A `Matrix4` of three.js: sixteen numbers, column by column. */
export interface MatrixLike {
  readonly elements: ArrayLike<number>;
}

/** A range of the index that is drawn with one material. */
export interface GroupLike {
  readonly start: number;
  readonly count: number;
  readonly materialIndex?: number | undefined;
}

/** A `BufferGeometry` of three.js. */
export interface GeometryLike extends BufferGeometryLike {
  readonly attributes: { readonly position?: unknown; readonly [name: string]: unknown };
  readonly groups?: readonly GroupLike[];
  readonly drawRange?: { readonly start: number; readonly count: number };
  readonly morphAttributes?: object;
}

/** A `Mesh` of three.js. */
export interface ObjectLike {
  readonly geometry: GeometryLike;
  /** One, or a list of some. */
  readonly material?: unknown;
  readonly matrixWorld: MatrixLike;
  /** Brings `matrixWorld` up to date. */
  updateWorldMatrix?(updateParents: boolean, updateChildren: boolean): void;
}

/** The type of one material of an object, which may have a list of some. */
export type MaterialOf<O> = O extends { readonly material: infer M } ? OneOf<M> : never;
type OneOf<M> = M extends readonly (infer E)[] ? E : M;
