// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireBatch, requireBatchCase } from '../../../core/arguments/batches.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { orient3dExact } from '../orient3d.js';

const abs = Math.abs;

/**
 * On which side of the plane through a, b and c does d lie? (orient3d, for many calls in a row.)
 *
 * Exact for all finite doubles. Nothing is allocated where the filter decides but the list of signs, if none is given.
 * A `Float64Array` is read as it is; any other list is copied first.
 *
 * @param rows ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz of each call, one call behind the other
 * @param signs where the signs are written, one for each call; a new list, if it is left out
 * @returns the signs: -1, 0 or 1 for each call, in the list that was given
 * @throws RangeError if the length of rows is no multiple of 12, if the list of signs is no Int8Array or too short, or naming the
 *   place in rows, if it is no finite number
 * @example
 * [...orient3dBatch([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 7, 0])]; // [1, 0]
 */
export function orient3dBatch(rows: Coordinates, signs?: Int8Array): Int8Array {
  const batch = requireBatch('orient3dBatch', 'rows', rows, 12, signs);
  const row = batch.row;
  const found = batch.signs;
  for (let i = 0, at = 0; i < batch.count; i++, at += 12) {
    const ax = row[at]!;
    const ay = row[at + 1]!;
    const az = row[at + 2]!;
    const bx = row[at + 3]!;
    const by = row[at + 4]!;
    const bz = row[at + 5]!;
    const cx = row[at + 6]!;
    const cy = row[at + 7]!;
    const cz = row[at + 8]!;
    const dx = row[at + 9]!;
    const dy = row[at + 10]!;
    const dz = row[at + 11]!;
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
    if (abs(t34) > 8.881784197001268e-16 * t58) found[i] = ((((t34 > 0) as unknown as number) << 1) - 1) as Sign;
    else found[i] = orient3dLeft(row, at);
  }
  return found;
}

/** What the filter leaves, and the check. */
function orient3dLeft(row: Float64Array, at: number): Sign {
  requireBatchCase('orient3dBatch', 'rows', row, at, 12);
  return orient3dExact(row[at]!, row[at + 1]!, row[at + 2]!, row[at + 3]!, row[at + 4]!, row[at + 5]!, row[at + 6]!, row[at + 7]!, row[at + 8]!, row[at + 9]!, row[at + 10]!, row[at + 11]!) as Sign;
}
