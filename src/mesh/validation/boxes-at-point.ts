import { boundsContain } from '../../indexes/boxes.js';
import type { Bvh } from '../../indexes/bvh-tree.js';

/** Finds the boxes of a tree that contain a point. Keeps its stack between calls, nothing else. */
export class BoxesAtPoint {
  readonly #bvh: Bvh;
  #stack = new Uint32Array(128);

  constructor(bvh: Bvh) {
    this.#bvh = bvh;
  }

  /** Shows the number of every box that contains the point at `p[i]`, `p[i + 1]`, `p[i + 2]`; boundaries count. */
  visit(p: Float64Array, i: number, see: (box: number) => void): void {
    const { bounds, links, counts, order, boxes } = this.#bvh;
    if (counts.length === 0 || !boundsContain(bounds, 0, p, i)) return;
    let length = 0;
    this.#stack[length++] = 0;
    while (length > 0) {
      const node = this.#stack[--length]!;
      const count = counts[node]!;
      const link = links[node]!;
      if (count === 0) {
        if (length + 2 > this.#stack.length) this.#grow();
        if (boundsContain(bounds, 6 * link + 6, p, i)) this.#stack[length++] = link + 1;
        if (boundsContain(bounds, 6 * link, p, i)) this.#stack[length++] = link;
        continue;
      }
      for (let place = link; place < link + count; place++) {
        if (boundsContain(boxes, 6 * place, p, i)) see(order[place]!);
      }
    }
  }

  #grow(): void {
    const stack = new Uint32Array(2 * this.#stack.length);
    stack.set(this.#stack);
    this.#stack = stack;
  }
}
