import type { Bounds } from './cover-boxes.js';

/** Boxes that are looked up by points: each cell of a grid knows a few that it has a part of. */
export class BoxGrid {
  static readonly #PER_CELL = 4;
  static readonly #MOST = 512;
  readonly #bounds: Bounds;
  readonly #side: number;
  readonly #cells: Int32Array;
  readonly #boxes: Bounds[] = [];
  /** So many cells may be visited yet: boxes that are many times as large as cells would fill all of them. */
  #visits: number;

  constructor(bounds: Bounds, count: number) {
    this.#bounds = bounds;
    this.#side = Math.min(2 * Math.ceil(Math.sqrt(count)), BoxGrid.#MOST);
    this.#cells = new Int32Array(this.#side * this.#side * BoxGrid.#PER_CELL).fill(-1);
    this.#visits = 8 * this.#side * this.#side + 64 * count;
  }

  /** Never less for a greater coordinate, so that a point of a box is in a cell of the box. */
  #step(x: number, least: number, greatest: number): number {
    const step = Math.floor(((x - least) / (greatest - least)) * this.#side);
    return step < this.#side ? step : this.#side - 1;
  }

  #column(x: number): number {
    return this.#step(x, this.#bounds[0], this.#bounds[2]);
  }

  #row(y: number): number {
    return this.#step(y, this.#bounds[1], this.#bounds[3]);
  }

  /** Adds a box, if there is time for it. */
  add(box: Bounds): void {
    const [left, right] = [this.#column(box[0]), this.#column(box[2])];
    const [low, high] = [this.#row(box[1]), this.#row(box[3])];
    this.#visits -= (right - left + 1) * (high - low + 1);
    if (this.#visits < 0) return;
    const number = this.#boxes.push(box) - 1;
    for (let row = low; row <= high; row++) {
      for (let column = left; column <= right; column++) {
        const cell = BoxGrid.#PER_CELL * (row * this.#side + column);
        for (let i = cell; i < cell + BoxGrid.#PER_CELL; i++) {
          if (this.#cells[i]! < 0) {
            this.#cells[i] = number;
            break;
          }
        }
      }
    }
  }

  /** Whether a point is strictly inside of a box. */
  has(box: number, x: number, y: number): boolean {
    const [minX, minY, maxX, maxY] = this.#boxes[box]!;
    return x > minX && x < maxX && y > minY && y < maxY;
  }

  /** The first box that has a point strictly inside; -1 if no cell knows one. */
  find(x: number, y: number): number {
    const cell = BoxGrid.#PER_CELL * (this.#row(y) * this.#side + this.#column(x));
    for (let i = cell; i < cell + BoxGrid.#PER_CELL; i++) {
      const box = this.#cells[i]!;
      if (box < 0) return -1;
      if (this.has(box, x, y)) return box;
    }
    return -1;
  }
}
