import { reject, requireFinite } from '../core/arguments/errors.js';
import type { Sign } from '../core/sign.js';
import { compareDistanceToPlane, sideOfPlane } from './generated/index.js';

const NAME = 'sideOfThickPlane';
const ARGUMENTS = 'nx ny nz constant px py pz halfThickness';

/**
 * On which side of a thick plane does p lie?
 *
 * The thick plane is the closed slab of all points whose Euclidean distance from the plane
 * n · x + constant = 0 is at most halfThickness. Positive in front of the slab (where n points), negative
 * behind it, zero inside it and on its two faces. The normal need not be of unit length, and no root is taken.
 * With halfThickness 0 this is sideOfPlane.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.3 (thick planes for robust BSP classification).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @throws RangeError if n is the zero vector
 * @throws RangeError if halfThickness is negative
 * @example
 * sideOfThickPlane(0, 3, 4, 0, 0, 0, 5, 3); // 1
 * sideOfThickPlane(0, 3, 4, 0, 0, 0, 5, 4); // 0
 */
export function sideOfThickPlane(
  nx: number,
  ny: number,
  nz: number,
  constant: number,
  px: number,
  py: number,
  pz: number,
  halfThickness: number,
): Sign {
  // Zero for finite numbers, NaN otherwise: one comparison for all eight.
  const zero = nx - nx + (ny - ny) + (nz - nz) + (constant - constant) + (px - px) + (py - py) + (pz - pz);
  // A text is taken for its number wherever it is multiplied or subtracted; the constant is added, too, and would be
  // joined.
  if (zero + (halfThickness - halfThickness) !== 0 || typeof constant !== 'number') {
    requireFinite(NAME, ARGUMENTS, [nx, ny, nz, constant, px, py, pz, halfThickness]);
  }
  if (nx === 0 && ny === 0 && nz === 0) reject(NAME, 'n', 'a normal other than zero', [nx, ny, nz]);
  if (halfThickness < 0) reject(NAME, 'halfThickness', 'a finite number, at least 0', halfThickness);
  const side = sideOfPlane(nx, ny, nz, constant, px, py, pz);
  if (side === 0) return 0;
  return compareDistanceToPlane(nx, ny, nz, constant, px, py, pz, halfThickness) > 0 ? side : 0;
}
