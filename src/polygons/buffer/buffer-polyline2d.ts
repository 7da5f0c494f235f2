import { reject, requireNoMore, requireNotNegative, requirePoint2 } from '../../core/arguments/index.js';
import { isList } from '../../core/arguments/kinds.js';
import type { Point2 } from '../../core/shapes.js';
import { polygonUnion } from '../boolean-operations.js';
import type { PolygonSet } from '../polygon-set.js';
import { watchBy } from '../progress.js';
import { type Buffer2d, type BufferOptions, requireBufferOptions } from './buffer-polygon2d.js';
import type { Place } from './distance-tests.js';
import { type FilledRing, filledRings } from './filled-rings.js';
import { Margin } from './margin.js';
import { Outline, testedDisk } from './outline.js';
import { radiiOf } from './radii.js';

/** Points, each joined to the next; of one point alone, that point. */
export type Polyline2 = readonly Point2[];

/**
 * The buffer of lines by a distance, with round ends and corners: all points that are no further from any of the lines
 * than the distance. Lines may cross, turn back, close, or be single points.
 *
 * The polygons that it becomes are on the side that is asked for, as {@link bufferPolygon2d} says, and so is the
 * result. Of distance 0, nothing has an inside.
 *
 * @param lines a list of points, each joined to the next, or several of these lists
 * @throws RangeError naming the part that is wrong; also if the tolerance is less than what doubles allow for these
 *   coordinates (2^-43 of their size and the distance), or the buffer beyond the largest double
 * @example
 * const { region } = bufferPolyline2d([[0, 0], [4, 0]], 1, { tolerance: 0.5 });
 * region.polygons[0][0].length; // 8
 * bufferPolyline2d([[0, 0]], 1, { tolerance: 0.5, side: 'inside' }).region.vertices.length; // 8
 */
export function bufferPolyline2d(
  lines: Polyline2 | readonly Polyline2[],
  distance: number,
  options: BufferOptions,
): Buffer2d {
  if (arguments.length > 3) requireNoMore('bufferPolyline2d', 3, arguments[3]);
  const side = requireBufferOptions('bufferPolyline2d', options);
  requireNotNegative('bufferPolyline2d', 'distance', distance);
  const watch = watchBy('bufferPolyline2d', options);
  const read = readLines('bufferPolyline2d', lines);
  const empty: PolygonSet = polygonUnion();
  if (distance === 0 || read.length === 0) return { region: empty, deviation: 0 };
  let largest = 0;
  for (const line of read) {
    for (const [x, y] of line) largest = Math.max(largest, Math.abs(x), Math.abs(y));
  }
  const { tolerance } = options;
  const radii = radiiOf('bufferPolyline2d', largest, distance, tolerance, side === 'outside');
  // What is that thin may be nothing.
  if (radii === null) return { region: empty, deviation: distance };
  const margin = new Margin(radii, tolerance);
  const rings: FilledRing[] = [];
  for (const line of read) {
    if (line.length === 1) rings.push(testedDisk(line[0]!, line[0]!, radii, margin));
    else {
      // There and back.
      const ring = [...line, ...line.slice(1, -1).reverse()];
      for (const filled of new Outline(ring, radii, margin).rings()) {
        rings.push(filled.map((corner) => (typeof corner === 'number' ? ring[corner]! : corner)));
      }
    }
  }
  return { region: filledRings(rings, empty, false, watch), deviation: margin.bound };
}

/** Copies lines, without points that repeat the one before. @throws RangeError naming the part that is wrong */
function readLines(where: string, lines: Polyline2 | readonly Polyline2[]): Place[][] {
  if (!isList(lines)) reject(where, 'lines', 'a list of points, or of lists of points', lines);
  // Lines without points are none; what has some tells points from lines.
  const first = Array.from(lines as ArrayLike<unknown>).find((item) => isList(item) && item.length > 0);
  const isOne = first !== undefined && !isList((first as ArrayLike<unknown>)[0]);
  const read: Place[][] = [];
  for (let i = 0; i < (isOne ? 1 : lines.length); i++) {
    const path = isOne ? 'lines' : `lines[${i}]`;
    const line = (isOne ? lines : lines[i]) as Polyline2;
    if (!isList(line)) reject(where, path, 'a list of points', line);
    const own: Place[] = [];
    for (let k = 0; k < line.length; k++) {
      requirePoint2(where, `${path}[${k}]`, line[k]!);
      const [x, y] = [line[k]![0]! + 0, line[k]![1]! + 0];
      const last = own.at(-1);
      if (last === undefined || last[0] !== x || last[1] !== y) own.push([x, y]);
    }
    if (own.length > 0) read.push(own);
  }
  return read;
}
