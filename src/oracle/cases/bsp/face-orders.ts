/**
 * Questions on the order of faces: the kind of the tree, the order, the eye, then triangles with corners of their own.
 */
import { pointOf } from '../boxes/values.js';

export const MOST_TRIANGLES = 5;
export const KIND = 0;
export const ORDER = 1;
export const EYE = 2;
export const TRIANGLE_COUNT = 5;
export const TRIANGLES = 6;

export const kindOf = (v: ArrayLike<number>) => (v[KIND] === 1 ? 'leaf-storing' : 'node-storing');
export const orderOf = (v: ArrayLike<number>) => (v[ORDER] === 1 ? 'front-to-back' : 'back-to-front');
export const eyeOf = (v: ArrayLike<number>) => pointOf(v, EYE);

/** The triangles as a mesh; corners that are equal have numbers of their own. */
export function triangleMeshOf(v: ArrayLike<number>) {
  const count = v[TRIANGLE_COUNT]!;
  return {
    positions: Float64Array.from({ length: 9 * count }, (_, i) => v[TRIANGLES + i]!),
    indices: Uint32Array.from({ length: 3 * count }, (_, i) => i),
  };
}
