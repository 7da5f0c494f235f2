import { orient2d } from '../predicates/index.js';

/** So many points are looked at one by one. */
const LEAF = 8;
/** Ranks are cut to so many bits, and two of them are interleaved. */
const RANK_BITS = 16;

/** The corners of a triangle, counterclockwise if `way` is 1, clockwise if it is -1. */
export interface Triangle {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Which corners can lie in an ear. */
export interface Blockers {
  readonly corners: Uint32Array;
  /** 1 if the polygon runs counterclockwise, as it does if nothing is said; -1 if clockwise. */
  readonly way?: number;
  /**
   * For each corner of a polygon that may touch itself, the first one at the same point: those at the ear's own corners
   * block nothing.
   */
  readonly place?: Uint32Array;
}

/**
 * The corners of a polygon that can lie in the triangle of an ear, in a tree of boxes: along a Z-order curve over the
 * ranks of their coordinates, so that no far-away corner spoils it. Corners leave it and never come. All decisions are
 * comparisons of coordinates and signs of `orient2d`, so none is wrong.
 *
 * Source: Morton 1966, "A computer oriented geodetic data base".
 */
export class BlockerTree {
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #way: number;
  /** Equal for corners at the same point, which may touch. */
  readonly #point: Uint32Array;
  /** The corners along the curve, and the place of each there. */
  readonly #order: Uint32Array;
  readonly #place: Uint32Array;
  readonly #gone: Uint8Array;
  /** The first leaf of the tree; node i has the children 2 i and 2 i + 1. */
  readonly #firstLeaf: number;
  /** Of each node: left, bottom, right, top; and how many corners are left. */
  readonly #boxes: Float64Array;
  readonly #left: Uint32Array;
  readonly #stack: number[] = [];
  /** How many boxes and corners were looked at. */
  looks = 0;

  constructor(x: Float64Array, y: Float64Array, { corners, way = 1, place }: Blockers) {
    this.#x = x;
    this.#y = y;
    this.#way = way;
    this.#point = place ?? Uint32Array.from(x.keys());
    this.#order = corners.length <= LEAF ? corners : alongCurve(x, y, corners);
    this.#gone = new Uint8Array(corners.length);
    this.#place = new Uint32Array(x.length);
    let leaves = 1;
    while (leaves * LEAF < corners.length) leaves *= 2;
    this.#firstLeaf = leaves;
    this.#boxes = new Float64Array(8 * leaves);
    this.#left = new Uint32Array(2 * leaves);
    this.#fill();
  }

  #fill(): void {
    const boxes = this.#boxes;
    for (let i = 0; i < boxes.length; i += 4) {
      boxes.fill(Number.POSITIVE_INFINITY, i, i + 2);
      boxes.fill(Number.NEGATIVE_INFINITY, i + 2, i + 4);
    }
    for (let k = 0; k < this.#order.length; k++) {
      const corner = this.#order[k]!;
      this.#place[corner] = k;
      const leaf = this.#firstLeaf + Math.floor(k / LEAF);
      this.#left[leaf]!++;
      this.#widen(leaf, this.#x[corner]!, this.#y[corner]!, this.#x[corner]!, this.#y[corner]!);
    }
    for (let node = this.#left.length - 1; node > 1; node--) {
      const parent = node >>> 1;
      this.#left[parent]! += this.#left[node]!;
      const at = 4 * node;
      this.#widen(parent, boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!);
    }
  }

