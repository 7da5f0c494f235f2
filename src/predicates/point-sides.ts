/**
 * orient2d and orient3d of vertices in one buffer and a point in another: no double is passed, which would be allocated for
 * each call that is not inlined. The filters are those of three-sides.ts, with their constants.
 */
import type { Sign } from '../core/sign.js';
import { orient2d } from './generated/orient2d.js';
import { orient3d } from './generated/orient3d.js';
import {
  LINE_CONSTANT,
  LINE_MARGIN,
  PLANE_CONSTANT,
  PLANE_INNER_MARGIN,
  PLANE_MARGIN,
} from './three-sides.js';

const abs = Math.abs;

/**
 * On which side of the line from vertex i to vertex j does the point p lie, in the coordinates u and v?
 *
 * @param x three finite coordinates for each vertex
 * @param p three finite coordinates
 * @returns the sign of orient2d(i, j, p)
 * @example
 * sideOfEdge2d(new Float64Array([0, 0, 9, 1, 0, 9]), 0, 1, 0, 1, new Float64Array([5, 5, 5])); // 1
 */
export function sideOfEdge2d(
  x: Float64Array,
  u: number,
  v: number,
  i: number,
  j: number,
  p: Float64Array,
): Sign {
  const pu = p[u]!;
  const pv = p[v]!;
  const left = (x[3 * i + u]! - pu) * (x[3 * j + v]! - pv);
  const right = (x[3 * i + v]! - pv) * (x[3 * j + u]! - pu);
  const det = left - right;
  const bound = LINE_CONSTANT * abs(left + right) + LINE_MARGIN;
  if (det > bound) return 1;
  if (-det > bound) return -1;
  return orient2d(x[3 * i + u]!, x[3 * i + v]!, x[3 * j + u]!, x[3 * j + v]!, pu, pv);
}

/**
 * On which side of the plane through the vertices i, j, k does the point p lie?
 *
 * @param x three finite coordinates for each vertex
 * @param p three finite coordinates
 * @returns the sign of orient3d(i, j, k, p)
 * @example
 * sideOfTriangle(new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), 0, 1, 2, new Float64Array([5, 5, 5])); // 1
 */
export function sideOfTriangle(x: Float64Array, i: number, j: number, k: number, p: Float64Array): Sign {
  const ax = x[3 * i]! - p[0]!;
  const ay = x[3 * i + 1]! - p[1]!;
  const az = x[3 * i + 2]! - p[2]!;
  const bx = x[3 * j]! - p[0]!;
  const by = x[3 * j + 1]! - p[1]!;
  const bz = x[3 * j + 2]! - p[2]!;
  const cx = x[3 * k]! - p[0]!;
  const cy = x[3 * k + 1]! - p[1]!;
  const cz = x[3 * k + 2]! - p[2]!;
  const x0 = by * cz;
  const x1 = bz * cy;
  const y0 = bz * cx;
  const y1 = bx * cz;
  const z0 = bx * cy;
  const z1 = by * cx;
  const det = ax * (x0 - x1) + ay * (y0 - y1) + az * (z0 - z1);
  const bound =
    PLANE_CONSTANT *
    (abs(ax) * (abs(x0) + abs(x1) + PLANE_INNER_MARGIN) +
      abs(ay) * (abs(y0) + abs(y1) + PLANE_INNER_MARGIN) +
      abs(az) * (abs(z0) + abs(z1) + PLANE_INNER_MARGIN) +
      PLANE_MARGIN);
  // The determinant of the rows i - p, j - p, k - p is minus orient3d(i, j, k, p).
  if (det > bound) return -1;
  if (-det > bound) return 1;
  return orient3dOf(x, i, j, k, p);
}

function orient3dOf(x: Float64Array, i: number, j: number, k: number, p: Float64Array): Sign {
  return orient3d(
    x[3 * i]!,
    x[3 * i + 1]!,
    x[3 * i + 2]!,
    x[3 * j]!,
    x[3 * j + 1]!,
    x[3 * j + 2]!,
    x[3 * k]!,
    x[3 * k + 1]!,
    x[3 * k + 2]!,
    p[0]!,
    p[1]!,
    p[2]!,
  );
}
