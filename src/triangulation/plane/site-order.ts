/**
 * Points in the order in which they are divided, each place once.
 *
 * The bounding box is cut into equal cells, in columns and rows; cells are halved along x and y in turn, so that they
 * follow each other as Morton's keys do (Morton 1966, "A computer oriented geodetic data base"). Within a cell points
 * are halved at medians. Rounding keeps order: of two points the one on the left is in no later column.
 */
import { LEAST_TURNED, middleOf } from './halving-order.js';
import { medianOrder } from './median-order.js';

export interface SiteOrder {
  /** The numbers of points, each place once, in the order of division. */
  readonly sites: Uint32Array;
  /** Their coordinates, in this order. */
  readonly xy: Float64Array<ArrayBuffer>;
  /** Points whose place another one has, which is the first of all there: two numbers each, in ascending order. */
  readonly duplicates: Uint32Array;
  /** Where the points of each cell begin, and where those of the last one end. */
  readonly cells: Uint32Array;
}

/** Points of a cell, if they are spread evenly: at least so many, and less than four times as many. */
const IN_CELL = 2;
/** Cells of so many points are sorted by insertion. */
const FEW = 48;
/** 2^10 columns are 2^20 cells; more would need more memory than they save time. */
const MOST_LEVELS = 10;

function levelsFor(points: number): number {
  let levels = 0;
  while (levels < MOST_LEVELS && points >= IN_CELL * 4 ** (levels + 1)) levels++;
  return levels;
}

/** Each number below 2^levels with a zero before each digit. */
function spreadBits(levels: number): Uint32Array {
  const spread = new Uint32Array(1 << levels);
  for (let i = 1; i < spread.length; i++) spread[i] = (spread[i >> 1]! << 2) | (i & 1);
  return spread;
}

/** What columns are along one axis: a coordinate less the least one, times a scale, rounded down. */
export interface Scale {
  readonly least: number;
  readonly scale: number;
}

