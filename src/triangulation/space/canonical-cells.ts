import { countingSort } from '../../core/collections/counting-sort.js';
import type { CellRecords } from './cell-records.js';

/** Tetrahedra in the order of their points. */
export interface CanonicalCells {
  readonly tetrahedra: Uint32Array;
  readonly neighbours: Int32Array;
  readonly hull: Uint32Array;
}

/** The corners of each facet of a tetrahedron, counterclockwise from outside. */
const FACETS = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
] as const;

/**
 * Writes tetrahedra in the order of the coordinates of their points: the corners of each ascend, but for the last two, which are
 * the other way round where orient3d would be negative, and tetrahedra follow each other as their corners do. So the
 * order in which points were given, and inserted, leaves no trace.
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
  const finite = finiteCells(cells, infinity);
  const turned = turnedCells(cells, finite, rank);
  const order = sortedCells(turned.corners, rank.length);
  const placeOf = new Int32Array(cells.length).fill(-1);
  for (let k = 0; k < order.length; k++) placeOf[finite[order[k]!]!] = k;
  const tetrahedra = new Uint32Array(4 * order.length);
  const neighbours = new Int32Array(4 * order.length);
  const hull: number[] = [];
  for (let k = 0; k < order.length; k++) {
    const from = 4 * order[k]!;
    const at = 4 * finite[order[k]!]!;
    for (let i = 0; i < 4; i++) {
      tetrahedra[4 * k + i] = names[turned.corners[from + i]!]!;
      // The number of a ghost is none.
      neighbours[4 * k + i] = placeOf[cells.beyond[at + turned.positions[from + i]!]! >> 2]!;
    }
    for (let i = 0; i < 4; i++) {
      if (neighbours[4 * k + i] === -1) for (const j of FACETS[i]!) hull.push(tetrahedra[4 * k + j]!);
    }
  }
  return { tetrahedra, neighbours, hull: Uint32Array.from(hull) };
}

function finiteCells(cells: CellRecords, infinity: number): Uint32Array {
  const finite = new Uint32Array(cells.length);
  let found = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells.isThere(cell) && cells.corners[4 * cell + 3] !== infinity) finite[found++] = cell;
  }
  return finite.slice(0, found);
}

/** The corners of cells by rank, and at which positions of their cells they stand. */
interface TurnedCells {
  readonly corners: Uint32Array;
  readonly positions: Uint8Array;
}

function turnedCells(cells: CellRecords, finite: Uint32Array, rank: Uint32Array): TurnedCells {
  const corners = new Uint32Array(4 * finite.length);
  const positions = new Uint8Array(4 * finite.length);
  for (let k = 0; k < finite.length; k++) {
    const at = 4 * finite[k]!;
    const to = 4 * k;
    let swaps = 0;
    for (let i = 0; i < 4; i++) {
      const corner = rank[cells.corners[at + i]!]!;
      let j = to + i;
      for (; j > to && corners[j - 1]! > corner; j--) {
        corners[j] = corners[j - 1]!;
        positions[j] = positions[j - 1]!;
        swaps++;
      }
      corners[j] = corner;
      positions[j] = i;
    }
    if (swaps % 2 === 1) swapLast(corners, positions, to);
  }
  return { corners, positions };
}

function swapLast(corners: Uint32Array, positions: Uint8Array, at: number): void {
  const [c, d] = [corners[at + 2]!, corners[at + 3]!];
  corners[at + 2] = d;
  corners[at + 3] = c;
  const [i, j] = [positions[at + 2]!, positions[at + 3]!];
  positions[at + 2] = j;
  positions[at + 3] = i;
}

/** The order of cells by their corners. */
function sortedCells(corners: Uint32Array, points: number): Uint32Array {
  const count = corners.length / 4;
  let order = Uint32Array.from({ length: count }, (_, k) => k);
  const key = new Uint32Array(count);
  for (let i = 3; i >= 0; i--) {
    for (let k = 0; k < count; k++) key[k] = corners[4 * k + i]!;
    order = countingSort(order, key, points) as Uint32Array<ArrayBuffer>;
  }
  return order;
}
