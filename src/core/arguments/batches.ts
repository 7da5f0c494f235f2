/** Checks of batches: the numbers of many calls, one behind the other. */
import { requireFiniteNumbers, requireGroups, requireRoom } from './buffers.js';
import { reject } from './errors.js';

/** The calls of a batch, and where their signs are written. */
export interface Batch {
  readonly count: number;
  readonly row: Float64Array;
  readonly signs: Int8Array;
}

/**
 * Checks a batch, and makes what is missing. In a `Float64Array`, what is no finite number is found where no filter can
 * be sure of it; other lists are looked at before they are copied.
 *
 * @param each  how many numbers a call takes
 * @throws RangeError naming the list, its length or a place in it
 */
export function requireBatch(
  where: string,
  name: string,
  rows: ArrayLike<number>,
  each: number,
  signs: Int8Array | undefined,
): Batch {
  const count = requireGroups(where, name, rows, each);
  if (signs !== undefined) {
    // Another list would hold 255 for -1, or be none at all.
    if (!(signs instanceof Int8Array)) reject(where, 'signs', 'an Int8Array', signs);
    requireRoom(where, 'signs', signs, count);
  }
  if (rows instanceof Float64Array) return { count, row: rows, signs: signs ?? new Int8Array(count) };
  requireFiniteNumbers(where, name, rows);
  return { count, row: Float64Array.from(rows), signs: signs ?? new Int8Array(count) };
}

/** Checks the numbers of one call of a batch. @throws RangeError `where: rows[7] must be a finite number, got NaN` */
export function requireBatchCase(
  where: string,
  name: string,
  row: Float64Array,
  at: number,
  each: number,
): void {
  requireFiniteNumbers(where, name, row, at, at + each);
}
