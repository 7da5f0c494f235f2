import { isList, reject, requireNoMore, requireObject, requirePlacement } from '../core/arguments/index.js';
import type { MatrixPlacement } from '../core/shapes.js';
import type { MatrixLike } from './structures.js';

/**
 * The placement of a `Matrix4` of three.js, in numbers of its own: what `placeMesh`, `transformMesh` and
 * `transformSolid` take. The matrix is taken as it is; its last row has to be 0, 0, 0, 1.
 *
 * @throws RangeError for what is no matrix of finite numbers, or one with perspective
 * @example
 * placementOf({ elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1] }).elements[12]; // 5
 */
export function placementOf(matrix: MatrixLike): MatrixPlacement {
  if (arguments.length > 1) requireNoMore('placementOf', 1, arguments[1], 'one matrix at a time');
  return matrixPlacement('placementOf', 'matrix', matrix);
}

/** {@link placementOf} for who names the matrix otherwise. */
export function matrixPlacement(where: string, name: string, matrix: MatrixLike): MatrixPlacement {
  requireObject(where, name, 'a Matrix4 of three.js', matrix);
  const { elements } = matrix;
  if (!isList(elements)) {
    const way = 'matrixWorld' in matrix ? 'v.matrixWorld' : '';
    reject(where, name, 'a Matrix4 of three.js', matrix, way);
  }
  const placement: MatrixPlacement = { type: 'matrix', elements };
  requirePlacement(where, name, placement);
  return { type: 'matrix', elements: Array.from(elements) };
}
