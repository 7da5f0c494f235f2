// Generated from src/formulas by `npm run generate`. Do not edit.

const abs = Math.abs;

/**
 * Writes the plane through the vertices i, j, k: a vertex, a normal n, and a bound. For a point that is not farther from any vertex
 * along any axis than the extent, orient3d(i, j, k, d) has the sign of n0 * (d0 - a0) - n1 * (d1 - a1) + n2 * (d2 - a2), evaluated
 * from left to right, where that is greater than the bound in size.
 *
 * @param planes seven numbers for each plane, from `to` on: a, n, the bound
 * @param extent three numbers: the greatest difference of two coordinates, rounded to nearest
 * @param x three finite coordinates for each vertex
 * @example
 * const planes = new Float64Array(7);
 * writePlaneWithin(planes, 0, new Float64Array([1, 1, 1]), new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), 0, 1, 2);
 * planes.subarray(0, 6); // new Float64Array([0, 0, 0, 0, 0, 1])
 */
export function writePlaneWithin(planes: Float64Array, to: number, extent: Float64Array, x: Float64Array, i: number, j: number, k: number): void {
  const atI = 3 * i;
  const ax = x[atI]!;
  const ay = x[atI + 1]!;
  const az = x[atI + 2]!;
  const atJ = 3 * j;
  const bx = x[atJ]!;
  const by = x[atJ + 1]!;
  const bz = x[atJ + 2]!;
  const atK = 3 * k;
  const cx = x[atK]!;
  const cy = x[atK + 1]!;
  const cz = x[atK + 2]!;
  const abx = bx - ax;
  const acx = cx - ax;
  const aby = by - ay;
  const acy = cy - ay;
  const abz = bz - az;
  const acz = cz - az;
  const t21 = abz * acy;
  const t22 = aby * acz;
  const t23 = t22 - t21;
  const t25 = abz * acx;
  const t26 = abx * acz;
  const t27 = t26 - t25;
  const t29 = aby * acx;
  const t30 = abx * acy;
  const t31 = t30 - t29;
  const t38 = abs(t22) + abs(t21) + 2.0522684006491881e-289;
  const t44 = abs(t26) + abs(t25) + 2.0522684006491881e-289;
  const t51 = abs(t30) + abs(t29) + 2.0522684006491881e-289;
  const adx = extent[0]!;
  const ady = extent[1]!;
  const adz = extent[2]!;
  const t55 = t38 * abs(adx) + (t44 * abs(ady)) + (t51 * abs(adz)) + 3.078402600973782e-289;
  planes[to] = ax;
  planes[to + 1] = ay;
  planes[to + 2] = az;
  planes[to + 3] = t23;
  planes[to + 4] = t27;
  planes[to + 5] = t31;
  planes[to + 6] = 8.881784197001268e-16 * t55;
}