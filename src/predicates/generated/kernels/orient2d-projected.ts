// Generated from src/formulas by `npm run generate`. Do not edit.
import type { Sign } from '../../../core/sign.js';
import { orient2dExact } from '../orient2d.js';

/**
 * orient2d of the vertices i, j, k of space, looking at the coordinates u and v (0, 1 or 2) only.
 *
 * @param x three finite coordinates for each vertex
 * @example
 * orient2dProjectedAt(new Float64Array([0, 0, 9, 1, 0, 9, 0, 1, 9]), 0, 1, 0, 1, 2); // 1
 */
export function orient2dProjectedAt(x: Float64Array, u: number, v: number, i: number, j: number, k: number): Sign {
  const atI = 3 * i;
  const atJ = 3 * j;
  const atK = 3 * k;
  const cx = x[atK + u]!;
  const cy = x[atK + v]!;
  const cax = x[atI + u]! - cx;
  const cay = x[atI + v]! - cy;
  const cbx = x[atJ + u]! - cx;
  const cby = x[atJ + v]! - cy;
  const p = cax * cby;
  const q = cay * cbx;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((cax === 0 && cbx === 0) || (cby === 0 && cay === 0)) {
    const total = cax + cay + cbx + cby;
    if (total - total === 0) return 0;
  }
  return orient2dProjectedAtExact(x, u, v, i, j, k);
}

function orient2dProjectedAtExact(x: Float64Array, u: number, v: number, i: number, j: number, k: number): Sign {
  const atI = 3 * i;
  const ax = x[atI + u]!;
  const ay = x[atI + v]!;
  const atJ = 3 * j;
  const bx = x[atJ + u]!;
  const by = x[atJ + v]!;
  const atK = 3 * k;
  const cx = x[atK + u]!;
  const cy = x[atK + v]!;
  return orient2dExact(ax, ay, bx, by, cx, cy) as Sign;
}

/**
 * orient2d of the vertices i and j of space and a point of its own, looking at the coordinates u and v only.
 *
 * @param x three finite coordinates for each vertex
 * @param point three finite coordinates
 * @example
 * const point = new Float64Array([5, 5, 5]);
 * orient2dProjectedPointAt(new Float64Array([0, 0, 9, 1, 0, 9]), 0, 1, 0, 1, point); // 1
 */
export function orient2dProjectedPointAt(x: Float64Array, u: number, v: number, i: number, j: number, point: Float64Array): Sign {
  const atI = 3 * i;
  const atJ = 3 * j;
  const cx = point[u]!;
  const cy = point[v]!;
  const cax = x[atI + u]! - cx;
  const cay = x[atI + v]! - cy;
  const cbx = x[atJ + u]! - cx;
  const cby = x[atJ + v]! - cy;
  const p = cax * cby;
  const q = cay * cbx;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((cax === 0 && cbx === 0) || (cby === 0 && cay === 0)) {
    const total = cax + cay + cbx + cby;
    if (total - total === 0) return 0;
  }
  return orient2dProjectedPointAtExact(x, u, v, i, j, point);
}

function orient2dProjectedPointAtExact(x: Float64Array, u: number, v: number, i: number, j: number, point: Float64Array): Sign {
  const atI = 3 * i;
  const ax = x[atI + u]!;
  const ay = x[atI + v]!;
  const atJ = 3 * j;
  const bx = x[atJ + u]!;
  const by = x[atJ + v]!;
  const cx = point[u]!;
  const cy = point[v]!;
  return orient2dExact(ax, ay, bx, by, cx, cy) as Sign;
}
