import type { CorePredicate } from '../inputs/index.js';

type Flat = (...coordinates: number[]) => number;

function orient2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (ax - cx) * (by - cy) - (ay - cy) * (bx - cx);
}

function orient3d(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  cx: number,
  cy: number,
  cz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const vx = cx - ax;
  const vy = cy - ay;
  const vz = cz - az;
  const wx = dx - ax;
  const wy = dy - ay;
  const wz = dz - az;
  return wx * (uy * vz - uz * vy) + wy * (uz * vx - ux * vz) + wz * (ux * vy - uy * vx);
}

function incircle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const adx = ax - dx;
  const ady = ay - dy;
  const bdx = bx - dx;
  const bdy = by - dy;
  const cdx = cx - dx;
  const cdy = cy - dy;
  return (
    (adx * adx + ady * ady) * (bdx * cdy - bdy * cdx) +
    (bdx * bdx + bdy * bdy) * (cdx * ady - cdy * adx) +
    (cdx * cdx + cdy * cdy) * (adx * bdy - ady * bdx)
  );
}

function insphere(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  cx: number,
  cy: number,
  cz: number,
  dx: number,
  dy: number,
  dz: number,
  ex: number,
  ey: number,
  ez: number,
): number {
  const aex = ax - ex;
  const aey = ay - ey;
  const aez = az - ez;
  const bex = bx - ex;
  const bey = by - ey;
  const bez = bz - ez;
  const cex = cx - ex;
  const cey = cy - ey;
  const cez = cz - ez;
  const dex = dx - ex;
  const dey = dy - ey;
  const dez = dz - ez;
  const ab = aex * bey - aey * bex;
  const ac = aex * cey - aey * cex;
  const ad = aex * dey - aey * dex;
  const bc = bex * cey - bey * cex;
  const bd = bex * dey - bey * dex;
  const cd = cex * dey - cey * dex;
  return (
    (aex * aex + aey * aey + aez * aez) * (bez * cd - cez * bd + dez * bc) -
    (bex * bex + bey * bey + bez * bez) * (aez * cd - cez * ad + dez * ac) +
    (cex * cex + cey * cey + cez * cez) * (aez * bd - bez * ad + dez * ab) -
    (dex * dex + dey * dey + dez * dez) * (aez * bc - bez * ac + cez * ab)
  );
}

/** The determinants in doubles and nothing else: how fast a wrong answer can be. */
export const naive = { orient2d, orient3d, incircle, insphere } as Readonly<Record<CorePredicate, Flat>>;
