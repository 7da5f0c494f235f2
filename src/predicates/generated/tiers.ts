// Generated from src/formulas by `npm run generate`. Do not edit.
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { angle2dExact } from './angle2d.js';
import { angle3dExact } from './angle3d.js';
import { awayFromLine3dExact, awayFromLine3dValue } from './away-from-line-3d.js';
import { compareAlong2dExact } from './compare-along-2d.js';
import { compareAlong3dExact } from './compare-along-3d.js';
import { compareCrossings2dExact } from './compare-crossings-2d.js';
import { compareCrossings3dExact, compareCrossings3dValue } from './compare-crossings-3d.js';
import { compareDistance2dExact } from './compare-distance-2d.js';
import { compareDistance3dExact } from './compare-distance-3d.js';
import { compareDistanceToPlaneExact } from './compare-distance-to-plane.js';
import { compareLength2dExact } from './compare-length-2d.js';
import { compareLength3dExact } from './compare-length-3d.js';
import { cross2dExact } from './cross2d.js';
import { dihedralAngle3dExact, dihedralAngle3dValue } from './dihedral-angle-3d.js';
import { dot2dExact } from './dot2d.js';
import { dot3dExact } from './dot3d.js';
import { inDiametralCircleExact } from './in-diametral-circle.js';
import { inDiametralSphereExact } from './in-diametral-sphere.js';
import { incircleExact } from './incircle.js';
import { insphereExact, insphereValue } from './insphere.js';
import { orientDirection3dExact, orientDirection3dZeroColumn } from './orient-direction-3d.js';
import { orientOffset3dExact, orientOffset3dValue } from './orient-offset-3d.js';
import { orient2dExact } from './orient2d.js';
import { orient3dExact, orient3dZeroColumn } from './orient3d.js';
import { powerTest2dExact, powerTest2dValue, powerTest2dZeroColumn } from './power-test-2d.js';
import { powerTest3dExact, powerTest3dValue, powerTest3dZeroColumn } from './power-test-3d.js';
import { sideOfLine2dExact } from './side-of-line-2d.js';
import { sideOfPlaneExact } from './side-of-plane.js';
import { triple3dExact, triple3dValue, triple3dZeroColumn } from './triple3d.js';

const abs = Math.abs;

