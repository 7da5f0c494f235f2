/** Nodes of a tree that wait to be visited, the one with the least key first. */
export class NodeHeap {
  // Plain arrays: most walks hold a few dozen nodes, and typed arrays take longer to make.
  readonly #keys: number[] = [];
  readonly #nodes: number[] = [];

  /** How many nodes wait. */
  get length(): number {
    return this.#keys.length;
  }

  /** The least key; there must be one. */
  get least(): number {
    return this.#keys[0]!;
  }

  push(key: number, node: number): void {
    const keys = this.#keys;
    const nodes = this.#nodes;
    let at = keys.length;
    keys.push(key);
    nodes.push(node);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (keys[above]! <= key) break;
      keys[at] = keys[above]!;
      nodes[at] = nodes[above]!;
      at = above;
    }
    keys[at] = key;
    nodes[at] = node;
  }

  /** Takes the node with the least key; there must be one. */
  pop(): number {
    const keys = this.#keys;
    const nodes = this.#nodes;
    const first = nodes[0]!;
    const key = keys.pop()!;
    const node = nodes.pop()!;
    const { length } = keys;
    if (length === 0) return first;
    let at = 0;
    while (true) {
      let below = 2 * at + 1;
      if (below >= length) break;
      if (below + 1 < length && keys[below + 1]! < keys[below]!) below++;
      if (keys[below]! >= key) break;
      keys[at] = keys[below]!;
      nodes[at] = nodes[below]!;
      at = below;
    }
    keys[at] = key;
    nodes[at] = node;
    return first;
  }
}

/** Things that wait, the one that is before all others first. No two are equal in the order. */
export class OrderHeap<T> {
  readonly #items: T[] = [];
  readonly #isBefore: (a: T, b: T) => boolean;

  constructor(isBefore: (a: T, b: T) => boolean) {
    this.#isBefore = isBefore;
  }

  /** The first one, if there is one. */
  get first(): T | undefined {
    return this.#items[0];
  }

  push(item: T): void {
    const items = this.#items;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(item, items[above]!)) break;
      items[at] = items[above]!;
      at = above;
    }
    items[at] = item;
  }

  /** Takes the first one out; there must be one. */
  removeFirst(): void {
    const items = this.#items;
    const item = items.pop()!;
    const { length } = items;
    if (length === 0) return;
    let at = 0;
    while (true) {
      let below = 2 * at + 1;
      if (below >= length) break;
      if (below + 1 < length && this.#isBefore(items[below + 1]!, items[below]!)) below++;
      if (!this.#isBefore(items[below]!, item)) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = item;
  }
}
