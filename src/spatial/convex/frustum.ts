import {
  reject,
  requireMatrix,
  requireNoMore,
  requireObject,
  requireOneOf,
} from '../../core/arguments/index.js';
import { type ExactPlane, type FoundPoint3, sumPlane } from '../../implicit/index.js';
import { type FrustumRows, FrustumSet } from './engine/frustum-set.js';

/**
 * What clip space a projection matrix maps to: z from -w to w (OpenGL, WebGL; three.js by default), or from 0 to w
 * (Direct3D, Vulkan, WebGPU).
 */
export type ClipDepth = 'minus-w-to-w' | 'zero-to-w';

const DEPTHS: readonly ClipDepth[] = ['minus-w-to-w', 'zero-to-w'];

/**
 * The points that a projection matrix maps into the clip volume: the closed set of six linear inequalities. Plain data,
 * made by `frustumFromMatrix`; copies by `structuredClone` or JSON are frusta, too. What it is made of is frozen at
 * first use.
 *
 * The set is taken for what it is, whatever the matrix: a far plane at infinity is no restriction, and singular
 * matrices give wedges, slabs, everything or nothing. Faces 0 to 5 are left, right, bottom, top, near and far. Vertices
 * are numbered in the order of the first three faces that meet there, (0, 1, 2), (0, 1, 3), ...; the edge of faces i <
 * j has the number of that pair in the order (0, 1), (0, 2), ..., (1, 2), ...
 */
export interface Frustum {
  readonly type: 'frustum';
  /** The matrix, column by column. */
  readonly elements: readonly number[];
  readonly depth: ClipDepth;
}

/** What has been found out about frusta. */
const sets = /* @__PURE__ */ new WeakMap<Frustum, FrustumSet>();

/**
 * The frustum of a projection matrix (or of projection times view, for a frustum in the world): 16 numbers column by
 * column, as `elements` of three.js' Matrix4. A point (x, y, z) is mapped to (X, Y, Z, W) = M (x, y, z, 1) and belongs
 * to the frustum if -W <= X <= W, -W <= Y <= W and -W <= Z <= W (or 0 <= Z <= W).
 *
 * A camera of three.js has the matrix `new Matrix4().multiplyMatrices(camera.projectionMatrix,
 * camera.matrixWorldInverse)`, once `camera.updateMatrixWorld()` was called; the depth is `zero-to-w` for its renderer
 * of WebGPU, and for depth that is reversed. `frustumOfCamera` of `unerring/three` does all this.
 *
 * The planes are left, right, bottom, top, near, far: the last row of the matrix plus or minus another one. These sums
 * of two doubles are kept exactly.
 *
 * Source: Gribb and Hartmann, "Fast extraction of viewing frustum planes", 2001; Real-Time Rendering, 22.14.1.
 *
 * @param depth from -W to W if it is not given, or from 0 to W
 * @throws RangeError if there are not 16 finite numbers
 * @example
 * const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
 * frustumContainsPoint(frustumFromMatrix(identity), [1, -1, 0]); // true: the cube from -1 to 1
 * frustumContainsPoint(frustumFromMatrix(identity, 'zero-to-w'), [1, -1, -0.5]); // false
 */
export function frustumFromMatrix(elements: ArrayLike<number>, depth: ClipDepth = 'minus-w-to-w'): Frustum {
  requireMatrix('frustumFromMatrix', 'elements', elements);
  requireOneOf('frustumFromMatrix', 'depth', depth, DEPTHS);
  return Object.freeze({ type: 'frustum', elements: Object.freeze(Array.from(elements)), depth });
}

/** Checks that a frustum is one: a matrix is none yet. @throws RangeError naming the argument */
export function requireFrustum(where: string, name: string, frustum: Frustum): void {
  if (sets.has(frustum)) return;
  const expected = 'a Frustum (see frustumFromMatrix)';
  requireObject(where, name, expected, frustum);
  if (frustum.type !== 'frustum' || !Array.isArray(frustum.elements)) reject(where, name, expected, frustum);
  requireMatrix(where, `${name}.elements`, frustum.elements);
  requireOneOf(where, `${name}.depth`, frustum.depth, DEPTHS);
}

/**
 * The rows that a checked frustum's planes are sums of: left, right, bottom, top, near, far; their fronts are inside.
 */
export function frustumRows({ elements, depth }: Frustum): FrustumRows {
  const row = (i: number) => [elements[i]!, elements[i + 4]!, elements[i + 8]!, elements[i + 12]!];
  const [x, y, z, w] = [row(0), row(1), row(2), row(3)];
  const less = (v: readonly number[]) => v.map((value) => -value);
  return [
    [w, x],
    [w, less(x)],
    [w, y],
    [w, less(y)],
    depth === 'zero-to-w' ? [z, [0, 0, 0, 0]] : [w, z],
    [w, less(z)],
  ];
}

/** Whether it is a frustum that was asked about before. */
export const isKnownFrustum = (frustum: Frustum): boolean => sets.has(frustum);

/** A checked frustum as a convex set, kept with it. */
export function frustumSet(frustum: Frustum): FrustumSet {
  const known = sets.get(frustum);
  if (known !== undefined) return known;
  Object.freeze(frustum.elements);
  Object.freeze(frustum);
  const set = new FrustumSet(frustumRows(frustum));
  sets.set(frustum, set);
  return set;
}

/**
 * The six planes of a frustum, exactly, their fronts inside: left, right, bottom, top, near, far. One that is no
 * restriction (far, at infinity) is degenerate: its normal is zero.
 *
 * @throws RangeError if the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumPlanes(cube).length; // 6
 */
export function frustumPlanes(frustum: Frustum): readonly ExactPlane[] {
  if (arguments.length > 1) requireNoMore('frustumPlanes', 1, arguments[1]);
  requireFrustum('frustumPlanes', 'frustum', frustum);
  return frustumRows(frustum).map(([p, q]) => sumPlane(p, q));
}

/**
 * The corners of a frustum, exactly: where three planes meet in a point that is behind none of the others; in the order
 * of their numbers as vertices.
 *
 * @throws RangeError if the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumCorners(cube).length; // 8
 */
export function frustumCorners(frustum: Frustum): readonly FoundPoint3[] {
  if (arguments.length > 1) requireNoMore('frustumCorners', 1, arguments[1]);
  requireFrustum('frustumCorners', 'frustum', frustum);
  return frustumSet(frustum).vertices;
}
