import { exponentOf } from '../arithmetic/float64.js';
import { reject, requireOptions } from '../core/arguments/index.js';
import { hashOfThree } from '../core/collections/hashing.js';
import { COARSEST_LEVEL, cellOf, cellSize, FINEST_LEVEL, levelOfBox } from './cells.js';

/** How many boxes are looked at for a guess. */
const SAMPLE = 512;
/** The part of the boxes that should be no larger than a cell. */
const MOST = 0.95;

/** How fine the cells of a grid or an octree are. */
export interface CellOptions {
  /** The size of a cell, of the smallest ones in a hierarchy: a power of two from 2^-1020 to 2^1023. */
  readonly cellSize?: number;
}

/**
 * The level whose cells have the size that the options name.
 *
 * @returns undefined if they name none
 * @throws RangeError if it is not a power of two in range
 */
export function requestedLevel(where: string, options: CellOptions): number | undefined {
  requireOptions(where, 'options', options, 'cellSize');
  const { cellSize: size } = options;
  return size === undefined ? undefined : levelOfSize(where, 'options.cellSize', size);
}

/**
 * The level whose cells have a size.
 *
 * @throws RangeError if it is not a power of two in range
 */
export function levelOfSize(where: string, name: string, size: number): number {
  const level = Number.isFinite(size) && size > 0 ? exponentOf(size) : COARSEST_LEVEL;
  if (level < FINEST_LEVEL || level >= COARSEST_LEVEL || cellSize(level) !== size) {
    reject(where, name, 'a power of two from 2^-1020 to 2^1023', size);
  }
  return level;
}

/**
 * A level for about one box per cell: cells of the size of the boxes' spread divided by the cube root of their count
 * (the square root, of boxes that are flat). The spread is twice the distance between the quartiles on the axis where
 * it is greatest, of a sample, so that a few boxes far out do not change it. A guess in floating point: it changes the
 * time that searches take, never an answer.
 */
export function levelByDensity(boxes: Float64Array, dimension: 2 | 3 = 3): number {
  const count = boxes.length / 6;
  const step = Math.max(1, Math.floor(count / SAMPLE));
  let spread = 0;
  for (let axis = 0; axis < 3; axis++) {
    const mins = Float64Array.from(
      { length: Math.ceil(count / step) },
      (_, s) => boxes[6 * s * step + axis]!,
    );
    mins.sort();
    const quarter = Math.floor(mins.length / 4);
    const between = mins.length === 0 ? 0 : mins[mins.length - 1 - quarter]! - mins[quarter]!;
    spread = Math.max(spread, Math.min(between, Number.MAX_VALUE));
  }
  if (spread === 0) return FINEST_LEVEL;
  const root = Math.floor((31 - Math.clz32(count)) / dimension);
  return clampLevel(exponentOf(spread) + 2 - root);
}

/** A level is too coarse if a box shares its cell with more than so many others, on average. */
const COMPANIONS = 8;
/** How often a finer level is tried: each time that of the fullest cell's boxes. */
const ROUNDS = 16;

/**
 * A level at most as coarse as that of {@link levelByDensity}, and so fine that boxes are not crowded where they are
 * dense: a thousandth of the space may have half of the boxes. Boxes larger than a cell do not count; in a hierarchy
 * they have cells of their own. A guess, too. Linear time.
 */
export function levelByCrowd(boxes: Float64Array): number {
  let level = levelByDensity(boxes);
  for (let round = 0; round < ROUNDS; round++) {
    const crowd = crowdAt(boxes, level);
    const finer = crowd === null ? level : levelByDensity(crowd);
    // Boxes at one place are together at every level.
    if (finer >= level || finer === FINEST_LEVEL) break;
    level = finer;
  }
  return level;
}

/** The boxes of the fullest cell of a level, if cells are too full on average. */
function crowdAt(boxes: Float64Array, level: number): Float64Array | null {
  const count = boxes.length / 6;
  const size = 2 ** (32 - Math.clz32(count));
  const counts = new Uint32Array(size);
  const cells = new Uint32Array(count);
  let counted = 0;
  for (let i = 0; i < count; i++) {
    cells[i] = size;
    if (levelOfBox(boxes, i, level) !== level) continue;
    const [x, y, z] = [boxes[6 * i]!, boxes[6 * i + 1]!, boxes[6 * i + 2]!];
    cells[i] = hashOfThree(cellOf(x, level), cellOf(y, level), cellOf(z, level)) & (size - 1);
    counts[cells[i]!]!++;
    counted++;
  }
  let companions = 0;
  let fullest = 0;
  for (let cell = 0; cell < size; cell++) {
    companions += counts[cell]! * (counts[cell]! - 1);
    if (counts[cell]! > counts[fullest]!) fullest = cell;
  }
  if (companions <= COMPANIONS * counted) return null;
  const crowd = new Float64Array(6 * counts[fullest]!);
  let to = 0;
  for (let i = 0; i < count; i++) {
    if (cells[i] !== fullest) continue;
    crowd.set(boxes.subarray(6 * i, 6 * i + 6), to);
    to += 6;
  }
  return crowd;
}

/** The least level whose cells are at least as large as most of the boxes are. A guess, as {@link levelByDensity}. */
export function levelByExtent(boxes: Float64Array): number {
  const count = boxes.length / 6;
  const boxesOfLevel = new Uint32Array(COARSEST_LEVEL - FINEST_LEVEL + 1);
  for (let at = 0; at < boxes.length; at += 6) {
    let extent = 0;
    for (let k = at; k < at + 3; k++) extent = Math.max(extent, boxes[k + 3]! - boxes[k]!);
    const level = extent === 0 ? FINEST_LEVEL : extent === Infinity ? COARSEST_LEVEL : exponentOf(extent) + 1;
    const place = clampLevel(level) - FINEST_LEVEL;
    boxesOfLevel[place] = boxesOfLevel[place]! + 1;
  }
  let below = 0;
  let level = FINEST_LEVEL;
  for (; level < COARSEST_LEVEL; level++) {
    below += boxesOfLevel[level - FINEST_LEVEL]!;
    if (below >= MOST * count) break;
  }
  return clampLevel(level);
}

/** A level for which 2^level is a double. */
function clampLevel(level: number): number {
  return Math.max(FINEST_LEVEL, Math.min(COARSEST_LEVEL - 1, level));
}

/**
 * The cells that a box covers at a level, from `low[at]` to `high[at]` on each axis, clamped to ±limit.
 */
export function coveredCells(
  box: Float64Array,
  i: number,
  level: number,
  limit: number,
  low: Float64Array,
  high: Float64Array,
): void {
  for (let axis = 0; axis < 3; axis++) {
    low[axis] = clamp(cellOf(box[6 * i + axis]!, level), limit);
    high[axis] = clamp(cellOf(box[6 * i + axis + 3]!, level), limit);
  }
}

function clamp(c: number, limit: number): number {
  return c < -limit ? -limit : Math.min(c, limit);
}
