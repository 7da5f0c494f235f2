// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireBatch, requireBatchCase } from '../../../core/arguments/batches.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { insphereExact } from '../insphere.js';

/**
 * Does e lie inside the sphere through a, b, c and d? (insphere, for many calls in a row.)
 *
 * Exact for all finite doubles. Nothing is allocated where the filter decides but the list of signs, if none is given.
 * A `Float64Array` is read as it is; any other list is copied first.
 *
 * @param rows ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez of each call, one call behind the other
 * @param signs where the signs are written, one for each call; a new list, if it is left out
 * @returns the signs: -1, 0 or 1 for each call, in the list that was given
 * @throws RangeError if the length of rows is no multiple of 15, if the list of signs is no Int8Array or too short, or naming the
 *   place in rows, if it is no finite number
 * @example
 * [...insphereBatch([1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, -1])]; // [1, 0]
 */
export function insphereBatch(rows: Coordinates, signs?: Int8Array): Int8Array {
  const batch = requireBatch('insphereBatch', 'rows', rows, 15, signs);
  const row = batch.row;
  const found = batch.signs;
  for (let i = 0, at = 0; i < batch.count; i++, at += 15) {
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
    const ex = row[at + 12]!;
    const ey = row[at + 13]!;
    const ez = row[at + 14]!;
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
    const t13 = eax * eax + (eay * eay) + (eaz * eaz);
    const t24 = ebx * ebx + (eby * eby) + (ebz * ebz);
    const t35 = ecx * ecx + (ecy * ecy) + (ecz * ecz);
    const t46 = edx * edx + (edy * edy) + (edz * edz);
    const t49 = ecx * edy - (edx * ecy);
    const t53 = ebx * edy - (edx * eby);
    const t57 = ebx * ecy - (ecx * eby);
    const t65 = eax * edy - (edx * eay);
    const t69 = eax * ecy - (ecx * eay);
    const t78 = eax * eby - (ebx * eay);
    const t91 = (t49 * ebz - (t53 * ecz) + (t57 * edz)) * t13 - ((t49 * eaz - (t65 * ecz) + (t69 * edz)) * t24) + ((t53 * eaz - (t65 * ebz) + (t78 * edz)) * t35 - ((t57 * eaz - (t69 * ebz) + (t78 * ecz)) * t46));
    const sum = t13 + t24 + t35 + t46;
    if (sum < 1.329227995784916e+36 && t91 * t91 > 2.534215658022506e-29 * (t13 * t24 * (t35 * t46) * sum) + 2.491798737774392e-206) found[i] = ((((t91 > 0) as unknown as number) << 1) - 1) as Sign;
    else found[i] = insphereLeft(row, at);
  }
  return found;
}

/** What the filter leaves, and the check. */
function insphereLeft(row: Float64Array, at: number): Sign {
  requireBatchCase('insphereBatch', 'rows', row, at, 15);
  return insphereExact(row[at]!, row[at + 1]!, row[at + 2]!, row[at + 3]!, row[at + 4]!, row[at + 5]!, row[at + 6]!, row[at + 7]!, row[at + 8]!, row[at + 9]!, row[at + 10]!, row[at + 11]!, row[at + 12]!, row[at + 13]!, row[at + 14]!) as Sign;
}
