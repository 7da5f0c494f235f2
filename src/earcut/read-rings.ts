/** Arguments of the functions of the package earcut. */
import { reject, requireCount, requireGroups, requireList } from '../core/arguments/index.js';

/** The vertices of a polygon, and where its rings start. */
export interface FlatRings {
  /** x and y of each vertex. */
  readonly xy: Float64Array;
  /** The first vertex of each ring, the outer one first, and behind them how many vertices there are. */
  readonly starts: readonly number[];
}

/**
 * Reads rings that stand one behind the other.
 *
 * @throws RangeError naming the argument, or the place in it
 */
export function readRings(
  where: string,
  data: ArrayLike<number>,
  holeIndices: ArrayLike<number> | null | undefined,
  dim: number,
): FlatRings {
  const xy = readVertices(where, data, dim);
  const count = xy.length / 2;
  const starts = [0];
  if (holeIndices != null) {
    requireList(where, 'holeIndices', 'a list of vertex numbers', holeIndices);
    for (let i = 0; i < holeIndices.length; i++) {
      const start = holeIndices[i]!;
      const least = starts[i]!;
      if (!Number.isInteger(start) || start < least || start > count) {
        reject(where, `holeIndices[${i}]`, `an integer from ${least} to ${count}`, start);
      }
      starts.push(start);
    }
  }
  starts.push(count);
  return { xy, starts };
}

/** x and y of each vertex. @throws RangeError naming the argument, or the place in it */
export function readVertices(where: string, data: ArrayLike<number>, dim: number): Float64Array {
  requireCount(where, 'dim', dim, 2);
  const xy = new Float64Array(2 * requireGroups(where, 'data', data, dim));
  let zero = 0;
  for (let i = 0, k = 0; i < xy.length; i += 2, k += dim) {
    const x = data[k]!;
    const y = data[k + 1]!;
    // Neither NaN nor Infinity goes away in the sum of these differences, which are zero otherwise.
    zero += x - x + (y - y);
    xy[i] = x;
    xy[i + 1] = y;
  }
  if (zero !== 0) requireVertexNumbers(where, data, dim);
  return xy;
}

function requireVertexNumbers(where: string, data: ArrayLike<number>, dim: number): void {
  for (let k = 0; k < data.length; k += dim) {
    for (const at of [k, k + 1]) {
      if (!Number.isFinite(data[at])) reject(where, `data[${at}]`, 'a finite number', data[at]);
    }
  }
}
