/** Points along x, and where x is equal along y. */

/** Runs that are shorter are made as long by insertion. */
const RUN = 8;
/** So many points are put in order by insertion, with their coordinates. */
const FEW = 32;

/** Does a point come before another one? */
export function isBefore(xy: Float64Array, p: number, q: number): boolean {
  const px = xy[2 * p]!;
  const qx = xy[2 * q]!;
  return px < qx || (px === qx && xy[2 * p + 1]! < xy[2 * q + 1]!);
}

/** Puts the points of a run in order that begins with one that is; rings have many that ascend or descend. */
function makeRun(order: Int32Array, xy: Float64Array, from: number, count: number): number {
  let end = from + 1;
  if (end < count && isBefore(xy, end, from)) {
    do end++;
    while (end < count && isBefore(xy, end, end - 1));
    for (let k = from, p = end - 1; k < end; k++, p--) order[k] = p;
  } else {
    while (end < count && !isBefore(xy, end, end - 1)) end++;
    for (let k = from; k < end; k++) order[k] = k;
  }
  for (; end < count && end < from + RUN; end++) {
    const x = xy[2 * end]!;
    const y = xy[2 * end + 1]!;
    let k = end;
    for (; k > from; k--) {
      const before = order[k - 1]!;
      const bx = xy[2 * before]!;
      if (bx < x || (bx === x && xy[2 * before + 1]! <= y)) break;
      order[k] = before;
    }
    order[k] = end;
  }
  return end;
}

/** Merges two runs that lie behind each other. */
function merge(
  source: Int32Array,
  target: Int32Array,
  xy: Float64Array,
  from: number,
  middle: number,
  end: number,
): void {
  let a = from;
  let b = middle;
  let at = from;
  while (a < middle && b < end)
    target[at++] = isBefore(xy, source[b]!, source[a]!) ? source[b++]! : source[a++]!;
  while (a < middle) target[at++] = source[a++]!;
  while (b < end) target[at++] = source[b++]!;
}

/** Puts numbers of points in order along x, then y: a merge sort of the runs that there are. */
export class LexicographicOrder {
  /** The numbers, where the last call left them. */
  order: Int32Array = new Int32Array(64);
  #other: Int32Array = new Int32Array(64);
  /** Where runs begin. */
  #starts: Int32Array = new Int32Array(64);
  /** Coordinates of few points, in order. */
  readonly #x = new Float64Array(FEW);
  readonly #y = new Float64Array(FEW);

  /**
   * Numbers from 0 on, those of equal points as they come.
   *
   * Source: Knuth, The Art of Computer Programming 3, 5.2.4 (natural merge sort).
   *
   * @param xy x and y of each point, finite
   */
  sort(xy: Float64Array, count: number): void {
    if (this.order.length < count) {
      this.order = new Int32Array(2 * count);
      this.#other = new Int32Array(2 * count);
      this.#starts = new Int32Array(2 * count);
    }
    if (count <= FEW) {
      this.#insertFew(xy, count);
      return;
    }
    const starts = this.#starts;
    let runs = 0;
    for (let from = 0; from < count; from = makeRun(this.order, xy, from, count)) starts[runs++] = from;
    while (runs > 1) {
      let left = 0;
      for (let k = 0; k < runs; k += 2) {
        const from = starts[k]!;
        const middle = k + 1 < runs ? starts[k + 1]! : count;
        merge(this.order, this.#other, xy, from, middle, k + 2 < runs ? starts[k + 2]! : count);
        starts[left++] = from;
      }
      runs = left;
      const swap = this.order;
      this.order = this.#other;
      this.#other = swap;
    }
  }

  #insertFew(xy: Float64Array, count: number): void {
    const { order } = this;
    const xs = this.#x;
    const ys = this.#y;
    for (let i = 0; i < count; i++) {
      const x = xy[2 * i]!;
      const y = xy[2 * i + 1]!;
      let k = i;
      for (; k > 0; k--) {
        const before = xs[k - 1]!;
        if (before < x || (before === x && ys[k - 1]! <= y)) break;
        xs[k] = before;
        ys[k] = ys[k - 1]!;
        order[k] = order[k - 1]!;
      }
      xs[k] = x;
      ys[k] = y;
      order[k] = i;
    }
  }
}