/** A scale of 0 if the width is 0, or if it or the scale is infinite: then there is one column. */
export function scaleOf(xy: Float64Array, axis: 0 | 1, columns: number): Scale {
  let [least, most] = [xy[axis]!, xy[axis]!];
  for (let k = axis; k < xy.length; k += 2) {
    const value = xy[k]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const scale = columns / (most - least);
  return { least, scale: scale > 0 && scale < Number.MAX_VALUE ? scale : 0 };
}

/** The cell of each point. */
function cellsOf(xy: Float64Array, levels: number): Uint32Array {
  const spread = spreadBits(levels);
  const last = (1 << levels) - 1;
  const { least: leastX, scale: scaleX } = scaleOf(xy, 0, last + 1);
  const { least: leastY, scale: scaleY } = scaleOf(xy, 1, last + 1);
  const cells = new Uint32Array(xy.length / 2);
  for (let i = 0; i < cells.length; i++) {
    const column = Math.min(last, (xy[2 * i]! - leastX) * scaleX) | 0;
    const row = Math.min(last, (xy[2 * i + 1]! - leastY) * scaleY) | 0;
    cells[i] = (spread[column]! << 1) | spread[row]!;
  }
  return cells;
}

/** Points on their way into order: what stands at one place of each list belongs together. */
interface Moved {
  readonly sites: Uint32Array;
  readonly xy: Float64Array<ArrayBuffer>;
}

/** The points of each cell behind those of the one before, as they came. */
function distributed(coordinates: Float64Array, levels: number) {
  const cells = cellsOf(coordinates, levels);
  const starts = new Uint32Array((1 << (2 * levels)) + 1);
  const { length } = cells;
  for (let i = 0; i < length; i++) starts[cells[i]!]!++;
  let sum = 0;
  for (let cell = 0; cell < starts.length; cell++) {
    const count = starts[cell]!;
    starts[cell] = sum;
    sum += count;
  }
  const sites = new Uint32Array(length);
  const xy = new Float64Array(2 * length);
  for (let i = 0; i < length; i++) {
    const cell = cells[i]!;
    const place = starts[cell]!;
    starts[cell] = place + 1;
    sites[place] = i;
    xy[2 * place] = coordinates[2 * i]!;
    xy[2 * place + 1] = coordinates[2 * i + 1]!;
  }
  // Each start is at the end of its cell now, which is the start of the next.
  starts.copyWithin(1, 0);
  starts[0] = 0;
  return { starts, moved: { sites, xy } };
}

/** Sorts by insertion along x, then y; or along y, then x downwards. What is equal keeps its order. */
function sortAlong({ sites, xy }: Moved, axis: 0 | 1, from: number, end: number): void {
  const other = 1 - axis;
  for (let i = from + 1; i < end; i++) {
    const major = xy[2 * i + axis]!;
    const minor = xy[2 * i + other]!;
    let before = xy[2 * i - 2 + axis]!;
    if (before < major) continue;
    const site = sites[i]!;
    let k = i;
    while (before >= major) {
      const beside = xy[2 * k - 2 + other]!;
      if (before === major && (axis === 0 ? beside <= minor : beside >= minor)) break;
      xy[2 * k + axis] = before;
      xy[2 * k + other] = beside;
      sites[k] = sites[k - 1]!;
      k--;
      if (k === from) break;
      before = xy[2 * k - 2 + axis]!;
    }
    xy[2 * k + axis] = major;
    xy[2 * k + other] = minor;
    sites[k] = site;
  }
}

/** Halves points of a cell at medians along x and y in turn, where they are in order along an axis. */
function halve(moved: Moved, axis: 0 | 1, from: number, end: number): void {
  if (end - from < LEAST_TURNED) return;
  const middle = middleOf(from, end);
  const turned = axis === 0 ? 1 : 0;
  if (middle - from >= LEAST_TURNED) {
    sortAlong(moved, turned, from, middle);
    halve(moved, turned, from, middle);
  }
  if (end - middle >= LEAST_TURNED) {
    sortAlong(moved, turned, middle, end);
    halve(moved, turned, middle, end);
  }
}

/** Points that are not the first one at their place, and which one is. */
class Duplicates {
  readonly #points: number;
  /** For each point one more than the number of the first at its place, if that is another one; else 0. */
  #firstOf: Uint32Array | null = null;
  #count = 0;

  constructor(points: number) {
    this.#points = points;
  }

  add(point: number, first: number): void {
    this.#firstOf ??= new Uint32Array(this.#points);
    this.#firstOf[point] = first + 1;
    this.#count++;
  }

  /** Both numbers, in ascending order. */
  list(): Uint32Array {
    const list = new Uint32Array(2 * this.#count);
    for (let point = 0, at = 0; at < list.length; point++) {
      const first = this.#firstOf![point]!;
      if (first === 0) continue;
      list[at++] = point;
      list[at++] = first - 1;
    }
    return list;
  }
}

/** Brings the points of a cell into order, the first of each place. @returns where they end */
function orderCell(moved: Moved, from: number, end: number, to: number, duplicates: Duplicates): number {
  const { sites, xy } = moved;
  if (end - from > FEW) {
    const order = medianOrder(xy.subarray(2 * from, 2 * end));
    const numbers = sites.slice(from, end);
    for (let i = 0; i < order.sites.length; i++) sites[to + i] = numbers[order.sites[i]!]!;
    for (let k = 0; k < order.duplicates.length; k += 2)
      duplicates.add(numbers[order.duplicates[k]!]!, numbers[order.duplicates[k + 1]!]!);
    xy.set(order.xy, 2 * to);
    return to + order.sites.length;
  }
  sortAlong(moved, 0, from, end);
  let kept = to;
  for (let i = from; i < end; i++) {
    const x = xy[2 * i]!;
    const y = xy[2 * i + 1]!;
    if (i > from && x === xy[2 * kept - 2] && y === xy[2 * kept - 1]) {
      duplicates.add(sites[i]!, sites[kept - 1]!);
      continue;
    }
    if (kept !== i) {
      sites[kept] = sites[i]!;
      xy[2 * kept] = x;
      xy[2 * kept + 1] = y;
    }
    kept++;
  }
  halve(moved, 0, to, kept);
  return kept;
}

/**
 * Brings points into the order of division, which depends on nothing but their coordinates.
 *
 * @param coordinates x and y of each point, finite, without -0
 */
export function siteOrder(coordinates: Float64Array): SiteOrder {
  const levels = levelsFor(coordinates.length / 2);
  if (levels === 0) {
    const order = medianOrder(coordinates);
    return { ...order, cells: Uint32Array.of(0, order.sites.length) };
  }
  const { starts, moved } = distributed(coordinates, levels);
  const duplicates = new Duplicates(coordinates.length / 2);
  let end = 0;
  let from = 0;
  for (let cell = 1; cell < starts.length; cell++) {
    const next = starts[cell]!;
    end = orderCell(moved, from, next, end, duplicates);
    from = next;
    starts[cell] = end;
  }
  return {
    sites: moved.sites.subarray(0, end),
    xy: moved.xy.subarray(0, 2 * end),
    duplicates: duplicates.list(),
    cells: starts,
  };
}
