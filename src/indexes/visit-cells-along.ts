import {
  reject,
  requireFunction,
  requireList,
  requireNoMore,
  requireObject,
  requireOneOf,
  requireOptions,
  requireSegmentOrRay,
} from '../core/arguments/index.js';
import type { Ray, Segment } from '../core/shapes.js';
import { AxisCrossings } from './axis-crossings.js';
import { levelOfSize } from './cell-level.js';
import { CellWalk, type VisitCell } from './cell-walk.js';
import { lastCell } from './cells.js';

/** A grid through which a segment or a ray is followed. Cell c reaches from c · cellSize to (c + 1) · cellSize. */
export interface CellGrid {
  /** The size of a cell: a power of two from 2^-1020 to 2^1023. */
  readonly cellSize: number;
  /**
   * Which cells a point is in: `half-open` (the default): in one, the greater one on a border; `closed`: in all that it
   * touches.
   */
  readonly cells?: 'half-open' | 'closed';
  /**
   * The least cells that are visited, a number for each axis. Without: -2^51, or where cells are so large that this is
   * beyond -2^1023, the cell that begins there.
   */
  readonly low?: ArrayLike<number>;
  /**
   * The greatest cells that are visited, a number for each axis. Without: the last that ends at 2^51 cells, or 2^1023.
   */
  readonly high?: ArrayLike<number>;
}

/**
 * Shows a visitor the cells of a grid of the plane through which a segment or a ray passes, near to far, until the
 * visitor returns true. Exactly these, wherever it begins: through corners, along walls, and from far outside.
 *
 * Half-open cells part the plane: the cells are those that have a point of the segment, each visited once, in the order
 * of these points. Through a corner the walk goes from one cell to that across, and where a coordinate of it increases
 * and another decreases, by the cell to which the corner belongs. Of closed cells all are visited that have a point of
 * the segment, by the first such point; those that are met in the same point by their numbers, x first. A segment along
 * a wall meets the cells on both sides.
 *
 * Only cells in the range from `low` to `high` are visited; the way outside of it takes no time. A ray without a
 * visitor that stops it needs a range: it has cells without an end.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.4.2; Amanatides and Woo 1987, "A Fast Voxel Traversal Algorithm for
 * Ray Tracing".
 *
 * @param linear a segment, which may be a point, or a ray
 * @param grid   the size of its cells, a power of two; which cells count
 * @param visit  sees the numbers of a cell along x and y
 * @returns whether the visitor ended the walk
 * @throws RangeError naming the argument: a segment or ray that is none, a size that is no power of two, a range that
 *   is none, a visitor that is no function
 * @example
 * const cells: number[][] = [];
 * const note = (x: number, y: number) => void cells.push([x, y]);
 * visitCellsAlong2d({ start: [0.5, 0.5], end: [2.5, 1.5] }, { cellSize: 1 }, note); // false
 * cells; // [[0, 0], [1, 0], [1, 1], [2, 1]]: at (1.5, 1) it is in the upper cell
 */
export function visitCellsAlong2d(
  linear: Segment | Ray,
  grid: CellGrid,
  visit: (x: number, y: number) => unknown,
): boolean {
  if (arguments.length > 3) requireNoMore('visitCellsAlong2d', 3, arguments[3]);
  return walk('visitCellsAlong2d', linear, 2, grid, visit);
}

/**
 * Shows a visitor the cells of a grid of space through which a segment or a ray passes, near to far, until the visitor
 * returns true. As {@link visitCellsAlong2d}, of cubes: exactly these, through edges and corners, and along walls.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.4.2; Amanatides and Woo 1987, "A Fast Voxel Traversal Algorithm for
 * Ray Tracing".
 *
 * @param linear a segment, which may be a point, or a ray
 * @param grid   the size of its cells, a power of two; which cells count
 * @param visit  sees the numbers of a cell along x, y and z
 * @returns whether the visitor ended the walk
 * @throws RangeError naming the argument: a segment or ray that is none, a size that is no power of two, a range that
 *   is none, a visitor that is no function
 * @example
 * const cells: number[][] = [];
 * const note = (x: number, y: number, z: number) => void cells.push([x, y, z]);
 * const grid = { cellSize: 1, low: [0, 0, 0], high: [1, 1, 1] };
 * visitCellsAlong({ origin: [-7.5, -7.5, 0.5], direction: [1, 1, 0] }, grid, note); // false
 * cells; // [[0, 0, 0], [1, 1, 0]]
 */
export function visitCellsAlong(
  linear: Segment | Ray,
  grid: CellGrid,
  visit: (x: number, y: number, z: number) => unknown,
): boolean {
  if (arguments.length > 3) requireNoMore('visitCellsAlong', 3, arguments[3]);
  return walk('visitCellsAlong', linear, 3, grid, visit);
}

function walk(
  where: string,
  linear: Segment | Ray,
  dimension: 2 | 3,
  grid: CellGrid,
  visit: (x: number, y: number, z: number) => unknown,
): boolean {
  requireSegmentOrRay(where, 'linear', linear, dimension);
  requireObject(where, 'grid', 'an object with cellSize', grid);
  requireOptions(where, 'grid', grid, 'cellSize cells low high');
  const { cellSize, cells = 'half-open' } = grid;
  const level = levelOfSize(where, 'grid.cellSize', cellSize);
  requireOneOf(where, 'grid.cells', cells, ['half-open', 'closed']);
  const most = lastCell(level);
  const low = range(where, 'grid.low', grid.low, dimension, -most - 1, most, -most - 1);
  const high = range(where, 'grid.high', grid.high, dimension, -most - 1, most, most);
  for (let k = 0; k < dimension; k++) {
    if (low[k]! > high[k]!) reject(where, `grid.low[${k}]`, `at most grid.high[${k}] = ${high[k]}`, low[k]);
  }
  requireFunction(where, 'visit', visit);
  const crossings = new AxisCrossings();
  crossings.load(linear, dimension);
  const see = visit as (...cell: number[]) => unknown;
  const seen: VisitCell = dimension === 2 ? (x, y) => see(x, y) === true : (x, y, z) => see(x, y, z) === true;
  return new CellWalk(crossings, dimension, level, cells === 'closed', low, high, seen).run();
}

/** Numbers of cells, one for each axis. */
function range(
  where: string,
  name: string,
  given: ArrayLike<number> | undefined,
  dimension: number,
  least: number,
  most: number,
  otherwise: number,
): Float64Array {
  if (given === undefined) return new Float64Array(dimension).fill(otherwise);
  const expected = `a list of ${dimension} numbers of cells`;
  requireList(where, name, expected, given);
  if (given.length !== dimension) reject(where, name, expected, given);
  for (let k = 0; k < dimension; k++) {
    const cell = given[k]!;
    if (!Number.isInteger(cell) || cell < least || cell > most) {
      reject(where, `${name}[${k}]`, `an integer from ${least} to ${most}`, cell);
    }
  }
  // `+ 0` turns -0 into 0.
  return Float64Array.from({ length: dimension }, (_, k) => given[k]! + 0);
}
