// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireBatch, requireBatchCase } from '../../../core/arguments/batches.js';
import { requireFinite } from '../../../core/arguments/errors.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { sideOfLine2dExact } from '../side-of-line-2d.js';

/**
 * On which side of the line through o with the direction d does p lie? (sideOfLine2d, for many calls in a row.)
 *
 * Exact for all finite doubles. Nothing is allocated where the filter decides but the list of signs, if none is given.
 * A `Float64Array` is read as it is; any other list is copied first.
 *
 * @param rows px, py of each call, one call behind the other; what comes before is the same for all
 * @param signs where the signs are written, one for each call; a new list, if it is left out
 * @returns the signs: -1, 0 or 1 for each call, in the list that was given
 * @throws RangeError if the length of rows is no multiple of 2, if the list of signs is no Int8Array or too short, or naming the
 *   place in rows, if it is no finite number
 * @example
 * [...sideOfLine2dBatch(1, 0, 5, 5, [0, 6])]; // [1]
 */
export function sideOfLine2dBatch(dx: number, dy: number, ox: number, oy: number, rows: Coordinates, signs?: Int8Array): Int8Array {
  requireFinite('sideOfLine2dBatch', 'dx dy ox oy', [dx, dy, ox, oy]);
  const batch = requireBatch('sideOfLine2dBatch', 'rows', rows, 2, signs);
  const row = batch.row;
  const found = batch.signs;
  for (let i = 0, at = 0; i < batch.count; i++, at += 2) {
    const px = row[at]!;
    const py = row[at + 1]!;
    const opx = px - ox;
    const opy = py - oy;
    const p = dx * opy;
    const q = dy * opx;
    const value = p - q;
    if (Math.abs(value) > 3.330669073875472e-16 * Math.abs(p + q) + 9.332636185032189e-302) found[i] = ((((value > 0) as unknown as number) << 1) - 1) as Sign;
    else found[i] = sideOfLine2dLeft(dx, dy, ox, oy, row, at);
  }
  return found;
}

/** What the filter leaves, and the check. */
function sideOfLine2dLeft(dx: number, dy: number, ox: number, oy: number, row: Float64Array, at: number): Sign {
  requireBatchCase('sideOfLine2dBatch', 'rows', row, at, 2);
  return sideOfLine2dExact(dx, dy, ox, oy, row[at]!, row[at + 1]!) as Sign;
}
