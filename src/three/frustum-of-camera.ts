import {
  isList,
  reject,
  requireBoolean,
  requireMatrix,
  requireNoMore,
  requireObject,
  requireOneOf,
} from '../core/arguments/index.js';
import { type Frustum, frustumFromMatrix } from '../spatial/convex/frustum.js';
import type { MatrixLike } from './structures.js';

/** What is read of a `Camera` of three.js. */
export interface CameraLike {
  readonly projectionMatrix: MatrixLike;
  /** Brought up to date by `updateMatrixWorld`. */
  readonly matrixWorldInverse: MatrixLike;
  /** 2000 for WebGL, 2001 for WebGPU; releases that have none are of WebGL. */
  readonly coordinateSystem?: number | undefined;
  /** Whether near is at the depth 1 and far at 0; if it is not there, it is not so. */
  readonly reversedDepth?: boolean | undefined;
}

const WHERE = 'frustumOfCamera';
const [WEBGL, WEBGPU] = [2000, 2001] as const;

/**
 * What a `Camera` of three.js sees, as a shape of the world: that of `frustumFromMatrix` of `unerring/spatial` for the
 * product of its projection and its view. Call `camera.updateMatrixWorld()` before, if the camera was moved: matrices
 * are taken as they are. (And `camera.updateProjectionMatrix()` where the camera itself was changed, as always.)
 *
 * The product is that of `Matrix4.multiplyMatrices`, in doubles: each of its sixteen numbers is rounded, as three.js
 * rounds it. From there on nothing is rounded. The depth is `zero-to-w` for WebGPU (`coordinateSystem` 2001) and for
 * each camera with `reversedDepth`, and `minus-w-to-w` otherwise: a renderer sets both of them, with the projection, at
 * the first frame. Faces are left, right, bottom, top, near and far; with `reversedDepth` far is face 4, and near face
 * 5.
 *
 * Source: Gribb and Hartmann, "Fast extraction of viewing frustum planes", 2001; Real-Time Rendering, 22.14.1.
 *
 * @throws RangeError for what is no camera, or has numbers that are not finite (`far` must not be Infinity), or whose
 *   product has
 * @example
 * const elements = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
 * const camera = { projectionMatrix: { elements }, matrixWorldInverse: { elements }, coordinateSystem: 2001 };
 * frustumOfCamera(camera).depth; // 'zero-to-w'
 */
export function frustumOfCamera(camera: CameraLike): Frustum {
  if (arguments.length > 1) requireNoMore(WHERE, 1, arguments[1], 'one at a time');
  requireObject(WHERE, 'camera', 'a Camera of three.js', camera);
  const projection = elementsOf('projectionMatrix', camera);
  const view = elementsOf('matrixWorldInverse', camera);
  const { coordinateSystem = WEBGL, reversedDepth = false } = camera;
  requireOneOf(WHERE, 'camera.coordinateSystem', coordinateSystem, [WEBGL, WEBGPU]);
  requireBoolean(WHERE, 'camera.reversedDepth', reversedDepth);
  const elements = productOf(projection, view);
  requireMatrix(WHERE, 'projectionMatrix x matrixWorldInverse', elements);
  return frustumFromMatrix(
    elements,
    reversedDepth || coordinateSystem === WEBGPU ? 'zero-to-w' : 'minus-w-to-w',
  );
}

function elementsOf(
  name: keyof CameraLike & `${string}atrix${string}`,
  camera: CameraLike,
): ArrayLike<number> {
  const elements = (camera[name] as MatrixLike | null | undefined)?.elements;
  if (elements === undefined || !isList(elements)) {
    const isMatrix = isList((camera as unknown as Partial<MatrixLike>).elements);
    reject(WHERE, 'camera', 'a Camera of three.js', camera, isMatrix ? 'frustumFromMatrix(v.elements)' : '');
  }
  requireMatrix(WHERE, `camera.${name}.elements`, elements);
  return elements;
}

/** The product of two matrices, in the order in which `Matrix4.multiplyMatrices` adds. */
function productOf(a: ArrayLike<number>, b: ArrayLike<number>): number[] {
  return Array.from({ length: 16 }, (_, i) => {
    const [row, column] = [i % 4, i - (i % 4)];
    const term = (k: number) => a[row + 4 * k]! * b[column + k]!;
    return term(0) + term(1) + term(2) + term(3);
  });
}
