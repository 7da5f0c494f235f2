/**
 * Whether two triangles of the arena are certainly farther apart than something known, in doubles: for searches that
 * leave most pairs out.
 *
 * Whatever a direction n, the triangles are no closer than h / |n| if the least n · a of the corners of the first is
 * above the greatest n · b of those of the second by h. So no direction needs to be right: that from the middle of one
 * to the middle of the other, and the normals of both, are tried.
 *
 * Errors, u = 2^-53. Corners are taken relative to one of them: a coordinate is off by u relative to itself
 * (difference), and by 2^-1073 (scaling). Let S be the sum of the magnitudes of all coordinates. n is what the doubles
 * say; n · a is off by less than 4.1u |n| S, |n| the sum of magnitudes, and by what scaling and underflow lose, so is
 * n · b, and their difference by 2.1u |n| S more: together by less than 12u |n| S. The last steps round by less than
 * 2^-50 of what they compare. All coordinates have to be below 2^201: then n is below 2^408, and what is lost, 2^-1073
 * of a coordinate and 2^-1075 of a product, is less than 2^-660, nothing beside the least height that counts.
 */
import { allocateScratch } from '../../arithmetic/scratch.js';
import { P, SECOND } from './arena.js';

const abs = Math.abs;
const PLANE = 12 * 2 ** -53;
const PLANE_TINY = 2 ** -1000;
const BELOW = 1 - 2 ** -49;
/** Squares of numbers between lose nothing to underflow, and are finite. */
const LEAST_HEIGHT = 2 ** -450;
const MOST_HEIGHT = 2 ** 500;
const LEAST_SQUARE = 2 ** -900;

/** The corners relative to the first one of the second triangle, scaled. */
const R: Float64Array = /* @__PURE__ */ allocateScratch(18);
const ORIGIN = 3 * SECOND;

/** Is the square of the distance, with coordinates taken times `scale`, a power of two, certainly above `near`? */
export function areFarther(near: number, scale: number): boolean {
  let size = 0;
  const ox = P[ORIGIN]! * scale;
  const oy = P[ORIGIN + 1]! * scale;
  const oz = P[ORIGIN + 2]! * scale;
  for (let i = 0; i < 18; i += 3) {
    const x = P[i]! * scale - ox;
    const y = P[i + 1]! * scale - oy;
    const z = P[i + 2]! * scale - oz;
    R[i] = x;
    R[i + 1] = y;
    R[i + 2] = z;
    size += abs(x) + abs(y) + abs(z);
  }
  const mx = R[0]! + R[3]! + R[6]! - R[12]! - R[15]!;
  const my = R[1]! + R[4]! + R[7]! - R[13]! - R[16]!;
  const mz = R[2]! + R[5]! + R[8]! - R[14]! - R[17]!;
  return isApart(mx, my, mz, size, near) || isApartByNormal(0, size, near) || isApartByNormal(9, size, near);
}

/** The normal of the triangle whose corners begin at `from`, either way. */
function isApartByNormal(from: number, size: number, near: number): boolean {
  const ux = R[from + 3]! - R[from]!;
  const uy = R[from + 4]! - R[from + 1]!;
  const uz = R[from + 5]! - R[from + 2]!;
  const vx = R[from + 6]! - R[from]!;
  const vy = R[from + 7]! - R[from + 1]!;
  const vz = R[from + 8]! - R[from + 2]!;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  // Towards the first triangle: its corner against the origin, which is one of the second.
  const isTowards = nx * R[0]! + ny * R[1]! + nz * R[2]! >= 0;
  return isTowards ? isApart(nx, ny, nz, size, near) : isApart(-nx, -ny, -nz, size, near);
}

function isApart(nx: number, ny: number, nz: number, size: number, near: number): boolean {
  const begin = Math.min(
    nx * R[0]! + ny * R[1]! + nz * R[2]!,
    nx * R[3]! + ny * R[4]! + nz * R[5]!,
    nx * R[6]! + ny * R[7]! + nz * R[8]!,
  );
  const end = Math.max(0, nx * R[12]! + ny * R[13]! + nz * R[14]!, nx * R[15]! + ny * R[16]! + nz * R[17]!);
  const height = begin - end - (PLANE * (abs(nx) + abs(ny) + abs(nz)) * size + PLANE_TINY);
  const square = nx * nx + ny * ny + nz * nz;
  if (!(height > LEAST_HEIGHT && height < MOST_HEIGHT && square > LEAST_SQUARE)) return false;
  return height * height * BELOW > near * square;
}
