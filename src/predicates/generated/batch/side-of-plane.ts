// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireBatch, requireBatchCase } from '../../../core/arguments/batches.js';
import { reject, requireFinite } from '../../../core/arguments/errors.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { sideOfPlaneExact } from '../side-of-plane.js';

const abs = Math.abs;

/**
 * On which side of the plane n · x + constant = 0 does p lie? (sideOfPlane, for many calls in a row.)
 *
 * Exact for all finite doubles. Nothing is allocated where the filter decides but the list of signs, if none is given.
 * A `Float64Array` is read as it is; any other list is copied first.
 *
 * @param rows px, py, pz of each call, one call behind the other; what comes before is the same for all
 * @param signs where the signs are written, one for each call; a new list, if it is left out
 * @returns the signs: -1, 0 or 1 for each call, in the list that was given
 * @throws RangeError if the length of rows is no multiple of 3, if the list of signs is no Int8Array or too short, or naming the
 *   place in rows, if it is no finite number
 * @throws RangeError if n is the zero vector
 * @example
 * [...sideOfPlaneBatch(0, 0, 2, -1, [7, 7, 3, 7, 7, 0.5])]; // [1, 0]
 */
export function sideOfPlaneBatch(nx: number, ny: number, nz: number, constant: number, rows: Coordinates, signs?: Int8Array): Int8Array {
  requireFinite('sideOfPlaneBatch', 'nx ny nz constant', [nx, ny, nz, constant]);
  if (nx === 0 && ny === 0 && nz === 0) reject('sideOfPlaneBatch', 'n', 'a normal other than zero', [nx, ny, nz]);
  const batch = requireBatch('sideOfPlaneBatch', 'rows', rows, 3, signs);
  const row = batch.row;
  const found = batch.signs;
  for (let i = 0, at = 0; i < batch.count; i++, at += 3) {
    const px = row[at]!;
    const py = row[at + 1]!;
    const pz = row[at + 2]!;
    const t2 = nx * px;
    const t5 = ny * py;
    const t9 = nz * pz;
    const t12 = t2 + t5 + t9 + constant;
    const t20 = abs(t2) + abs(t5) + abs(t9) + abs(constant) + 3.078402600973782e-289;
    if (abs(t12) > 4.44089209850063e-16 * t20) found[i] = ((((t12 > 0) as unknown as number) << 1) - 1) as Sign;
    else found[i] = sideOfPlaneLeft(nx, ny, nz, constant, row, at);
  }
  return found;
}

/** What the filter leaves, and the check. */
function sideOfPlaneLeft(nx: number, ny: number, nz: number, constant: number, row: Float64Array, at: number): Sign {
  requireBatchCase('sideOfPlaneBatch', 'rows', row, at, 3);
  return sideOfPlaneExact(nx, ny, nz, constant, row[at]!, row[at + 1]!, row[at + 2]!) as Sign;
}
