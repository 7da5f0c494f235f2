import { compareLexicographic2d, type FoundPoint2 } from '../../implicit/index.js';

/** The crossing of two segments that a sweep line has yet to pass. */
export interface Crossing {
  readonly point: FoundPoint2;
  readonly one: number;
  readonly other: number;
}

/** Crossings in the order in which a sweep line passes them: a binary heap. */
export class CrossingQueue {
  readonly #heap: Crossing[] = [];

  /** The first of all, which stays; `undefined` if there is none. */
  first(): Crossing | undefined {
    return this.#heap[0];
  }

  add(crossing: Crossing): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(crossing);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (compareLexicographic2d(heap[parent]!.point, crossing.point) <= 0) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = crossing;
  }

  /** Takes the first away. */
  removeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      const right = child + 1;
      if (right < heap.length && compareLexicographic2d(heap[right]!.point, heap[child]!.point) < 0)
        child = right;
      if (compareLexicographic2d(last.point, heap[child]!.point) <= 0) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
  }
}
