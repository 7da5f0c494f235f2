// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireBatch, requireBatchCase } from '../../../core/arguments/batches.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { orient2dExact } from '../orient2d.js';

/**
 * Do the points a, b, c make a left turn? (orient2d, for many calls in a row.)
 *
 * Exact for all finite doubles. Nothing is allocated where the filter decides but the list of signs, if none is given.
 * A `Float64Array` is read as it is; any other list is copied first.
 *
 * @param rows ax, ay, bx, by, cx, cy of each call, one call behind the other
 * @param signs where the signs are written, one for each call; a new list, if it is left out
 * @returns the signs: -1, 0 or 1 for each call, in the list that was given
 * @throws RangeError if the length of rows is no multiple of 6, if the list of signs is no Int8Array or too short, or naming the
 *   place in rows, if it is no finite number
 * @example
 * [...orient2dBatch([0, 0, 1, 0, 0, 1, 0, 0, 0.1, 0.1, 0.3, 0.3])]; // [1, 0]
 */
export function orient2dBatch(rows: Coordinates, signs?: Int8Array): Int8Array {
  const batch = requireBatch('orient2dBatch', 'rows', rows, 6, signs);
  const row = batch.row;
  const found = batch.signs;
  for (let i = 0, at = 0; i < batch.count; i++, at += 6) {
    const ax = row[at]!;
    const ay = row[at + 1]!;
    const bx = row[at + 2]!;
    const by = row[at + 3]!;
    const cx = row[at + 4]!;
    const cy = row[at + 5]!;
    const cax = ax - cx;
    const cay = ay - cy;
    const cbx = bx - cx;
    const cby = by - cy;
    const p = cax * cby;
    const q = cay * cbx;
    const value = p - q;
    if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) found[i] = ((((value > 0) as unknown as number) << 1) - 1) as Sign;
    else found[i] = orient2dLeft(row, at);
  }
  return found;
}

/** What the filter leaves, and the check. */
function orient2dLeft(row: Float64Array, at: number): Sign {
  requireBatchCase('orient2dBatch', 'rows', row, at, 6);
  return orient2dExact(row[at]!, row[at + 1]!, row[at + 2]!, row[at + 3]!, row[at + 4]!, row[at + 5]!) as Sign;
}
