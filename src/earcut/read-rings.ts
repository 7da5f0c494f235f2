/** Arguments of the functions of the package earcut. */
import { reject, requireCount, requireGroups, requireList } from '../core/arguments/index.js';

/** How many vertices there are. @throws RangeError naming the argument that is no list of so many numbers for each */
export function requireVertexList(where: string, data: ArrayLike<number>, dim: number): number {
  requireCount(where, 'dim', dim, 2);
  return requireGroups(where, 'data', data, dim);
}

/**
 * Writes x and y of each vertex.
 *
 * @throws RangeError naming the one that is no finite number
 */
export function readVertices(
  where: string,
  data: ArrayLike<number>,
  dim: number,
  xy: Float64Array,
  count: number,
): void {
  let zero = 0;
  for (let i = 0, k = 0; i < 2 * count; i += 2, k += dim) {
    xy[i] = data[k]!;
    xy[i + 1] = data[k + 1]!;
    // Neither NaN nor Infinity goes away in the sum of these differences, which are zero otherwise.
    zero += xy[i]! - xy[i]! + (xy[i + 1]! - xy[i + 1]!);
  }
  if (zero === 0) return;
  for (let i = 0; i < 2 * count; i++) {
    const at = dim * (i >> 1) + (i & 1);
    if (!Number.isFinite(xy[i])) reject(where, `data[${at}]`, 'a finite number', data[at]);
  }
}

/**
 * The first vertex of each ring, the outer one first, and behind them how many vertices there are.
 *
 * @throws RangeError naming the place of a hole that does not begin behind the one before
 */
export function readStarts(
  where: string,
  holeIndices: ArrayLike<number> | null | undefined,
  count: number,
): number[] {
  if (holeIndices == null) return [0, count];
  requireList(where, 'holeIndices', 'a list of vertex numbers', holeIndices);
  const starts = [0];
  for (let i = 0; i < holeIndices.length; i++) {
    const start = holeIndices[i]!;
    const least = starts[i]!;
    if (!Number.isInteger(start) || start < least || start > count) {
      reject(where, `holeIndices[${i}]`, `an integer from ${least} to ${count}`, start);
    }
    starts.push(start);
  }
  starts.push(count);
  return starts;
}
