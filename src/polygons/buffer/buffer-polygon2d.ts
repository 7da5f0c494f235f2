import {
  reject,
  requireNoMore,
  requireNumber,
  requireOneOf,
  requireOptions,
} from '../../core/arguments/index.js';
import { coordinates2d } from '../../implicit/index.js';
import { combineOperands } from '../combine.js';
import { loadOperands } from '../load-operands.js';
import { type PolygonOperand, readOperand } from '../operand.js';
import type { PolygonSet } from '../polygon-set.js';
import { type PolygonProgressOptions, PROGRESS, watchBy } from '../progress.js';
import { setPoints } from '../set-points.js';
import { type FilledRing, filledRings } from './filled-rings.js';
import { Margin } from './margin.js';
import { Outline } from './outline.js';
import { type BufferSide, radiiOf } from './radii.js';

/** How a buffer is made. */
export interface BufferOptions extends PolygonProgressOptions {
  /** How far arcs may be off, above 0; the polygons that replace them have the fewer edges, the larger it is. */
  readonly tolerance: number;
  /**
   * `outside`, which is meant if it is missing: the buffer contains the true one. `inside`: it is contained in it.
   */
  readonly side?: BufferSide | undefined;
}

/** A buffer in polygons. */
export interface Buffer2d {
  readonly region: PolygonSet;
  /**
   * How far the buffer is off, at most, which is no more than the tolerance: it is between the true ones of the
   * distance and of the distance and this number, or less this number.
   */
  readonly deviation: number;
}

/** @throws RangeError naming an option that is wrong */
export function requireBufferOptions(where: string, options: BufferOptions): BufferSide {
  requireOptions(where, 'options', options, `tolerance side ${PROGRESS}`);
  const { tolerance, side = 'outside' } = options ?? {};
  if (!(Number.isFinite(tolerance) && tolerance > 0)) {
    reject(where, 'options.tolerance', 'a finite number above 0', tolerance);
  }
  requireOneOf(where, 'options.side', side, ['outside', 'inside']);
  return side;
}

/**
 * The buffer of polygons by a distance, with round corners: all points that are no further from what the polygons
 * enclose than the distance (their Minkowski sum with a disk); or, if it is negative, all points of that which are no
 * nearer to its outside than its amount (an erosion).
 *
 * Arcs become parts of polygons, on the side that is asked for, which is certain: with the side `outside` and a
 * distance d, the buffer contains the true one for d, and is contained in the true one for d + tolerance; with
 * `inside` it is contained in the true one for d, and contains that for d - tolerance. (Of a true one, that is what
 * its inside has: what is eroded to a line or a point is not there.) Holes close, parts grow together or vanish.
 *
 * Edges are moved by the distance, exactly along the axes if all sums are doubles; else by a margin of at most 2^-44 of
 * the coordinates and the distance more or less, on the side that is asked for. Corners of the result are doubles, or
 * crossings of edges between them, which are not rounded: a set like all others of `unerring/polygons`.
 *
 * In the time of a union of edges and arcs: n log n, where few of them cross.
 *
 * Source: Chazelle, Guibas 1987 / de Berg et al., Computational Geometry, 13 (Minkowski sums); for winding numbers of
 * raw offsets Chen, McMains 2005, "Polygon offsetting by computing winding numbers".
 *
 * @param polygons with any faults; what they are is the set that `polygonSet` makes of them
 * @param distance 0 gives that set
 * @throws RangeError naming the part that is wrong; also if the tolerance is less than what doubles allow for these
 *   coordinates (2^-43 of their size and the distance), or the buffer beyond the largest double
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * const { region, deviation } = bufferPolygon2d(square, 1, { tolerance: 0.125 });
 * region.polygons[0][0].length; // 8
 * region.vertices[0][0]; // -1: edges are moved by the distance itself
 * deviation <= 0.125; // true
 * bufferPolygon2d(square, -1, { tolerance: 0.125 }).region.vertices; // [[1, 1], [1, 3], [3, 1], [3, 3]]
 * bufferPolygon2d(square, -2, { tolerance: 0.125 }).region.polygons; // []
 */
export function bufferPolygon2d(
  polygons: PolygonOperand,
  distance: number,
  options: BufferOptions,
): Buffer2d {
  if (arguments.length > 3) requireNoMore('bufferPolygon2d', 3, arguments[3]);
  const side = requireBufferOptions('bufferPolygon2d', options);
  requireNumber('bufferPolygon2d', 'distance', distance);
  const watch = watchBy('bufferPolygon2d', options);
  const read = readOperand('bufferPolygon2d', 'polygons', polygons);
  const { set } = combineOperands(loadOperands([read], undefined), [{ type: 'union', parts: [~0] }], 0);
  if (distance === 0 || set.polygons.length === 0) return { region: set, deviation: 0 };
  const { tolerance } = options;
  const points = setPoints(set);
  let largest = 0;
  for (const point of points) {
    const [x, y] = 'type' in point ? coordinates2d(point) : point;
    largest = Math.max(largest, Math.abs(x!), Math.abs(y!));
  }
  // What is left of a polygon is what is outside of the buffer of its outside: that is the smaller, the larger it is.
  const isEroded = distance < 0;
  const isAround = (side === 'outside') !== isEroded;
  const radii = radiiOf('bufferPolygon2d', largest, Math.abs(distance), tolerance, isAround);
  if (radii === null) return { region: set, deviation: Math.abs(distance) };
  const margin = new Margin(radii, tolerance);
  const rings: FilledRing[] = [];
  for (const ring of set.polygons.flat()) {
    const numbers = isEroded ? [...ring].reverse() : ring;
    const outline = new Outline(
      numbers.map((v) => points[v]!),
      radii,
      margin,
    );
    for (const filled of outline.rings()) {
      rings.push(filled.map((corner) => (typeof corner === 'number' ? numbers[corner]! : corner)));
    }
  }
  return { region: filledRings(rings, set, isEroded, watch), deviation: margin.bound };
}