function angle2dFilter(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Sign | Undecided {
  const bax = ax - bx;
  const bcx = cx - bx;
  const bay = ay - by;
  const bcy = cy - by;
  const p = bax * bcx;
  const q = -bcy * bay;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((bax === 0 && bay === 0) || (bcx === 0 && bcy === 0)) {
    const total = bax + bcx + bay + bcy;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

function angle3dFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number): Sign | Undecided {
  const bax = ax - bx;
  const bcx = cx - bx;
  const bay = ay - by;
  const bcy = cy - by;
  const baz = az - bz;
  const bcz = cz - bz;
  const t5 = bax * bcx;
  const t11 = bay * bcy;
  const t18 = baz * bcz;
  const t19 = t5 + t11 + t18;
  const t25 = abs(t5) + abs(t11) + abs(t18) + 3.078402600973782e-289;
  if (abs(t19) > 5.551115123125789e-16 * t25) return ((((t19 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function awayFromLine3dFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number): Sign | Undecided {
  const cdy = dy - cy;
  const caz = az - cz;
  const cdz = dz - cz;
  const cay = ay - cy;
  const abz = bz - az;
  const aby = by - ay;
  const cax = ax - cx;
  const cdx = dx - cx;
  const abx = bx - ax;
  const value = awayFromLine3dValue(cdy, caz, cdz, cay, abz, aby, cax, cdx, abx);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function compareAlong2dFilter(ux: number, uy: number, ax: number, ay: number, bx: number, by: number): Sign | Undecided {
  const bax = ax - bx;
  const bay = ay - by;
  const p = ux * bax;
  const q = -bay * uy;
  const value = p - q;
  if (Math.abs(value) > 3.330669073875472e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((ux === 0 && uy === 0) || (bax === 0 && bay === 0)) {
    const total = ux + bax + uy + bay;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

function compareAlong3dFilter(ux: number, uy: number, uz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number): Sign | Undecided {
  const bax = ax - bx;
  const bay = ay - by;
  const baz = az - bz;
  const t4 = ux * bax;
  const t9 = uy * bay;
  const t15 = uz * baz;
  const t16 = t4 + t9 + t15;
  const t22 = abs(t4) + abs(t9) + abs(t15) + 3.078402600973782e-289;
  if (abs(t16) > 4.44089209850063e-16 * t22) return ((((t16 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function compareCrossings2dFilter(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, ex: number, ey: number, fx: number, fy: number): Sign | Undecided {
  const acx = cx - ax;
  const acy = cy - ay;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const abx = bx - ax;
  const aby = by - ay;
  const efx = fx - ex;
  const efy = fy - ey;
  const aex = ex - ax;
  const aey = ey - ay;
  const t10 = cdx * acy;
  const t11 = acx * cdy;
  const t23 = efx * aby;
  const t24 = abx * efy;
  const t29 = efx * aey;
  const t30 = aex * efy;
  const t32 = cdx * aby;
  const t33 = abx * cdy;
  const t36 = (t11 - t10) * (t24 - t23) - ((t30 - t29) * (t33 - t32));
  const t56 = (abs(t11) + abs(t10) + 2.0522684006491881e-289) * (abs(t24) + abs(t23) + 2.0522684006491881e-289) + ((abs(t30) + abs(t29) + 2.0522684006491881e-289) * (abs(t33) + abs(t32) + 2.0522684006491881e-289)) + 2.0522684006491881e-289;
  if (abs(t36) > 1.110223024625159e-15 * t56) return ((((t36 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function compareCrossings3dFilter(px: number, py: number, pz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number, nx: number, ny: number, nz: number, constant: number, mx: number, my: number, mz: number, offset: number): Sign | Undecided {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const value = compareCrossings3dValue(mx, px, my, py, mz, pz, offset, nx, abx, ny, aby, nz, abz, constant);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function compareDistance2dFilter(px: number, py: number, ax: number, ay: number, bx: number, by: number): Sign | Undecided {
  const pax = ax - px;
  const pay = ay - py;
  const pbx = bx - px;
  const pby = by - py;
  const t8 = pax * pax + (pay * pay);
  const t15 = pbx * pbx + (pby * pby);
  const t16 = t8 - t15;
  const t18 = t8 + t15 + 4.1045368012983762e-289;
  if (abs(t16) > 5.551115123125789e-16 * t18) return ((((t16 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function compareDistance3dFilter(px: number, py: number, pz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number): Sign | Undecided {
  const pax = ax - px;
  const pay = ay - py;
  const paz = az - pz;
  const pbx = bx - px;
  const pby = by - py;
  const pbz = bz - pz;
  const t13 = pax * pax + (pay * pay) + (paz * paz);
  const t24 = pbx * pbx + (pby * pby) + (pbz * pbz);
  const t25 = t13 - t24;
  const t27 = t13 + t24 + 6.156805201947564e-289;
  if (abs(t25) > 6.661338147750947e-16 * t27) return ((((t25 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function compareDistanceToPlaneFilter(nx: number, ny: number, nz: number, constant: number, px: number, py: number, pz: number, radius: number): Sign | Undecided {
  const t2 = nx * px;
  const t5 = ny * py;
  const t9 = nz * pz;
  const t12 = t2 + t5 + t9 + constant;
  const t15 = radius * radius;
  const t20 = nx * nx + (ny * ny) + (nz * nz);
  const t22 = t12 * t12 - (t15 * t20);
  const t30 = abs(t2) + abs(t5) + abs(t9) + abs(constant) + 3.078402600973782e-289;
  const t36 = t30 * t30 + ((t15 + 1.0261342003245941e-289) * (t20 + 3.078402600973782e-289)) + 2.0522684006491881e-289;
  if (abs(t22) > 1.110223024625159e-15 * t36) return ((((t22 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function compareLength2dFilter(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): Sign | Undecided {
  const abx = bx - ax;
  const aby = by - ay;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const t8 = abx * abx + (aby * aby);
  const t17 = cdx * cdx + (cdy * cdy);
  const t18 = t8 - t17;
  const t20 = t8 + t17 + 4.1045368012983762e-289;
  if (abs(t18) > 5.551115123125789e-16 * t20) return ((((t18 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function compareLength3dFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number): Sign | Undecided {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const cdz = dz - cz;
  const t13 = abx * abx + (aby * aby) + (abz * abz);
  const t27 = cdx * cdx + (cdy * cdy) + (cdz * cdz);
  const t28 = t13 - t27;
  const t30 = t13 + t27 + 6.156805201947564e-289;
  if (abs(t28) > 6.661338147750947e-16 * t30) return ((((t28 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function cross2dFilter(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): Sign | Undecided {
  const abx = bx - ax;
  const aby = by - ay;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const p = abx * cdy;
  const q = aby * cdx;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((abx === 0 && cdx === 0) || (cdy === 0 && aby === 0)) {
    const total = abx + aby + cdx + cdy;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

function dihedralAngle3dFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, px: number, py: number, pz: number, qx: number, qy: number, qz: number): Sign | Undecided {
  const aby = by - ay;
  const apz = pz - az;
  const abz = bz - az;
  const apy = py - ay;
  const aqz = qz - az;
  const aqy = qy - ay;
  const apx = px - ax;
  const abx = bx - ax;
  const aqx = qx - ax;
  const value = dihedralAngle3dValue(aby, apz, abz, apy, aqz, aqy, apx, abx, aqx);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function dot2dFilter(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): Sign | Undecided {
  const abx = bx - ax;
  const cdx = dx - cx;
  const aby = by - ay;
  const cdy = dy - cy;
  const p = abx * cdx;
  const q = -cdy * aby;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((abx === 0 && aby === 0) || (cdx === 0 && cdy === 0)) {
    const total = abx + cdx + aby + cdy;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

function dot3dFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number): Sign | Undecided {
  const abx = bx - ax;
  const cdx = dx - cx;
  const aby = by - ay;
  const cdy = dy - cy;
  const abz = bz - az;
  const cdz = dz - cz;
  const t6 = abx * cdx;
  const t13 = aby * cdy;
  const t21 = abz * cdz;
  const t22 = t6 + t13 + t21;
  const t28 = abs(t6) + abs(t13) + abs(t21) + 3.078402600973782e-289;
  if (abs(t22) > 5.551115123125789e-16 * t28) return ((((t22 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function inDiametralCircleFilter(ax: number, ay: number, bx: number, by: number, px: number, py: number): Sign | Undecided {
  const apx = px - ax;
  const pbx = bx - px;
  const apy = py - ay;
  const pby = by - py;
  const p = apx * pbx;
  const q = -pby * apy;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((apx === 0 && apy === 0) || (pbx === 0 && pby === 0)) {
    const total = apx + pbx + apy + pby;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

function inDiametralSphereFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, px: number, py: number, pz: number): Sign | Undecided {
  const apx = px - ax;
  const pbx = bx - px;
  const apy = py - ay;
  const pby = by - py;
  const apz = pz - az;
  const pbz = bz - pz;
  const t5 = apx * pbx;
  const t11 = apy * pby;
  const t18 = apz * pbz;
  const t19 = t5 + t11 + t18;
  const t25 = abs(t5) + abs(t11) + abs(t18) + 3.078402600973782e-289;
  if (abs(t19) > 5.551115123125789e-16 * t25) return ((((t19 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function incircleFilter(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): Sign | Undecided {
  const dax = ax - dx;
  const day = ay - dy;
  const dbx = bx - dx;
  const dby = by - dy;
  const dcx = cx - dx;
  const dcy = cy - dy;
  const t8 = dax * dax + (day * day);
  const t15 = dbx * dbx + (dby * dby);
  const t22 = dcx * dcx + (dcy * dcy);
  const t36 = (dbx * dcy - (dcx * dby)) * t8 - ((dax * dcy - (dcx * day)) * t15) + ((dax * dby - (dbx * day)) * t22);
  const sum = t8 + t15 + t22;
  if (sum < 1.461501637330903e+48 && t36 * t36 > 4.4917982610457475e-30 * (t8 * t15 * t22 * sum) + 3.11474842221799e-207) return ((((t36 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function insphereFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, ex: number, ey: number, ez: number): Sign | Undecided {
  const eax = ax - ex;
  const eay = ay - ey;
  const eaz = az - ez;
  const ebx = bx - ex;
  const eby = by - ey;
  const ebz = bz - ez;
  const ecx = cx - ex;
  const ecy = cy - ey;
  const ecz = cz - ez;
  const edx = dx - ex;
  const edy = dy - ey;
  const edz = dz - ez;
  const value = insphereValue(eax, eay, eaz, ebx, eby, ebz, ecx, ecy, ecz, edx, edy, edz);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function orientDirection3dFilter(dx: number, dy: number, dz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number): Sign | Undecided {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const acx = cx - ax;
  const acy = cy - ay;
  const acz = cz - az;
  const t18 = acx * aby;
  const t19 = abx * acy;
  const t22 = acx * dy;
  const t23 = dx * acy;
  const t26 = abx * dy;
  const t27 = dx * aby;
  const t31 = (t19 - t18) * dz - ((t23 - t22) * abz) + ((t27 - t26) * acz);
  const t55 = (abs(t19) + abs(t18) + 2.0522684006491881e-289) * abs(dz) + ((abs(t23) + abs(t22) + 2.0522684006491881e-289) * abs(abz)) + ((abs(t27) + abs(t26) + 2.0522684006491881e-289) * abs(acz)) + 3.078402600973782e-289;
  if (abs(t31) > 7.771561172376108e-16 * t55) return ((((t31 > 0) as unknown as number) << 1) - 1) as Sign;
  if (orientDirection3dZeroColumn(dx, dy, dz, abx, aby, abz, acx, acy, acz) === 0) return 0;
  return UNDECIDED;
}

function orientOffset3dFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, ux: number, uy: number, uz: number, px: number, py: number, pz: number, cx: number, cy: number, cz: number, s: number, vx: number, vy: number, vz: number, r: number, wx: number, wy: number, wz: number): Sign | Undecided {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const cpx = px - cx;
  const cpy = py - cy;
  const cpz = pz - cz;
  const value = orientOffset3dValue(abx, aby, abz, ux, uy, uz, cpx, s, vx, r, wx, cpy, vy, wy, cpz, vz, wz);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function orient2dFilter(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Sign | Undecided {
  const cax = ax - cx;
  const cay = ay - cy;
  const cbx = bx - cx;
  const cby = by - cy;
  const p = cax * cby;
  const q = cay * cbx;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((cax === 0 && cbx === 0) || (cby === 0 && cay === 0)) {
    const total = cax + cay + cbx + cby;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

function orient3dFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number): Sign | Undecided {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const acx = cx - ax;
  const acy = cy - ay;
  const acz = cz - az;
  const adx = dx - ax;
  const ady = dy - ay;
  const adz = dz - az;
  const t21 = adx * acy;
  const t22 = acx * ady;
  const t25 = adx * aby;
  const t26 = abx * ady;
  const t29 = acx * aby;
  const t30 = abx * acy;
  const t34 = (t22 - t21) * abz - ((t26 - t25) * acz) + ((t30 - t29) * adz);
  const t58 = (abs(t22) + abs(t21) + 2.0522684006491881e-289) * abs(abz) + ((abs(t26) + abs(t25) + 2.0522684006491881e-289) * abs(acz)) + ((abs(t30) + abs(t29) + 2.0522684006491881e-289) * abs(adz)) + 3.078402600973782e-289;
  if (abs(t34) > 8.881784197001268e-16 * t58) return ((((t34 > 0) as unknown as number) << 1) - 1) as Sign;
  if (orient3dZeroColumn(abx, aby, abz, acx, acy, acz, adx, ady, adz) === 0) return 0;
  return UNDECIDED;
}

function powerTest2dFilter(ax: number, ay: number, aw: number, bx: number, by: number, bw: number, cx: number, cy: number, cw: number, dx: number, dy: number, dw: number): Sign | Undecided {
  const dax = ax - dx;
  const day = ay - dy;
  const dwaw = aw - dw;
  const dbx = bx - dx;
  const dby = by - dy;
  const dwbw = bw - dw;
  const dcx = cx - dx;
  const dcy = cy - dy;
  const dwcw = cw - dw;
  const value = powerTest2dValue(dax, day, dwaw, dbx, dby, dwbw, dcx, dcy, dwcw);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if (powerTest2dZeroColumn(dax, day, dwaw, dbx, dby, dwbw, dcx, dcy, dwcw) === 0) return 0;
  return UNDECIDED;
}

function powerTest3dFilter(ax: number, ay: number, az: number, aw: number, bx: number, by: number, bz: number, bw: number, cx: number, cy: number, cz: number, cw: number, dx: number, dy: number, dz: number, dw: number, ex: number, ey: number, ez: number, ew: number): Sign | Undecided {
  const eax = ax - ex;
  const eay = ay - ey;
  const eaz = az - ez;
  const ewaw = aw - ew;
  const ebx = bx - ex;
  const eby = by - ey;
  const ebz = bz - ez;
  const ewbw = bw - ew;
  const ecx = cx - ex;
  const ecy = cy - ey;
  const ecz = cz - ez;
  const ewcw = cw - ew;
  const edx = dx - ex;
  const edy = dy - ey;
  const edz = dz - ez;
  const ewdw = dw - ew;
  const value = powerTest3dValue(eax, eay, eaz, ewaw, ebx, eby, ebz, ewbw, ecx, ecy, ecz, ewcw, edx, edy, edz, ewdw);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if (powerTest3dZeroColumn(eax, eay, eaz, ewaw, ebx, eby, ebz, ewbw, ecx, ecy, ecz, ewcw, edx, edy, edz, ewdw) === 0) return 0;
  return UNDECIDED;
}

function sideOfLine2dFilter(dx: number, dy: number, ox: number, oy: number, px: number, py: number): Sign | Undecided {
  const opx = px - ox;
  const opy = py - oy;
  const p = dx * opy;
  const q = dy * opx;
  const value = p - q;
  if (Math.abs(value) > 3.330669073875472e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((dx === 0 && opx === 0) || (opy === 0 && dy === 0)) {
    const total = dx + dy + opx + opy;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

function sideOfPlaneFilter(nx: number, ny: number, nz: number, constant: number, px: number, py: number, pz: number): Sign | Undecided {
  const t2 = nx * px;
  const t5 = ny * py;
  const t9 = nz * pz;
  const t12 = t2 + t5 + t9 + constant;
  const t20 = abs(t2) + abs(t5) + abs(t9) + abs(constant) + 3.078402600973782e-289;
  if (abs(t12) > 4.44089209850063e-16 * t20) return ((((t12 > 0) as unknown as number) << 1) - 1) as Sign;
  return UNDECIDED;
}

function triple3dFilter(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, ex: number, ey: number, ez: number, fx: number, fy: number, fz: number): Sign | Undecided {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const cdz = dz - cz;
  const efx = fx - ex;
  const efy = fy - ey;
  const efz = fz - ez;
  const value = triple3dValue(abx, aby, abz, cdx, cdy, cdz, efx, efy, efz);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if (triple3dZeroColumn(abx, aby, abz, cdx, cdy, cdz, efx, efy, efz) === 0) return 0;
  return UNDECIDED;
}

type Cascade = {
  name: string;
  parameters: readonly string[];
  tiers: readonly { name: string; decide: (...values: number[]) => Sign | Undecided }[];
};

export const generatedTiers = {
  angle2d: {
    name: 'angle2d',
    parameters: ['ax', 'ay', 'bx', 'by', 'cx', 'cy'],
    tiers: [
    { name: 'filter', decide: angle2dFilter },
    { name: 'products', decide: (ax, ay, bx, by, cx, cy) => angle2dExact(ax, ay, bx, by, cx, cy, 1) },
    { name: 'limbs', decide: (ax, ay, bx, by, cx, cy) => angle2dExact(ax, ay, bx, by, cx, cy, 2) },
    { name: 'bigint', decide: (ax, ay, bx, by, cx, cy) => angle2dExact(ax, ay, bx, by, cx, cy, 3) },
    ],
  },
  angle3d: {
    name: 'angle3d',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz'],
    tiers: [
    { name: 'filter', decide: angle3dFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, cx, cy, cz) => angle3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, cx, cy, cz) => angle3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, cx, cy, cz) => angle3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, 3) },
    ],
  },
  awayFromLine3d: {
    name: 'awayFromLine3d',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz', 'dx', 'dy', 'dz'],
    tiers: [
    { name: 'filter', decide: awayFromLine3dFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => awayFromLine3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => awayFromLine3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => awayFromLine3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 3) },
    ],
  },
  compareAlong2d: {
    name: 'compareAlong2d',
    parameters: ['ux', 'uy', 'ax', 'ay', 'bx', 'by'],
    tiers: [
    { name: 'filter', decide: compareAlong2dFilter },
    { name: 'products', decide: (ux, uy, ax, ay, bx, by) => compareAlong2dExact(ux, uy, ax, ay, bx, by, 1) },
    { name: 'limbs', decide: (ux, uy, ax, ay, bx, by) => compareAlong2dExact(ux, uy, ax, ay, bx, by, 2) },
    { name: 'bigint', decide: (ux, uy, ax, ay, bx, by) => compareAlong2dExact(ux, uy, ax, ay, bx, by, 3) },
    ],
  },
  compareAlong3d: {
    name: 'compareAlong3d',
    parameters: ['ux', 'uy', 'uz', 'ax', 'ay', 'az', 'bx', 'by', 'bz'],
    tiers: [
    { name: 'filter', decide: compareAlong3dFilter },
    { name: 'grid', decide: (ux, uy, uz, ax, ay, az, bx, by, bz) => compareAlong3dExact(ux, uy, uz, ax, ay, az, bx, by, bz, 1) },
    { name: 'limbs', decide: (ux, uy, uz, ax, ay, az, bx, by, bz) => compareAlong3dExact(ux, uy, uz, ax, ay, az, bx, by, bz, 2) },
    { name: 'bigint', decide: (ux, uy, uz, ax, ay, az, bx, by, bz) => compareAlong3dExact(ux, uy, uz, ax, ay, az, bx, by, bz, 3) },
    ],
  },
  compareCrossings2d: {
    name: 'compareCrossings2d',
    parameters: ['ax', 'ay', 'bx', 'by', 'cx', 'cy', 'dx', 'dy', 'ex', 'ey', 'fx', 'fy'],
    tiers: [
    { name: 'filter', decide: compareCrossings2dFilter },
    { name: 'grid', decide: (ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy) => compareCrossings2dExact(ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy, 1) },
    { name: 'limbs', decide: (ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy) => compareCrossings2dExact(ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy, 2) },
    { name: 'bigint', decide: (ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy) => compareCrossings2dExact(ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy, 3) },
    ],
  },
  compareCrossings3d: {
    name: 'compareCrossings3d',
    parameters: ['px', 'py', 'pz', 'ax', 'ay', 'az', 'bx', 'by', 'bz', 'nx', 'ny', 'nz', 'constant', 'mx', 'my', 'mz', 'offset'],
    tiers: [
    { name: 'filter', decide: compareCrossings3dFilter },
    { name: 'grid', decide: (px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset) => compareCrossings3dExact(px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset, 1) },
    { name: 'limbs', decide: (px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset) => compareCrossings3dExact(px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset, 2) },
    { name: 'bigint', decide: (px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset) => compareCrossings3dExact(px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset, 3) },
    ],
  },
  compareDistance2d: {
    name: 'compareDistance2d',
    parameters: ['px', 'py', 'ax', 'ay', 'bx', 'by'],
    tiers: [
    { name: 'filter', decide: compareDistance2dFilter },
    { name: 'grid', decide: (px, py, ax, ay, bx, by) => compareDistance2dExact(px, py, ax, ay, bx, by, 1) },
    { name: 'limbs', decide: (px, py, ax, ay, bx, by) => compareDistance2dExact(px, py, ax, ay, bx, by, 2) },
    { name: 'bigint', decide: (px, py, ax, ay, bx, by) => compareDistance2dExact(px, py, ax, ay, bx, by, 3) },
    ],
  },
  compareDistance3d: {
    name: 'compareDistance3d',
    parameters: ['px', 'py', 'pz', 'ax', 'ay', 'az', 'bx', 'by', 'bz'],
    tiers: [
    { name: 'filter', decide: compareDistance3dFilter },
    { name: 'grid', decide: (px, py, pz, ax, ay, az, bx, by, bz) => compareDistance3dExact(px, py, pz, ax, ay, az, bx, by, bz, 1) },
    { name: 'limbs', decide: (px, py, pz, ax, ay, az, bx, by, bz) => compareDistance3dExact(px, py, pz, ax, ay, az, bx, by, bz, 2) },
    { name: 'bigint', decide: (px, py, pz, ax, ay, az, bx, by, bz) => compareDistance3dExact(px, py, pz, ax, ay, az, bx, by, bz, 3) },
    ],
  },
  compareDistanceToPlane: {
    name: 'compareDistanceToPlane',
    parameters: ['nx', 'ny', 'nz', 'constant', 'px', 'py', 'pz', 'radius'],
    tiers: [
    { name: 'filter', decide: compareDistanceToPlaneFilter },
    { name: 'grid', decide: (nx, ny, nz, constant, px, py, pz, radius) => compareDistanceToPlaneExact(nx, ny, nz, constant, px, py, pz, radius, 1) },
    { name: 'limbs', decide: (nx, ny, nz, constant, px, py, pz, radius) => compareDistanceToPlaneExact(nx, ny, nz, constant, px, py, pz, radius, 2) },
    { name: 'bigint', decide: (nx, ny, nz, constant, px, py, pz, radius) => compareDistanceToPlaneExact(nx, ny, nz, constant, px, py, pz, radius, 3) },
    ],
  },
  compareLength2d: {
    name: 'compareLength2d',
    parameters: ['ax', 'ay', 'bx', 'by', 'cx', 'cy', 'dx', 'dy'],
    tiers: [
    { name: 'filter', decide: compareLength2dFilter },
    { name: 'grid', decide: (ax, ay, bx, by, cx, cy, dx, dy) => compareLength2dExact(ax, ay, bx, by, cx, cy, dx, dy, 1) },
    { name: 'limbs', decide: (ax, ay, bx, by, cx, cy, dx, dy) => compareLength2dExact(ax, ay, bx, by, cx, cy, dx, dy, 2) },
    { name: 'bigint', decide: (ax, ay, bx, by, cx, cy, dx, dy) => compareLength2dExact(ax, ay, bx, by, cx, cy, dx, dy, 3) },
    ],
  },
  compareLength3d: {
    name: 'compareLength3d',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz', 'dx', 'dy', 'dz'],
    tiers: [
    { name: 'filter', decide: compareLength3dFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => compareLength3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => compareLength3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => compareLength3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 3) },
    ],
  },
  cross2d: {
    name: 'cross2d',
    parameters: ['ax', 'ay', 'bx', 'by', 'cx', 'cy', 'dx', 'dy'],
    tiers: [
    { name: 'filter', decide: cross2dFilter },
    { name: 'products', decide: (ax, ay, bx, by, cx, cy, dx, dy) => cross2dExact(ax, ay, bx, by, cx, cy, dx, dy, 1) },
    { name: 'limbs', decide: (ax, ay, bx, by, cx, cy, dx, dy) => cross2dExact(ax, ay, bx, by, cx, cy, dx, dy, 2) },
    { name: 'bigint', decide: (ax, ay, bx, by, cx, cy, dx, dy) => cross2dExact(ax, ay, bx, by, cx, cy, dx, dy, 3) },
    ],
  },
  dihedralAngle3d: {
    name: 'dihedralAngle3d',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'px', 'py', 'pz', 'qx', 'qy', 'qz'],
    tiers: [
    { name: 'filter', decide: dihedralAngle3dFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz) => dihedralAngle3dExact(ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz) => dihedralAngle3dExact(ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz) => dihedralAngle3dExact(ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz, 3) },
    ],
  },
  dot2d: {
    name: 'dot2d',
    parameters: ['ax', 'ay', 'bx', 'by', 'cx', 'cy', 'dx', 'dy'],
    tiers: [
    { name: 'filter', decide: dot2dFilter },
    { name: 'products', decide: (ax, ay, bx, by, cx, cy, dx, dy) => dot2dExact(ax, ay, bx, by, cx, cy, dx, dy, 1) },
    { name: 'limbs', decide: (ax, ay, bx, by, cx, cy, dx, dy) => dot2dExact(ax, ay, bx, by, cx, cy, dx, dy, 2) },
    { name: 'bigint', decide: (ax, ay, bx, by, cx, cy, dx, dy) => dot2dExact(ax, ay, bx, by, cx, cy, dx, dy, 3) },
    ],
  },
  dot3d: {
    name: 'dot3d',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz', 'dx', 'dy', 'dz'],
    tiers: [
    { name: 'filter', decide: dot3dFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => dot3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => dot3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => dot3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 3) },
    ],
  },
  inDiametralCircle: {
    name: 'inDiametralCircle',
    parameters: ['ax', 'ay', 'bx', 'by', 'px', 'py'],
    tiers: [
    { name: 'filter', decide: inDiametralCircleFilter },
    { name: 'products', decide: (ax, ay, bx, by, px, py) => inDiametralCircleExact(ax, ay, bx, by, px, py, 1) },
    { name: 'limbs', decide: (ax, ay, bx, by, px, py) => inDiametralCircleExact(ax, ay, bx, by, px, py, 2) },
    { name: 'bigint', decide: (ax, ay, bx, by, px, py) => inDiametralCircleExact(ax, ay, bx, by, px, py, 3) },
    ],
  },
  inDiametralSphere: {
    name: 'inDiametralSphere',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'px', 'py', 'pz'],
    tiers: [
    { name: 'filter', decide: inDiametralSphereFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, px, py, pz) => inDiametralSphereExact(ax, ay, az, bx, by, bz, px, py, pz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, px, py, pz) => inDiametralSphereExact(ax, ay, az, bx, by, bz, px, py, pz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, px, py, pz) => inDiametralSphereExact(ax, ay, az, bx, by, bz, px, py, pz, 3) },
    ],
  },
  incircle: {
    name: 'incircle',
    parameters: ['ax', 'ay', 'bx', 'by', 'cx', 'cy', 'dx', 'dy'],
    tiers: [
    { name: 'filter', decide: incircleFilter },
    { name: 'grid', decide: (ax, ay, bx, by, cx, cy, dx, dy) => incircleExact(ax, ay, bx, by, cx, cy, dx, dy, 1) },
    { name: 'limbs', decide: (ax, ay, bx, by, cx, cy, dx, dy) => incircleExact(ax, ay, bx, by, cx, cy, dx, dy, 2) },
    { name: 'bigint', decide: (ax, ay, bx, by, cx, cy, dx, dy) => incircleExact(ax, ay, bx, by, cx, cy, dx, dy, 3) },
    ],
  },
  insphere: {
    name: 'insphere',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz', 'dx', 'dy', 'dz', 'ex', 'ey', 'ez'],
    tiers: [
    { name: 'filter', decide: insphereFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez) => insphereExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez) => insphereExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez) => insphereExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, 3) },
    ],
  },
  orientDirection3d: {
    name: 'orientDirection3d',
    parameters: ['dx', 'dy', 'dz', 'ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz'],
    tiers: [
    { name: 'filter', decide: orientDirection3dFilter },
    { name: 'grid', decide: (dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz) => orientDirection3dExact(dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz, 1) },
    { name: 'limbs', decide: (dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz) => orientDirection3dExact(dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz, 2) },
    { name: 'bigint', decide: (dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz) => orientDirection3dExact(dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz, 3) },
    ],
  },
  orientOffset3d: {
    name: 'orientOffset3d',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'ux', 'uy', 'uz', 'px', 'py', 'pz', 'cx', 'cy', 'cz', 's', 'vx', 'vy', 'vz', 'r', 'wx', 'wy', 'wz'],
    tiers: [
    { name: 'filter', decide: orientOffset3dFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, ux, uy, uz, px, py, pz, cx, cy, cz, s, vx, vy, vz, r, wx, wy, wz) => orientOffset3dExact(ax, ay, az, bx, by, bz, ux, uy, uz, px, py, pz, cx, cy, cz, s, vx, vy, vz, r, wx, wy, wz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, ux, uy, uz, px, py, pz, cx, cy, cz, s, vx, vy, vz, r, wx, wy, wz) => orientOffset3dExact(ax, ay, az, bx, by, bz, ux, uy, uz, px, py, pz, cx, cy, cz, s, vx, vy, vz, r, wx, wy, wz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, ux, uy, uz, px, py, pz, cx, cy, cz, s, vx, vy, vz, r, wx, wy, wz) => orientOffset3dExact(ax, ay, az, bx, by, bz, ux, uy, uz, px, py, pz, cx, cy, cz, s, vx, vy, vz, r, wx, wy, wz, 3) },
    ],
  },
  orient2d: {
    name: 'orient2d',
    parameters: ['ax', 'ay', 'bx', 'by', 'cx', 'cy'],
    tiers: [
    { name: 'filter', decide: orient2dFilter },
    { name: 'products', decide: (ax, ay, bx, by, cx, cy) => orient2dExact(ax, ay, bx, by, cx, cy, 1) },
    { name: 'limbs', decide: (ax, ay, bx, by, cx, cy) => orient2dExact(ax, ay, bx, by, cx, cy, 2) },
    { name: 'bigint', decide: (ax, ay, bx, by, cx, cy) => orient2dExact(ax, ay, bx, by, cx, cy, 3) },
    ],
  },
  orient3d: {
    name: 'orient3d',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz', 'dx', 'dy', 'dz'],
    tiers: [
    { name: 'filter', decide: orient3dFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => orient3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => orient3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) => orient3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, 3) },
    ],
  },
  powerTest2d: {
    name: 'powerTest2d',
    parameters: ['ax', 'ay', 'aw', 'bx', 'by', 'bw', 'cx', 'cy', 'cw', 'dx', 'dy', 'dw'],
    tiers: [
    { name: 'filter', decide: powerTest2dFilter },
    { name: 'grid', decide: (ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw) => powerTest2dExact(ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw, 1) },
    { name: 'limbs', decide: (ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw) => powerTest2dExact(ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw, 2) },
    { name: 'bigint', decide: (ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw) => powerTest2dExact(ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw, 3) },
    ],
  },
  powerTest3d: {
    name: 'powerTest3d',
    parameters: ['ax', 'ay', 'az', 'aw', 'bx', 'by', 'bz', 'bw', 'cx', 'cy', 'cz', 'cw', 'dx', 'dy', 'dz', 'dw', 'ex', 'ey', 'ez', 'ew'],
    tiers: [
    { name: 'filter', decide: powerTest3dFilter },
    { name: 'grid', decide: (ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw, dx, dy, dz, dw, ex, ey, ez, ew) => powerTest3dExact(ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw, dx, dy, dz, dw, ex, ey, ez, ew, 1) },
    { name: 'limbs', decide: (ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw, dx, dy, dz, dw, ex, ey, ez, ew) => powerTest3dExact(ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw, dx, dy, dz, dw, ex, ey, ez, ew, 2) },
    { name: 'bigint', decide: (ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw, dx, dy, dz, dw, ex, ey, ez, ew) => powerTest3dExact(ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw, dx, dy, dz, dw, ex, ey, ez, ew, 3) },
    ],
  },
  sideOfLine2d: {
    name: 'sideOfLine2d',
    parameters: ['dx', 'dy', 'ox', 'oy', 'px', 'py'],
    tiers: [
    { name: 'filter', decide: sideOfLine2dFilter },
    { name: 'products', decide: (dx, dy, ox, oy, px, py) => sideOfLine2dExact(dx, dy, ox, oy, px, py, 1) },
    { name: 'limbs', decide: (dx, dy, ox, oy, px, py) => sideOfLine2dExact(dx, dy, ox, oy, px, py, 2) },
    { name: 'bigint', decide: (dx, dy, ox, oy, px, py) => sideOfLine2dExact(dx, dy, ox, oy, px, py, 3) },
    ],
  },
  sideOfPlane: {
    name: 'sideOfPlane',
    parameters: ['nx', 'ny', 'nz', 'constant', 'px', 'py', 'pz'],
    tiers: [
    { name: 'filter', decide: sideOfPlaneFilter },
    { name: 'grid', decide: (nx, ny, nz, constant, px, py, pz) => sideOfPlaneExact(nx, ny, nz, constant, px, py, pz, 1) },
    { name: 'limbs', decide: (nx, ny, nz, constant, px, py, pz) => sideOfPlaneExact(nx, ny, nz, constant, px, py, pz, 2) },
    { name: 'bigint', decide: (nx, ny, nz, constant, px, py, pz) => sideOfPlaneExact(nx, ny, nz, constant, px, py, pz, 3) },
    ],
  },
  triple3d: {
    name: 'triple3d',
    parameters: ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz', 'dx', 'dy', 'dz', 'ex', 'ey', 'ez', 'fx', 'fy', 'fz'],
    tiers: [
    { name: 'filter', decide: triple3dFilter },
    { name: 'grid', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz) => triple3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz, 1) },
    { name: 'limbs', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz) => triple3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz, 2) },
    { name: 'bigint', decide: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz) => triple3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz, 3) },
    ],
  },
} as const satisfies Record<string, Cascade>;
