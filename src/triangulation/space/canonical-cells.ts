import { countingSort } from '../../core/collections/counting-sort.js';
import { GrowableUint32 } from '../../core/collections/growable.js';
import type { CellRecords } from './cell-records.js';
import { FACETS } from './facets.js';

/** Tetrahedra in the order of their points. */
export interface CanonicalCells {
  readonly tetrahedra: Uint32Array<ArrayBuffer>;
  readonly neighbours: Int32Array<ArrayBuffer>;
  readonly hull: Uint32Array<ArrayBuffer>;
}

/** So many cells of one least corner are sorted by insertion. */
const FEW = 64;

/**
 * Writes tetrahedra in the order of the coordinates of their points: the corners of each ascend, but for the last
 * two, which are the other way round where orient3d would be negative, and tetrahedra follow each other as their
 * corners do. So the order in which points were given, and inserted, leaves no trace.
 *
 * @param infinity the number of the vertex of ghosts
 * @param rank of each point its place in the order of coordinates
 * @param names of each place the number that is written
 */
export function canonicalCells(
  cells: CellRecords,
  infinity: number,
  rank: Uint32Array,
  names: Uint32Array,
): CanonicalCells {
  const turned = turnedCells(cells, infinity, rank);
  const { corners, positions } = turned;
  const count = positions.length;
  const order = sortedCells(corners, rank.length);
  const placeOf = new Int32Array(cells.length).fill(-1);
  for (let k = 0; k < count; k++) placeOf[turned.cells[order[k]!]!] = k;
  const tetrahedra = new Uint32Array(4 * count);
  const neighbours = new Int32Array(4 * count);
  // Cells are read as they are in memory, where neighbours are near each other, and written wherever they belong.
  for (let k = 0; k < count; k++) {
    const from = 4 * turned.cells[k]!;
    const to = 4 * placeOf[turned.cells[k]!]!;
    const packed = positions[k]!;
    for (let i = 0; i < 4; i++) {
      tetrahedra[to + i] = names[corners[4 * k + i]!]!;
      // A ghost has no place.
      neighbours[to + i] = placeOf[cells.beyond[from + ((packed >> (2 * i)) & 3)]! >> 2]!;
    }
  }
  return { tetrahedra, neighbours, hull: hullOf(tetrahedra, neighbours) };
}

/** The facets beyond which there is nothing, counterclockwise from outside. */
function hullOf(tetrahedra: Uint32Array, neighbours: Int32Array): Uint32Array<ArrayBuffer> {
  const hull = new GrowableUint32();
  for (let at = 0; at < neighbours.length; at++) {
    if (neighbours[at] !== -1) continue;
    const facet = FACETS[at & 3]!;
    for (let k = 0; k < 3; k++) hull.push(tetrahedra[(at & ~3) + facet[k]!]!);
  }
  return hull.finish();
}

interface TurnedCells {
  /** Numbers of the cells that are no ghosts. */
  readonly cells: Uint32Array;
  /** Four ranks for each. */
  readonly corners: Uint32Array;
  /** At which positions of its cell these stand, two bits for each. */
  readonly positions: Uint8Array;
}

function turnedCells(cells: CellRecords, infinity: number, rank: Uint32Array): TurnedCells {
  const finite = finiteCells(cells, infinity);
  const corners = new Uint32Array(4 * finite.length);
  const positions = new Uint8Array(finite.length);
  const given = cells.corners;
  const four = new Uint32Array(4);
  for (let k = 0; k < finite.length; k++) {
    const from = 4 * finite[k]!;
    // The last two bits are the position.
    for (let i = 0; i < 4; i++) four[i] = 4 * rank[given[from + i]!]! + i;
    const isOdd = sortFour(four);
    const to = 4 * k;
    corners[to] = four[0]! >>> 2;
    corners[to + 1] = four[1]! >>> 2;
    corners[to + 2] = four[isOdd ? 3 : 2]! >>> 2;
    corners[to + 3] = four[isOdd ? 2 : 3]! >>> 2;
    positions[k] =
      (four[0]! & 3) |
      ((four[1]! & 3) << 2) |
      ((four[isOdd ? 3 : 2]! & 3) << 4) |
      ((four[isOdd ? 2 : 3]! & 3) << 6);
  }
  return { cells: finite, corners, positions };
}

/** Sorts four different numbers by insertion. Whether an odd number of exchanges of two does the same. */
function sortFour(four: Uint32Array): boolean {
  let isOdd = false;
  for (let i = 1; i < 4; i++) {
    const number = four[i]!;
    let at = i;
    for (; at > 0 && four[at - 1]! > number; at--) {
      four[at] = four[at - 1]!;
      isOdd = !isOdd;
    }
    four[at] = number;
  }
  return isOdd;
}

function finiteCells(cells: CellRecords, infinity: number): Uint32Array {
  const finite = new Uint32Array(cells.length);
  let found = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells.isThere(cell) && cells.corners[4 * cell + 3] !== infinity) finite[found++] = cell;
  }
  return finite.slice(0, found);
}

/** The order of cells by their corners. */
function sortedCells(corners: Uint32Array, points: number): Uint32Array {
  const count = corners.length / 4;
  const all = new Uint32Array(count);
  const key = new Uint32Array(count);
  for (let k = 0; k < count; k++) {
    all[k] = k;
    key[k] = corners[4 * k]!;
  }
  const order = countingSort(all, key, points);
  for (let from = 0; from < count; ) {
    let to = from + 1;
    while (to < count && key[order[to]!] === key[order[from]!]) to++;
    if (to - from <= FEW) insertionSort(order, from, to, corners);
    else order.subarray(from, to).sort((k, l) => compareCells(corners, 4 * k, 4 * l));
    from = to;
  }
  return order;
}

function insertionSort(order: Uint32Array, from: number, to: number, corners: Uint32Array): void {
  for (let k = from + 1; k < to; k++) {
    const cell = order[k]!;
    let at = k;
    for (; at > from && compareCells(corners, 4 * order[at - 1]!, 4 * cell) > 0; at--)
      order[at] = order[at - 1]!;
    order[at] = cell;
  }
}

function compareCells(corners: Uint32Array, a: number, b: number): number {
  return (
    corners[a + 1]! - corners[b + 1]! ||
    corners[a + 2]! - corners[b + 2]! ||
    corners[a + 3]! - corners[b + 3]!
  );
}
