/** A heap: what comes first by a comparison is taken first. */
export class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (a: Item, b: Item) => number;

  constructor(compare: (a: Item, b: Item) => number) {
    this.#compare = compare;
  }

  get first(): Item | undefined {
    return this.#items[0];
  }

  push(item: Item): void {
    const items = this.#items;
    let place = items.push(item) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#compare(items[parent]!, item) <= 0) break;
      items[place] = items[parent]!;
      place = parent;
    }
    items[place] = item;
  }

  /** Takes out the first one, of which there must be one. */
  pop(): Item {
    const items = this.#items;
    const first = items[0]!;
    const last = items.pop()!;
    if (items.length > 0) this.#sink(last);
    return first;
  }

  #sink(item: Item): void {
    const items = this.#items;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && this.#compare(items[child + 1]!, items[child]!) < 0) child++;
      if (this.#compare(item, items[child]!) <= 0) break;
      items[place] = items[child]!;
      place = child;
    }
    items[place] = item;
  }
}
