import { GrowableUint32 } from '../../core/collections/growable.js';

/** The cell across a facet is not known yet. */
export const NONE = -1;
/** A cell that is not there any more: its first corner. */
const DELETED = -1;

/**
 * Tetrahedra with their neighbours. Facet i of a cell is that opposite its corner i; four times the number of a cell
 * and the number of a facet name both.
 *
 * Around the tetrahedra are ghosts: one for each triangle of the hull, joined to a vertex at infinity, which is
 * always corner 3 and has the number behind the last point.
 */
export class CellRecords {
  /** Four for each cell, at whose positions orient3d is positive. */
  corners: Int32Array;
  /** Beyond each facet: the same facet of the neighbour. */
  beyond: Int32Array;
  /** When each cell was last looked at, and what was found. */
  seen: Int32Array;
  /** Numbers of cells that were in use so far. */
  length = 0;
  readonly #free = new GrowableUint32();

  constructor(capacity: number) {
    this.corners = new Int32Array(4 * capacity);
    this.beyond = new Int32Array(4 * capacity);
    this.seen = new Int32Array(capacity);
  }

  /** Makes place for so many more. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.seen.length) return;
    const capacity = Math.max(needed, this.seen.length + (this.seen.length >>> 1));
    this.corners = grown(this.corners, 4 * capacity);
    this.beyond = grown(this.beyond, 4 * capacity);
    this.seen = grown(this.seen, capacity);
  }

  /** The number of a new cell, for which there is place. */
  take(): number {
    const free = this.#free;
    return free.length > 0 ? free.data[--free.length]! : this.length++;
  }

  release(cell: number): void {
    this.corners[4 * cell] = DELETED;
    this.#free.push(cell);
  }

  isThere(cell: number): boolean {
    return this.corners[4 * cell] !== DELETED;
  }

  add(a: number, b: number, c: number, d: number): number {
    this.reserve(1);
    const cell = this.take();
    this.corners.set([a, b, c, d], 4 * cell);
    this.beyond.fill(NONE, 4 * cell, 4 * cell + 4);
    this.seen[cell] = 0;
    return cell;
  }

  /** Joins two facets. */
  meet(facet: number, other: number): void {
    this.beyond[facet] = other;
    this.beyond[other] = facet;
  }
}

function grown(from: Int32Array, length: number): Int32Array {
  const result = new Int32Array(length);
  result.set(from);
  return result;
}
