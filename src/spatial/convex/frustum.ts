import { reject, requireObject } from '../../core/errors.js';
import type { Point3 } from '../../core/shapes.js';
import {
  type ExactPlane,
  type ImplicitPoint3,
  isDegeneratePlane,
  type PointLike3,
  side,
  sumPlane,
  threePlanesPoint,
} from '../../implicit/index.js';
import { requireNumbers, requireVector } from '../boxes/box-arguments.js';

/**
 * What clip space a projection matrix maps to: z from -w to w (OpenGL, WebGL; three.js by default), or from 0 to w
 * (Direct3D, Vulkan, WebGPU).
 */
export type ClipDepth = 'minus-w-to-w' | 'zero-to-w';

/** Where a shape lies to a frustum: no common point; common points, but not all of it in the frustum; all of it. */
export type FrustumRelation = 'outside' | 'intersecting' | 'inside';

/** Where a point lies to a frustum. */
export type FrustumSide = 'outside' | 'boundary' | 'inside';

/**
 * The points that a projection matrix maps into the clip volume: the closed set of six linear inequalities. Made by
 * `frustumFromMatrix`.
 *
 * The set is taken for what it is, whatever the matrix: a far plane at infinity is no restriction, and singular matrices
 * give wedges, slabs, everything or nothing.
 */
export class Frustum {
  /** The planes, front inside, without those that do not depend on the point. */
  readonly planes: readonly ExactPlane[];
  /** An inequality without a solution: its normal is zero and its constant negative. */
  readonly isEmpty: boolean;
  #corners: readonly ImplicitPoint3[] | undefined;

  /** @internal Use `frustumFromMatrix`. */
  constructor(planes: readonly ExactPlane[]) {
    this.planes = planes.filter((plane) => !isDegeneratePlane(plane));
    this.isEmpty = planes.some((plane) => isDegeneratePlane(plane) && side(plane, [0, 0, 0]) < 0);
  }

  /** The corners: where three planes meet in a point that is behind none of the others. */
  get corners(): readonly ImplicitPoint3[] {
    this.#corners ??= cornersOf(this.planes);
    return this.#corners;
  }

  /** Whether a point is behind none of the planes. */
  contains(point: PointLike3): boolean {
    return !this.isEmpty && this.planes.every((plane) => side(plane, point) >= 0);
  }
}

/** Checks that a frustum is one: a matrix is none yet. */
export function requireFrustum(where: string, frustum: Frustum): void {
  const expected = 'a Frustum (see frustumFromMatrix)';
  requireObject(where, 'frustum', expected, frustum);
  if (!Array.isArray(frustum.planes)) reject(where, 'frustum', expected, frustum);
}

function cornersOf(planes: readonly ExactPlane[]): ImplicitPoint3[] {
  const found: ImplicitPoint3[] = [];
  for (const [i, p] of planes.entries()) {
    for (const [j, q] of planes.entries()) {
      if (j <= i) continue;
      for (const r of planes.slice(j + 1)) {
        const corner = threePlanesPoint(p, q, r);
        if (corner !== null && planes.every((plane) => side(plane, corner) >= 0)) found.push(corner);
      }
    }
  }
  return found;
}

/**
 * The frustum of a projection matrix (or of projection times view, for a frustum in the world): 16 numbers column by
 * column, as `elements` of three.js' Matrix4. A point (x, y, z) is mapped to (X, Y, Z, W) = M (x, y, z, 1) and belongs to
 * the frustum if -W <= X <= W, -W <= Y <= W and -W <= Z <= W (or 0 <= Z <= W).
 *
 * The planes are left, right, bottom, top, near, far: the last row of the matrix plus or minus another one. These sums
 * of two doubles are kept exactly.
 *
 * Source: Gribb and Hartmann, "Fast extraction of viewing frustum planes", 2001; Real-Time Rendering, 22.14.1.
 *
 * @throws RangeError if there are not 16 finite numbers
 * @example
 * const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
 * frustumFromMatrix(identity).contains([1, -1, 0]); // true: the cube from -1 to 1
 * frustumFromMatrix(identity, 'zero-to-w').contains([1, -1, -0.5]); // false
 */
export function frustumFromMatrix(elements: ArrayLike<number>, depth: ClipDepth = 'minus-w-to-w'): Frustum {
  const where = 'frustumFromMatrix';
  if (elements?.length !== 16) reject(where, 'elements', '16 numbers', elements);
  requireNumbers(where, 'elements', elements, 0, 16);
  if (depth !== 'minus-w-to-w' && depth !== 'zero-to-w') {
    reject(where, 'depth', "'minus-w-to-w' or 'zero-to-w'", depth);
  }
  const row = (i: number) => [elements[i]!, elements[i + 4]!, elements[i + 8]!, elements[i + 12]!];
  const [x, y, z, w] = [row(0), row(1), row(2), row(3)];
  const less = (v: readonly number[]) => v.map((value) => -value);
  return new Frustum([
    sumPlane(w, x),
    sumPlane(w, less(x)),
    sumPlane(w, y),
    sumPlane(w, less(y)),
    depth === 'zero-to-w' ? sumPlane(z, [0, 0, 0, 0]) : sumPlane(w, z),
    sumPlane(w, less(z)),
  ]);
}

/**
 * Where a point lies to a frustum.
 *
 * @throws RangeError if a coordinate is not finite
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumPoint(cube, [1, 0, 0]); // 'boundary'
 * frustumPoint(cube, [0.5, 0, 0]); // 'inside'
 */
export function frustumPoint(frustum: Frustum, point: Point3): FrustumSide {
  requireFrustum('frustumPoint', frustum);
  requireVector('frustumPoint', 'point', point);
  if (!frustum.contains(point)) return 'outside';
  return frustum.planes.some((plane) => side(plane, point) === 0) ? 'boundary' : 'inside';
}
