// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireBatch, requireBatchCase } from '../../../core/arguments/batches.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { incircleExact } from '../incircle.js';

/**
 * Does d lie inside the circle through a, b and c? (incircle, for many calls in a row.)
 *
 * Exact for all finite doubles. Nothing is allocated where the filter decides but the list of signs, if none is given.
 * A `Float64Array` is read as it is; any other list is copied first.
 *
 * @param rows ax, ay, bx, by, cx, cy, dx, dy of each call, one call behind the other
 * @param signs where the signs are written, one for each call; a new list, if it is left out
 * @returns the signs: -1, 0 or 1 for each call, in the list that was given
 * @throws RangeError if the length of rows is no multiple of 8, if the list of signs is no Int8Array or too short, or naming the
 *   place in rows, if it is no finite number
 * @example
 * [...incircleBatch([1, 0, 0, 1, -1, 0, 0, 0, 1, 0, 0, 1, -1, 0, 0, -1])]; // [1, 0]
 */
export function incircleBatch(rows: Coordinates, signs?: Int8Array): Int8Array {
  const batch = requireBatch('incircleBatch', 'rows', rows, 8, signs);
  const row = batch.row;
  const found = batch.signs;
  for (let i = 0, at = 0; i < batch.count; i++, at += 8) {
    const ax = row[at]!;
    const ay = row[at + 1]!;
    const bx = row[at + 2]!;
    const by = row[at + 3]!;
    const cx = row[at + 4]!;
    const cy = row[at + 5]!;
    const dx = row[at + 6]!;
    const dy = row[at + 7]!;
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
    if (sum < 1.461501637330903e+48 && t36 * t36 > 4.4917982610457475e-30 * (t8 * t15 * t22 * sum) + 3.11474842221799e-207) found[i] = ((((t36 > 0) as unknown as number) << 1) - 1) as Sign;
    else found[i] = incircleLeft(row, at);
  }
  return found;
}

/** What the filter leaves, and the check. */
function incircleLeft(row: Float64Array, at: number): Sign {
  requireBatchCase('incircleBatch', 'rows', row, at, 8);
  return incircleExact(row[at]!, row[at + 1]!, row[at + 2]!, row[at + 3]!, row[at + 4]!, row[at + 5]!, row[at + 6]!, row[at + 7]!) as Sign;
}