  #widen(node: number, left: number, bottom: number, right: number, top: number): void {
    const boxes = this.#boxes;
    const at = 4 * node;
    if (left < boxes[at]!) boxes[at] = left;
    if (bottom < boxes[at + 1]!) boxes[at + 1] = bottom;
    if (right > boxes[at + 2]!) boxes[at + 2] = right;
    if (top > boxes[at + 3]!) boxes[at + 3] = top;
  }

  /** Takes a corner out. */
  remove(corner: number): void {
    const k = this.#place[corner]!;
    this.#gone[k] = 1;
    for (let node = this.#firstLeaf + Math.floor(k / LEAF); node > 0; node >>>= 1) this.#left[node]!--;
  }

  /**
   * Whether a corner, none of the triangle's own, lies in a triangle that turns as the polygon runs; on its boundary
   * counts.
   */
  meets(triangle: Triangle): boolean {
    const { a, b, c } = triangle;
    const [x, y] = [this.#x, this.#y];
    const left = Math.min(x[a]!, x[b]!, x[c]!);
    const bottom = Math.min(y[a]!, y[b]!, y[c]!);
    const right = Math.max(x[a]!, x[b]!, x[c]!);
    const top = Math.max(y[a]!, y[b]!, y[c]!);
    const boxes = this.#boxes;
    const stack = this.#stack;
    stack.length = 0;
    stack.push(1);
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      this.looks++;
      if (this.#left[node] === 0) continue;
      const at = 4 * node;
      if (boxes[at]! > right || boxes[at + 1]! > top || boxes[at + 2]! < left || boxes[at + 3]! < bottom)
        continue;
      if (node >= this.#firstLeaf) {
        if (this.#leafMeets(node, triangle)) return true;
      } else if (!this.#isBeside(at, a, b) && !this.#isBeside(at, b, c) && !this.#isBeside(at, c, a)) {
        stack.push(2 * node + 1, 2 * node);
      }
    }
    return false;
  }

  #leafMeets(leaf: number, { a, b, c }: Triangle): boolean {
    const first = LEAF * (leaf - this.#firstLeaf);
    const end = Math.min(first + LEAF, this.#order.length);
    const point = this.#point;
    this.looks += end - first;
    for (let k = first; k < end; k++) {
      const v = this.#order[k]!;
      if (this.#gone[k] === 1) continue;
      const at = point[v];
      if (at === point[a] || at === point[b] || at === point[c]) continue;
      if (this.#isInside(a, b, v) && this.#isInside(b, c, v) && this.#isInside(c, a, v)) return true;
    }
    return false;
  }

  #isInside(i: number, j: number, v: number): boolean {
    const [x, y] = [this.#x, this.#y];
    return this.#way * orient2d(x[i]!, y[i]!, x[j]!, y[j]!, x[v]!, y[v]!) >= 0;
  }

  /** Whether a box lies outside of an edge: its corner that is furthest inwards does. */
  #isBeside(at: number, i: number, j: number): boolean {
    const [x, y, boxes] = [this.#x, this.#y, this.#boxes];
    // Inwards is to the left of the edge if the polygon runs counterclockwise: up where the edge goes right, left where
    // it goes up.
    const right = this.#way > 0 ? x[j]! > x[i]! : x[j]! < x[i]!;
    const up = this.#way > 0 ? y[j]! > y[i]! : y[j]! < y[i]!;
    const cornerX = up ? boxes[at]! : boxes[at + 2]!;
    const cornerY = right ? boxes[at + 3]! : boxes[at + 1]!;
    return this.#way * orient2d(x[i]!, y[i]!, x[j]!, y[j]!, cornerX, cornerY) < 0;
  }
}

/** Corners in the order of a Z-order curve. */
function alongCurve(x: Float64Array, y: Float64Array, corners: Uint32Array): Uint32Array {
  const u = ranks(x, corners);
  const v = ranks(y, corners);
  const codes = new Float64Array(x.length);
  corners.forEach((corner, k) => {
    codes[corner] = spread(u[k]!) + 2 * spread(v[k]!);
  });
  return corners.slice().sort((i, j) => codes[i]! - codes[j]! || i - j);
}

/** How many of the corners have a smaller coordinate, cut to 16 bits. */
function ranks(coordinates: Float64Array, corners: Uint32Array): Uint32Array {
  const sorted = Float64Array.from(corners, (corner) => coordinates[corner]!).sort();
  const scale = 2 ** RANK_BITS / corners.length;
  return Uint32Array.from(corners, (corner) => {
    const value = coordinates[corner]!;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return Math.floor(low * scale);
  });
}

/** The bits of a number of 16 bits at every second place. */
function spread(n: number): number {
  let bits = n;
  bits = (bits | (bits << 8)) & 0x00ff_00ff;
  bits = (bits | (bits << 4)) & 0x0f0f_0f0f;
  bits = (bits | (bits << 2)) & 0x3333_3333;
  return (bits | (bits << 1)) & 0x5555_5555;
}
