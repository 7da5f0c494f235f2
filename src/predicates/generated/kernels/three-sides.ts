// Generated from src/formulas by `npm run generate`. Do not edit.
import { lineOnGrid, lineSide, packSigns, planeSide, trianglesOnGrid } from '../../three-sides-grid.js';

const abs = Math.abs;

/**
 * On which sides of the plane through the points at i, i + 3, i + 6 of the buffer do the points at j, j + 3, j + 6 lie?
 *
 * @param x coordinates, all finite; 3 for each point
 * @returns 9 s0 + 3 s1 + s2 + 13 for the signs of orient3d
 * @example
 * threeSidesOfPlane(new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, -1, 5, 5, 0, 5, 5, 1]), 0, 9); // 5
 */
export function threeSidesOfPlane(x: Float64Array, i: number, j: number): number {
  const ax = x[i]!;
  const ay = x[i + 1]!;
  const az = x[i + 2]!;
  const bx = x[i + 3]!;
  const by = x[i + 4]!;
  const bz = x[i + 5]!;
  const cx = x[i + 6]!;
  const cy = x[i + 7]!;
  const cz = x[i + 8]!;
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
  const dxof0 = x[j]!;
  const dyof0 = x[j + 1]!;
  const dzof0 = x[j + 2]!;
  const adxof0 = dxof0 - ax;
  const adyof0 = dyof0 - ay;
  const adzof0 = dzof0 - az;
  const t34of0 = t23 * adxof0 - (t27 * adyof0) + (t31 * adzof0);
  const t55of0 = t38 * abs(adxof0) + (t44 * abs(adyof0)) + (t51 * abs(adzof0)) + 3.078402600973782e-289;
  const dxof1 = x[j + 3]!;
  const dyof1 = x[j + 4]!;
  const dzof1 = x[j + 5]!;
  const adxof1 = dxof1 - ax;
  const adyof1 = dyof1 - ay;
  const adzof1 = dzof1 - az;
  const t34of1 = t23 * adxof1 - (t27 * adyof1) + (t31 * adzof1);
  const t55of1 = t38 * abs(adxof1) + (t44 * abs(adyof1)) + (t51 * abs(adzof1)) + 3.078402600973782e-289;
  const dxof2 = x[j + 6]!;
  const dyof2 = x[j + 7]!;
  const dzof2 = x[j + 8]!;
  const adxof2 = dxof2 - ax;
  const adyof2 = dyof2 - ay;
  const adzof2 = dzof2 - az;
  const t34of2 = t23 * adxof2 - (t27 * adyof2) + (t31 * adzof2);
  const t55of2 = t38 * abs(adxof2) + (t44 * abs(adyof2)) + (t51 * abs(adzof2)) + 3.078402600973782e-289;
  if (abs(t34of0) > 8.881784197001268e-16 * t55of0 && abs(t34of1) > 8.881784197001268e-16 * t55of1 && abs(t34of2) > 8.881784197001268e-16 * t55of2) return packSigns(t34of0, t34of1, t34of2);
  if (trianglesOnGrid(x, i, j)) return packSigns(t34of0, t34of1, t34of2);
  return 9 * planeSide(x, i, j) + 3 * planeSide(x, i, j + 3) + planeSide(x, i, j + 6) + 13;
}

/**
 * On which sides of the line from the point at p to that at q do the points at j, j + 3, j + 6 lie, looking at the
 * coordinates u and v (0, 1 or 2) only?
 *
 * @param x coordinates, all finite; 3 for each point
 * @param exact whether `trianglesOnGrid` holds for the points, so that nothing rounds
 * @returns 9 s0 + 3 s1 + s2 + 13 for the signs of orient2d
 * @example
 * threeSidesOfLine(new Float64Array([0, 0, 9, 1, 0, 9, 5, 5, 9, 5, 0, 9, 5, -5, 9]), 0, 1, 0, 3, 6); // 21
 */
export function threeSidesOfLine(x: Float64Array, u: number, v: number, p: number, q: number, j: number, exact = false): number {
  const ax = x[p + u]!;
  const ay = x[p + v]!;
  const bx = x[q + u]!;
  const by = x[q + v]!;
  const abx = bx - ax;
  const aby = by - ay;
  const cxof0 = x[j + u]!;
  const cyof0 = x[j + v]!;
  const t10of0 = (cxof0 - ax) * aby;
  const t11of0 = abx * (cyof0 - ay);
  const t12of0 = t11of0 - t10of0;
  const cxof1 = x[j + u + 3]!;
  const cyof1 = x[j + v + 3]!;
  const t10of1 = (cxof1 - ax) * aby;
  const t11of1 = abx * (cyof1 - ay);
  const t12of1 = t11of1 - t10of1;
  const cxof2 = x[j + u + 6]!;
  const cyof2 = x[j + v + 6]!;
  const t10of2 = (cxof2 - ax) * aby;
  const t11of2 = abx * (cyof2 - ay);
  const t12of2 = t11of2 - t10of2;
  if (exact) return packSigns(t12of0, t12of1, t12of2);
  if (Math.abs(t12of0) > 4.44089209850063e-16 * Math.abs(t11of0 + t10of0) + 9.332636185032189e-302 && Math.abs(t12of1) > 4.44089209850063e-16 * Math.abs(t11of1 + t10of1) + 9.332636185032189e-302 && Math.abs(t12of2) > 4.44089209850063e-16 * Math.abs(t11of2 + t10of2) + 9.332636185032189e-302) return packSigns(t12of0, t12of1, t12of2);
  if (lineOnGrid(x, u, v, p, q, j)) return packSigns(t12of0, t12of1, t12of2);
  return 9 * lineSide(x, u, v, p, q, j) + 3 * lineSide(x, u, v, p, q, j + 3) + lineSide(x, u, v, p, q, j + 6) + 13;
}
